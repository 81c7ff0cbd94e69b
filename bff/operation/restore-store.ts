import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claim } from '../base/claim.ts';
import { flushFile, flushFolderOf } from '../base/files.ts';
import { hasMasterKey, type MasterKeys, readMasterKeys } from '../base/secrets/master-key.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { listAccountIds } from '../store/account/accounts.ts';
import { appendAudit, findAuditHead } from '../store/account/audit.ts';
import { replaceStore } from '../store/core/replace.ts';
import { truncateWal } from '../store/guests/erasure.ts';
import type { Db } from '../store/schema/schema.ts';
import { checkStore } from '../store/sqlite/backup.ts';
import { DATABASE_FILE, migrate, openDatabase } from '../store/sqlite/database.ts';
import { renewEpoch } from '../store/sqlite/meta.ts';
import { endSignIns } from '../store/sqlite/restored.ts';
import { createWriter, type Writer } from '../store/sqlite/writer.ts';
import { anchorRestored } from './audit-anchors.ts';
import { openCopy } from './open-copy.ts';
import { createStoreSecrets } from './open-secrets.ts';
import { unpackFiles } from './pack-files.ts';
import { resealWith } from './rotate-keys.ts';
import { type BackupKeys, readRings, toAllIdentities } from './verify-backup.ts';

/** A backup about to replace the store. */
export interface RestoredStore {
  db: Db;
  writer: Writer;
  secrets: Secrets;
}

/** What to restore, and where to. */
export interface RestoreOrder {
  backup: string;
  dataDir: string;
  /** The PostgreSQL database to replace; null: the SQLite file in the data folder. */
  databaseUrl: string | null;
  masterKeyFile: string;
  anchorFile: string;
  keys: BackupKeys;
  now: Date;
}

export interface Restored {
  conversations: number;
  messages: number;
  /** Time of the backup's newest entry; null: none. */
  lastEntryAt: string | null;
  /** Where the replaced store is kept, as a file or PostgreSQL schema; null: there was none. */
  replaced: string | null;
  /** Folder with files that only the replaced store referred to; null: none. */
  replacedFiles: string | null;
}

/**
 * Replaces the store by a backup that was checked before. The event log gets a new epoch, so that pages reload; old sign-ins and
 * links end; `amend` repeats what must not come back. Nothing changes until the last step. The caller must hold the data folder's
 * lock. Throws with advice.
 */
export async function restoreStore(
  { backup, dataDir, databaseUrl, masterKeyFile, anchorFile, keys, now }: RestoreOrder,
  amend: (store: RestoredStore) => Promise<void>,
): Promise<Restored> {
  const all = { ...keys, keyFiles: [masterKeyFile, ...keys.keyFiles] };
  const rings = readRings(all);
  const copy = await openCopy(backup, dataDir, toAllIdentities(rings, all));
  try {
    const contents = await prepare(copy.file, backup, { masterKeyFile, anchorFile, rings, now }, amend);
    const aside = join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`);
    const files = `${aside}-attachments`;
    const replacedFiles = (await unpackFiles(dataDir, copy.file, files)) > 0 ? files : null;
    const replaced =
      databaseUrl === null
        ? await putInPlace(dataDir, copy.file, `${aside}.db`)
        : await replaceStore(databaseUrl, copy.file, now);
    claim(dataDir, now);
    return { ...contents, replaced, replacedFiles };
  } finally {
    copy.remove();
  }
}

/** Returns the file in which the old store is kept; null: there was none. */
async function putInPlace(dataDir: string, file: string, aside: string): Promise<string | null> {
  flushFile(file);
  const replaced = await setAside(dataDir, aside);
  renameSync(file, join(dataDir, DATABASE_FILE));
  flushFolderOf(file);
  return replaced;
}

async function prepare(
  file: string,
  backup: string,
  {
    masterKeyFile,
    anchorFile,
    rings,
    now,
  }: { masterKeyFile: string; anchorFile: string; rings: readonly MasterKeys[]; now: Date },
  amend: (store: RestoredStore) => Promise<void>,
): Promise<Omit<Restored, 'replaced' | 'replacedFiles'>> {
  const db = openDatabase(file);
  const writer = createWriter(db);
  try {
    const { fault, ...held } = await checkStore(db);
    if (fault !== null) throw new Error(`${backup} cannot be restored: ${fault}`);
    await migrate(db);
    const upTo = (await findAuditHead(db)) ?? { number: 0, hash: '' };
    const secrets = await openRestored({ db, writer, now }, masterKeyFile, rings);
    await writer.write(async (trx) => {
      await renewEpoch(trx);
      await endSignIns(trx);
      for (const accountId of await listAccountIds(trx))
        await appendAudit(
          trx,
          secrets,
          { accountId, propertyId: null, actor: 'system', action: 'store.restored', subject: accountId },
          now.toISOString(),
        );
    });
    await amend({ db, writer, secrets });
    await anchorRestored({ db, writer, secrets, file: anchorFile, clock: () => now }, upTo);
    await truncateWal(db);
    return held;
  } finally {
    await writer.close();
    await db.destroy();
  }
}

/** Uses the server's own key; a backup of another key is encrypted again. */
async function openRestored(
  store: { db: Db; writer: Writer; now: Date },
  masterKeyFile: string,
  rings: readonly MasterKeys[],
): Promise<Secrets> {
  for (const ring of rings) {
    if ((await createStoreSecrets(store.db, ring)) === null) continue;
    if (!hasMasterKey(masterKeyFile))
      throw new Error(`The master key belongs at ${masterKeyFile}: copy it there, chmod 600, and restore again`);
    const own = readMasterKeys(masterKeyFile);
    if ((await createStoreSecrets(store.db, own)) === null) {
      const both = { current: own.current, retired: [ring.current, ...ring.retired] };
      await resealWith(store, both, 'keys.rotated');
    }
    const secrets = await createStoreSecrets(store.db, own);
    if (secrets !== null) return secrets;
  }
  throw new Error(
    `The backup was sealed with a master key that is not here. Put the key of its time at ${masterKeyFile}, or name it: --key FILE`,
  );
}

/** Renames the current store. Its log is merged first, because SQLite would apply it to whatever is at that name. */
async function setAside(dataDir: string, aside: string): Promise<string | null> {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    return null;
  }
  await foldLog(file);
  for (const suffix of ['-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix); // of a store that cannot be opened
  linkSync(file, aside);
  return aside;
}

/** Merges the log into its store, if that can be opened. */
async function foldLog(file: string): Promise<void> {
  try {
    const db = openDatabase(file);
    await truncateWal(db).finally(() => db.destroy());
  } catch {
    // Damaged: keep it as it is, with its log.
  }
}

import { type MasterKeys, newMasterKey, readMasterKeys, replaceMasterKeys } from '../base/secrets/master-key.ts';
import { createSecrets } from '../base/secrets/secrets.ts';
import { listAccountIds } from '../store/account/accounts.ts';
import { appendAudit } from '../store/account/audit.ts';
import type { Db } from '../store/schema/schema.ts';
import { setMeta } from '../store/sqlite/meta.ts';
import { resealStore } from '../store/sqlite/reseal.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { createStoreSecrets, signCheck } from './open-secrets.ts';

/** A store that nobody else uses, and its key file. */
export interface KeyWork {
  db: Db;
  writer: Writer;
  file: string;
  now: Date;
}

/**
 * Creates a new master key and encrypts everything with it. The old keys stay in the file as retired, so that guests' tokens and
 * older backups still work. The file is written first with both, so that the work can be repeated if interrupted.
 */
export async function rotateMasterKey(work: KeyWork): Promise<MasterKeys> {
  const { current, retired } = await readOwnKeys(work);
  const keys: MasterKeys = { current: newMasterKey(), retired: [current, ...retired] };
  replaceMasterKeys(work.file, keys);
  await resealWith(work, keys, 'keys.rotated');
  return keys;
}

/**
 * Deletes the retired keys after everything is encrypted with the current one. Tokens and backups made with them become invalid.
 */
export async function forgetRetiredKeys(work: KeyWork): Promise<{ forgotten: number }> {
  const keys = await readOwnKeys(work);
  await resealWith(work, keys, 'keys.forgotten');
  replaceMasterKeys(work.file, { current: keys.current, retired: [] });
  return { forgotten: keys.retired.length };
}

/** Encrypts a whole store with other keys. `from` must open all of it. */
export async function resealWith(
  { db, writer, now }: Omit<KeyWork, 'file'>,
  keys: MasterKeys,
  action: 'keys.rotated' | 'keys.forgotten',
): Promise<void> {
  const secrets = await createStoreSecrets(db, keys);
  if (secrets === null) throw new Error('None of these keys is the one the store was sealed with');
  const next = createSecrets(keys.current);
  await writer.write(async (trx) => {
    await resealStore(trx, (purpose, sealed, bound) =>
      next.encrypt(purpose, secrets.decrypt(purpose, sealed, bound), bound),
    );
    await setMeta(trx, 'keyCheck', signCheck(next));
    for (const accountId of await listAccountIds(trx))
      await appendAudit(
        trx,
        secrets,
        { accountId, propertyId: null, actor: 'system', action, subject: accountId },
        now.toISOString(),
      );
  });
}

async function readOwnKeys({ db, file }: KeyWork): Promise<MasterKeys> {
  const keys = readMasterKeys(file);
  if ((await createStoreSecrets(db, keys)) === null)
    throw new Error(`${file} is not the key this store was sealed with. Put the right one back first`);
  return keys;
}

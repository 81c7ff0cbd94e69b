import type { Config } from '../base/config.ts';
import type { MasterKeys } from '../base/secrets/master-key.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** The store of this installation, for a command. */
export interface OwnStore {
  db: Db;
  writer: Writer;
  keys: MasterKeys;
  secrets: Secrets;
  close(): Promise<void>;
}

/** Opens the store. Throws where there is none, and where its key is not here. */
export async function openOwnStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'masterKeyFile'>,
): Promise<OwnStore> {
  const { findPlace, isMade, openPlace, showPlace } = await import('../store/core/place.ts');
  const { hasTable } = await import('../store/core/migrate.ts');
  const { createWriter } = await import('../store/sqlite/writer.ts');
  const { openSecrets } = await import('../operation/open-secrets.ts');
  const place = findPlace(config);
  if (!isMade(place)) throw new Error(`${showPlace(place)} is not there: run serve first`);
  const db = await openPlace(place);
  if (!(await hasTable(db, 'meta'))) {
    await db.destroy();
    throw new Error(`${showPlace(place)} holds no store yet: run serve first`);
  }
  const writer = createWriter(db);
  const close = async () => {
    await writer.close();
    await db.destroy();
  };
  try {
    return { db, writer, ...(await openSecrets(db, writer, config.masterKeyFile)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs a command's work. What it throws is told in words on stderr, and the command leaves with 1. */
export async function endsInWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs work that nobody may disturb: the data folder is this process's meanwhile. Throws where a server works on the store. */
export async function withDataLock(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  const { lockDataDir } = await import('../store/sqlite/data-lock.ts');
  const lock = lockDataDir(dataDir, what, new Date());
  try {
    if (databaseUrl !== null) await requireNobodyServes(databaseUrl);
    await work();
  } finally {
    lock.release();
  }
}

/** A server elsewhere holds no lock here: it is seen by its row in the database, which it counts on. */
async function requireNobodyServes(databaseUrl: string): Promise<void> {
  const { openPostgres } = await import('../store/postgres/database.ts');
  const { findServingNode } = await import('../nodes/find-serving-node.ts');
  const db = openPostgres(databaseUrl);
  try {
    const name = await findServingNode(db);
    if (name !== null) throw new Error(`A server works on this database (${name}). Stop it first, and all others`);
  } finally {
    await db.destroy();
  }
}

import type { Config } from '../base/config.ts';
import type { MasterKeys } from '../base/secrets/master-key.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Writer } from '../store/sqlite/writer.ts';

/** This installation's store, opened for a command. */
export interface OwnStore {
  db: Db;
  writer: Writer;
  keys: MasterKeys;
  secrets: Secrets;
  close(): Promise<void>;
}

/** Opens the store. Throws if there is none, or its key is missing. */
export async function openOwnStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'masterKeyFile'>,
): Promise<OwnStore> {
  const { findPlace, storeExists, openPlace, showPlace } = await import('../store/core/place.ts');
  const { hasTable } = await import('../store/core/migrate.ts');
  const { createWriter } = await import('../store/sqlite/writer.ts');
  const { openSecrets } = await import('../operation/open-secrets.ts');
  const place = findPlace(config);
  if (!storeExists(place)) throw new Error(`${showPlace(place)} is not there: run serve first`);
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

/** Runs a command. Prints errors as text on stderr and exits with 1. */
export async function endsInWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs work with the data folder locked. Throws if a server uses the store. */
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

/** A server on another machine holds no lock here, but updates its row in the database. */
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

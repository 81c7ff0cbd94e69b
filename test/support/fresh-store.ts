import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPlace, type StorePlace } from '../../bff/store/core/place.ts';
import type { Db } from '../../bff/store/schema/schema.ts';
import { databasePath, migrate, openDatabase } from '../../bff/store/sqlite/database.ts';
import { isOnPostgres, placeAt } from './postgres/store-url.ts';

/** The bytes of a store with all its tables and nothing in them; every migration runs once in each worker. */
let empty: Promise<Buffer> | null = null;

async function makeEmpty(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-empty-'));
  try {
    const file = join(folder, 'empty.db');
    const db = openDatabase(file);
    await migrate(db);
    await db.destroy(); // which works what was written into the file itself
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Where the store is that a test keeps at this path: in PostgreSQL where the run says so (TEST_DATABASE=postgres), else in this
 * file. One that is not there is made, with all its tables.
 */
export async function placeOf(file: string): Promise<{ place: StorePlace; isNew: boolean }> {
  if (isOnPostgres()) return placeAt(file);
  const isNew = !existsSync(file);
  if (isNew) await putEmptyStore(file);
  return { place: { file }, isNew };
}

/** Opens a store that is up to date. One that is there already is migrated as the server does it. */
export async function openStore(file: string): Promise<Db> {
  const { place, isNew } = await placeOf(file);
  const db = await openPlace(place);
  if (isNew)
    await sql`select 1`.execute(db); // connects: what was never asked anything is not closed by destroy()
  else await migrate(db);
  return db;
}

/**
 * Leaves an empty store in a data folder for a server that is started there: it finds its tables made. Gives what its
 * configuration says of the store.
 */
export async function prepareStore(dataDir: string): Promise<{ databaseUrl: string | null }> {
  const { place } = await placeOf(databasePath(dataDir));
  return { databaseUrl: 'url' in place ? place.url : null };
}

async function putEmptyStore(file: string): Promise<void> {
  empty ??= makeEmpty();
  writeFileSync(file, await empty, { mode: 0o600 });
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPlace, type StorePlace } from '../../bff/store/core/place.ts';
import type { Db } from '../../bff/store/schema/schema.ts';
import { databasePath, migrate, openDatabase } from '../../bff/store/sqlite/database.ts';
import { isOnPostgres, placeAt } from './postgres/store-url.ts';

/** The bytes of an empty store with all its tables. Each worker runs the migrations once. */
let emptyStore: Promise<Buffer> | null = null;

async function makeEmptyStore(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-empty-'));
  try {
    const file = join(folder, 'empty.db');
    const db = openDatabase(file);
    await migrate(db);
    await db.destroy(); // closing writes the write-ahead log into the file
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Where a test's store is: in PostgreSQL if TEST_DATABASE=postgres, else in this file. A missing store is created with
 * all its tables.
 */
export async function placeOf(file: string): Promise<{ place: StorePlace; isNew: boolean }> {
  if (isOnPostgres()) return placeAt(file);
  const isNew = !existsSync(file);
  if (isNew) await putEmptyStore(file);
  return { place: { file }, isNew };
}

/** Opens an up-to-date store. An existing one is migrated as the server does it. */
export async function openStore(file: string): Promise<Db> {
  const { place, isNew } = await placeOf(file);
  const db = await openPlace(place);
  if (isNew)
    await sql`select 1`.execute(db); // connects, because destroy() does not close a connection that was never used
  else await migrate(db);
  return db;
}

/**
 * Creates an empty store in a server's data folder, so that the server does not run the migrations. Returns the store's
 * part of the configuration.
 */
export async function prepareStore(dataDir: string): Promise<{ databaseUrl: string | null }> {
  const { place } = await placeOf(databasePath(dataDir));
  return { databaseUrl: 'url' in place ? place.url : null };
}

/** Creates an empty store as a file in a data folder that has none: for what always works on SQLite. */
export async function prepareFile(dataDir: string): Promise<void> {
  const file = databasePath(dataDir);
  if (!existsSync(file)) await putEmptyStore(file);
}

async function putEmptyStore(file: string): Promise<void> {
  emptyStore ??= makeEmptyStore();
  writeFileSync(file, await emptyStore, { mode: 0o600 });
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../bff/store/schema/schema.ts';
import { databasePath, migrate, openDatabase } from '../../bff/store/sqlite/database.ts';

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

/** Opens a store that is up to date. One that is there already is migrated as the server does it. */
export async function openStore(file: string): Promise<Db> {
  const isNew = !existsSync(file);
  if (isNew) await putEmptyStore(file);
  const db = openDatabase(file);
  if (isNew)
    await sql`select 1`.execute(db); // connects: what was never asked anything is not closed by destroy()
  else await migrate(db);
  return db;
}

/** Leaves an empty store in a data folder for a server that is started there: it finds its tables made. */
export async function prepareStore(dataDir: string): Promise<void> {
  const file = databasePath(dataDir);
  if (!existsSync(file)) await putEmptyStore(file);
}

async function putEmptyStore(file: string): Promise<void> {
  empty ??= makeEmpty();
  writeFileSync(file, await empty, { mode: 0o600 });
}

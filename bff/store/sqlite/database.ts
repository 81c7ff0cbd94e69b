import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { closeToOthers, makeOwnFile, prepareFolder } from '../../base/files.ts';
import { toPlain } from '../core/plain.ts';
import type { Db, Schema } from '../schema/schema.ts';
import { KeepingDialect } from './statements.ts';

export { migrate } from '../core/migrate.ts';

/** What the promises to guests rest on; the server refuses to start where a value does not hold. */
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL: a commit is on the disk before it is acknowledged
  foreign_keys: 1,
  busy_timeout: 5_000,
  secure_delete: 1,
  // Pages (32 MB): the log is worked into the file once in some hundred answers, not in one of twenty.
  wal_autocheckpoint: 8_000,
  // KiB, negative by SQLite's custom: half of what it takes unasked. What is read often is in the system's own cache as well.
  cache_size: -8_000,
} as const;

export const DATABASE_FILE = 'service-chat.db';
const MEMORY = ':memory:';

/**
 * Opens the SQLite file (or ':memory:') with the settings durability needs.
 * Throws where the file cannot be opened or a setting does not hold.
 */
export function openDatabase(file: string): Db {
  if (file !== MEMORY) keepToOwner(file);
  const sqlite = new Sqlite(file);
  sqlite.pragma('auto_vacuum = incremental'); // holds for a new file alone: `give-back.ts` needs it
  for (const [name, value] of Object.entries(PRAGMAS)) {
    sqlite.pragma(`${name} = ${value}`);
    const actual: unknown = sqlite.pragma(name, { simple: true });
    const memory = file === MEMORY && name === 'journal_mode';
    if (!memory && actual !== value)
      throw new Error(`SQLite: ${name} is ${String(actual)}, must be ${value} (${file})`);
  }
  return query(sqlite);
}

/**
 * Opens a SQLite file that is there to read from it alone, beside whoever writes to it: for work in a thread or a process of
 * its own. Throws where it cannot be opened.
 */
export function openReadOnly(file: string): Db {
  return query(new Sqlite(file, { readonly: true, timeout: PRAGMAS.busy_timeout }));
}

function query(sqlite: Sqlite.Database): Db {
  sqlite.function('plain', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? toPlain(text) : null,
  );
  return new Kysely<Schema>({ dialect: new KeepingDialect(sqlite) });
}

/** Whatever folder it is in, the store is its owner's alone. SQLite gives the files beside it the same rights. */
function keepToOwner(file: string): void {
  if (!existsSync(file)) makeOwnFile(file);
  for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix);
}

/** The database's path below the data folder, which is made where it is missing. */
export function databasePath(dataDir: string): string {
  if (!existsSync(dataDir)) prepareFolder(dataDir);
  return join(dataDir, DATABASE_FILE);
}

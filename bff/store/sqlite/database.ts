import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { closeToOthers, makeOwnFile, prepareFolder } from '../../base/files.ts';
import { toPlain } from '../core/plain.ts';
import type { Db, Schema } from '../schema/schema.ts';
import { KeepingDialect } from './statements.ts';

export { migrate } from '../core/migrate.ts';

/** Settings that durability depends on. The server refuses to start if one cannot be set. */
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL: a commit is on disk before it is acknowledged
  foreign_keys: 1,
  busy_timeout: 5_000,
  secure_delete: 1,
  // Pages (32 MB): the write-ahead log is copied into the file once in some hundred answers instead of once in twenty.
  wal_autocheckpoint: 8_000,
  // KiB (negative means KiB): half of the default, since the operating system caches the file as well.
  cache_size: -8_000,
} as const;

export const DATABASE_FILE = 'service-chat.db';
const MEMORY = ':memory:';

/** Opens the SQLite file (or ':memory:'). Throws if it cannot be opened or a setting cannot be set. */
export function openDatabase(file: string): Db {
  if (file !== MEMORY) restrictToOwner(file);
  const sqlite = new Sqlite(file);
  sqlite.pragma('auto_vacuum = incremental'); // works for new files only; `free-pages.ts` needs it
  for (const [name, value] of Object.entries(PRAGMAS)) {
    sqlite.pragma(`${name} = ${value}`);
    const actual: unknown = sqlite.pragma(name, { simple: true });
    const memory = file === MEMORY && name === 'journal_mode';
    if (!memory && actual !== value)
      throw new Error(`SQLite: ${name} is ${String(actual)}, must be ${value} (${file})`);
  }
  return query(sqlite);
}

/** Opens an existing SQLite file read-only, for another thread or process than the one that writes. Throws if it cannot. */
export function openReadOnly(file: string): Db {
  return query(new Sqlite(file, { readonly: true, timeout: PRAGMAS.busy_timeout }));
}

function query(sqlite: Sqlite.Database): Db {
  sqlite.function('plain', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? toPlain(text) : null,
  );
  return new Kysely<Schema>({ dialect: new KeepingDialect(sqlite) });
}

/** Lets only the file's owner read it. SQLite gives its side files the same rights. */
function restrictToOwner(file: string): void {
  if (!existsSync(file)) makeOwnFile(file);
  for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix);
}

/** The database's path in the data folder; creates the folder if it is missing. */
export function databasePath(dataDir: string): string {
  if (!existsSync(dataDir)) prepareFolder(dataDir);
  return join(dataDir, DATABASE_FILE);
}

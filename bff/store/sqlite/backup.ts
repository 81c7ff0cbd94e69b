import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { flushFile, flushFolderOf, makeOwnFile } from '../../base/files.ts';
import { migrations } from '../migrations/index.ts';
import type { Db } from '../schema/schema.ts';

/**
 * Copies the database file if a migration is about to change one with data in it. Returns the copy's path, or null if
 * no copy is needed. Throws if the copy fails, so that no data is migrated without a copy.
 */
export async function backUpBeforeMigrating(db: Db, dataDir: string): Promise<string | null> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const states = await migrator.getMigrations();
  const pending = states.filter((state) => state.executedAt === undefined);
  if (pending.length === 0 || pending.length === states.length) return null;
  const file = join(dataDir, `before-${pending[0]?.name}.db`);
  if (existsSync(file)) return file;
  const partial = `${file}.partial`;
  rmSync(partial, { force: true }); // an interrupted start may have left a partial file
  await vacuumInto(db, partial);
  flushFile(partial);
  renameSync(partial, file);
  flushFolderOf(file);
  return file;
}

/** Writes a consistent copy of the store, without deleted data, to a new file that only its owner can read. */
export async function vacuumInto(db: Db, file: string): Promise<void> {
  makeOwnFile(file);
  await sql`vacuum into ${file}`.execute(db);
}

/** The result of checking a store file. */
export interface StoreCheck {
  /** The fault of the file; null if the file is valid. */
  fault: string | null;
  conversations: number;
  messages: number;
  /** The newest entry of the audit log; null if it is empty. */
  lastEntryAt: string | null;
}

/** Reads every page, index and reference of the store. */
export async function checkStore(db: Db): Promise<StoreCheck> {
  const emptyCounts = { conversations: 0, messages: 0, lastEntryAt: null };
  try {
    const fault = await findFault(db);
    if (fault !== null) return { fault, ...emptyCounts };
    const [conversations, messages] = [await count(db, 'conversation'), await count(db, 'message')];
    const last = await db.selectFrom('audit').select('at').orderBy('number', 'desc').limit(1).executeTakeFirst();
    return { fault: null, conversations, messages, lastEntryAt: last?.at ?? null };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), ...emptyCounts };
  }
}

async function findFault(db: Db): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const verdict = rows[0]?.integrity_check ?? 'no answer';
  if (verdict !== 'ok') return verdict;
  const { rows: brokenReferences } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (brokenReferences[0] !== undefined) return `${brokenReferences[0].table} names rows that are not there`;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const states = await migrator.getMigrations().catch(() => []);
  if (!states.some(({ executedAt }) => executedAt !== undefined)) return 'it is no store of ServiceChat';
  const { rows: executed } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = executed.find(({ name }) => !(name in migrations));
  return newer === undefined ? null : `a newer ServiceChat made it (${newer.name}): use that one, or a newer still`;
}

async function count(db: Db, table: 'conversation' | 'message'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

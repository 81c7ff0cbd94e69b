import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { flushFile, flushFolderOf, makeOwnFile } from '../../base/files.ts';
import { migrations } from '../migrations/index.ts';
import type { Db } from '../schema/schema.ts';

/**
 * Copies the database beside itself if a migration is about to change one that holds data.
 * Gives the copy's path, or null where there was nothing to copy. Throws where the copy fails: then nothing is migrated.
 */
export async function backUpBeforeMigrating(db: Db, dataDir: string): Promise<string | null> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const states = await migrator.getMigrations();
  const pending = states.filter((state) => state.executedAt === undefined);
  if (pending.length === 0 || pending.length === states.length) return null;
  const file = join(dataDir, `before-${pending[0]?.name}.db`);
  if (existsSync(file)) return file;
  const partial = `${file}.partial`;
  rmSync(partial, { force: true }); // of a start that did not come to its end
  await vacuumInto(db, partial);
  flushFile(partial);
  renameSync(partial, file);
  flushFolderOf(file);
  return file;
}

/** Writes one moment of the store, without what was deleted from it, to a new file of its owner's alone. */
export async function vacuumInto(db: Db, file: string): Promise<void> {
  makeOwnFile(file);
  await sql`vacuum into ${file}`.execute(db);
}

/** What a file that claims to be a store holds. */
export interface StoreCheck {
  /** Null where it is whole, else what is wrong. */
  fault: string | null;
  conversations: number;
  messages: number;
  /** The newest entry of the audit log; null: it has none. */
  lastEntryAt: string | null;
}

/** Reads every page, index and reference. Whatever cannot be read is the fault. */
export async function checkStore(db: Db): Promise<StoreCheck> {
  const nothing = { conversations: 0, messages: 0, lastEntryAt: null };
  try {
    const fault = await findFault(db);
    if (fault !== null) return { fault, ...nothing };
    const [conversations, messages] = [await count(db, 'conversation'), await count(db, 'message')];
    const last = await db.selectFrom('audit').select('at').orderBy('number', 'desc').limit(1).executeTakeFirst();
    return { fault: null, conversations, messages, lastEntryAt: last?.at ?? null };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), ...nothing };
  }
}

async function findFault(db: Db): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const verdict = rows[0]?.integrity_check ?? 'no answer';
  if (verdict !== 'ok') return verdict;
  const { rows: lost } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (lost[0] !== undefined) return `${lost[0].table} names rows that are not there`;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const states = await migrator.getMigrations().catch(() => []);
  if (!states.some(({ executedAt }) => executedAt !== undefined)) return 'it is no store of ServiceChat';
  const { rows: made } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = made.find(({ name }) => !(name in migrations));
  return newer === undefined ? null : `a newer ServiceChat made it (${newer.name}): use that one, or a newer still`;
}

async function count(db: Db, table: 'conversation' | 'message'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

import { setImmediate as letOtherWorkRun } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../core/dialect.ts';
import type { Db } from '../schema/schema.ts';
import { findConnection } from './statements.ts';
import type { Writer } from './writer.ts';

/** The number of pages freed in one transaction, which takes some milliseconds; guests' messages are stored in between. */
const PAGES_AT_ONCE = 200;
/** The number of free pages (8 MB) that stay in the file, because the store will soon need them. */
const KEPT_PAGES = 2_000;
/** The value of `auto_vacuum` that allows freeing some pages at a time. */
const INCREMENTAL = 2;

/**
 * Shrinks the SQLite file step by step by the free pages that deletions have left. Files made before this was supported keep
 * their size (free pages are reused); PostgreSQL reclaims space by itself. Returns the number of freed pages.
 */
export async function freeUnusedPages(db: Db, writer: Writer): Promise<number> {
  const sqlite = isPostgres(db) ? undefined : findConnection(db.getExecutor().adapter);
  if (sqlite === undefined || (await readNumber(db, 'auto_vacuum')) !== INCREMENTAL) return 0;
  const before = await readNumber(db, 'freelist_count');
  let free = before;
  while (free > KEPT_PAGES) {
    // With `exec`: a prepared statement would stop after each page.
    await writer.write(async () => void sqlite.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`));
    const remaining = await readNumber(db, 'freelist_count');
    if (remaining >= free) break; // new deletions free pages faster than we do: continue at the next run
    free = remaining;
    await letOtherWorkRun();
  }
  return before - free;
}

async function readNumber(db: Db, pragma: 'auto_vacuum' | 'freelist_count'): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(pragma)}`.execute(db);
  return Number(rows[0]?.[pragma] ?? 0);
}

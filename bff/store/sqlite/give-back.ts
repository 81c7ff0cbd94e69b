import { setImmediate as letOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../core/dialect.ts';
import type { Db } from '../schema/schema.ts';
import { findConnection } from './statements.ts';
import type { Writer } from './writer.ts';

/** So many pages go in one transaction: some milliseconds, and guests come in between. */
const PAGES_AT_ONCE = 200;
/** Less than this (8 MB) is kept: the store would grow into it again. */
const KEPT_PAGES = 2_000;
/** What `auto_vacuum` is where pages can be given back a few at a time. */
const INCREMENTAL = 2;

/**
 * Gives room that deletions left in the SQLite file back to the disk, step by step. A file that was made before files could do that keeps
 * its size, and what is free in it is used again; PostgreSQL sees to its own. Gives how many pages went.
 */
export async function giveBackRoom(db: Db, writer: Writer): Promise<number> {
  const sqlite = isPostgres(db) ? undefined : findConnection(db.getExecutor().adapter);
  if (sqlite === undefined || (await readNumber(db, 'auto_vacuum')) !== INCREMENTAL) return 0;
  const before = await readNumber(db, 'freelist_count');
  let free = before;
  while (free > KEPT_PAGES) {
    // Run as a whole: as a prepared statement it would stop after each page.
    await writer.write(async () => void sqlite.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`));
    const left = await readNumber(db, 'freelist_count');
    if (left >= free) break; // guests fill it faster than it is emptied: the next round goes on
    free = left;
    await letOthers();
  }
  return before - free;
}

async function readNumber(db: Db, pragma: 'auto_vacuum' | 'freelist_count'): Promise<number> {
  const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(pragma)}`.execute(db);
  return Number(rows[0]?.[pragma] ?? 0);
}

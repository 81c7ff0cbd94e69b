import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { migrate, openDatabase } from '../../../bff/store/sqlite/database.ts';
import { freeUnusedPages } from '../../../bff/store/sqlite/free-pages.ts';
import { createWriter } from '../../../bff/store/sqlite/writer.ts';

const ROWS = 5_000;
const ROW_BYTES = 6_000;
const AT_ONCE = 200;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-room-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a store that held much more data than now. */
async function openEmptied(file: string): Promise<Db> {
  const db = openDatabase(file);
  await migrate(db);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
    insert into meta (key, value) select 'old ' || i, hex(zeroblob(${ROW_BYTES / 2})) from n`.execute(db);
  await sql`delete from meta where key like 'old %'`.execute(db);
  await shrink(db);
  return db;
}

/** Checkpoints the write-ahead log into the file, as the server does from time to time. */
const shrink = (db: Db) => sql`pragma wal_checkpoint(truncate)`.execute(db);

it('freed disk space is returned in steps, and guests’ writes run between the steps', async () => {
  const file = join(folder, 'store.db');
  const db = await openEmptied(file);
  const writer = createWriter(db);
  try {
    const before = statSync(file).size;
    let isOver = false;
    const giving = freeUnusedPages(db, writer).finally(() => {
      isOver = true;
    });
    let written = 0;
    while (!isOver) {
      await writer.write((trx) =>
        trx
          .insertInto('meta')
          .values({ key: `new ${written}`, value: 'x' })
          .execute(),
      );
      written += 1;
    }
    const pages = await giving;
    await shrink(db);
    expect(pages).toBeGreaterThan(AT_ONCE * 10);
    expect(written).toBeGreaterThan(pages / AT_ONCE / 2); // guests write between most steps
    expect(statSync(file).size).toBeLessThan(before / 2);
    const { rows } = await sql`select key from meta where key like 'new %'`.execute(db);
    expect(rows).toHaveLength(written);
    expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows).toEqual([
      { integrity_check: 'ok' },
    ]);
    expect(await freeUnusedPages(db, writer)).toBe(0);
  } finally {
    await writer.close();
    await db.destroy();
  }
});

it('a file without incremental vacuum is not changed', async () => {
  const file = join(folder, 'older.db');
  const older = new Sqlite(file);
  older.exec('create table kept (id integer primary key)');
  older.close();
  const db = await openEmptied(file);
  const writer = createWriter(db);
  try {
    expect(await freeUnusedPages(db, writer)).toBe(0);
  } finally {
    await writer.close();
    await db.destroy();
  }
});

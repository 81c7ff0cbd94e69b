import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertConversation } from '../../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../../bff/store/conversations/insert-message.ts';
import { findMatches, indexMessages } from '../../../../bff/store/conversations/search.ts';
import { migrate } from '../../../../bff/store/core/migrate.ts';
import { type MoveProgress, moveStore } from '../../../../bff/store/core/move.ts';
import { openPlace } from '../../../../bff/store/core/place.ts';
import { copyToFile } from '../../../../bff/store/core/snapshot.ts';
import { listTables } from '../../../../bff/store/core/tables.ts';
import { openPostgres } from '../../../../bff/store/postgres/database.ts';
import type { Db, Trx } from '../../../../bff/store/schema/schema.ts';
import { checkStore } from '../../../../bff/store/sqlite/backup.ts';
import { openDatabase } from '../../../../bff/store/sqlite/database.ts';
import { createWriter } from '../../../../bff/store/sqlite/writer.ts';
import { makeDatabase } from '../../../support/postgres/store-url.ts';
import { openSmallHouse, storeIn } from '../../../support/small-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-chat-move-'));
let from: Db;
let url = '';

beforeAll(async () => {
  const house = await openSmallHouse(folder);
  const { id: propertyId } = await house.db.selectFrom('property').select('id').executeTakeFirstOrThrow();
  await house.writer.write(async (trx) => {
    await talk(trx, propertyId);
  });
  await house.close();
  from = openDatabase(storeIn(folder));
});
afterAll(async () => {
  await from.destroy();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  url = await makeDatabase({ tables: false });
});

/** Adds a guest who writes in several scripts and with control characters, and a conversation that was merged into another. */
async function talk(trx: Trx, propertyId: string): Promise<void> {
  const at = '2026-11-20T10:00:00.000Z';
  const given = { propertyId, channel: 'widget', mode: 'ai', language: 'en', locale: 'en', pageUrl: null };
  const last = await insertConversation(trx, { ...given, id: 'cnv_b', dialogue: '{"said":"\\u0000\\ud800"}' }, at);
  const first = await insertConversation(trx, { ...given, id: 'cnv_a', dialogue: '{}' }, at);
  await trx.updateTable('conversation').set({ mergedInto: last.id }).where('id', '=', first.id).execute();
  for (const text of ['Ein Handtücher­stapel', 'タオルを2枚', 'نظيف 🧼', 'zero \0 inside'])
    await insertMessage(trx, last, { author: 'guest', text, language: 'en', at });
}

/** A progress callback that throws at the n-th call, as if the process ended there. */
function endAfter(times: number): (progress: MoveProgress) => void {
  let told = 0;
  return () => {
    told += 1;
    if (told === times) throw new Error('cut off');
  };
}

async function countAll(db: Db, names: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

it('every row of every table is moved to PostgreSQL, compared, and usable', async () => {
  const told: MoveProgress[] = [];
  const moved = await moveStore(from, url, (progress) => told.push(progress));
  const names = (await listTables(from)).map(({ name }) => name);
  const there = await openPlace({ url });
  try {
    expect(await countAll(there, names)).toEqual(await countAll(from, names));
    expect(moved.rows).toBe(Object.values(await countAll(from, names)).reduce((sum, count) => sum + count, 0));
    expect(told.at(-1)).toMatchObject({ doing: 'compare', done: moved.rows, total: moved.rows });
    expect(await there.selectFrom('conversation').select(['id', 'mergedInto']).orderBy('id').execute()).toEqual([
      { id: 'cnv_a', mergedInto: 'cnv_b' },
      { id: 'cnv_b', mergedInto: null },
    ]);
    const texts = await there.selectFrom('message').select('text').orderBy('staffSeq').execute();
    expect(texts.at(-1)?.text).toBe('zero \uFFFD inside'); // PostgreSQL cannot store a zero character
    await indexMessages(there, createWriter(there));
    expect((await findMatches(there, await propertyOf(there), ['cnv_b'], 'HANDTUCHER')).size).toBe(1);
  } finally {
    await there.destroy();
  }
});

it.each([1, 5, 12, 20])('a move that was cut off after %i steps continues from there', async (steps) => {
  await expect(moveStore(from, url, endAfter(steps))).rejects.toThrow('cut off');
  await expect(openPlace({ url })).rejects.toThrow(/was not finished/); // no server starts on an unfinished move
  const { rows } = await moveStore(from, url);
  expect(rows).toBeGreaterThan(steps);
  await (await openPlace({ url })).destroy();
});

it('a row that changed during the move is found and named', async () => {
  const doing = (progress: MoveProgress) => {
    if (progress.doing === 'compare') throw new Error('cut off');
  };
  await expect(moveStore(from, url, doing)).rejects.toThrow('cut off');
  const there = openPostgres(url);
  await there.updateTable('conversation').set({ language: 'de' }).where('id', '=', 'cnv_a').execute();
  await there.destroy();
  await expect(moveStore(from, url)).rejects.toThrow('Row cnv_a of conversation is not the same');
});

it('a target database that contains other data is refused and not changed', async () => {
  const there = openPostgres(url);
  try {
    await migrate(there);
    await there.insertInto('meta').values({ key: 'epoch', value: 'another' }).execute();
    await expect(moveStore(from, url)).rejects.toThrow('holds a store already');
    expect(await there.selectFrom('meta').selectAll().execute()).toEqual([{ key: 'epoch', value: 'another' }]);
  } finally {
    await there.destroy();
  }
});

it('moved data can be moved back to a SQLite file with the same content', async () => {
  await moveStore(from, url);
  const file = join(folder, 'back.db');
  await copyToFile(url, file);
  const back = openDatabase(file);
  try {
    expect((await checkStore(back)).fault).toBeNull();
    const names = (await listTables(from)).map(({ name }) => name);
    expect(await countAll(back, names)).toEqual(await countAll(from, names));
  } finally {
    await back.destroy();
  }
});

async function propertyOf(db: Db): Promise<string> {
  return (await db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id;
}

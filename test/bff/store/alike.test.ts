import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertConversation, listConversations } from '../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../bff/store/conversations/insert-message.ts';
import { findMatches, indexMessages } from '../../../bff/store/conversations/search.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { upsertRows } from '../../../bff/store/sqlite/bulk.ts';
import { createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import { openStore } from '../../support/fresh-store.ts';

/** The behaviour in which SQLite and PostgreSQL must be equal. This file runs on both. */
const folder = mkdtempSync(join(tmpdir(), 'service-chat-alike-'));
const at = '2026-11-20T10:00:00.000Z';
let db: Db;
let writer: Writer;
beforeAll(async () => {
  db = await openStore(join(folder, 'test.db'));
  writer = createWriter(db);
  await writer.write(async (trx) => {
    await trx.insertInto('account').values({ id: 'acc_1', plan: 'starter', createdAt: at }).execute();
    const property = { id: 'prp_1', accountId: 'acc_1', name: '', address: '', timezone: 'UTC', languages: '[]' };
    const rest = { amenities: '[]', phone: '', origins: '[]', appearance: '{}', emergencyNumber: '', currency: '' };
    const more = { bookingUrl: '', coordinates: '', identityKeys: null, retention: '{}', guideLeft: 0 };
    await trx
      .insertInto('property')
      .values({ ...property, ...rest, ...more, createdAt: at, updatedAt: at })
      .execute();
  });
});
afterAll(async () => {
  await writer.close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** Adds a conversation in which a guest of this name wrote this text. */
async function write(id: string, guestName: string, text: string): Promise<void> {
  await writer.write(async (trx) => {
    const given = { propertyId: 'prp_1', channel: 'widget', mode: 'ai', language: 'en', locale: 'en', pageUrl: null };
    const made = await insertConversation(trx, { ...given, id, dialogue: '{}' }, at);
    await trx.updateTable('conversation').set({ guestName }).where('id', '=', id).execute();
    await insertMessage(trx, made, { author: 'guest', text, language: 'en', at });
  });
  await indexMessages(db, writer);
}

async function find(query: string): Promise<string[]> {
  const rows = await listConversations(db, 'prp_1', { query, limit: 50 });
  return rows.items.map(({ id }) => id).toSorted();
}

describe('the search by words', () => {
  beforeAll(async () => {
    await write('cnv_01', 'Müller', 'Die Handtücher fehlen in Zimmer 12');
    await write('cnv_02', 'Øystein Ångström', 'Crème brûlée, bitte: 100% “ohne_Nuss”');
    await write('cnv_03', 'Σίσυφος', 'タオルを2枚お願いします');
    await write('cnv_04', 'Иван Ёлкин', 'नमस्ते, तौलिया चाहिए');
    await write('cnv_05', 'D\'Arcy "the quick"', 'a AND b OR "c*" NEAR(x)');
  });

  it.each([
    ['HANDTUCHER', ['cnv_01']],
    ['handtücher zimmer', ['cnv_01']],
    ['zimmer handtücherx', []],
    ['12', ['cnv_01']],
    ['muller', ['cnv_01']],
    ['angstrom', ['cnv_02']],
    ['creme BRULEE', ['cnv_02']],
    ['100%', ['cnv_02']],
    ['ohne_nuss', ['cnv_02']],
    ['ohnexnuss', []],
    ['タオル', ['cnv_03']],
    ['2枚', ['cnv_03']],
    ['ΣΙΣΥΦΟΣ', ['cnv_03']],
    ['तौलिया', ['cnv_04']],
    ['елкин', ['cnv_04']],
    ['ЁЛКИН', ['cnv_04']],
    ["d'arcy", ['cnv_05']],
    ['"c*"', ['cnv_05']],
    ['NEAR(x)', ['cnv_05']],
    ['AND', ['cnv_01', 'cnv_05']],
    ['zz', []],
  ])('finds for “%s” the conversations %j', async (query, found) => {
    expect(await find(query)).toEqual(found);
  });

  it('finds no deleted conversation', async () => {
    await write('cnv_06', 'Gone', 'unrepeatable sentence');
    expect(await find('unrepeatable')).toEqual(['cnv_06']);
    await writer.write((trx) => trx.deleteFrom('conversation').where('id', '=', 'cnv_06').execute());
    expect(await find('unrepeatable')).toEqual([]);
    expect((await findMatches(db, 'prp_1', ['cnv_06'], 'unrepeatable')).size).toBe(0);
  });
});

it('texts are sorted by their bytes, capital letters before small ones, whatever the language', async () => {
  const keys = ['b', 'B', 'a', 'Z', 'ä', '_', '1', 'cnv_2', 'cnv-1', 'Ω'];
  await writer.write(async (trx) => {
    for (const key of keys)
      await trx
        .insertInto('meta')
        .values({ key: `sort ${key}`, value: '' })
        .execute();
  });
  const rows = await db.selectFrom('meta').select('key').where('key', 'like', 'sort %').orderBy('key').execute();
  const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
  expect(rows.map(({ key }) => key.slice(5))).toEqual(keys.toSorted(bytes));
});

it('numbers, sums and booleans are returned as numbers', async () => {
  const { rows } = await sql<Record<string, unknown>>`select count(*) as "count", sum("staffSeq") as "sum",
    max("staffSeq") as "max", 1 = 1 as "yes", 1 = 2 as "no" from "conversation"`.execute(db);
  expect(rows).toEqual([{ count: 5, sum: 5, max: 1, yes: 1, no: 0 }]);
});

it('one statement inserts many rows with the types of their columns, and existing rows get the new values', async () => {
  const row = (number: number, name: string) => ({ propertyId: 'prp_1', code: `c${number}`, name, updatedAt: at });
  const columns = ['propertyId', 'code', 'name', 'maxPersons', 'pull', 'updatedAt', 'source'] as const;
  const key = ['propertyId', 'source', 'code'] as const;
  const given = Array.from({ length: 450 }, (_, number) => ({
    ...row(number, `Room "${number}" \\u0041 ü`),
    maxPersons: number % 2 === 0 ? null : 9_007_199_254_740_991,
    pull: '',
    source: 'pms',
  }));
  await writer.write((trx) => upsertRows(trx, 'roomType', columns, given, { key, update: ['name'] }));
  await writer.write((trx) =>
    upsertRows(trx, 'roomType', columns, [{ ...given[0], name: 'Other' }], { key, update: ['name'] }),
  );
  const rows = await db.selectFrom('roomType').selectAll().where('code', 'in', ['c0', 'c1']).orderBy('code').execute();
  expect(rows).toEqual([
    { ...given[0], name: 'Other' },
    { ...given[1], name: 'Room "1" \\u0041 ü' },
  ]);
});

it('a condition with an empty list matches no row', async () => {
  expect(await db.selectFrom('conversation').select('id').where('id', 'in', []).execute()).toEqual([]);
  expect(await db.selectFrom('conversation').select('id').where('id', 'not in', []).execute()).toHaveLength(5);
});

it('a failing write in the middle of other writes rolls back only itself', async () => {
  const insert = (key: string) =>
    writer.write((trx) =>
      trx
        .insertInto('meta')
        .values({ key, value: '' })
        .execute()
        .then(() => key),
    );
  const all = await Promise.allSettled([insert('one'), insert('one'), insert('two')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('a conversation’s change marks the stored counts of its day as outdated', async () => {
  const day = { propertyId: 'prp_1', fromAt: '2026-11-20T00:00:00.000Z', toAt: '2026-11-21T00:00:00.000Z' };
  const other = { propertyId: 'prp_1', fromAt: '2026-11-19T00:00:00.000Z', toAt: '2026-11-20T00:00:00.000Z' };
  const kept = { basis: '', state: 'kept', figures: '{}' };
  await writer.write((trx) =>
    trx
      .insertInto('figureDay')
      .values([day, other].map((one) => ({ ...one, ...kept })))
      .execute(),
  );
  await writer.write((trx) =>
    trx.updateTable('conversation').set({ updatedAt: at }).where('id', '=', 'cnv_01').execute(),
  );
  const states = async () =>
    (await db.selectFrom('figureDay').select('state').orderBy('fromAt').execute()).map(({ state }) => state);
  expect(await states()).toEqual(['kept', 'kept']); // a change that is not counted
  await writer.write((trx) =>
    trx.updateTable('conversation').set({ ratingScore: 5 }).where('id', '=', 'cnv_01').execute(),
  );
  expect(await states()).toEqual(['kept', 'stale']);
});

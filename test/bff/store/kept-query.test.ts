import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Db, Row } from '../../../bff/store/schema/schema.ts';
import { keepQuery, type Place, placeEach } from '../../../bff/store/sqlite/kept-query.ts';
import { openStore } from '../../support/fresh-store.ts';
import { isOnPostgres } from '../../support/postgres/store-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-chat-kept-'));
let db: Db;
let built = 0;
beforeEach(async () => {
  db = await openStore(join(folder, `${crypto.randomUUID()}.db`));
  built = 0;
});
afterEach(() => db.destroy());
afterAll(() => rmSync(folder, { recursive: true }));

const insert = keepQuery((store, place: Place<Row<'meta'>>) =>
  store.insertInto('meta').values(placeEach(place, ['key', 'value'])),
);
const find = keepQuery((store, place: Place<{ value: string; most: number }>) => {
  built += 1;
  return store
    .selectFrom('meta')
    .select('key')
    .where('value', '=', place('value'))
    .where('key', '!=', 'hidden')
    .orderBy('key')
    .limit(place('most'));
});

it('a prepared query is built once and runs with the values of each call', async () => {
  for (const key of ['b', 'a', 'hidden']) await insert(db, { key, value: 'x' });
  await insert(db, { key: 'c', value: 'y' });
  const keysOf = async (values: { value: string; most: number }) => (await find(db, values)).rows.map(({ key }) => key);
  expect(await keysOf({ value: 'x', most: 9 })).toEqual(['a', 'b']);
  expect(await keysOf({ value: 'x', most: 1 })).toEqual(['a']);
  expect(await keysOf({ value: 'y', most: 9 })).toEqual(['c']);
  expect(built).toBe(1);
});

it('a prepared query runs inside the given transaction and is rolled back with it', async () => {
  const failed = db.transaction().execute(async (trx) => {
    await insert(trx, { key: 'a', value: 'x' });
    expect((await find(trx, { value: 'x', most: 9 })).rows).toHaveLength(1);
    throw new Error('undo');
  });
  await expect(failed).rejects.toThrow('undo');
  expect((await find(db, { value: 'x', most: 9 })).rows).toEqual([]);
});

// PostgreSQL uses a connection per query, which reads what is committed at that moment.
it.skipIf(isOnPostgres())(
  'a prepared query outside of an open transaction waits, and reads the committed data',
  async () => {
    const failing = await db.startTransaction().execute();
    await insert(failing, { key: 'a', value: 'x' });
    const asked = find(db, { value: 'x', most: 9 });
    await failing.rollback().execute();
    expect((await asked).rows).toEqual([]);
    const storing = await db.startTransaction().execute();
    await insert(storing, { key: 'a', value: 'x' });
    const waited = find(db, { value: 'x', most: 9 });
    await storing.commit().execute();
    expect((await waited).rows).toEqual([{ key: 'a' }]);
  },
);

it('a prepared query returns the number of changed rows', async () => {
  await insert(db, { key: 'a', value: 'x' });
  const change = keepQuery((store, place: Place<{ value: string }>) =>
    store.updateTable('meta').set({ value: 'z' }).where('value', '=', place('value')),
  );
  expect((await change(db, { value: 'x' })).numAffectedRows).toBe(1n);
  expect((await change(db, { value: 'x' })).numAffectedRows).toBe(0n);
});

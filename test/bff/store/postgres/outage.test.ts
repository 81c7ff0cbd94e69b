import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../../../bff/base/errors.ts';
import { migrate } from '../../../../bff/store/core/migrate.ts';
import { openPlace } from '../../../../bff/store/core/place.ts';
import type { Db, Trx } from '../../../../bff/store/schema/schema.ts';
import { createWriter, type Writer } from '../../../../bff/store/sqlite/writer.ts';
import { type Cluster, startCluster } from '../../../support/postgres/cluster.ts';

let cluster: Cluster; // a separate cluster, because the test kills it
let db: Db;
let writer: Writer;
beforeAll(async () => {
  cluster = startCluster(process.env['TEST_POSTGRES_FOLDER']);
  db = await openPlace({ url: cluster.url('postgres') });
  await migrate(db);
  writer = createWriter(db);
});
afterAll(async () => {
  await writer.close();
  await db.destroy();
  cluster.remove();
});

const note = (id: string) => (trx: Trx) =>
  trx.insertInto('account').values({ id, plan: 'starter', createdAt: '' }).execute();
const listNotes = async () => (await db.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id);

/** The result of a write: stored, or the code of its refusal. */
async function outcomeOf(write: Promise<unknown>): Promise<string> {
  try {
    await write;
    return 'stored';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

it('a crash of PostgreSQL loses no acknowledged write, and unconfirmed writes are answered with “unavailable”', async () => {
  await writer.write(note('before'));
  const under = Array.from({ length: 200 }, (_, number) => `under-${String(number).padStart(3, '0')}`);
  const answers: Promise<[string, string]>[] = [];
  for (const id of under) {
    answers.push(outcomeOf(writer.write(note(id))).then((became) => [id, became]));
    if (id === 'under-100') cluster.stop('immediate');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const became = await Promise.all(answers);
  expect(new Set(became.map(([, code]) => code))).toEqual(new Set(['stored', 'store_unavailable']));
  expect(await outcomeOf(writer.write(note('while it is down')))).toBe('store_unavailable');
  await expect(listNotes()).rejects.toMatchObject({ code: 'store_unavailable' });

  cluster.start();
  const stored = new Set(await listNotes());
  for (const [id, code] of became) if (code === 'stored') expect(stored).toContain(id);
  expect(stored).toContain('before');
  expect(await outcomeOf(writer.write(note('after')))).toBe('stored');
});

it('a failing write rolls back itself only, and not the others in its commit', async () => {
  const writes = ['shared-1', 'shared-1', 'shared-2'].map((id) => outcomeOf(writer.write(note(id))));
  const [first, again, other] = await Promise.all(writes);
  expect([first, other]).toEqual(['stored', 'stored']);
  expect(again).toMatch(/duplicate key/);
  expect(await listNotes()).toEqual(expect.arrayContaining(['shared-1', 'shared-2']));
});

it('two servers write one at a time, and each sees the data that the other stored', async () => {
  await writer.write((trx) => trx.insertInto('meta').values({ key: 'count', value: '0' }).execute());
  const other = await openPlace({ url: cluster.url('postgres') });
  const theirs = createWriter(other);
  const count = async (trx: Trx) => {
    const { value } = await trx.selectFrom('meta').select('value').where('key', '=', 'count').executeTakeFirstOrThrow();
    await trx
      .updateTable('meta')
      .set({ value: String(Number(value) + 1) })
      .where('key', '=', 'count')
      .execute();
  };
  await Promise.all(Array.from({ length: 100 }, (_, number) => (number % 2 === 0 ? writer : theirs).write(count)));
  const { value } = await db.selectFrom('meta').select('value').where('key', '=', 'count').executeTakeFirstOrThrow();
  expect(value).toBe('100');
  await theirs.close();
  await other.destroy();
});

it.each(['fsync', 'synchronous_commit', 'full_page_writes'])(
  'a PostgreSQL with %s switched off is refused at the start, with the reason',
  async (setting) => {
    cluster.set(setting, 'off');
    await expect(openPlace({ url: cluster.url('postgres') })).rejects.toThrow(`${setting} is off`);
    cluster.set(setting, 'on');
    await (await openPlace({ url: cluster.url('postgres') })).destroy();
  },
);

it('the error for an unreachable address does not contain its password', async () => {
  const url = 'postgres://hotel:secret-word@127.0.0.1:1/chat';
  const error: unknown = await openPlace({ url }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'store_unavailable' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)).not.toContain('secret-word');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { type BatchWrite, createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import { openStore } from '../../support/fresh-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'service-chat-writer-'));
let db: Db;
let writer: Writer;
let commits = 0;
beforeEach(async () => {
  db = await openStore(join(folder, `${crypto.randomUUID()}.db`));
  commits = 0;
  writer = createWriter(db, () => {
    commits += 1;
  });
});
afterEach(async () => {
  await writer.close();
  await db.destroy();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Queues a write of its name, which is written in one batch with others. */
function store(name: string, also: () => void = () => undefined): Promise<string> {
  return writer.write(async (trx, together) => {
    await trx.insertInto('meta').values({ key: name, value: 'own' }).execute();
    together(names, name);
    also();
    return name;
  });
}

const calls: string[][] = [];
const names: BatchWrite<string> = {
  async write(trx, values) {
    calls.push([...values]);
    if (values.includes('refused')) throw new Error('this cannot be written');
    await trx
      .insertInto('meta')
      .values({ key: `together ${values[0]}`, value: values.join(' ') })
      .execute();
  },
};
beforeEach(() => {
  calls.length = 0;
});

async function stored(): Promise<Record<string, string>> {
  const rows = await db.selectFrom('meta').selectAll().where('key', '!=', 'epoch').orderBy('key').execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

it('writes that arrive together are committed together, and their leftovers are written once, in order', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => store(name)));
  expect([commits, calls]).toEqual([1, [['a', 'b', 'c']]]);
  expect(await stored()).toEqual({ a: 'own', b: 'own', c: 'own', 'together a': 'a b c' });
});

it('a failing write rolls back itself, and all others of its commit are stored', async () => {
  const fail = () => {
    throw new Error('no');
  };
  const done = await Promise.allSettled([store('a'), store('b', fail), store('c')]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(store('d', fail)).rejects.toThrow('no');
  expect(await stored()).toEqual({ a: 'own', c: 'own', 'together a': 'a c' });
});

it('if the leftovers of a commit cannot be written, no write of that commit is stored or reported as stored', async () => {
  const done = await Promise.allSettled([store('a'), store('refused')]);
  expect(done).toMatchObject([
    { status: 'rejected', reason: { code: 'store_unavailable' } },
    { status: 'rejected', reason: { code: 'store_unavailable' } },
  ]);
  expect(await stored()).toEqual({});
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../../bff/base/errors.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { createReader, elsewhere, type Reader, readHere } from '../../../bff/store/sqlite/reader.ts';
import { openStore, placeOf } from '../../support/fresh-store.ts';
import { callThread, hold, refuse, writeNote } from '../../support/long-reads.ts';

const reads = new URL('../../support/long-reads.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'service-chat-reader-'));
let db: Db;
let reader: Reader;

beforeAll(async () => {
  const file = join(folder, 'test.db');
  db = await openStore(file);
  reader = createReader((await placeOf(file)).place);
});
afterAll(async () => {
  await reader.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('a read runs in another thread, over what was committed before', async () => {
  await db.insertInto('meta').values({ key: 'told', value: 'yes' }).execute();
  const [there, here] = [
    await reader.read(elsewhere(reads, callThread), 'told'),
    await readHere(db).read(elsewhere(reads, callThread), 'told'),
  ];
  expect(there.value).toBe('yes');
  expect(here.value).toBe('yes');
  expect(there.thread).not.toBe(here.thread);
});

it('this thread goes on while one takes long', async () => {
  const before = performance.eventLoopUtilization();
  await reader.read(elsewhere(reads, hold), 300);
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(100);
});

it('a refusal comes back as one, and what only reads cannot write', async () => {
  const refusal = await reader.read(elsewhere(reads, refuse), 'not this').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ServiceError);
  expect(refusal).toMatchObject({ code: 'bad_request', message: 'not this' });
  await expect(reader.read(elsewhere(reads, writeNote))).rejects.toThrow(/readonly|takes no writes/);
});

it('a closed reader takes no more', async () => {
  const other = createReader((await placeOf(join(folder, 'test.db'))).place);
  await other.close();
  await expect(other.read(elsewhere(reads, callThread), 'told')).rejects.toMatchObject({ code: 'store_unavailable' });
});

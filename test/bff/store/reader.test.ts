import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../../bff/base/errors.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { createReader, inReaderThread, type Reader, readHere } from '../../../bff/store/sqlite/reader.ts';
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

it('a read runs in another thread and sees the data committed before', async () => {
  await db.insertInto('meta').values({ key: 'told', value: 'yes' }).execute();
  const [there, here] = [
    await reader.read(inReaderThread(reads, callThread), 'told'),
    await readHere(db).read(inReaderThread(reads, callThread), 'told'),
  ];
  expect(there.value).toBe('yes');
  expect(here.value).toBe('yes');
  expect(there.thread).not.toBe(here.thread);
});

it('the main thread continues during a long read', async () => {
  const before = performance.eventLoopUtilization();
  await reader.read(inReaderThread(reads, hold), 300);
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(100);
});

it('an error in a read is returned as an error, and a reader cannot write', async () => {
  const refusal = await reader.read(inReaderThread(reads, refuse), 'not this').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ServiceError);
  expect(refusal).toMatchObject({ code: 'bad_request', message: 'not this' });
  await expect(reader.read(inReaderThread(reads, writeNote))).rejects.toThrow(/readonly|takes no writes/);
});

it('a closed reader refuses new reads', async () => {
  const other = createReader((await placeOf(join(folder, 'test.db'))).place);
  await other.close();
  await expect(other.read(inReaderThread(reads, callThread), 'told')).rejects.toMatchObject({
    code: 'store_unavailable',
  });
});

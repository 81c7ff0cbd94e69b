import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackups } from '../../../bff/operation/backups.ts';
import { createSendAway } from '../../../bff/operation/send-away.ts';
import { type ObjectStore, STORE_KEY, STORE_REGION, startObjectStore } from '../../support/process/object-store.ts';
import { openSmallHouse, storeIn } from '../../support/small-house.ts';

let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-chat-away-'));
  store = await startObjectStore();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = (given: { keyId?: string; secret?: string; region?: string } = {}) => ({
  url: `${store.baseUrl}/bucket/of the house/`,
  region: STORE_REGION,
  keyId: STORE_KEY.id,
  secret: STORE_KEY.secret,
  ...given,
});
const copyOf = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return { name, bytes: text.length, at: '2026-11-22T03:00:00.000Z' };
};

it('each backup is uploaded once, under its name and byte by byte, even after a restart', async () => {
  const copies = [copyOf('b.db.age', 'the second'), copyOf('a.db.age', 'the first')];
  await createSendAway(folder, place()).send(copies);
  expect([...store.objects].map(([path, body]) => [path, String(body)])).toEqual([
    ['/bucket/of%20the%20house/a.db.age', 'the first'],
    ['/bucket/of%20the%20house/b.db.age', 'the second'],
  ]);
  store.objects.clear();
  await createSendAway(folder, place()).send([...copies, copyOf('c.db.age', 'the third')]);
  expect([...store.objects.values()].map(String)).toEqual(['the third']);
});

it('the upload is tried again if the object store is busy', async () => {
  store.failNext(1);
  await createSendAway(folder, place()).send([copyOf('a.db.age', 'whole')]);
  expect([store.refusals, store.objects.size]).toEqual([['SlowDown'], 1]);
});

it.each([
  ['another secret', { secret: 'wrong' }, 'SignatureDoesNotMatch'],
  ['another key', { keyId: 'unknown' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
])('%s: the operator reads the object store’s error and where to look', async (_, given, code) => {
  const copies = [copyOf('a.db.age', 'whole')];
  const sent = createSendAway(folder, place(given)).send(copies);
  await expect(sent).rejects.toThrow(new RegExp(`did not take a\\.db\\.age .*${code}.*its key and its region`));
  await createSendAway(folder, place()).send(copies); // the backup is uploaded with the right settings
  expect(store.objects.size).toBe(1);
});

it('a missing object store is named, and the failure is in the metrics until the upload succeeds', async () => {
  const { close } = await openSmallHouse(folder);
  await close();
  const settings = {
    store: { file: storeIn(folder) },
    dataDir: folder,
    folder: join(folder, 'backups'),
    keep: 2,
    recipients: [],
    keys: { current: Buffer.alloc(32, 7), retired: [] },
    clock: () => new Date(),
  };
  const unreachable = createBackups({ ...settings, away: { ...place(), url: 'http://127.0.0.1:9/bucket/' } });
  const { name } = await unreachable.make();
  await expect(unreachable.sendAway()).rejects.toThrow(/127\.0\.0\.1:9 cannot be reached/);
  expect(unreachable.lastFault()).toMatch(/on this machine alone/);
  const backups = createBackups({ ...settings, away: place() });
  await backups.sendAway();
  expect(backups.lastFault()).toBeNull();
  expect(store.objects.get(`/bucket/of%20the%20house/${name}`)).toEqual(readFileSync(join(folder, 'backups', name)));
}, 30_000);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepHouse } from '../../../../bff/jobs/housekeeping.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';
import { fillHouse, fillStore } from '../../../support/large-store.ts';

/**
 * How long other guests may be delayed, in milliseconds of this thread's CPU. Elapsed time would depend on the machine.
 */
const HELD_MS_MAX = 50;
const MANY = 50_000;
const HOUR_MS = 60 * 60 * 1_000;

let server: HttpServer;
let key = '';

beforeAll(async () => {
  server = await startHttpServer();
  const { deps } = server;
  const account = await register(server, 'desk@large.example');
  key = account.key;
  const { id: accountId } = await deps.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  await fillStore(deps.db, deps.writer, account.propertyId, MANY);
  await fillHouse(deps.db, deps.writer, { propertyId: account.propertyId, accountId, secrets: deps.secrets }, MANY);
}, 60_000);
afterAll(() => server.close());

it.each([
  ['the newest conversations', '/api/conversations'],
  ['the conversations that wait for a person', '/api/conversations?attention=true'],
  ['a word that occurs in all of them', '/api/conversations?q=garden'],
  ['a word that stands in one of them', '/api/conversations?q=49999'],
  ['two letters, which no index holds', '/api/conversations?q=zz'],
  ['the counts beside the list', '/api/conversations/counts'],
  ['the figures', '/api/analytics'],
  ['the figures as a document', '/api/analytics.pdf'],
  ['the tasks', '/api/tasks'],
  ['the tasks that are done', '/api/tasks?state=done'],
  ['the guests of a name', '/api/guests?q=lang'],
  ['the reservations', '/api/reservations'],
  ['who is in the house', '/api/stays'],
  ['what rules on keeping would delete', `/api/retention/reach?${keptFor(10)}`],
  ['whether the audit log is whole', '/api/audit/verify'],
])('%s of a house with 50,000 conversations and guests do not block other requests', async (_, path) => {
  await server.call('GET', path, { key }); // work that is done only once
  expect(
    await measureDelayMs(async () => expect((await server.call('GET', path, { key })).status).toBe(200)),
  ).toBeLessThan(HELD_MS_MAX);
});

it('a backup of a large store does not block other requests', async () => {
  const held = await measureDelayMs(async () =>
    expect((await server.call('POST', '/api/backups', { key })).status).toBe(201),
  );
  expect(held).toBeLessThan(HELD_MS_MAX);
});

it('the hourly deletion of expired data does not block other requests', async () => {
  await keepHouse(server.deps);
  server.advance(HOUR_MS);
  expect(await measureDelayMs(() => keepHouse(server.deps))).toBeLessThan(HELD_MS_MAX);
});

it('this test detects a blocked thread', async () => {
  const busy = async () => {
    const began = process.threadCpuUsage();
    while (process.threadCpuUsage(began).user < 2 * HELD_MS_MAX * 1_000);
  };
  expect(await measureDelayMs(busy)).toBeGreaterThan(HELD_MS_MAX);
});

function keptFor(days: number): string {
  const kinds = ['conversationDays', 'guestDays', 'taskDays', 'pmsLogDays', 'webhookDays', 'auditDays'];
  return kinds.map((kind) => `${kind}=${days}`).join('&');
}

/** The longest delay between two turns of the event loop during `work`, in milliseconds of this thread's CPU. */
async function measureDelayMs(work: () => Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false];
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, user + system);
    before = process.threadCpuUsage();
    if (!isDone) setImmediate(look);
  };
  look();
  await work();
  isDone = true;
  look();
  return longest / 1_000;
}

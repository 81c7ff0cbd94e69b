import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../bff/base/ids.ts';
import { keepHouse } from '../../../bff/jobs/housekeeping.ts';
import { insertConversation, updateConversation } from '../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../bff/store/conversations/insert-message.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

/** A clock that is wrong for a while causes no deletion: data must be too old in two runs an hour apart. */
const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_DAYS = 30;
let server: HttpServer;
let key = '';
let propertyId = '';
beforeAll(async () => {
  server = await startHttpServer();
  ({ key, propertyId } = await register(server, 'clock@a.example'));
  const body = {
    conversationDays: KEPT_DAYS,
    guestDays: KEPT_DAYS,
    taskDays: KEPT_DAYS,
    pmsLogDays: KEPT_DAYS,
    webhookDays: KEPT_DAYS,
    auditDays: KEPT_DAYS,
  };
  expect((await server.call('PUT', '/api/retention', { key, body })).status).toBe(200);
});
afterAll(() => server.close());
beforeEach(() => look(0)); // like a server that has been running for long

/** Runs the housekeeping `laterMs` after the previous run, by the machine's clock. */
async function look(laterMs: number): Promise<void> {
  server.advance(laterMs);
  await keepHouse(server.deps);
}

async function converse(daysAgo: number): Promise<string> {
  const at = new Date(+server.deps.clock() - daysAgo * DAY_MS).toISOString();
  return server.deps.writer.write(async (trx) => {
    const given = { propertyId, channel: 'widget', mode: 'ai', language: 'de', locale: 'de', pageUrl: null };
    const made = await insertConversation(trx, { ...given, id: newId('conversation'), dialogue: '{}' }, at);
    await insertMessage(trx, made, { author: 'guest', text: 'Hello', language: 'en', at });
    return (await updateConversation(trx, made, { updatedAt: at })).id;
  });
}

const exists = async (id: string) => (await server.call('GET', `/api/conversations/${id}`, { key })).status === 200;
const audited = async () => (await server.call('GET', '/api/audit?limit=100', { key })).body.items.length;

describe('the machine’s clock', () => {
  it('may jump forward a year and back: only old data is deleted', async () => {
    const [recent, entries] = [await converse(1), await audited()];
    await look(365 * DAY_MS);
    expect([await exists(recent), await audited()]).toEqual([true, entries]);
    await look(-365 * DAY_MS);
    expect([await exists(recent), await audited()]).toEqual([true, entries]);
  });

  it('may be a year ahead for an hour while the server restarts repeatedly', async () => {
    const recent = await converse(1);
    server.advance(365 * DAY_MS);
    for (let start = 0; start < 50; start++) await look(60_000);
    expect(await exists(recent)).toBe(true);
    await look(-365 * DAY_MS);
    expect(await exists(recent)).toBe(true);
  });

  it('may be a year ahead for half a day: data that is days old is kept', async () => {
    const recent = await converse(1);
    server.advance(365 * DAY_MS);
    for (let hour = 0; hour < 12; hour++) await look(HOUR_MS);
    expect(await exists(recent)).toBe(true);
    await look(-365 * DAY_MS - 12 * HOUR_MS);
    expect(await exists(recent)).toBe(true);
  });

  it('may go back: old data is deleted at the second run, and newer data is kept', async () => {
    const [old, recent] = [await converse(KEPT_DAYS + 5), await converse(1)];
    await look(-2 * DAY_MS);
    expect([await exists(old), await exists(recent)]).toEqual([false, true]);
    await look(2 * DAY_MS);
    expect(await exists(recent)).toBe(true);
  });

  it('is believed in the end: data that became old is deleted at the next run', async () => {
    for (let hour = 0; hour < 3; hour++) await look(HOUR_MS); // finishes the work that earlier tests caused
    const almost = await converse(KEPT_DAYS - 1 / 24);
    await look(HOUR_MS + 1_000);
    expect(await exists(almost)).toBe(true);
    await look(HOUR_MS);
    expect(await exists(almost)).toBe(false);
  });
});

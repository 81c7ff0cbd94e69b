import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../bff/base/ids.ts';
import { insertConversation, updateConversation } from '../../../bff/store/conversations.ts';
import { appendGuestEvent } from '../../../bff/store/guest-events.ts';
import { insertMessage } from '../../../bff/store/insert-message.ts';
import { insertTask } from '../../../bff/store/tasks.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

const LISBON = { name: 'Aurora', address: '', timezone: 'Europe/Lisbon', languages: ['pt'], amenities: [] };

let server: HttpServer;
let key = '';
let propertyId = '';
beforeAll(async () => {
  server = await startHttpServer();
  ({ key, propertyId } = await register(server, 'desk@figures.example'));
  await server.call('PUT', '/api/property', { key, body: { ...LISBON, address: 'Porto' } });
});
afterAll(() => server.close());

interface Story {
  at: string;
  language?: string;
  aiAfterMs?: number;
  handedAfterMs?: number;
  staffAfterMs?: number;
  rating?: number;
}

async function tell({ at, language = 'pt', aiAfterMs, handedAfterMs, staffAfterMs, rating }: Story): Promise<void> {
  const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
  await server.deps.writer.write(async (trx) => {
    const given = { propertyId, channel: 'widget', mode: 'ai', language, locale: language };
    const made = await insertConversation(
      trx,
      { ...given, id: newId('conversation'), pageUrl: null, dialogue: '{}' },
      at,
    );
    const say = (author: 'guest' | 'ai' | 'staff', ms: number) =>
      insertMessage(trx, made, { author, text: 'Text', language, at: after(ms) });
    await say('guest', 0);
    if (aiAfterMs !== undefined) await say('ai', aiAfterMs);
    if (handedAfterMs !== undefined)
      await appendGuestEvent(trx, made, {
        type: 'status',
        data: { state: 'waiting', mode: 'ai' },
        at: after(handedAfterMs),
      });
    if (staffAfterMs !== undefined) await say('staff', staffAfterMs);
    if (rating !== undefined) await updateConversation(trx, made, { ratingScore: rating });
  });
}

it('counts by the property’s own days, and measures who answered and how fast', async () => {
  await tell({ at: '2026-07-01T23:30:00.000Z', aiAfterMs: 10, rating: 5 }); // 2 July in Lisbon
  await tell({ at: '2026-07-02T09:00:00.000Z', language: 'de', aiAfterMs: 30, rating: 4 });
  await tell({ at: '2026-07-02T10:00:00.000Z', aiAfterMs: 20, handedAfterMs: 20, staffAfterMs: 60_020 });
  await tell({ at: '2026-07-03T23:30:00.000Z' }); // the 4th in Lisbon
  await server.deps.writer.write((trx) =>
    insertTask(trx, {
      propertyId,
      conversationId: null,
      guestId: null,
      department: 'housekeeping',
      kind: 'towels',
      title: 'Towels',
      detail: '',
      room: '12',
      priority: 'normal',
      dueAt: '2026-07-02T12:00:00.000Z',
      assigneeId: null,
      createdAt: '2026-07-02T11:00:00.000Z',
    }),
  );
  const { status, body } = await server.call('GET', '/api/analytics?from=2026-07-01&to=2026-07-03', { key });
  expect(status).toBe(200);
  expect(body.conversations).toMatchObject({
    total: 3,
    answeredByAi: 2,
    handedToStaff: 1,
    answeredByAiShare: 0.6667,
    byDay: [
      { date: '2026-07-01', total: 0 },
      { date: '2026-07-02', total: 3, answeredByAi: 2, handedToStaff: 1 },
      { date: '2026-07-03', total: 0 },
    ],
    byChannel: [{ name: 'widget', count: 3 }],
  });
  expect(body.conversations.byHour[0]).toBe(1);
  expect(body.conversations.byHour[10]).toBe(1);
  expect(body.firstResponse).toEqual({ medianMs: 20, p90Ms: 30, staffMedianMs: 60_000, staffP90Ms: 60_000 });
  expect(body.languages).toEqual([
    { name: 'pt', count: 2 },
    { name: 'de', count: 1 },
  ]);
  expect(body.satisfaction).toMatchObject({ ratings: 2, average: 4.5 });
  expect(body.tasks).toEqual({ made: 1, done: 0, late: 1, byDepartment: [{ name: 'housekeeping', count: 1 }] });
});

it('has nothing to say of days without guests', async () => {
  const { body } = await server.call('GET', '/api/analytics?from=2020-01-01&to=2020-01-02', { key });
  expect(body.conversations).toMatchObject({ total: 0, answeredByAiShare: null });
  expect(body.firstResponse.medianMs).toBeNull();
});

it.each(['from=2026-07-03&to=2026-07-01', 'from=2020-01-01&to=2026-07-01', 'from=July'])(
  'refuses %s',
  async (query) => {
    expect((await server.call('GET', `/api/analytics?${query}`, { key })).status).toBe(422);
  },
);

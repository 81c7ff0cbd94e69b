import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../bff/base/ids.ts';
import { createDeliveries } from '../../../../bff/delivery/deliveries.ts';
import type { Mail } from '../../../../bff/delivery/mailer.ts';
import { countFigures } from '../../../../bff/jobs/count-figures.ts';
import { sendReports } from '../../../../bff/jobs/send-reports.ts';
import { insertConversation, updateConversation } from '../../../../bff/store/conversations/conversations.ts';
import { appendGuestEvent } from '../../../../bff/store/conversations/guest-events.ts';
import { insertMessage } from '../../../../bff/store/conversations/insert-message.ts';
import { insertTask } from '../../../../bff/store/tasks/tasks.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

const LISBON = { name: 'Aurora', address: '', timezone: 'Europe/Lisbon', languages: ['pt'], amenities: [] };

let server: HttpServer;
let key = '';
let propertyId = '';
let userId = '';
beforeAll(async () => {
  server = await startHttpServer();
  ({ key, propertyId, userId } = await register(server, 'desk@figures.example'));
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
  comment?: string;
  resolvedAfterMs?: number;
  /** A colleague takes the resolution back. */
  undoneAfterMs?: number;
}

async function insertStory({
  at,
  language = 'pt',
  aiAfterMs,
  handedAfterMs,
  staffAfterMs,
  rating,
  comment,
  resolvedAfterMs,
  undoneAfterMs,
}: Story): Promise<string> {
  const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
  return server.deps.writer.write(async (trx) => {
    const given = { propertyId, channel: 'widget', mode: 'ai', language, locale: language };
    const made = await insertConversation(
      trx,
      { ...given, id: newId('conversation'), pageUrl: null, dialogue: '{}' },
      at,
    );
    const say = (author: 'guest' | 'ai' | 'staff', ms: number) =>
      insertMessage(trx, made, {
        author,
        text: 'Text',
        language,
        at: after(ms),
        ...(author === 'staff' && { userId }),
      });
    const move = (state: string, ms: number) =>
      appendGuestEvent(trx, made, { type: 'status', data: { state, mode: 'ai' }, at: after(ms) });
    await say('guest', 0);
    if (aiAfterMs !== undefined) await say('ai', aiAfterMs);
    if (handedAfterMs !== undefined) await move('waiting', handedAfterMs);
    if (staffAfterMs !== undefined) await say('staff', staffAfterMs);
    if (resolvedAfterMs !== undefined) await move('resolved', resolvedAfterMs);
    if (undoneAfterMs !== undefined) await move('waiting', undoneAfterMs);
    if (rating !== undefined)
      await updateConversation(trx, made, { ratingScore: rating, ratingComment: comment ?? null });
    return made.id;
  });
}

it('analytics are counted by the property’s own days, with who answered and how fast', async () => {
  await insertStory({ at: '2026-07-01T23:30:00.000Z', aiAfterMs: 10, rating: 5 }); // 2 July in Lisbon
  await insertStory({ at: '2026-07-02T09:00:00.000Z', language: 'de', aiAfterMs: 30, rating: 4 });
  await insertStory({ at: '2026-07-02T10:00:00.000Z', aiAfterMs: 20, handedAfterMs: 20, staffAfterMs: 60_020 });
  await insertStory({ at: '2026-07-03T23:30:00.000Z' }); // the 4th in Lisbon
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

it('analytics of days without guests are empty', async () => {
  const { body } = await server.call('GET', '/api/analytics?from=2020-01-01&to=2020-01-02', { key });
  expect(body.conversations).toMatchObject({ total: 0, answeredByAiShare: null });
  expect(body.firstResponse.medianMs).toBeNull();
});

it.each(['from=2026-07-03&to=2026-07-01', 'from=2020-01-01&to=2026-07-01', 'from=July'])(
  'analytics refuse %s',
  async (query) => {
    expect((await server.call('GET', `/api/analytics?${query}`, { key })).status).toBe(422);
  },
);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AUGUST = '/api/analytics?from=2026-08-03&to=2026-08-09';

async function august() {
  const { status, body } = await server.call('GET', AUGUST, { key });
  expect(status).toBe(200);
  return body;
}

describe('the response targets of the house', () => {
  beforeAll(async () => {
    const week = { mon_fri: '09:00-17:00', weekend: 'closed', holidays: [{ date: '2026-08-05', hours: 'closed' }] };
    const activation = { channels: ['widget'], aiMode: 'auto', businessHours: week };
    await server.call('PUT', '/api/activation', { key, body: activation });
    // A Monday in Lisbon, one hour ahead of these times. One is answered after ten minutes, one after two hours.
    const handed = { handedAfterMs: 0, language: 'en' };
    await insertStory({
      ...handed,
      at: '2026-08-03T10:00:00.000Z',
      staffAfterMs: 10 * MINUTE,
      resolvedAfterMs: HOUR,
      rating: 5,
    });
    await insertStory({
      ...handed,
      at: '2026-08-03T12:00:00.000Z',
      staffAfterMs: 2 * HOUR,
      rating: 1,
      comment: 'Too slow',
    });
    // Ten minutes before closing time on the eve of a holiday, answered after the next opening.
    await insertStory({ ...handed, at: '2026-08-04T15:50:00.000Z', staffAfterMs: 40 * HOUR + 11 * MINUTE });
    await insertStory({ at: '2026-07-28T10:00:00.000Z', aiAfterMs: 10 });
  });

  it('are measured only within the house’s hours', async () => {
    const { serviceLevel, resolution, colleagues, satisfaction, previous } = await august();
    expect(serviceLevel).toMatchObject({
      hours: 'open',
      firstResponse: { targetMs: 15 * MINUTE, met: 2, missed: 1, metShare: 0.6667 },
      resolution: { targetMs: 24 * HOUR, met: 1, missed: 2 },
      pending: 0,
    });
    expect(resolution).toEqual({ medianMs: HOUR, p90Ms: HOUR });
    expect(colleagues).toEqual([
      expect.objectContaining({ id: userId, conversations: 3, firstResponseMedianMs: 2 * HOUR, averageRating: 3 }),
    ]);
    expect(satisfaction.comments).toEqual([expect.objectContaining({ score: 1, comment: 'Too slow', language: 'en' })]);
    expect(previous).toMatchObject({ from: '2026-07-27', to: '2026-08-02', total: 1, answeredByAi: 1 });
  });

  it('are set by the house, and also apply to past days', async () => {
    const body = { firstResponseMinutes: 5, resolutionHours: null, hours: 'always' };
    expect((await server.call('PUT', '/api/service-level', { key, body })).status).toBe(200);
    const { serviceLevel } = await august();
    expect(serviceLevel).toMatchObject({
      hours: 'always',
      firstResponse: { targetMs: 5 * MINUTE, met: 0, missed: 3 },
      resolution: { targetMs: null, met: 0, missed: 0, metShare: null },
    });
    const stale = { ...body, seen: '2020-01-01T00:00:00.000Z' };
    expect((await server.call('PUT', '/api/service-level', { key, body: stale })).status).toBe(409);
    expect(
      (await server.call('PUT', '/api/service-level', { key, body: { ...body, firstResponseMinutes: 0 } })).status,
    ).toBe(422);
  });
});

it('a resolution that staff took back at once settled nothing', async () => {
  const handed = { at: '2026-09-07T10:00:00.000Z', handedAfterMs: 0 };
  await insertStory({ ...handed, resolvedAfterMs: MINUTE, undoneAfterMs: 2 * MINUTE });
  const { body } = await server.call('GET', '/api/analytics?from=2026-09-07&to=2026-09-07', { key });
  expect(body.resolution.medianMs).toBeNull();
  expect(body.serviceLevel.firstResponse.met).toBe(0);
});

describe('the counts of past days', () => {
  const countStoredDays = async () => {
    const rows = await server.deps.db.selectFrom('figureDay').select(['fromAt', 'state']).execute();
    return rows.filter(({ state }) => state === 'counted').length;
  };

  it('are stored once, and equal a new count', async () => {
    const before = await august();
    await countFigures(server.deps);
    expect(await countStoredDays()).toBeGreaterThan(30);
    expect(await august()).toEqual(before);
  });

  it.each<[string, (id: string) => Promise<unknown>, object]>([
    [
      'is rated later',
      (id) => server.deps.writer.write((trx) => updateConversation(trx, { propertyId, id }, { ratingScore: 4 })),
      { satisfaction: { ratings: 3 } },
    ],
    [
      'goes on',
      (id) =>
        server.deps.writer.write(async (trx) => {
          const text = { author: 'staff', text: 'Text', language: 'pt', at: '2026-08-20T10:00:00.000Z' } as const;
          const row = await trx.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
          await insertMessage(trx, row, text);
        }),
      { conversations: { handedToStaff: 4 } },
    ],
    [
      'is deleted',
      (id) => server.deps.writer.write((trx) => trx.deleteFrom('conversation').where('id', '=', id).execute()),
      { conversations: { total: 3 } },
    ],
  ])('are counted again if a conversation of that day %s', async (_, change, expected) => {
    const id = await insertStory({ at: '2026-08-06T10:00:00.000Z', aiAfterMs: 10 });
    await countFigures(server.deps);
    const kept = await countStoredDays();
    await change(id);
    expect(await countStoredDays()).toBe(kept - 1);
    expect(await august()).toMatchObject(expected);
    await server.deps.writer.write((trx) => trx.deleteFrom('conversation').where('id', '=', id).execute());
  });

  it('are not stored if a conversation changed during the count', async () => {
    const id = await insertStory({ at: '2026-08-07T10:00:00.000Z', aiAfterMs: 10 });
    const reader: HttpServer['deps']['reader'] = {
      ...server.deps.reader,
      async read(what, ...args) {
        const answer = await server.deps.reader.read(what, ...args);
        if (what.run.name === 'countForKeeping')
          await server.deps.writer.write((trx) => updateConversation(trx, { propertyId, id }, { ratingScore: 1 }));
        return answer;
      },
    };
    await countFigures({ ...server.deps, reader });
    const rows = await server.deps.db
      .selectFrom('figureDay')
      .select('state')
      .where('fromAt', '=', '2026-08-06T23:00:00.000Z')
      .execute();
    expect(rows).toEqual([{ state: 'stale' }]);
    expect((await august()).conversations.complained).toBe(1);
  });

  it('are not computed in a memory-heavy thread if no past day has guests', async () => {
    const asked: string[] = [];
    const reader: HttpServer['deps']['reader'] = {
      ...server.deps.reader,
      read(what, ...args) {
        asked.push(what.run.name);
        return server.deps.reader.read(what, ...args);
      },
    };
    const first = await server.deps.db
      .selectFrom('conversation')
      .select((select) => select.fn.min<string>('createdAt').as('at'))
      .executeTakeFirstOrThrow();
    await countFigures({ ...server.deps, reader, clock: () => new Date(first.at) });
    expect(asked).toEqual([]);
    await countFigures({ ...server.deps, reader });
    expect(asked).toContain('findUncounted');
  });
});

describe('the monthly report', () => {
  it('is a PDF of the same days', async () => {
    const answer = await fetch(`${server.baseUrl}${AUGUST.replace('?', '.pdf?')}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    expect(await fetch(`${server.baseUrl}/api/analytics.pdf`).then(({ status }) => status)).toBe(401);
  });

  it('is sent once after the end of a month to the house’s recipients, whatever the mail server does', async () => {
    const sent: Mail[] = [];
    let isDown = true;
    const mail = createDeliveries(server.deps, {
      async send(one) {
        if (isDown) throw new Error('no mail now');
        sent.push(one);
      },
      close: () => undefined,
    });
    const round = async () => {
      await sendReports({ ...server.deps, mail });
      await mail.sweep();
    };
    await round();
    expect(sent).toEqual([]); // the report names no person
    await server.call('PUT', '/api/report', { key, body: { to: ['owner@hotel.example', 'board@hotel.example'] } });
    await round();
    const unsent = async () => (await server.call('GET', '/api/report', { key })).body.unsent;
    expect(await unsent()).toEqual([
      { to: 'owner@hotel.example', isGivenUp: false },
      { to: 'board@hotel.example', isGivenUp: false },
    ]);
    isDown = false;
    server.advance(24 * HOUR); // the code has expired by then
    await round();
    expect(await unsent()).toEqual([]);
    await round();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['board@hotel.example', 'owner@hotel.example']);
    const month = new Date(server.deps.clock().getFullYear(), server.deps.clock().getMonth(), 0, 12);
    const name = month.toISOString().slice(0, 7);
    expect(sent[0]?.attachment).toMatchObject({ filename: `service-chat-${name}.pdf`, contentType: 'application/pdf' });
    expect(
      Buffer.from(sent[0]?.attachment?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await server.call('GET', '/api/report', { key })).body.sentFor).toBe(name);
    await mail.close();
  });

  it('says for whom it was given up where the mail server never came back', async () => {
    const account = await register(server, 'down@figures.example');
    const mail = createDeliveries(server.deps, {
      send: () => Promise.reject(new Error('no mail')),
      close: () => undefined,
    });
    const body = { to: ['owner@hotel.example'] };
    await server.call('PUT', '/api/report', { key: account.key, body });
    await sendReports({ ...server.deps, mail });
    await mail.sweep();
    server.advance(4 * 24 * HOUR);
    await mail.sweep();
    expect((await server.call('GET', '/api/report', { key: account.key })).body.unsent).toEqual([
      { to: 'owner@hotel.example', isGivenUp: true },
    ]);
    await mail.close();
  });
});

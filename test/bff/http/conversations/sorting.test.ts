import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchStaff } from '../../../../bff/jobs/watch-staff.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { WireClient } from '../../../support/wire-client.ts';

/** Labels, priority and snooze are stored on the server, the same for every colleague and program. */
let nowMs = Date.parse('2026-11-20T14:05:00.000Z');
let server: ChatServer;
let hotel: Hotel;
let id: string;
let line: WireClient;

beforeAll(async () => {
  server = await startChatServer({ clock: () => new Date(nowMs) });
  hotel = await openHotel(server.baseUrl);
});
afterAll(() => server.close());
beforeEach(async () => {
  nowMs += 60 * 60_000;
  line = await new WireClient(server.baseUrl).opened();
  line.write({ type: 'hello', propertyId: hotel.propertyId });
  id = String((await line.frame(({ type }) => type === 'welcome'))['conversationId']);
  await say('Hello');
});
afterEach(() => line.close());

async function say(text: string): Promise<void> {
  const sent = randomUUID();
  line.write({ type: 'send', id: sent, text });
  await line.frame((frame) => frame.type === 'ack' && frame['id'] === sent);
}

const api = (method: string, path: string, body?: unknown, allow: number[] = []) =>
  call(server.baseUrl, method, path, hotel.apiKey, body, { allow });
const sort = (change: unknown, allow: number[] = []) => api('PATCH', `/api/conversations/${id}`, change, allow);
const inMinutes = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();

async function list(query: string): Promise<string[]> {
  const { body } = await api('GET', `/api/conversations?${query}`);
  return body.items.map((one: { id: string }) => one.id);
}

describe('labels', () => {
  it('are the house’s own words, set and removed in batches, and removed from all conversations when deleted', async () => {
    const vip = (await api('POST', '/api/labels', { name: 'VIP', tone: 'violet' })).body;
    const group = (await api('POST', '/api/labels', { name: 'Group' })).body;
    expect(group.tone).toBe('grey');
    expect((await sort({ labels: [vip.id, group.id] })).body.labels).toEqual([vip.id, group.id].toSorted());
    expect(await list(`label=${vip.id}`)).toEqual([id]);
    expect((await sort({ priority: 'high' })).body).toMatchObject({
      labels: expect.arrayContaining([vip.id]),
      priority: 'high',
    });
    expect(await list('priority=high')).toContain(id);
    expect((await api('PATCH', `/api/labels/${vip.id}`, { name: 'Regular' })).body).toMatchObject({
      name: 'Regular',
      tone: 'violet',
    });
    await api('DELETE', `/api/labels/${vip.id}`);
    expect((await api('GET', `/api/conversations/${id}`)).body.labels).toEqual([group.id]);
    expect((await sort({ labels: [] })).body.labels).toEqual([]);
  });

  it('have unique names, and an unknown label is refused', async () => {
    await api('POST', '/api/labels', { name: 'Spa' });
    const again = await api('POST', '/api/labels', { name: 'Spa' }, [422]);
    expect(again.body.errors).toMatchObject([{ pointer: '/name', code: 'taken' }]);
    const unknown = await sort({ labels: ['lbl_00000000000000000000000000'] }, [422]);
    expect(unknown.body.errors).toMatchObject([{ pointer: '/labels/0', code: 'unknown' }]);
    expect((await sort({ label: 'x' }, [422])).body.errors).toMatchObject([{ code: 'unknown_field' }]);
  });
});

describe('a snoozed conversation', () => {
  it('is in no list and no count until its time, and then names the colleague who snoozed it', async () => {
    const before = (await api('GET', '/api/conversations/counts')).body;
    await sort({ snoozedUntil: inMinutes(30) });
    expect((await api('GET', '/api/conversations/counts')).body).toMatchObject({
      active: before.active - 1,
      snoozed: before.snoozed + 1,
    });
    expect(await list('state=active&snoozed=false')).not.toContain(id);
    expect(await list('snoozed=true')).toEqual([id]);
    nowMs += 29 * 60_000;
    await watchStaff(server.deps);
    expect(await list('snoozed=true')).toEqual([id]);
    nowMs += 60_000;
    await watchStaff(server.deps);
    expect(await list('snoozed=true')).toEqual([]);
    const { data } = await server.deps.db
      .selectFrom('deskEvent')
      .select('data')
      .where('type', '=', 'alert')
      .where('conversationId', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toEqual({ kind: 'snooze_over' }); // a program snoozed it, so the notice is for everybody
  });

  it('wakes at once when its guest writes', async () => {
    await sort({ snoozedUntil: inMinutes(30) });
    await say('Are you still there?');
    expect((await api('GET', `/api/conversations/${id}`)).body.snoozedUntil).toBeNull();
  });

  it('cannot be snoozed into the past or for years', async () => {
    for (const until of [inMinutes(-1), inMinutes(400 * 24 * 60)])
      expect((await sort({ snoozedUntil: until }, [422])).body.errors).toMatchObject([{ pointer: '/snoozedUntil' }]);
    expect((await sort({ snoozedUntil: 'tomorrow' }, [422])).status).toBe(422);
  });
});

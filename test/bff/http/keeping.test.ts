import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../bff/base/ids.ts';
import { applyRetention } from '../../../bff/conversation/retain.ts';
import { insertConversation, updateConversation } from '../../../bff/store/conversations.ts';
import { insertGuest } from '../../../bff/store/guests.ts';
import { insertMessage } from '../../../bff/store/insert-message.ts';
import { insertReservation } from '../../../bff/store/reservations.ts';
import { type HttpServer, register, startHttpServer } from '../../support/http-server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let server: HttpServer;
let key = '';
let propertyId = '';
beforeAll(async () => {
  server = await startHttpServer();
  ({ key, propertyId } = await register(server, 'keeper@a.example'));
});
afterAll(() => server.close());

describe('how long guests’ data is kept', () => {
  async function converse(daysAgo: number, change: Parameters<typeof updateConversation>[2] = {}): Promise<string> {
    const at = new Date(+server.deps.clock() - daysAgo * DAY_MS).toISOString();
    return server.deps.writer.write(async (trx) => {
      const given = { propertyId, channel: 'widget', mode: 'ai', language: 'de', locale: 'de', pageUrl: null };
      const made = await insertConversation(trx, { ...given, id: newId('conversation'), dialogue: '{}' }, at);
      await insertMessage(trx, made, { author: 'guest', text: 'Hello', language: 'en', at });
      return (await updateConversation(trx, made, { updatedAt: at, ...change })).id;
    });
  }

  async function stay(lastName: string, departedDaysAgo: number): Promise<string> {
    const at = new Date(+server.deps.clock() - departedDaysAgo * DAY_MS).toISOString();
    return server.deps.writer.write(async (trx) => {
      const guest = await insertGuest(trx, propertyId, { lastName }, at);
      const dates = { checkIn: at.slice(0, 10), checkOut: at.slice(0, 10) };
      await insertReservation(trx, propertyId, { guestId: guest.id, confirmationNumber: `N${lastName}`, ...dates }, at);
      return guest.id;
    });
  }

  const set = (body: object) => server.call('PUT', '/api/property/retention', { key, body });
  const reach = async (rule: string) =>
    (await server.call('GET', `/api/property/retention/reach?${rule}`, { key })).body;
  const exists = async (path: string) => (await server.call('GET', path, { key })).status === 200;

  it('is for ever until the hotel says otherwise', async () => {
    const id = await converse(4_000);
    await applyRetention(server.deps);
    expect(await exists(`/api/conversations/${id}`)).toBe(true);
    expect((await server.call('GET', '/api/property/retention', { key })).body).toEqual({
      conversationDays: null,
      guestDays: null,
    });
  });

  it('ends for conversations in which nothing happened for so long, unless a guest still waits', async () => {
    const old = await Promise.all(Array.from({ length: 45 }, () => converse(31)));
    const [waiting, recent] = [await converse(31, { state: 'waiting' }), await converse(29)];
    expect(await reach('conversationDays=30')).toEqual({ conversations: 46, guests: 0 }); // and the one from before
    await set({ conversationDays: 30, guestDays: null });
    await applyRetention(server.deps);
    for (const id of old) expect(await exists(`/api/conversations/${id}`)).toBe(false);
    expect(await exists(`/api/conversations/${waiting}`)).toBe(true);
    expect(await exists(`/api/conversations/${recent}`)).toBe(true);
    const { body } = await server.call('GET', '/api/audit', { key });
    expect(body.items[0]).toMatchObject({ action: 'conversations.expired', actor: 'system' });
  });

  it('ends for guests whose last stay is so long ago, with all that is theirs', async () => {
    await set({ conversationDays: null, guestDays: 100 });
    const [gone, staying] = [await stay('Winter', 101), await stay('Sommer', 99)];
    const theirs = await converse(150, { guestId: gone });
    expect(await reach('guestDays=100')).toEqual({ conversations: 0, guests: 1 });
    await applyRetention(server.deps);
    expect(await exists(`/api/guests/${gone}`)).toBe(false);
    expect(await exists(`/api/conversations/${theirs}`)).toBe(false);
    expect(await exists(`/api/guests/${staying}`)).toBe(true);
  });

  it('is refused in numbers that make no sense', async () => {
    expect((await set({ conversationDays: 0, guestDays: null })).status).toBe(422);
  });
});

describe('backups', () => {
  it('are made and listed by the owner, the newest first, and no more than seven are kept', async () => {
    for (let count = 0; count < 8; count++) {
      server.advance(1_000);
      expect((await server.call('POST', '/api/backups', { key, body: {} })).status).toBe(201);
    }
    const { body } = await server.call('GET', '/api/backups', { key });
    expect(body.items).toHaveLength(7);
    expect(body.items[0].bytes).toBeGreaterThan(10_000);
    expect(body.items[0].name > body.items[6].name).toBe(true);
  });

  it('are not for one of several accounts', async () => {
    const other = await register(server, 'other@b.example');
    expect((await server.call('POST', '/api/backups', { key: other.key, body: {} })).status).toBe(409);
    expect((await server.call('GET', '/api/backups', { key })).body.items).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../bff/base/ids.ts';
import { applyRetention } from '../../../../bff/conversation/privacy/retain.ts';
import { findAuditFault } from '../../../../bff/store/account/audit.ts';
import { insertDelivery } from '../../../../bff/store/channels/webhook-deliveries.ts';
import { insertWebhook } from '../../../../bff/store/channels/webhooks.ts';
import { insertConversation, updateConversation } from '../../../../bff/store/conversations/conversations.ts';
import { insertMessage } from '../../../../bff/store/conversations/insert-message.ts';
import { insertGuest } from '../../../../bff/store/guests/guests.ts';
import { insertReservation } from '../../../../bff/store/guests/reservations.ts';
import { appendLogs } from '../../../../bff/store/pms/logs.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

const FOR_EVER = {
  conversationDays: null,
  guestDays: null,
  taskDays: null,
  pmsLogDays: null,
  webhookDays: null,
  auditDays: null,
};
const DAY_MS = 24 * 60 * 60 * 1_000;

let server: HttpServer;
let key = '';
let propertyId = '';
beforeAll(async () => {
  server = await startHttpServer();
  ({ key, propertyId } = await register(server, 'keeper@a.example'));
});
afterAll(() => server.close());

describe('the retention of guests’ data', () => {
  const ago = (days: number) => new Date(+server.deps.clock() - days * DAY_MS).toISOString();

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
  const readReach = async (rule: string) =>
    (await server.call('GET', `/api/property/retention/reach?${rule}`, { key })).body;
  const exists = async (path: string) => (await server.call('GET', path, { key })).status === 200;

  const times = async () => (await server.call('GET', '/api/retention', { key })).body;
  const setAll = (body: object) => server.call('PUT', '/api/retention', { key, body });

  it('has a default for each kind of data in a new house, and can be unlimited', async () => {
    expect(await times()).toEqual({
      conversationDays: 365,
      guestDays: 1_095,
      taskDays: 365,
      pmsLogDays: 90,
      webhookDays: 30,
      auditDays: 400,
    });
    expect(await setAll({ ...FOR_EVER })).toMatchObject({ status: 200, body: FOR_EVER });
    const id = await converse(4_000);
    await applyRetention(server.deps);
    expect(await exists(`/api/conversations/${id}`)).toBe(true);
    expect((await server.call('GET', '/api/property/retention', { key })).body).toEqual({
      conversationDays: null,
      guestDays: null,
    });
  });

  it('can be set for guests alone by a client that knows no other kind of data', async () => {
    await setAll({ ...FOR_EVER, taskDays: 9 });
    expect((await set({ conversationDays: 8, guestDays: 700 })).body).toEqual({ conversationDays: 8, guestDays: 700 });
    expect(await times()).toEqual({ ...FOR_EVER, conversationDays: 8, guestDays: 700, taskDays: 9 });
    await setAll({ ...FOR_EVER });
  });

  it('deletes finished tasks and log entries of a given age, and states the numbers before', async () => {
    const [old, recent] = [ago(31), ago(29)];
    const { db, writer, secrets } = server.deps;
    const work = async (state: string, updatedAt: string): Promise<string> => {
      const body = { department: 'housekeeping', title: 'Towels' };
      const { id } = (await server.call('POST', '/api/tasks', { key, body })).body;
      await writer.write((trx) => trx.updateTable('task').set({ state, updatedAt }).where('id', '=', id).execute());
      return id;
    };
    const tasks = [await work('done', old), await work('open', old), await work('done', recent)];
    await writer.write(async (trx) => {
      const hook = { propertyId, secret: 's', url: 'https://hooks.example', events: [], active: false };
      const { id: webhookId } = await insertWebhook(trx, secrets, hook, old);
      for (const at of [old, recent]) {
        await appendLogs(trx, propertyId, [{ level: 'info', event: 'sync', message: at, at }]);
        const ofNobody = { conversationId: null, guestId: null };
        await insertDelivery(trx, { propertyId, webhookId, type: 'task.done', body: at, ...ofNobody }, at);
      }
    });
    const found = await server.call('GET', '/api/retention/reach?taskDays=30&pmsLogDays=30&webhookDays=30', { key });
    expect(found.body).toEqual({
      conversations: 0,
      guests: 0,
      tasks: 1,
      pmsLogs: 1,
      webhookDeliveries: 1,
      auditEntries: 0,
    });
    await setAll({ ...FOR_EVER, taskDays: 30, pmsLogDays: 30, webhookDays: 30 });
    await applyRetention(server.deps);
    expect(await Promise.all(tasks.map((id) => exists(`/api/tasks/${id}`)))).toEqual([false, true, true]);
    expect(await db.selectFrom('pmsLog').select('message').execute()).toEqual([{ message: recent }]);
    expect(await db.selectFrom('webhookDelivery').select('body').execute()).toEqual([{ body: recent }]);
  });

  it('deletes the details of old audit entries, and the audit log can still be verified', async () => {
    await setAll({ ...FOR_EVER, auditDays: 400 });
    const entries = async () => (await server.call('GET', '/api/audit?limit=100', { key })).body.items;
    const before = await entries();
    server.advance(401 * DAY_MS);
    await setAll({ ...FOR_EVER, auditDays: 400 });
    await applyRetention(server.deps);
    expect(before.length).toBeGreaterThan(3);
    expect(await entries()).toMatchObject([{ action: 'retention.changed' }]);
    const { db, secrets, writer } = server.deps;
    expect(await findAuditFault(db, secrets)).toBeNull();
    const left = await db.selectFrom('audit').selectAll().where('action', '=', 'entry.expired').execute();
    for (const entry of left) expect(entry).toMatchObject({ actor: '', detail: '{}', address: null });
    await writer.write((trx) =>
      trx
        .updateTable('audit')
        .set({ at: ago(900) })
        .where('number', '=', 2)
        .execute(),
    );
    expect(await findAuditFault(db, secrets)).toBe(2);
  });

  it('deletes inactive conversations of a given age, unless the guest still waits', async () => {
    const old = await Promise.all(Array.from({ length: 45 }, () => converse(31)));
    const [waiting, recent] = [await converse(31, { state: 'waiting' }), await converse(29)];
    expect(await readReach('conversationDays=30')).toEqual({ conversations: 46, guests: 0 }); // including the one of the previous test
    await set({ conversationDays: 30, guestDays: null });
    await applyRetention(server.deps);
    for (const id of old) expect(await exists(`/api/conversations/${id}`)).toBe(false);
    expect(await exists(`/api/conversations/${waiting}`)).toBe(true);
    expect(await exists(`/api/conversations/${recent}`)).toBe(true);
    const { body } = await server.call('GET', '/api/audit', { key });
    expect(body.items[0]).toMatchObject({ action: 'conversations.expired', actor: 'system' });
  });

  it('deletes guests whose last stay is of a given age, with all their data', async () => {
    await set({ conversationDays: null, guestDays: 100 });
    const [gone, staying] = [await stay('Winter', 101), await stay('Sommer', 99)];
    const theirs = await converse(150, { guestId: gone });
    expect(await readReach('guestDays=100')).toEqual({ conversations: 0, guests: 1 });
    await applyRetention(server.deps);
    expect(await exists(`/api/guests/${gone}`)).toBe(false);
    expect(await exists(`/api/conversations/${theirs}`)).toBe(false);
    expect(await exists(`/api/guests/${staying}`)).toBe(true);
  });

  it('is refused for invalid numbers', async () => {
    expect((await set({ conversationDays: 0, guestDays: null })).status).toBe(422);
    expect((await setAll({ ...FOR_EVER, auditDays: 1.5 })).status).toBe(422);
    expect((await setAll({ taskDays: 1 })).status).toBe(422);
  });
});

describe('backups', () => {
  it('are made and listed by the owner, newest first, and at most seven are kept', async () => {
    for (let count = 0; count < 8; count++) {
      server.advance(1_000);
      expect((await server.call('POST', '/api/backups', { key, body: {} })).status).toBe(201);
    }
    const { body } = await server.call('GET', '/api/backups', { key });
    expect(body.items).toHaveLength(7);
    expect(body.items[0].bytes).toBeGreaterThan(10_000);
    expect(body.items[0].name > body.items[6].name).toBe(true);
  });

  it('are not available to one of several accounts', async () => {
    const other = await register(server, 'other@b.example');
    expect((await server.call('POST', '/api/backups', { key: other.key, body: {} })).status).toBe(409);
    expect((await server.call('GET', '/api/backups', { key })).body.items).toEqual([]);
  });
});

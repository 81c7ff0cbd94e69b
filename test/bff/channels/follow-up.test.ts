import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type MailSimulator, startMail } from '../../../bff/simulators/mail/simulator.ts';
import { ensureEpoch } from '../../../bff/store/sqlite/meta.ts';
import { type HouseOn, openHouseOn } from './house.ts';

/** A guest of the website's chat who leaves an address and goes away. */
const welcome = z.looseObject({ session: z.string(), conversationId: z.string(), property: z.looseObject({}) });
const CONSENT = { consentText: 'Write me the reply. Only for this conversation.', language: 'en' };
const MINUTE_MS = 60_000;

let house: HouseOn<MailSimulator>;
let guests = 0;
let email = '';
beforeAll(async () => {
  house = await openHouseOn('email', startMail);
  await ensureEpoch(house.server.deps.writer);
});
afterAll(() => house.close());
beforeEach(() => {
  email = `anna${++guests}@guests.example`;
});

const mails = () => house.platform.sent.filter(({ to }) => to === email).map(({ text }) => text);

async function chat(text = 'human please') {
  const opened = welcome.parse(
    (await house.server.call('POST', '/chat/session', { body: { propertyId: house.propertyId } })).body,
  );
  const headers = { authorization: `Bearer ${opened.session}` };
  const call = (method: string, path: string, body?: object) =>
    house.server.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  if (text !== '') await call('POST', '/chat/messages', { id: crypto.randomUUID(), text });
  return { id: opened.conversationId, opened, call };
}
const leave = (call: Awaited<ReturnType<typeof chat>>['call'], more: object = {}) =>
  call('PUT', '/chat/follow-up', { email, ...CONSENT, ...more });

async function reply(id: string, text: string): Promise<void> {
  const body = { text };
  const answer = await house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
  expect(answer.status).toBe(201);
  await house.settle();
}
const view = async (id: string) =>
  (await house.server.call('GET', `/api/conversations/${id}`, { key: house.key })).body;
const notes = async (id: string) =>
  (await house.messages(id)).filter(({ internal }) => internal === true).map(({ text }) => text);

describe('a guest who left an address', () => {
  it('is invited to leave it, and the agreed text is stored with the address', async () => {
    const { opened, call, id } = await chat();
    expect(opened.property).toMatchObject({ carryOn: ['email'] });
    expect((await call('GET', '/chat/follow-up')).body).toEqual({ email: null });
    expect((await leave(call, { email: email.toUpperCase() })).body).toEqual({ email });
    expect((await call('GET', '/chat/follow-up')).body).toEqual({ email });
    const rows = (await house.server.dump())['followUp'] ?? [];
    expect(rows.find((row) => JSON.stringify(row).includes(id))).toMatchObject({ address: email, ...CONSENT });
    expect(await view(id)).toMatchObject({ channel: 'widget', address: email });
  });

  it('and left the chat gets the colleague’s reply by mail', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Your room is ready.');
    expect(mails()).toEqual([]);
    await house.later(3 * MINUTE_MS);
    expect(mails()).toEqual(['Your room is ready.']);
    expect((await house.messages(id)).at(-1)).toMatchObject({ delivery: { state: 'sent' } });
  });

  it('and reads the reply in the chat gets no mail', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Your room is ready.');
    const { db } = house.server.deps;
    await db
      .updateTable('conversation')
      .set((set) => ({ guestReadSeq: set.ref('guestSeq') }))
      .where('id', '=', id)
      .execute();
    await house.later(3 * MINUTE_MS);
    expect(mails()).toEqual([]);
    expect((await house.messages(id)).at(-1)).toMatchObject({ delivery: { state: 'read' } });
  });

  it('can answer by mail: staff see both, and a person answers instead of the engine', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Your room is ready.');
    await house.later(3 * MINUTE_MS);
    house.platform.say(email, 'Wonderful, we are there at six.');
    await house.settle();
    const there = (await house.conversations()).find(
      ({ channel, address }) => channel === 'email' && address === email,
    );
    expect(there).toMatchObject({ state: 'waiting' });
    const messages = await house.messages(String(there?.['id']));
    expect(messages.find(({ author }) => author === 'guest')).toMatchObject({
      text: 'Wonderful, we are there at six.',
    });
    expect(await notes(id)).toContain('The guest went on by e-mail: that conversation is listed with the guest.');
    const guest = await house.server.call('GET', `/api/conversations/${id}/guest`, { key: house.key });
    expect(guest.body.conversations.map((one: { id: string }) => one.id)).toContain(there?.['id']);
    await reply(String(there?.['id']), 'See you at six!');
    expect(mails().at(-1)).toBe('See you at six!');
  });

  it('can answer by mail a second time, from another chat, and staff see that chat too', async () => {
    for (const words of ['The first', 'The second']) {
      const { id, call } = await chat();
      await leave(call);
      await reply(id, words);
      await house.later(3 * MINUTE_MS);
      house.platform.say(email, `Thank you for ${words}`);
      await house.settle();
      house.platform.say(email, 'And again');
      await house.settle();
      const told = 'The guest went on by e-mail: that conversation is listed with the guest.';
      expect((await notes(id)).filter((note) => note === told)).toHaveLength(1);
    }
  });

  it('and opened a booking in the chat has opened nothing by mail', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Hello');
    await house.later(3 * MINUTE_MS);
    house.platform.say(email, 'And my booking?');
    await house.settle();
    const there = (await house.conversations()).find(
      ({ channel, address }) => channel === 'email' && address === email,
    );
    const grants = (await house.server.dump())['accessGrant'] ?? [];
    expect(grants.filter((row) => JSON.stringify(row).includes(String(there?.['id'])))).toEqual([]);
  });

  it('can remove it, and pending mails are not sent', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Your room is ready.');
    expect((await call('DELETE', '/chat/follow-up')).status).toBe(204);
    await house.later(3 * MINUTE_MS);
    expect(mails()).toEqual([]);
    expect((await house.messages(id)).at(-1)).not.toHaveProperty('delivery');
    expect((await call('GET', '/chat/follow-up')).body).toEqual({ email: null });
  });

  it('and answers STOP gets no more mails, from this chat or from another chat with the same address', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Hello');
    await house.later(3 * MINUTE_MS);
    house.platform.say(email, 'stop');
    await house.settle();
    const told = mails().length;
    await reply(id, 'One more thing');
    const other = await chat();
    await leave(other.call);
    await reply(other.id, 'And another');
    await house.later(3 * MINUTE_MS);
    expect(mails()).toHaveLength(told);
    expect((await house.messages(other.id)).at(-1)).toMatchObject({
      delivery: { state: 'failed', reason: 'opted_out' },
    });
  });

  it('is deleted with the conversation', async () => {
    const { id, call } = await chat();
    await leave(call);
    await reply(id, 'Hello');
    const { key, server } = house;
    const { body } = await server.call('POST', '/api/guests', { key, body: { lastName: 'Sommer' } });
    await server.deps.db.updateTable('conversation').set({ guestId: body.id }).where('id', '=', id).execute();
    expect((await server.call('DELETE', `/api/guests/${body.id}`, { key })).status).toBe(204);
    expect(JSON.stringify(await server.dump())).not.toContain(email);
  });
});

describe('an address', () => {
  it.each([
    [{ email: 'nobody' }, '/email'],
    [{ email: 'a@b.example, c@d.example' }, '/email'],
    [{ email: `${'a'.repeat(250)}@b.example` }, '/email'],
    [{ consentText: '' }, '/consentText'],
    [{ language: 'x' }, '/language'],
  ])('with %o is refused at its field', async (change, pointer) => {
    const { call } = await chat();
    const answer = await leave(call, change);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(answer.body.errors.map((one: { pointer: string }) => one.pointer)).toContain(pointer);
  });

  it('is refused before the first message, and without a session', async () => {
    const { call } = await chat('');
    expect((await leave(call)).status).toBe(409);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await house.server.call(method, '/chat/follow-up', method === 'PUT' ? { body: {} } : {})).status).toBe(
        401,
      );
    expect((await house.server.call('POST', '/chat/link', { body: { purpose: 'resume' } })).status).toBe(401);
  });
});

describe('a link that the guest makes', () => {
  it('opens the same chat on another device, once', async () => {
    const { id, call } = await chat();
    const made = await call('POST', '/chat/link', { purpose: 'resume' });
    expect(made.status).toBe(201);
    const token = new URL(made.body.url).hash.slice(1);
    const use = () => house.server.call('POST', '/chat/resume', { body: { propertyId: house.propertyId, token } });
    expect(await use()).toMatchObject({ status: 200, body: { conversationId: id } });
    expect((await use()).status).toBe(410);
  });

  it('leads to WhatsApp only if the house has WhatsApp, and does not exist before the first message', async () => {
    const { call } = await chat();
    expect((await call('POST', '/chat/link', { purpose: 'whatsapp' })).body.code).toBe('channel_not_connected');
    const silent = await chat('');
    expect((await silent.call('POST', '/chat/link', { purpose: 'resume' })).status).toBe(409);
    expect((await call('POST', '/chat/link', { purpose: 'elsewhere' })).status).toBe(422);
  });
});

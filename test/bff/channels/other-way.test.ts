import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { commitAndAnnounce } from '../../../bff/conversation/commit.ts';
import { startMail } from '../../../bff/simulators/mail/simulator.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import { refuse } from '../../../bff/simulators/whatsapp/words.ts';
import { toGuestEvent } from '../../../bff/store/conversations/guest-events.ts';
import { insertMessage } from '../../../bff/store/conversations/insert-message.ts';
import { ensureEpoch } from '../../../bff/store/sqlite/meta.ts';
import { type MortalHouse, openMortalHouse, WHEN } from './crash/mortal-house.ts';
import type { HouseOn } from './house.ts';

/** A reply that WhatsApp refuses for good is sent to the guest's other addresses. */
const welcome = z.looseObject({ session: z.string(), conversationId: z.string() });
const CONSENT = { consentText: 'Write me the reply. Only for this conversation.', language: 'en' };
const DAY_MS = 24 * 60 * 60 * 1_000;
const SEND = /POST .*\/messages$/;

let mortal: MortalHouse<WhatsAppSimulator>;
let house: HouseOn<WhatsAppSimulator>;
let guests = 0;
let phone = '';
let email = '';
/** The guest's conversations: on WhatsApp, and in the site's chat. */
let whatsAppConversation = '';
let chatConversation = '';
let session = '';

beforeAll(async () => {
  const beside = { channel: 'email', start: startMail } as const;
  mortal = await openMortalHouse('whatsapp', startWhatsApp, { beside });
  house = mortal.house;
  await ensureEpoch(house.server.deps.writer);
});
afterAll(() => house.close());
beforeEach(async () => {
  phone = `+4917000${20_000 + ++guests}`;
  email = `bo${guests}@guests.example`;
  await startChat();
});

const asGuest = (method: string, path: string, body?: object) =>
  house.server.call(method, path, {
    headers: { authorization: `Bearer ${session}` },
    ...(body === undefined ? {} : { body }),
  });

/** Starts a website chat in which the guest asks for a person. */
async function startChat(): Promise<void> {
  const opened = await house.server.call('POST', '/chat/session', { body: { propertyId: house.propertyId } });
  ({ session, conversationId: chatConversation } = welcome.parse(opened.body));
  await asGuest('POST', '/chat/messages', { id: crypto.randomUUID(), text: 'human please' });
}

/** The guest continues on WhatsApp with the chat's code. */
async function continueOnWhatsApp(): Promise<void> {
  const { body } = await asGuest('POST', '/chat/link', { purpose: 'whatsapp' });
  house.platform.say(phone, new URL(body.url).searchParams.get('text') ?? '');
  await house.settle();
  house.platform.say(phone, 'human please');
  await house.settle();
  whatsAppConversation = String((await house.conversations()).find(({ address }) => address === phone)?.['id']);
}

const leave = () => asGuest('PUT', '/chat/follow-up', { email, ...CONSENT });
const order = (code: number) =>
  house.platform.faults.order({
    kind: 'status',
    status: 400,
    body: JSON.stringify(refuse(code, 'no').body),
    headers: { 'content-type': 'application/json' },
    on: SEND,
  });

async function reply(text: string, id = whatsAppConversation): Promise<void> {
  const { status } = await house.server.call('POST', `/api/conversations/${id}/messages`, {
    key: house.key,
    body: { text },
  });
  expect(status).toBe(201);
}

const mails = () => house.second?.arrived.filter(({ to }) => to === email).map(({ text }) => text);
const onPhone = (text: string) => house.platform.arrived.filter((one) => one.to === phone && one.text === text);
const delivery = async (id = whatsAppConversation) => (await house.messages(id)).at(-1)?.['delivery'];
const alerts = async () =>
  ((await house.server.dump())['deskEvent'] ?? []).filter(
    (row) => JSON.stringify(row).includes('not_delivered') && JSON.stringify(row).includes(whatsAppConversation),
  ).length;

it('an undelivered reply is sent once by mail to the address left with consent, and staff see where and why', async () => {
  await leave();
  await continueOnWhatsApp();
  order(131026);
  await reply('Your room is ready.');
  await house.settle();
  await house.later(60 * 60_000);
  expect(mails()).toEqual(['Your room is ready.']);
  expect(onPhone('Your room is ready.')).toEqual([]);
  expect(await delivery()).toMatchObject({
    state: 'failed',
    reason: 'not_reachable',
    elsewhere: { channel: 'email', address: email, state: 'sent' },
  });
  expect(await alerts()).toBe(0);
});

it('an undelivered reply is sent by mail also if WhatsApp accepts it first and reports the failure later, once for many reports', async () => {
  await leave();
  await continueOnWhatsApp();
  house.platform.delivers(false);
  await reply('Breakfast is until ten.');
  await house.settle();
  const [sent] = onPhone('Breakfast is until ten.');
  for (let again = 0; again < 2; again++) house.platform.tell(sent?.id ?? '', 'failed', 131026);
  house.platform.delivers(true);
  await house.settle();
  expect(mails()).toEqual(['Breakfast is until ten.']);
});

it('the guest’s answer by mail reaches the colleague who wrote the reply', async () => {
  await leave();
  await continueOnWhatsApp();
  order(131026);
  await reply('Your room is ready.');
  await house.settle();
  house.second?.say(email, 'Thank you!');
  await house.settle();
  const mail = (await house.conversations()).find(({ address, channel }) => address === email && channel === 'email');
  expect(mail).toMatchObject({ state: 'waiting' });
  const { body } = await house.server.call('GET', `/api/conversations/${whatsAppConversation}/guest`, {
    key: house.key,
  });
  expect(body.conversations.map(({ id }: { id: string }) => id)).toContain(mail?.['id']);
});

it.each([
  ['no address was left', async () => continueOnWhatsApp()],
  [
    'the two conversations were never joined',
    async () => {
      await leave();
      house.platform.say(phone, 'human please');
      await house.settle();
      whatsAppConversation = String((await house.conversations()).find(({ address }) => address === phone)?.['id']);
    },
  ],
  [
    'the address was removed again',
    async () => {
      await leave();
      await continueOnWhatsApp();
      await asGuest('DELETE', '/chat/follow-up');
    },
  ],
])('an undelivered reply is not sent another way if %s: staff are called and see why', async (_, prepare) => {
  await prepare();
  order(131026);
  await reply('Your room is ready.');
  await house.settle();
  await house.later(60_000);
  expect(mails()).toEqual([]);
  const told = { hint: 'The guest cannot be reached on WhatsApp', code: '131026' };
  expect(await delivery()).toEqual({ state: 'failed', reason: 'not_reachable', ...told, at: expect.any(String) });
  expect(await alerts()).toBe(1);
});

it('an undelivered reply is not sent another way to a guest who wants no more messages', async () => {
  await leave();
  await continueOnWhatsApp();
  order(131050);
  await reply('Your room is ready.');
  await house.settle();
  expect(mails()).toEqual([]);
  expect(await delivery()).toMatchObject({ state: 'failed', reason: 'opted_out' });
});

it('an undelivered reply is not sent a third way if the mail is refused too: staff are called', async () => {
  await leave();
  await continueOnWhatsApp();
  house.second?.faults.order({ kind: 'status', status: 550, on: /SMTP RCPT/ });
  order(131026);
  await reply('Your room is ready.');
  await house.settle();
  await house.later(6 * 60_000);
  expect(mails()).toEqual([]);
  expect(onPhone('Your room is ready.')).toEqual([]);
  expect(await delivery()).toMatchObject({ elsewhere: { state: 'failed', address: email } });
  expect(await alerts()).toBe(1);
});

it('once a booking is known, an undelivered reply is not sent to an address other than the booking’s, since the code of a link can be passed on', async () => {
  await leave();
  await book('someone.else@guests.example');
  await continueOnWhatsApp();
  order(131026);
  await reply('Your bill is 300 EUR.');
  await house.settle();
  expect(mails()).toEqual([]);
  expect(await alerts()).toBe(1);
});

it('once a booking is known, an undelivered reply is sent to the address in the booking', async () => {
  await leave();
  await book(email);
  await continueOnWhatsApp();
  order(131026);
  await reply('Your bill is 300 EUR.');
  await house.settle();
  expect(mails()).toEqual(['Your bill is 300 EUR.']);
});

it('a refused mail is sent on the channel where the guest wrote last', async () => {
  await leave();
  await continueOnWhatsApp();
  house.second?.faults.order({ kind: 'status', status: 550, on: /SMTP RCPT/ });
  await reply('Your taxi is here.', chatConversation);
  await house.later(3 * 60_000);
  await house.later(60_000);
  expect(mails()).toEqual([]);
  expect(onPhone('Your taxi is here.')).toHaveLength(1);
  expect(await delivery(chatConversation)).toMatchObject({
    state: 'failed',
    elsewhere: { channel: 'whatsapp', address: phone },
  });
});

it('a message of the house after the end of WhatsApp’s window is sent by mail', async () => {
  await leave();
  await continueOnWhatsApp();
  await house.later(DAY_MS + 60_000);
  await commitAndAnnounce(house.server.deps, async (trx, announce) => {
    const made = await insertMessage(
      trx,
      { id: whatsAppConversation, propertyId: house.propertyId },
      { author: 'ai', text: 'The towels are there.', language: 'en', at: house.server.deps.clock().toISOString() },
    );
    announce.guest(toGuestEvent(made));
  });
  await house.settle();
  expect(mails()).toEqual(['The towels are there.']);
});

it.each(WHEN)('a server that crashes %s each of its writes sends the reply another way once', async (when) => {
  await leave();
  await continueOnWhatsApp();
  let steps = 1;
  for (let at = 0; at <= steps; at++) {
    const text = `Ready, ${when} ${at}.`;
    order(131026);
    mortal.order(when, at === 0 ? null : at);
    // The request gets no answer, because its server crashes.
    const kept = reply(text);
    await (at === 0 ? kept : Promise.race([kept, mortal.untilDead()]));
    await mortal.work();
    const leaving = await mortal.leaving();
    if (at === 0) steps = mortal.writes();
    await mortal.restart();
    house.platform.faults.clear();
    const own = (await house.messages(whatsAppConversation)).filter((one) => one['text'] === text);
    const arrived = [...(mails() ?? []), ...onPhone(text).map((one) => one.text)].filter((one) => one === text);
    if (JSON.stringify(own).includes('"state":"unknown"')) {
      // It may have arrived: it was being sent on one of the two ways.
      expect(leaving, text).toContain(whatsAppConversation);
      expect(arrived.length, text).toBeLessThanOrEqual(1);
    } else expect(arrived, text).toHaveLength(own.length);
    expect(own.length, text).toBeLessThanOrEqual(1);
  }
  expect(steps).toBeGreaterThanOrEqual(5);
});

/** Adds a booking with the guest's number and this address. */
async function book(address: string): Promise<void> {
  const { key, server } = house;
  const call = async (path: string, body: object) => (await server.call('POST', path, { key, body })).body;
  const day = (days: number) => new Date(+server.deps.clock() + days * DAY_MS).toISOString().slice(0, 10);
  const { id: guestId } = await call('/api/guests', { lastName: 'Sommer', email: address, phone });
  const stay = { guestId, confirmationNumber: `C${guests}`, checkIn: day(0), checkOut: day(2) };
  expect(await call('/api/reservations', stay)).toMatchObject({ state: 'booked' });
}

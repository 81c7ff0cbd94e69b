import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sendStaffMessage } from '../../../bff/conversation/staff/staff.ts';
import { confirmWish } from '../../../bff/messaging/consent/opt-out.ts';
import { createMessaging, type Messaging } from '../../../bff/messaging/messaging.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../bff/simulators/guest-channel.ts';
import { type MailSimulator, startMail } from '../../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../../bff/simulators/whatsapp/simulator.ts';
import { findContactOf } from '../../../bff/store/channels/contacts.ts';
import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** The sample hotel with the real engine. A guest writes in Portuguese on a channel. */
let house: StaffedHouse;
let channel: ConnectedChannel;
let platform: ChannelSimulator;
let messaging: Messaging;
let bridge: ReturnType<typeof createServer>;
let guest = '';

beforeAll(async () => {
  house = await openStaffedHouse();
});
afterAll(() => house.close());

async function openHouseOnChannel(
  name: ConnectedChannel,
  start: (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>,
  as = '+351910000001',
) {
  channel = name;
  guest = as;
  platform = await start({ clock: () => house.now() });
  bridge = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { url: path = '/', headers } = request;
    const challenge = new URL(path, 'http://bridge').searchParams.get('hub.challenge');
    const call = { url: origin + path, at: house.now().toISOString(), body: Buffer.concat(chunks) };
    if (challenge === null) await messaging.accept(channelOfHouse(), { ...call, headers: headersOf(headers) });
    response.end(challenge ?? '');
  });
  bridge.listen(0, '127.0.0.1');
  await once(bridge, 'listening');
  const origin = `http://127.0.0.1:${(bridge.address() as AddressInfo).port}`;
  const url = `${origin}/hook`;
  const allowedPrivate = [new URL(platform.url).host];
  messaging = createMessaging({
    ...house.services,
    allowedPrivate,
    smtpUrl: () => platform.settings?.['SMTP_URL'] ?? null,
    webhookUrl: () => url,
    fileUrl: (token) => `${origin}/chat/files/${token}`,
  });
  const { platformValues } = await messaging.connect(channelOfHouse(), platform.credentials, async () => undefined);
  await house.setActivation({ channels: JSON.stringify(['widget', channel]) });
  await platform.setWebhook(url, platformValues);
}

afterEach(async () => {
  bridge.closeAllConnections();
  bridge.close();
  await platform.close();
  await messaging.close();
});

const channelOfHouse = () => ({ propertyId: house.propertyId, channel });

function headersOf(headers: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/** The texts on the guest's phone after everything is sent. */
async function readPhone(): Promise<string[]> {
  for (let round = 0; round < 4; round++) {
    await platform.webhooks.settled();
    await messaging.sweep();
    await messaging.idle();
  }
  return platform.arrived.map(({ text }) => text);
}

/**
 * The guest asks, gets an answer, asks for a person and reads that person's reply. Returns how staff write to the
 * guest.
 */
async function talkToPerson() {
  platform.say(guest, 'Bom dia! A que horas é o pequeno-almoço?');
  const [answer = ''] = await readPhone();
  expect(answer).toMatch(/\d{1,2}[:h]\d{2}/);
  expect(answer).toMatch(/pequeno-almoço|café da manhã/i);
  platform.say(guest, 'Quero falar com uma pessoa, por favor');
  await readPhone();
  const { db } = house.services;
  const conversation = await db
    .selectFrom('conversation')
    .select(['id', 'state', 'language'])
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow();
  expect(conversation).toMatchObject({ state: 'waiting', language: 'pt' });
  const actor = await house.hire(`Lena-${channel}`);
  const act = { propertyId: house.propertyId, conversationId: conversation.id, actor, internal: false };
  await sendStaffMessage(house.services, { ...act, text: 'Bom dia, aqui é a Lena.' });
  expect((await readPhone()).at(-1)).toBe('Bom dia, aqui é a Lena.');
  expect((await findContactOf(db, conversation.id))?.address).toBe(guest);
  return act;
}

it('on WhatsApp is answered in Portuguese, asks for a person, is written to, and is reached again by a template', async () => {
  await openHouseOnChannel('whatsapp', startWhatsApp);
  const act = await talkToPerson();
  house.advance(25 * 60);
  await expect(sendStaffMessage(house.services, { ...act, text: 'Olá?' })).rejects.toMatchObject({
    code: 'window_closed',
  });
  const template = { name: 'room_ready', language: 'pt', variables: ['Rita'] };
  await sendStaffMessage(house.services, { ...act, text: 'Olá Rita, o seu quarto está pronto.', template });
  expect((await readPhone()).at(-1)).toBe('template room_ready (pt)');
  platform.say(guest, 'Obrigada!');
  await readPhone();
  await sendStaffMessage(house.services, { ...act, text: 'De nada.' });
  expect((await readPhone()).at(-1)).toBe('De nada.');
});

it('by SMS is answered in Portuguese, asks for a person, and is written to the next day as well', async () => {
  await openHouseOnChannel('sms', startTwilio);
  const act = await talkToPerson();
  house.advance(25 * 60);
  await sendStaffMessage(house.services, { ...act, text: 'Olá! O seu quarto está pronto.' });
  expect((await readPhone()).at(-1)).toBe('Olá! O seu quarto está pronto.');
  platform.say(guest, 'STOP');
  await readPhone();
  await expect(sendStaffMessage(house.services, { ...act, text: 'Boa estadia!' })).rejects.toMatchObject({
    code: 'opted_out',
  });
});

it('by e-mail is answered in Portuguese, asks for a person, and is written to in the same thread', async () => {
  let mail: MailSimulator | undefined;
  await openHouseOnChannel('email', async (options) => (mail = await startMail(options)), 'rita@guests.example');
  const act = await talkToPerson();
  await sendStaffMessage(house.services, { ...act, text: 'O seu quarto está pronto.' });
  expect((await readPhone()).at(-1)).toBe('O seu quarto está pronto.');
  const [first, ...later] = mail?.sent ?? [];
  for (const { references } of later) expect(references).toContain(first?.references[0]);
  platform.say(guest, 'Obrigada!');
  await readPhone();
  const messages = await house.services.db.selectFrom('message').select('text').where('author', '=', 'guest').execute();
  expect(messages.map(({ text }) => text)).toContain('Obrigada!');
});

it('is told in Portuguese that messages stop, even if no message was answered before', async () => {
  await openHouseOnChannel('whatsapp', startWhatsApp, '+351910000009');
  await house.setActivation({ channels: JSON.stringify(['widget']) });
  platform.say(guest, 'Onde fica o hotel?');
  await readPhone();
  platform.say(guest, 'STOP');
  expect(await readPhone()).toEqual([confirmWish('stop', 'pt').text]);
});

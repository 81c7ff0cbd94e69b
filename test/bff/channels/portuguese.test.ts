import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendStaffMessage } from '../../../bff/conversation/staff.ts';
import { createMessaging, type Messaging } from '../../../bff/messaging/messaging.ts';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import { findContactOf } from '../../../bff/store/channel-contacts.ts';
import { openStaffedHouse, type StaffedHouse } from '../../support/staffed-house.ts';

/** The sample hotel with the real engine, and a guest who writes in Portuguese on WhatsApp. */
let house: StaffedHouse;
let meta: WhatsAppSimulator;
let messaging: Messaging;
let bridge: ReturnType<typeof createServer>;
const GUEST = '+351910000001';

beforeEach(async () => {
  house = await openStaffedHouse();
  meta = await startWhatsApp({ clock: () => house.now() });
  bridge = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const challenge = new URL(request.url ?? '/', 'http://bridge').searchParams.get('hub.challenge');
    if (challenge === null)
      await messaging.accept(from(), {
        url: request.url ?? '/',
        at: house.now().toISOString(),
        headers: headersOf(request.headers),
        body: Buffer.concat(chunks),
      });
    response.end(challenge ?? '');
  });
  bridge.listen(0, '127.0.0.1');
  await once(bridge, 'listening');
  const url = `http://127.0.0.1:${(bridge.address() as AddressInfo).port}`;
  messaging = createMessaging({ ...house.services, allowedPrivate: [new URL(meta.url).host], webhookUrl: () => url });
  await messaging.connect(from(), meta.credentials, async () => undefined);
  await house.setActivation({ channels: JSON.stringify(['widget', 'whatsapp']) });
  await meta.setWebhook(url);
});
afterEach(async () => {
  bridge.closeAllConnections();
  bridge.close();
  await meta.close();
  await messaging.close();
  await house.close();
});

const from = () => ({ propertyId: house.propertyId, channel: 'whatsapp' as const });

function headersOf(headers: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/** What the guest has on their phone once all is through; interactive messages by their words. */
async function read(): Promise<string[]> {
  for (let round = 0; round < 4; round++) {
    await meta.webhooks.settled();
    await messaging.sweep();
    await messaging.idle();
  }
  return meta.got.map(({ message }) => {
    if (message.type === 'text') return message.text.body;
    return message.type === 'interactive' ? message.interactive.body.text : `template ${message.template.name}`;
  });
}

it('is answered in Portuguese, asks for a person, is written to, and is reached again by a template', async () => {
  meta.say(GUEST, 'Bom dia! A que horas é o pequeno-almoço?');
  const [answer = ''] = await read();
  expect(answer).toMatch(/\d{1,2}[:h]\d{2}/);
  expect(answer).toMatch(/pequeno-almoço|café da manhã/i);
  meta.say(GUEST, 'Quero falar com uma pessoa, por favor');
  await read();
  const { db } = house.services;
  const { id } = await db
    .selectFrom('conversation')
    .select('id')
    .where('channel', '=', 'whatsapp')
    .executeTakeFirstOrThrow();
  const state = async () =>
    await db.selectFrom('conversation').select(['state', 'language']).where('id', '=', id).executeTakeFirstOrThrow();
  expect(await state()).toEqual({ state: 'waiting', language: 'pt' });

  const actor = await house.hire('Lena');
  const act = { propertyId: house.propertyId, conversationId: id, actor, internal: false };
  await sendStaffMessage(house.services, { ...act, text: 'Bom dia, aqui é a Lena.' });
  expect((await read()).at(-1)).toBe('Bom dia, aqui é a Lena.');

  house.advance(25 * 60);
  await expect(sendStaffMessage(house.services, { ...act, text: 'Olá?' })).rejects.toMatchObject({
    code: 'window_closed',
  });
  const template = { name: 'room_ready', language: 'pt', variables: ['Rita'] };
  await sendStaffMessage(house.services, { ...act, text: 'Olá Rita, o seu quarto está pronto.', template });
  expect((await read()).at(-1)).toBe('template room_ready');

  meta.say(GUEST, 'Obrigada!');
  await read();
  await sendStaffMessage(house.services, { ...act, text: 'De nada.' });
  expect((await read()).at(-1)).toBe('De nada.');
  expect((await findContactOf(db, id))?.address).toBe(GUEST);
});

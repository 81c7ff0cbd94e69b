import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addIdentityKey } from '../../../bff/access/identity.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient } from '../../support/wire-client.ts';

/** Two people use one browser. What a page keeps of the first gives the second no access. */
let server: ChatServer;
let hotel: Hotel;
let key: string;
let count = 0;
const clients: WireClient[] = [];

beforeEach(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
  const { writer, secrets } = server.deps;
  key = await writer.write((trx) => addIdentityKey(trx, secrets, hotel.propertyId));
  for (const [lastName, numbers] of [
    ['Sommer', ['AA-1', 'AA-2']],
    ['Winter', ['BB-1']],
  ] as const) {
    const guest = await call(server.baseUrl, 'POST', '/api/guests', hotel.apiKey, { lastName });
    for (const confirmationNumber of numbers)
      await call(server.baseUrl, 'POST', '/api/reservations', hotel.apiKey, {
        guestId: guest.body.id,
        confirmationNumber,
        checkIn: '2126-11-20',
        checkOut: '2126-11-22',
      });
  }
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await server.close();
});

describe('another identity on a stored session', () => {
  it('begins a new conversation and shows nothing of the old', async () => {
    const first = await hello({ identity: await sign(['AA-1']) });
    await say(first, 'Secret of the first guest');
    const second = await hello({ session: first.session, identity: await sign(['BB-1']), lastSeq: 1 });
    expect(second).toMatchObject({ mode: 'new', seq: 0 });
    expect(second.conversationId).not.toBe(first.conversationId);
    second.client.write({ type: 'history', after: 0 });
    await say(second, 'Good day');
    expect(JSON.stringify(second.client.frames)).not.toContain('Secret');
    expect(await guestOf(second.conversationId)).toBe('Winter');
    expect(await guestOf(first.conversationId)).toBe('Sommer');
    expect(await bookingsOf(first.conversationId)).toEqual(['AA1']);
  });

  it('whose booking is unknown here begins a new conversation too', async () => {
    const first = await hello({ identity: await sign(['AA-1']) });
    await say(first, 'Secret of the first guest');
    const second = await hello({ session: first.session, identity: await sign(['ZZ-9']) });
    expect(second.conversationId).not.toBe(first.conversationId);
    const third = await hello({ session: second.session, identity: await sign(['YY-8']) });
    expect(third.conversationId).not.toBe(second.conversationId);
  });

  it('gets the same new conversation again if the welcome was lost', async () => {
    const first = await hello({ identity: await sign(['AA-1']) });
    const identity = await sign(['BB-1']);
    const lost = await hello({ session: first.session, identity });
    const again = await hello({ session: first.session, identity });
    expect(again.conversationId).toBe(lost.conversationId);
    const settled = await hello({ session: again.session, identity });
    expect(settled.conversationId).toBe(lost.conversationId);
  });

  it('over HTTP gets a new conversation as well', async () => {
    const first = await overHttp({ identity: await sign(['AA-1']) });
    const second = await overHttp({ session: first.session, identity: await sign(['BB-1']) });
    expect(second).toMatchObject({ mode: 'new', seq: 0 });
    expect(second['conversationId']).not.toBe(first['conversationId']);
  });
});

describe('the same guest', () => {
  it('continues the conversation with the same booking, with an additional one and with another of their bookings', async () => {
    const first = await hello({ identity: await sign(['AA-1']) });
    for (const bookings of [['AA-1'], ['AA-1', 'AA-2'], ['AA-2']]) {
      const next = await hello({ session: first.session, identity: await sign(bookings) });
      expect(next.conversationId).toBe(first.conversationId);
      first.session = next.session;
    }
  });

  it('who wrote before they signed in keeps the conversation', async () => {
    const first = await hello({});
    await say(first, 'Good day');
    const next = await hello({ session: first.session, identity: await sign(['AA-1']) });
    expect(next.conversationId).toBe(first.conversationId);
  });
});

async function hello(more: Record<string, unknown>) {
  const client = await new WireClient(server.baseUrl).opened();
  clients.push(client);
  client.write({ type: 'hello', propertyId: hotel.propertyId, ...more });
  const welcome = await client.frame(({ type }) => type === 'welcome');
  return {
    client,
    session: String(welcome['session']),
    conversationId: String(welcome['conversationId']),
    mode: welcome['mode'],
    seq: welcome['seq'],
  };
}

async function overHttp(more: Record<string, unknown>): Promise<Record<string, unknown>> {
  const body = { propertyId: hotel.propertyId, ...more };
  return (await call(server.baseUrl, 'POST', '/chat/session', undefined, body)).body;
}

async function say({ client }: { client: WireClient }, text: string): Promise<void> {
  const id = crypto.randomUUID();
  client.write({ type: 'send', id, text });
  await client.frame((frame) => frame.type === 'ack' && frame['id'] === id);
}

async function guestOf(conversationId: string): Promise<string | undefined> {
  const row = await server.deps.db
    .selectFrom('conversation')
    .innerJoin('guest', 'guest.id', 'conversation.guestId')
    .select('guest.lastName')
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst();
  return row?.lastName;
}

async function bookingsOf(conversationId: string): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom('accessGrant')
    .innerJoin('reservation', 'reservation.id', 'accessGrant.reservationId')
    .select('reservation.confirmationNumber')
    .where('conversationId', '=', conversationId)
    .execute();
  return rows.map(({ confirmationNumber }) => confirmationNumber);
}

function sign(bookings: string[]): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const jti = `token-${++count}-of-this-test`;
  return new SignJWT({ aud: hotel.propertyId, iat: now, exp: now + 300, jti, bookings })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from(key));
}

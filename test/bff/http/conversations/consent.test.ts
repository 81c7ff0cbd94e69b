import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addIdentityKey } from '../../../../bff/access/identity.ts';
import { USUAL_LOOK } from '../../../../shared/api/house/look.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';
import { WireClient } from '../../../support/wire-client.ts';

/** A hotel that asks its guests for consent, and every way in which a guest's data might be stored without it. */
const YES = { granted: true, version: '7', language: 'en' };
const NO = { ...YES, granted: false };
const ADDRESS = { email: 'anna@guest.example', consentText: 'Write me.', language: 'en' };
const REFUSED = { status: 403, body: { code: 'consent_required' } };
let server: ChatServer;
let hotel: Hotel;
let key: string;
const clients: WireClient[] = [];

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
  const { writer, secrets } = server.deps;
  key = await writer.write((trx) => addIdentityKey(trx, secrets, hotel.propertyId));
  const consent = { required: true, version: '7', text: { en: 'We keep it.' }, privacyUrl: null };
  await call(server.baseUrl, 'PUT', '/api/look', hotel.apiKey, { ...USUAL_LOOK, consent });
  for (const [lastName, confirmationNumber] of [
    ['Sommer', 'AA-1'],
    ['Winter', 'BB-1'],
  ]) {
    const { body } = await call(server.baseUrl, 'POST', '/api/guests', hotel.apiKey, { lastName });
    const stay = { guestId: body.id, confirmationNumber, checkIn: '2126-11-20', checkOut: '2126-11-22' };
    await call(server.baseUrl, 'POST', '/api/reservations', hotel.apiKey, stay);
  }
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
afterAll(() => server.close());

describe('[P12] a guest who withdrew their consent', () => {
  it('is not asked for a rating and gets no message, and nothing that the guest sends is stored', async () => {
    const { session, conversationId } = await greetByHttp({ consent: YES });
    const post = (body: object) => say(session, body);
    const leave = () => call(server.baseUrl, 'PUT', '/chat/follow-up', session, ADDRESS, { allow: [403] });
    await post({ type: 'send', id: randomUUID(), text: 'Good day' });
    expect((await post({ type: 'consent', ...NO })).status).toBe(204);
    expect(await post({ type: 'rate', score: 1, comment: 'Anna Secret of room 7' })).toMatchObject(REFUSED);
    expect(await leave()).toMatchObject(REFUSED);
    expect((await readConversation(conversationId))['rating']).toBeNull();
    await post({ type: 'consent', ...YES });
    expect((await post({ type: 'rate', score: 5, comment: 'Fine' })).status).toBe(204);
    expect((await readConversation(conversationId))['rating']).toEqual({ score: 5, comment: 'Fine' });
  });

  it('has stored with the consent the language in which its text was read', async () => {
    const { session } = await greetByHttp({});
    const consent = { type: 'consent', granted: true, version: '7' };
    expect((await say(session, consent)).status).toBe(422);
  });
});

describe('an identity that the hotel’s site signed', () => {
  it('waits for the guest’s consent, then the page says hello again and the guest is identified', async () => {
    const identity = await sign('AA-1');
    const first = await greet({ identity });
    expect(first.welcome).toMatchObject({ property: { consentRequired: true } });
    expect(await countStoredRows(first.conversationId)).toEqual({ conversations: 0, grants: 0, uses: 0 });
    first.client.write({ type: 'consent', ...YES });
    expect(await first.client.closed()).toBe(1012);
    const next = await greet({ identity, session: first.session });
    expect(next.conversationId).toBe(first.conversationId);
    expect(await countStoredRows(first.conversationId)).toEqual({ conversations: 1, grants: 1, uses: 1 });
  });

  it.each(['the socket', 'HTTP'])(
    'is accepted together with the consent in the hello, which is stored once, over %s',
    async (way) => {
      const hello = { identity: await sign('AA-1'), consent: YES };
      const { conversationId } = await (way === 'HTTP' ? greetByHttp(hello) : greet(hello));
      expect(await countStoredRows(conversationId)).toEqual({ conversations: 1, grants: 1, uses: 1 });
      expect(await consentsOf(conversationId)).toEqual([1]);
    },
  );

  it('of another person begins a new conversation, which the earlier consent does not cover', async () => {
    const first = await greet({ identity: await sign('AA-1'), consent: YES });
    const identity = await sign('BB-1');
    const second = await greet({ identity, session: first.session });
    expect(second.conversationId).not.toBe(first.conversationId);
    expect(second.welcome).toMatchObject({ mode: 'new', property: { consentRequired: true } });
    expect(await countStoredRows(second.conversationId)).toEqual({ conversations: 0, grants: 0, uses: 0 });
    const third = await greet({ identity, session: second.session, consent: YES });
    expect(await countStoredRows(third.conversationId)).toEqual({ conversations: 1, grants: 1, uses: 1 });
  });

  it.each(['the socket', 'HTTP'])('is not accepted with a hello that refuses consent, over %s', async (way) => {
    const hello = { identity: await sign('AA-1'), consent: NO };
    const { conversationId } = await (way === 'HTTP' ? greetByHttp(hello) : greet(hello));
    expect(await countStoredRows(conversationId)).toMatchObject({ grants: 0, uses: 0 });
  });
});

const say = (session: string, body: object) =>
  call(server.baseUrl, 'POST', '/chat/messages', session, body, { allow: [403, 422] });

async function greet(hello: Record<string, unknown>) {
  const client = await new WireClient(server.baseUrl).opened();
  clients.push(client);
  client.write({ type: 'hello', propertyId: hotel.propertyId, ...hello });
  const welcome = await client.frame(({ type }) => type === 'welcome');
  client.write({ type: 'ping' }); // its answer shows that the hello is done
  await client.frame(({ type }) => type === 'pong');
  return {
    client,
    welcome,
    session: String(welcome['session']),
    conversationId: String(welcome['conversationId']),
  };
}

async function greetByHttp(hello: Record<string, unknown>): Promise<{ session: string; conversationId: string }> {
  const { body } = await call(server.baseUrl, 'POST', '/chat/session', undefined, {
    propertyId: hotel.propertyId,
    ...hello,
  });
  return body;
}

async function readConversation(conversationId: string): Promise<Record<string, unknown>> {
  return (await call(server.baseUrl, 'GET', `/api/conversations/${conversationId}`, hotel.apiKey)).body;
}

/** Counts the stored rows of a conversation and of its guest's identity. */
async function countStoredRows(conversationId: string) {
  const { db } = server.deps;
  const count = (rows: readonly unknown[]) => rows.length;
  const grants = db.selectFrom('accessGrant').select('id').where('conversationId', '=', conversationId);
  const uses = db.selectFrom('identityUse').select('tokenId').where('ledTo', '=', conversationId);
  const made = db.selectFrom('conversation').select('id').where('id', '=', conversationId);
  return {
    conversations: count(await made.execute()),
    grants: count(await grants.execute()),
    uses: count(await uses.execute()),
  };
}

async function consentsOf(conversationId: string): Promise<number[]> {
  const { db } = server.deps;
  const rows = db.selectFrom('guestConsent').select('granted').where('conversationId', '=', conversationId);
  return (await rows.execute()).map(({ granted }) => granted);
}

function sign(booking: string): Promise<string> {
  return new SignJWT({ bookings: [booking] })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(hotel.propertyId)
    .setIssuedAt()
    .setExpirationTime('5m')
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(key));
}

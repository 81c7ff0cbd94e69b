import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RIGHTS, ROLES } from '../../../shared/domain/staff/rights.ts';
import { deskClientFrame } from '../../../shared/protocol/desk-frames.ts';
import { guestClientFrame } from '../../../shared/protocol/guest-frames.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient } from '../../support/wire-client.ts';

/**
 * Both sockets: every frame × every kind of sender × own property, another of the account, another account's. A new
 * frame without a line here fails.
 */
const DESK_FRAMES: Record<string, string> = {
  hello: 'conversations:read, in a property of the account, and in the key’s own where it is bound',
  presence: 'shows who looks; a conversation of another property is none',
  ping: 'everybody who was let in',
};

const PASSWORD = 'a long enough password';
let server: ChatServer;
let hotel: Hotel;
let second: string;
let other: Hotel;
const clients: WireClient[] = [];

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
  other = await openHotel(server.baseUrl, { email: 'owner@other.example' });
  second = (await call(server.baseUrl, 'POST', '/api/properties', hotel.apiKey, { name: 'Second house' })).body.id;
  const active = {
    channels: ['widget'],
    aiMode: 'auto',
    businessHours: { mon_fri: '24/7', weekend: '24/7' },
  };
  const headers = { 'x-property-id': second };
  await call(server.baseUrl, 'PUT', '/api/activation', hotel.apiKey, active, { headers });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
afterAll(() => server.close());

it('each frame of both sockets has a row in the access matrix', () => {
  const typesOf = (options: readonly { shape: { type: { value: string } } }[]) =>
    options.map(({ shape }) => shape.type.value).toSorted();
  expect(typesOf(deskClientFrame.options)).toEqual(Object.keys(DESK_FRAMES).toSorted());
  expect(typesOf(guestClientFrame.options)).toEqual(['hello', ...Object.keys(GUEST_FRAMES)].toSorted());
});

describe('a desk’s hello', () => {
  const TARGETS = {
    'the own property': () => hotel.propertyId,
    another: () => second,
    'a stranger’s': () => other.propertyId,
  };

  it.each(ROLES)('of a colleague with the role %s is accepted for their account’s properties', async (role) => {
    const { headers } = await hire(role);
    for (const [target, propertyId] of Object.entries(TARGETS)) {
      expect(await helloAt({ ticket: await ticketOf(headers), propertyId: propertyId() }), target).toBe(
        target === 'a stranger’s' ? 4404 : 'welcome',
      );
    }
  });

  it.each([
    ['their own property only', ['own'], ['the own property']],
    ['another property only', ['second'], ['another']],
    ['both properties', ['own', 'second'], ['the own property', 'another']],
  ] as const)('of a colleague of %s is accepted for these properties and no others', async (_, works, welcomed) => {
    const { headers } = await hire(`member-of-${works.join('-')}`, {
      properties: works.map((one) => membership(one === 'own' ? hotel.propertyId : second)),
    });
    for (const [target, propertyId] of Object.entries(TARGETS))
      expect(await helloAt({ ticket: await ticketOf(headers), propertyId: propertyId() }), target).toBe(
        welcomed.some((one) => one === target) ? 'welcome' : 4404,
      );
    expect(await helloAt({ ticket: await ticketOf(headers) })).toBe(works.length === 1 ? 'welcome' : 4404);
  });

  it.each(RIGHTS)(
    'of a key with only the right %s is accepted if that is a right to read conversations or tasks, and only for the key’s properties',
    async (right) => {
      const free = await keyOf([right]);
      const bound = await keyOf([right], hotel.propertyId);
      // A colleague who may only read tasks gets only tasks (task-work.test.ts).
      const isRight = right === 'conversations:read' || right === 'tasks:read';
      for (const [target, propertyId] of Object.entries(TARGETS)) {
        const welcomed = { free: target !== 'a stranger’s', bound: target === 'the own property' };
        for (const [name, apiKey] of [
          ['free', free],
          ['bound', bound],
        ] as const)
          expect(await helloAt({ apiKey, propertyId: propertyId() }), `${name}, ${target}`).toBe(
            isRight ? (welcomed[name] ? 'welcome' : 4404) : 4403,
          );
      }
    },
  );

  it('of a guest, without proof or with another kind of proof is closed', async () => {
    const { token } = await guest(hotel.propertyId);
    const propertyId = hotel.propertyId;
    for (const proof of [{}, { apiKey: token }, { ticket: token }, { ticket: hotel.apiKey }, { apiKey: 'sck_x' }])
      expect([4400, 4401]).toContain(await helloAt({ ...proof, propertyId })); // a guest's token is longer than a proof may be
  });

  it('comes first: other frames before the hello are refused', async () => {
    for (const frame of [{ type: 'presence', conversationId: null, typing: false }, { type: 'ping' }])
      expect(await closeOf('/desk/socket', frame)).toBe(4400);
  });
});

describe('the desk’s stream of a colleague of one property', () => {
  it('contains nothing of another property, whatever conversation they view', async () => {
    const { headers } = await hire('stream', { properties: [membership(hotel.propertyId)] });
    const desk = await openDesk({ ticket: await ticketOf(headers) });
    const theirs = await guest(second);
    desk.write({ type: 'presence', conversationId: theirs.conversationId, typing: true });
    await theirs.say('Secret of this guest');
    await (await guest(hotel.propertyId)).say('Good day');
    await desk.frame((frame) => JSON.stringify(frame).includes('Good day'));
    expect(JSON.stringify(desk.frames)).not.toContain('Secret');
  });

  it('ends at once when they are removed from the property, and an earlier ticket opens no new stream', async () => {
    const { headers, id } = await hire('moved', { properties: [membership(hotel.propertyId), membership(second)] });
    const desks = [
      await openDesk({ ticket: await ticketOf(headers), propertyId: hotel.propertyId }),
      await openDesk({ ticket: await ticketOf(headers), propertyId: second }),
    ];
    const ticket = await ticketOf(headers);
    await call(server.baseUrl, 'PATCH', `/api/staff/${id}`, hotel.apiKey, { properties: [membership(second)] });
    for (const desk of desks) expect(await desk.closed()).toBe(4401);
    expect(await helloAt({ ticket, propertyId: hotel.propertyId })).toBe(4401);
  });
});

describe('a desk’s presence', () => {
  it.each([
    ['another of the account', () => second],
    ['a stranger’s', () => other.propertyId],
  ])('in a conversation of %s property changes nothing and shows nothing', async (_, propertyId) => {
    const theirs = await guest(propertyId());
    await theirs.say('Secret of this guest');
    const desk = await openDesk({ apiKey: hotel.apiKey, propertyId: hotel.propertyId });
    const before = await dump();
    desk.write({ type: 'presence', conversationId: theirs.conversationId, typing: true });
    desk.write({ type: 'ping' });
    await desk.frame(({ type }) => type === 'pong');
    expect(await dump()).toEqual(before);
    expect(JSON.stringify(desk.frames)).not.toContain('Secret');
    expect(desk.frames.filter(({ type }) => type === 'presence')).toEqual([]);
  });

  it('of a caller with read rights only does not mark messages as read', async () => {
    const theirs = await guest(hotel.propertyId);
    await theirs.say('Good day');
    const desk = await openDesk({ apiKey: await keyOf(['conversations:read']), propertyId: hotel.propertyId });
    const before = await dump();
    desk.write({ type: 'presence', conversationId: theirs.conversationId, typing: false });
    await desk.frame(({ type }) => type === 'presence');
    expect(await dump()).toEqual(before);
  });
});

/**
 * Each frame that a guest may send after the hello. None names a conversation, because it acts on the session's own.
 */
const GUEST_FRAMES: Record<string, () => Record<string, unknown>> = {
  send: () => ({ id: randomUUID(), text: 'Good day' }),
  typing: () => ({ on: true }),
  read: () => ({ seq: 1 }),
  history: () => ({ after: 0 }),
  rate: () => ({ score: 5, comment: 'Fine' }),
  consent: () => ({ granted: true, version: '1', language: 'en' }),
  end: () => ({}),
  erase: () => ({}),
  ping: () => ({}),
};

describe('a guest’s', () => {
  it.each(Object.entries(GUEST_FRAMES))(
    '%s frame is obeyed only after the hello and only in the guest’s own conversation',
    async (type, make) => {
      expect(await closeOf('/chat/socket', { type, ...make() })).toBe(4400);
      const strangers = [await guest(hotel.propertyId), await guest(second), await guest(other.propertyId)];
      for (const stranger of strangers) await stranger.say('Secret of this guest');
      await server.deps.turns.close(); // answers in progress may belong to other guests
      const own = await guest(hotel.propertyId);
      const before = await dump(strangers.map(({ conversationId }) => conversationId));
      own.client.write({ type, ...make() });
      if (type === 'end' || type === 'erase') await own.client.closed();
      else {
        own.client.write({ type: 'ping' });
        await own.client.frame((frame) => frame.type === 'pong');
      }
      expect(await dump(strangers.map(({ conversationId }) => conversationId))).toEqual(before);
      expect(JSON.stringify(own.client.frames)).not.toContain('Secret');
    },
  );

  it('hello resumes only with the token of this property, and not with staff credentials', async () => {
    const here = await guest(hotel.propertyId);
    await here.say('Secret of this guest');
    for (const propertyId of [second, other.propertyId]) expect(await guestHello(propertyId, here.token)).toBe(4401);
    for (const session of [hotel.apiKey, 'scs_x', here.token.slice(0, -2)])
      expect(await guestHello(hotel.propertyId, session)).toBe(4401);
    expect(await guestHello('prp_01J00000000000000000000001')).toBe(4404);
    expect(await guestHello(hotel.propertyId, here.token)).toBe('welcome');
  });

  it('token gives no access to the API', async () => {
    const { token } = await guest(hotel.propertyId);
    for (const path of ['/api/conversations', '/api/property', '/api/keys', '/auth/me'])
      expect((await call(server.baseUrl, 'GET', path, token, undefined, { allow: [401] })).status).toBe(401);
  });
});

async function guest(propertyId: string) {
  const client = await new WireClient(server.baseUrl).opened();
  clients.push(client);
  client.write({ type: 'hello', propertyId });
  const welcome = await client.frame(({ type }) => type === 'welcome');
  const say = async (text: string) => {
    const id = randomUUID();
    client.write({ type: 'send', id, text });
    await client.frame((frame) => frame.type === 'ack' && frame['id'] === id);
  };
  return { client, say, token: String(welcome['session']), conversationId: String(welcome['conversationId']) };
}

/** Returns `welcome`, or the close code. */
async function guestHello(propertyId: string, session?: string): Promise<'welcome' | number> {
  const client = await new WireClient(server.baseUrl).opened();
  clients.push(client);
  client.write({ type: 'hello', propertyId, ...(session === undefined ? {} : { session }) });
  return readOutcome(client);
}

async function openDesk(hello: Record<string, unknown>): Promise<WireClient> {
  const desk = await new WireClient(server.baseUrl, '/desk/socket', { origin: server.baseUrl }).opened();
  clients.push(desk);
  desk.write({ type: 'hello', ...hello });
  await desk.frame(({ type }) => type === 'welcome');
  return desk;
}

async function helloAt(hello: Record<string, unknown>): Promise<'welcome' | number> {
  const desk = await new WireClient(server.baseUrl, '/desk/socket', { origin: server.baseUrl }).opened();
  clients.push(desk);
  desk.write({ type: 'hello', ...hello });
  return readOutcome(desk);
}

async function readOutcome(client: WireClient): Promise<'welcome' | number> {
  const welcome = client.frame(({ type }) => type === 'welcome').then(() => 'welcome' as const);
  return Promise.race([welcome.catch(() => client.closed()), client.closed()]);
}

/** Sends a frame as the first one, and returns the close code. */
async function closeOf(path: string, frame: Record<string, unknown>): Promise<number> {
  const client = await new WireClient(server.baseUrl, path, { origin: server.baseUrl }).opened();
  clients.push(client);
  client.write(frame);
  return client.closed();
}

async function keyOf(scopes: readonly string[], propertyId?: string): Promise<string> {
  const body = { name: 'Socket', scopes, ...(propertyId === undefined ? {} : { propertyId }) };
  return (await call(server.baseUrl, 'POST', '/api/keys', hotel.apiKey, body)).body.apiKey;
}

const membership = (propertyId: string) => ({ propertyId, role: 'agent' });

async function ticketOf(headers: Record<string, string>): Promise<string> {
  return (await call(server.baseUrl, 'POST', '/auth/ticket', undefined, {}, { headers })).body.ticket;
}

async function hire(name: string, post: object = { role: name }) {
  const email = `${name}@socket.example`;
  const { body } = await call(server.baseUrl, 'POST', '/api/staff', hotel.apiKey, { email, name, ...post });
  const token = body.setupUrl.split('#password=')[1];
  await call(server.baseUrl, 'POST', '/auth/password', undefined, { token, password: PASSWORD });
  const signedIn = await call(server.baseUrl, 'POST', '/auth/login', undefined, { email, password: PASSWORD });
  const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
  return { id: String(body.id), headers: { cookie, 'x-csrf-token': String(signedIn.body.csrfToken) } };
}

/** The stored conversations: these or all. */
async function dump(ids?: readonly string[]): Promise<unknown> {
  const { db } = server.deps;
  const [conversations, messages, events] = await Promise.all([
    sql<{ id: string }>`select * from conversation order by id`.execute(db),
    sql<{ conversationId: string }>`select * from message order by id`.execute(db),
    sql<{ conversationId: string }>`select * from "guestEvent" order by "conversationId", seq`.execute(db),
  ]);
  const isMeant = (id: string) => ids === undefined || ids.includes(id);
  return [
    conversations.rows.filter(({ id }) => isMeant(id)),
    messages.rows.filter(({ conversationId }) => isMeant(conversationId)),
    events.rows.filter(({ conversationId }) => isMeant(conversationId)),
  ];
}

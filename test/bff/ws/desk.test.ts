import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deskServerFrame } from '../../../shared/protocol/desk-frames.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient, type WireFrame } from '../../support/wire-client.ts';

let server: ChatServer;
let hotel: Hotel;
let owner: Signed;
const clients: WireClient[] = [];

/** The headers of a signed-in colleague. */
interface Signed {
  headers: Record<string, string>;
  userId: string;
}

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
  owner = await signIn(hotel.setupToken, hotel.email);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
afterAll(() => server.close());

const PASSWORD = 'a long enough password';

async function signIn(setupToken: string | null, email: string): Promise<Signed> {
  const { baseUrl } = server;
  if (setupToken !== null)
    await call(baseUrl, 'POST', '/auth/password', undefined, { token: setupToken, password: PASSWORD });
  const { body, headers } = await call(baseUrl, 'POST', '/auth/login', undefined, { email, password: PASSWORD });
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
  return { headers: { cookie, 'x-csrf-token': body.csrfToken }, userId: body.user.id };
}

/** Adds a colleague and signs them in. */
async function hire(name: string): Promise<Signed> {
  const email = `${name.toLowerCase()}@hotel.example`;
  const { body } = await call(server.baseUrl, 'POST', '/api/staff', hotel.apiKey, { email, name, role: 'agent' });
  return signIn(body.setupUrl.split('#password=')[1], email);
}

async function getTicket({ headers }: Signed): Promise<string> {
  return (await call(server.baseUrl, 'POST', '/auth/ticket', undefined, undefined, { headers })).body.ticket;
}

async function openDesk(hello: Record<string, unknown>, origin: string | null = server.baseUrl): Promise<WireClient> {
  const headers: Record<string, string> = origin === null ? {} : { origin };
  const desk = await new WireClient(server.baseUrl, '/desk/socket', headers).opened();
  clients.push(desk);
  desk.write({ type: 'hello', ...hello });
  return desk;
}

async function joinDesk(who: Signed): Promise<WireClient> {
  const desk = await openDesk({ ticket: await getTicket(who) });
  await desk.frame(({ type }) => type === 'welcome');
  return desk;
}

async function startGuest(text: string): Promise<{ guest: WireClient; conversationId: string }> {
  const guest = await new WireClient(server.baseUrl).opened();
  clients.push(guest);
  guest.write({ type: 'hello', propertyId: hotel.propertyId });
  const welcome = await guest.frame(({ type }) => type === 'welcome');
  await say(guest, text);
  return { guest, conversationId: String(welcome['conversationId']) };
}

async function say(guest: WireClient, text: string): Promise<void> {
  const id = randomUUID();
  guest.write({ type: 'send', id, text });
  await guest.frame((frame) => frame.type === 'ack' && frame['id'] === id);
}

function act(who: Signed, conversationId: string, action: string, body: unknown = {}, allow: number[] = []) {
  const path = `/api/conversations/${conversationId}/${action}`;
  return call(server.baseUrl, 'POST', path, undefined, body, { headers: who.headers, allow });
}

const TAKEN = { status: 409, body: { code: 'already_taken' } };

function actByKey(conversationId: string, action: string, body: unknown = {}, key = hotel.apiKey) {
  return call(server.baseUrl, 'POST', `/api/conversations/${conversationId}/${action}`, key, body, { allow: [409] });
}

function wordsOf(frame: WireFrame): string | undefined {
  return (frame['message'] as { text?: string } | null | undefined)?.text;
}

function numbersOf(desk: WireClient): number[] {
  return desk.frames.flatMap(({ type, event }) => (type === 'welcome' || event === undefined ? [] : [Number(event)]));
}

describe('a hello', () => {
  it('with a ticket from the desk’s own page is welcomed', async () => {
    const desk = await joinDesk(owner);
    expect(desk.frames[0]).toMatchObject({ propertyId: hotel.propertyId, user: { id: owner.userId, kind: 'user' } });
  });

  it('with an API key is welcomed from anywhere', async () => {
    const desk = await openDesk({ apiKey: hotel.apiKey }, null);
    expect(await desk.frame(({ type }) => type === 'welcome')).toMatchObject({ user: { kind: 'key' } });
  });

  it('[P25] with a ticket from another page is refused, and the ticket of a page works once', async () => {
    const ticket = await getTicket(owner);
    expect(await (await openDesk({ ticket }, 'https://evil.example')).closed()).toBe(4401);
    await (await openDesk({ ticket })).frame(({ type }) => type === 'welcome');
    expect(await (await openDesk({ ticket })).closed()).toBe(4401);
  });

  it.each([
    ['no credentials', {}, 4401],
    ['an invented key', { apiKey: 'sck_a_b' }, 4401],
    ['an unknown field', { cookie: 'x' }, 4400],
  ])('with %s is refused', async (_, hello, code) => {
    expect(await (await openDesk(hello)).closed()).toBe(code);
  });

  it('for another account’s property is refused', async () => {
    const other = await openHotel(server.baseUrl, { email: 'elsewhere@hotel.example' });
    const desk = await openDesk({ apiKey: hotel.apiKey, propertyId: other.propertyId }, null);
    expect(await desk.closed()).toBe(4404);
  });
});

describe('the event stream of a property', () => {
  it('[P26] is sent in order of the event numbers, in the shape of the protocol', async () => {
    const desk = await joinDesk(owner);
    const { conversationId } = await startGuest('I want a human');
    const alert = await desk.frame((frame) => frame.type === 'alert' && frame['conversationId'] === conversationId);
    expect(alert).toMatchObject({ kind: 'asked_for_human', department: 'front_desk' });
    expect(desk.frames.some((frame) => wordsOf(frame) === 'I want a human')).toBe(true);
    for (const frame of desk.frames) expect(deskServerFrame.safeParse(frame).error).toBeUndefined();
    const numbers = numbersOf(desk);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it('[P4] resumes for a desk that was away, from its last event, without a gap or a repeat', async () => {
    const desk = await joinDesk(owner);
    await startGuest('Before');
    await desk.frame((frame) => wordsOf(frame) === 'Echo: Before');
    const lastEvent = numbersOf(desk).at(-1) ?? 0;
    const epoch = desk.frames[0]?.['epoch'];
    await desk.close();
    const { guest } = await startGuest('While away');
    await guest.frame((frame) => wordsOf(frame) === 'Echo: While away');
    const again = await openDesk({ ticket: await getTicket(owner), lastEvent, epoch });
    await again.frame((frame) => wordsOf(frame) === 'Echo: While away');
    expect(again.frames[0]).toMatchObject({ mode: 'resume' });
    await say(guest, 'Live');
    await again.frame((frame) => wordsOf(frame) === 'Echo: Live');
    const numbers = numbersOf(again);
    expect(numbers).toEqual(numbers.map((_, index) => lastEvent + 1 + index));
  });

  it.each([
    ['a number ahead of the log', { lastEvent: 99_999 }],
    ['another epoch', { lastEvent: 1, epoch: 'of-a-backup' }],
  ])('begins with a snapshot if the desk names %s', async (_, cursor) => {
    const desk = await openDesk({ apiKey: hotel.apiKey, ...cursor }, null);
    expect(await desk.frame(({ type }) => type === 'welcome')).toMatchObject({ mode: 'snapshot' });
  });

  it('[P26] is sent only to desks of the property', async () => {
    const other = await openHotel(server.baseUrl, { email: 'neighbour@hotel.example' });
    const neighbour = await openDesk({ apiKey: other.apiKey }, null);
    await neighbour.frame(({ type }) => type === 'welcome');
    const desk = await joinDesk(owner);
    await startGuest('Private');
    await desk.frame((frame) => wordsOf(frame) === 'Echo: Private');
    neighbour.write({ type: 'ping' });
    await neighbour.frame(({ type }) => type === 'pong');
    expect(neighbour.frames.map(({ type }) => type)).toEqual(['welcome', 'pong']);
  });

  it('[P3] sends a note to desks, without a number of the guest’s stream', async () => {
    const desk = await joinDesk(owner);
    const { guest, conversationId } = await startGuest('Hello');
    await guest.frame((frame) => wordsOf(frame) === 'Echo: Hello');
    await act(owner, conversationId, 'notes', { text: 'Be kind to this one' });
    await desk.frame((frame) => wordsOf(frame) === 'Be kind to this one');
    await say(guest, 'More');
    await guest.frame((frame) => wordsOf(frame) === 'Echo: More');
    const numbers = guest.frames
      .filter(({ type, seq }) => seq !== undefined && !['welcome', 'ack'].includes(type))
      .map(({ seq }) => Number(seq));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(JSON.stringify(guest.frames)).not.toContain('Be kind');
  });

  it('shows who views and who types in a conversation, to desks and to the guest', async () => {
    const desk = await joinDesk(owner);
    const { guest, conversationId } = await startGuest('Hello');
    await act(owner, conversationId, 'takeover');
    desk.write({ type: 'presence', conversationId, typing: true });
    await desk.frame(({ type, viewers }) => type === 'presence' && Array.isArray(viewers) && viewers.length === 1);
    await guest.frame(({ type, author, on }) => type === 'typing' && author === 'staff' && on === true);
    expect(await guest.frame(({ type }) => type === 'receipt')).toMatchObject({ state: 'read' });
    guest.write({ type: 'typing', on: true });
    await desk.frame(({ type, guest: who }) => type === 'presence' && (who as { typing?: boolean })?.typing === true);
  });
});

describe('taking over', () => {
  it('at the same moment succeeds for exactly one caller, unless forced', async () => {
    const [mia, tom] = [await hire('Mia'), await hire('Tom')];
    for (let round = 0; round < 5; round++) {
      const { guest, conversationId } = await startGuest(`round ${round}`);
      const answers = await Promise.all([mia, tom].map((who) => act(who, conversationId, 'takeover', {}, [409])));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_taken');
      const loser = answers[0]?.status === 409 ? mia : tom;
      const forced = await act(loser, conversationId, 'takeover', { force: true });
      expect(forced.body.assignee.id).toBe(loser.userId);
      await guest.frame(({ type, state }) => type === 'status' && state === 'staffed');
    }
  });

  it('from a user who holds the conversation is refused to a key as well, unless forced', async () => {
    const { conversationId } = await startGuest('Hello');
    await act(owner, conversationId, 'takeover');
    expect(await actByKey(conversationId, 'takeover')).toMatchObject(TAKEN);
    expect(await actByKey(conversationId, 'messages', { text: 'Me too' })).toMatchObject(TAKEN);
    const forced = await actByKey(conversationId, 'takeover', { force: true });
    expect(forced).toMatchObject({ status: 200, body: { state: 'staffed', assignee: null } });
    expect(await act(owner, conversationId, 'messages', { text: 'Mine' }, [409])).toMatchObject(TAKEN);
  });

  it('from a key that holds the conversation is refused to a user and to another key, unless forced', async () => {
    const { guest, conversationId } = await startGuest('Hello');
    const { body: other } = await call(server.baseUrl, 'POST', '/api/keys', hotel.apiKey, {
      name: 'Other program',
      scopes: ['conversations:read', 'conversations:write'],
    });
    expect(await actByKey(conversationId, 'takeover')).toMatchObject({ status: 200, body: { state: 'staffed' } });
    expect(await actByKey(conversationId, 'takeover')).toMatchObject({ status: 200 });
    await actByKey(conversationId, 'messages', { text: 'From the program' });
    await guest.frame((frame) => wordsOf(frame) === 'From the program');
    expect(guest.frames.filter(({ type, state }) => type === 'status' && state === 'staffed')).toHaveLength(1);
    expect(await actByKey(conversationId, 'takeover', {}, other.apiKey ?? other.secret)).toMatchObject(TAKEN);
    expect(await act(owner, conversationId, 'takeover', {}, [409])).toMatchObject(TAKEN);
    const forced = await act(owner, conversationId, 'takeover', { force: true });
    expect(forced).toMatchObject({ status: 200, body: { assignee: { id: owner.userId } } });
  });

  it('silences the engine until the conversation is released', async () => {
    const { guest, conversationId } = await startGuest('Hello');
    await guest.frame((frame) => wordsOf(frame) === 'Echo: Hello');
    await act(owner, conversationId, 'takeover');
    await say(guest, 'To a person');
    await server.deps.turns.close(); // the release waits for unfinished turns
    await act(owner, conversationId, 'release');
    await say(guest, 'To the engine');
    await guest.frame((frame) => wordsOf(frame) === 'Echo: To the engine');
    const said = guest.frames.flatMap((frame) => wordsOf(frame) ?? []);
    expect(said).toEqual(['Hello', 'Echo: Hello', 'To a person', 'To the engine', 'Echo: To the engine']);
  });

  it('in a state that does not allow the move is a conflict', async () => {
    const { conversationId } = await startGuest('Hello');
    const answer = await act(owner, conversationId, 'release', {}, [409]);
    expect(answer.body.code).toBe('conflict');
  });
});

describe('the chat shows the guest', () => {
  it.each([
    ['a colleague without a name', () => owner],
    ['a program', () => null],
  ])('the property’s name for %s', async (_, choose) => {
    const who = choose();
    const { guest, conversationId } = await startGuest('Hello');
    const body = { text: 'A person here' };
    if (who === null) await actByKey(conversationId, 'messages', body);
    else await act(who, conversationId, 'messages', body);
    const message = await guest.frame((frame) => wordsOf(frame) === 'A person here');
    expect(message['message']).toMatchObject({ author: 'staff', name: 'Hotel Echo' });
    const status = guest.frames.find(({ type, state }) => type === 'status' && state === 'staffed');
    expect(status).toMatchObject({ staff: { name: 'Hotel Echo' } });
    expect(JSON.stringify(guest.frames)).not.toMatch(/owner|First key/);
  });

  it('the name of a colleague who has one', async () => {
    const { guest, conversationId } = await startGuest('Hello');
    await act(await hire('Eva'), conversationId, 'messages', { text: 'Eva here' });
    const message = await guest.frame((frame) => wordsOf(frame) === 'Eva here');
    expect(message['message']).toMatchObject({ name: 'Eva' });
  });
});

describe('[P27] a desk’s socket closes at once', () => {
  it('when its user signs out, and only that session’s', async () => {
    const ann = await hire('Ann');
    const elsewhere = await signIn(null, 'ann@hotel.example');
    const [desk, other] = [await joinDesk(ann), await joinDesk(elsewhere)];
    await call(server.baseUrl, 'POST', '/auth/logout', undefined, undefined, { headers: ann.headers });
    expect(await expectWithin(1_000, desk.closed())).toBe(4401);
    other.write({ type: 'ping' });
    await other.frame(({ type }) => type === 'pong');
  });

  it('when its user is removed', async () => {
    const ben = await hire('Ben');
    const desk = await joinDesk(ben);
    await call(server.baseUrl, 'DELETE', `/api/staff/${ben.userId}`, hotel.apiKey);
    expect(await expectWithin(1_000, desk.closed())).toBe(4401);
  });

  it('when its key has expired, at the next frame sent or received', async () => {
    const endsAt = Date.now() + 2_000;
    const { body } = await call(server.baseUrl, 'POST', '/api/keys', hotel.apiKey, {
      name: 'Screen of a day',
      scopes: ['conversations:read'],
      expiresAt: new Date(endsAt).toISOString(),
    });
    const desk = await openDesk({ apiKey: body.apiKey }, null);
    await desk.frame(({ type }) => type === 'welcome');
    await new Promise((resolve) => setTimeout(resolve, endsAt - Date.now() + 1));
    desk.write({ type: 'ping' });
    expect(await expectWithin(1_000, desk.closed())).toBe(4401);
    expect(desk.frames.map(({ type }) => type)).not.toContain('pong');
  });

  it('when its key is revoked', async () => {
    const { body } = await call(server.baseUrl, 'POST', '/api/keys', hotel.apiKey, {
      name: 'Screen',
      scopes: ['conversations:read'],
    });
    const desk = await openDesk({ apiKey: body.secret ?? body.apiKey ?? body.key }, null);
    await desk.frame(({ type }) => type === 'welcome');
    await call(server.baseUrl, 'DELETE', `/api/keys/${body.id}`, hotel.apiKey);
    expect(await expectWithin(1_000, desk.closed())).toBe(4401);
  });
});

function expectWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`Not within ${ms} ms`)), ms).unref(),
  );
  return Promise.race([work, late]);
}

describe('an erased guest', () => {
  it('is announced by ids only to every desk, live and after a reconnect', async () => {
    const { conversationId } = await startGuest('My name is Sabine and I forgot my ring');
    const desk = await joinDesk(owner);
    const { headers } = owner;
    const made = await call(server.baseUrl, 'POST', '/api/guests', undefined, GUEST, { headers });
    const linked = { conversationId, title: 'Look for the ring', department: 'housekeeping' };
    await call(server.baseUrl, 'POST', '/api/tasks', undefined, linked, { headers });
    await server.deps.writer.write((trx) =>
      trx.updateTable('conversation').set({ guestId: made.body.id }).where('id', '=', conversationId).execute(),
    );
    const taskFrame = await desk.frame(({ type, task }) => type === 'task' && task !== null);
    await call(server.baseUrl, 'DELETE', `/api/guests/${made.body.id}`, undefined, undefined, { headers });
    const isDeletion = (frame: WireFrame) => frame.type === 'conversation' && frame['conversation'] === null;
    expect(await desk.frame(isDeletion)).toMatchObject({ conversationId, conversation: null });
    const back = await openDesk({ ticket: await getTicket(owner), lastEvent: Number(taskFrame['event']) });
    const told = await back.frame(isDeletion);
    expect(told).toMatchObject({ conversationId });
    expect(deskServerFrame.safeParse(told).success).toBe(true);
    expect(JSON.stringify(told)).not.toContain('Sabine');
  });
});

const GUEST = { firstName: 'Sabine', lastName: 'Gast', email: 'sabine@guest.example' };

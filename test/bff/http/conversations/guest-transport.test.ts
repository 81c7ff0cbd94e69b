import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSseReader } from '../../../../shared/client/sse.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../../support/chat-server.ts';

let server: ChatServer;
let hotel: Hotel;

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl, { origins: ['https://hotel.example'] });
});
afterAll(() => server.close());

const ANY = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429];

function post(path: string, body: unknown, session?: string, headers: Record<string, string> = {}) {
  return call(server.baseUrl, 'POST', path, session, body, { headers, allow: ANY });
}

async function begin(): Promise<string> {
  return (await post('/chat/session', { type: 'hello', propertyId: hotel.propertyId })).body.session;
}

/** Reads streamed answers until one ends or a matching frame arrives. */
async function listen(session: string, query: string, until: (frame: Record<string, unknown>) => boolean) {
  const stop = new AbortController();
  const response = await fetch(`${server.baseUrl}/chat/events?${query}`, {
    headers: { authorization: `Bearer ${session}` },
    signal: stop.signal,
  });
  const frames: Record<string, unknown>[] = [];
  let text = '';
  const read = createSseReader();
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    const part = decoder.decode(piece, { stream: true });
    text += part;
    frames.push(...read(part).map((data) => JSON.parse(data)));
    if (frames.some(until)) break;
  }
  stop.abort();
  return { response, frames, text };
}

describe('POST /chat/session', () => {
  it('answers a hello with the welcome, for every origin and without cookies', async () => {
    const { status, headers, body } = await post('/chat/session', { propertyId: hotel.propertyId }, undefined, {
      origin: 'https://hotel.example',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'welcome', mode: 'new', seq: 0 });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['an unknown property', { propertyId: 'prp_nobody' }, 404, 'not_found'],
    ['no property', { propertyId: undefined }, 422, 'validation_failed'],
    ['an unknown field', { token: 'x' }, 422, 'validation_failed'],
    ['a made-up session', { session: 'scs_a.b' }, 401, 'unauthorized'],
    ['another frame', { type: 'ping', propertyId: undefined }, 400, 'bad_request'],
    ['more than 4 KiB', { identity: 'x'.repeat(5_000) }, 413, 'payload_too_large'],
  ])('refuses %s', async (_, hello, status, code) => {
    const answer = await post('/chat/session', { propertyId: hotel.propertyId, ...hello });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('refuses a page of another origin', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await post('/chat/session', { propertyId: hotel.propertyId }, undefined, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'origin_refused' } });
  });

  it('accepts the server’s own page, on which staff look at the chat, whatever sites are listed', async () => {
    const headers = { origin: server.baseUrl };
    expect((await post('/chat/session', { propertyId: hotel.propertyId }, undefined, headers)).status).toBe(200);
  });

  it('accepts no other method', async () => {
    const answer = await call(server.baseUrl, 'GET', '/chat/session', undefined, undefined, { allow: ANY });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('POST');
  });
});

describe('POST /chat/messages', () => {
  it('answers a message with its acknowledgement, and the same message again with a duplicate', async () => {
    const session = await begin();
    const send = { type: 'send', id: randomUUID(), text: 'Hello' };
    const first = await post('/chat/messages', send, session);
    expect(first).toMatchObject({ status: 200, body: { type: 'ack', id: send.id, seq: 1 } });
    expect((await post('/chat/messages', send, session)).body).toEqual({ ...first.body, duplicate: true });
    const other = await post('/chat/messages', { ...send, text: 'Other' }, session);
    expect(other).toMatchObject({ status: 409, body: { code: 'id_conflict' } });
  });

  it('requires a session that this server signed for this property', async () => {
    const send = { type: 'send', id: randomUUID(), text: 'Hello' };
    for (const session of [undefined, 'scs_a.b', hotel.apiKey])
      expect((await post('/chat/messages', send, session)).status).toBe(401);
  });

  it('names the invalid field', async () => {
    const answer = await post('/chat/messages', { type: 'send', id: 'x', text: 'Hello' }, await begin());
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer: '/id' })]);
  });

  it('is limited after ten messages at once, and the answer says when to try again', async () => {
    const session = await begin();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('/chat/messages', { type: 'send', id: randomUUID(), text: 'x' }, session)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"chatSend";r=0;t=\d+$/);
  });

  it('accepts the other frames too, and the end frame ends the session', async () => {
    const session = await begin();
    await post('/chat/messages', { type: 'send', id: randomUUID(), text: 'Hello' }, session);
    expect((await post('/chat/messages', { type: 'rate', score: 4 }, session)).status).toBe(204);
    const history = await post('/chat/messages', { type: 'history', limit: 1, before: 2 }, session);
    expect(history.body.map(({ type }: { type: string }) => type)).toEqual(['message', 'history']);
    expect((await post('/chat/messages', { type: 'end' }, session)).status).toBe(204);
    expect((await post('/chat/messages', { type: 'rate', score: 4 }, session)).status).toBe(401);
  });

  it('deletes the whole conversation on the guest’s request, and the session finds nothing afterwards', async () => {
    const session = await begin();
    await post('/chat/messages', { type: 'send', id: randomUUID(), text: 'A secret of mine' }, session);
    expect((await post('/chat/messages', { type: 'erase' }, session)).status).toBe(204);
    expect((await post('/chat/messages', { type: 'rate', score: 4 }, session)).status).toBe(404);
    const kept = await server.deps.db
      .selectFrom('message')
      .select('text')
      .where('text', '=', 'A secret of mine')
      .execute();
    expect(kept).toEqual([]);
    const { body } = await call(server.baseUrl, 'GET', '/api/audit', hotel.apiKey);
    expect(body.items[0]).toMatchObject({ action: 'conversation.erased', actor: 'guest' });
  });
});

describe('both guest POST routes', () => {
  it('repeat the stored answer for the same Idempotency-Key and body, and refuse another body', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const hello = { propertyId: hotel.propertyId };
    const first = await post('/chat/session', hello, undefined, headers);
    const again = await post('/chat/session', hello, undefined, headers);
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again).toMatchObject({ status: 200, body: first.body });
    const other = await post('/chat/session', { ...hello, locale: 'de' }, undefined, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });

    const { session } = first.body;
    const key = { 'idempotency-key': randomUUID() };
    const send = { type: 'send', id: randomUUID(), text: 'Hello' };
    const sent = await Promise.all([1, 2, 3].map(() => post('/chat/messages', send, session, key)));
    expect(sent.map(({ body }) => body)).toEqual(Array(3).fill(expect.objectContaining({ type: 'ack', seq: 1 })));
    expect(sent.filter((one) => one.headers.get('idempotent-replayed') === 'true')).toHaveLength(2);
    expect(sent.some(({ body }) => body.duplicate)).toBe(false);
    const changed = await post('/chat/messages', { ...send, text: 'Other' }, session, key);
    expect(changed).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    const ending = { 'idempotency-key': randomUUID() };
    for (const replayed of [null, 'true']) {
      const ended = await post('/chat/messages', { type: 'end' }, session, ending);
      expect(ended.status).toBe(204);
      expect(ended.headers.get('idempotent-replayed')).toBe(replayed);
    }
  });

  it('state the quota that they used', async () => {
    const hello = await post('/chat/session', { propertyId: hotel.propertyId });
    expect(hello.headers.get('ratelimit-policy')).toMatch(/^"chatHello";q=\d+;w=\d+$/);
    const { session } = hello.body;
    const sent = await post('/chat/messages', { type: 'send', id: randomUUID(), text: 'Hello' }, session);
    expect(sent.headers.get('ratelimit-policy')).toBe('"chatSend";q=10;w=10');
    expect(sent.headers.get('ratelimit')).toMatch(/^"chatSend";r=9;t=\d+$/);
    const unknown = await post('/chat/messages', { type: 'ping' }, 'scs_a.b');
    expect(unknown.headers.get('ratelimit-policy')).toMatch(/^"chat";/);
  });
});

describe('GET /chat/events', () => {
  it('streams the events after a number, each with its id, without buffering by proxies', async () => {
    const session = await begin();
    await post('/chat/messages', { type: 'send', id: randomUUID(), text: 'Hello' }, session);
    const { response, frames, text } = await listen(session, 'after=0', ({ seq }) => seq === 2);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(text.indexOf('data:')).toBeGreaterThan(2_048);
    expect(text).toContain('id: 1\ndata: ');
    expect(frames.map(({ seq }) => seq).filter((seq) => seq !== undefined)).toEqual([1, 2]);
  });

  it('with a wait parameter ends as soon as there is an event, or when the time is over', async () => {
    const session = await begin();
    const nothing = await listen(session, 'after=0&wait=1', () => false);
    expect(nothing.frames).toEqual([]);
    const waiting = listen(session, 'after=0&wait=25', () => false);
    await post('/chat/messages', { type: 'send', id: randomUUID(), text: 'Hello' }, session);
    expect((await waiting).frames[0]).toMatchObject({ type: 'message', seq: 1 });
  });

  it('[P5] begins with a reset if the number is higher than the newest event', async () => {
    const session = await begin();
    await post('/chat/messages', { type: 'send', id: randomUUID(), text: 'Hello' }, session);
    const { frames } = await listen(session, 'after=99', ({ type }) => type === 'message');
    expect(frames.flatMap(({ type }) => (type === 'typing' ? [] : type)).slice(0, 2)).toEqual(['reset', 'message']);
  });

  it('refuses an invalid number', async () => {
    const path = '/chat/events?after=x';
    const answer = await call(server.baseUrl, 'GET', path, await begin(), undefined, { allow: ANY });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ parameter: 'after' }] } });
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { commitAndAnnounce } from '../../../bff/conversation/commit.ts';
import { appendGuestEvent, toGuestEvent } from '../../../bff/store/conversations/guest-events.ts';
import { insertMessage } from '../../../bff/store/conversations/insert-message.ts';
import { guestServerFrame } from '../../../shared/protocol/guest-frames.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { WireClient, type WireFrame } from '../../support/wire-client.ts';

let server: ChatServer;
let hotel: Hotel;
const clients: WireClient[] = [];

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
afterAll(() => server.close());

async function openSocket(headers: Record<string, string> = {}): Promise<WireClient> {
  const client = await new WireClient(server.baseUrl, '/chat/socket', headers).opened();
  clients.push(client);
  return client;
}

async function greet(hello: Record<string, unknown> = {}): Promise<{ guest: WireClient; welcome: WireFrame }> {
  const guest = await openSocket();
  guest.write({ type: 'hello', propertyId: hotel.propertyId, ...hello });
  return { guest, welcome: await guest.frame(({ type }) => type === 'welcome') };
}

async function say(guest: WireClient, text: string): Promise<WireFrame> {
  const id = randomUUID();
  guest.write({ type: 'send', id, text });
  return guest.frame((frame) => frame.type === 'ack' && frame['id'] === id);
}

/** Sends a message and waits for the answer. Returns the number of the answer. */
async function talk(guest: WireClient, text: string): Promise<number> {
  await say(guest, text);
  return Number((await guest.frame((frame) => wordsOf(frame) === `Echo: ${text}`))['seq']);
}

function wordsOf(frame: WireFrame): string | undefined {
  return (frame['message'] as { text?: string } | undefined)?.text;
}

function numbersOf(guest: WireClient): number[] {
  return guest.frames
    .filter(({ type, seq }) => seq !== undefined && !['welcome', 'ack'].includes(type))
    .map(({ seq }) => Number(seq));
}

function countTo(last: number, first = 1): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

describe('[P9] before a socket exists', () => {
  const refusals: [string, string, string[], Record<string, string>, number][] = [
    ['an unknown path', '/chat/other', ['service-chat.v1'], {}, 404],
    ['another version', '/chat/socket', ['service-chat.v9'], {}, 400],
    ['no version', '/chat/socket', [], {}, 400],
    ['an opaque origin', '/chat/socket', ['service-chat.v1'], { origin: 'null' }, 403],
    ['an origin with a path', '/chat/socket', ['service-chat.v1'], { origin: 'https://hotel.example/x' }, 403],
  ];
  it.each(refusals)('%s is refused in plain HTTP', async (_, path, protocols, headers, status) => {
    const socket = new WebSocket(server.baseUrl.replace('http', 'ws') + path, protocols, { headers });
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    response.destroy();
  });

  it('[P13] compression is not offered', async () => {
    const client = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/chat/socket`, 'service-chat.v1');
    await once(client, 'open');
    expect(client.extensions).toBe('');
    client.terminate();
  });
});

describe('a hello', () => {
  it('is answered by a welcome that fits the protocol', async () => {
    const { welcome } = await greet();
    expect(guestServerFrame.parse(welcome)).toEqual(welcome);
    expect(welcome).toMatchObject({ mode: 'new', seq: 0, heartbeatMs: 25_000, limits: { textLength: 4_000 } });
  });

  const refused: [string, Record<string, unknown>, number][] = [
    ['an unknown property', { propertyId: 'prp_nobody' }, 4404],
    ['a made-up session', { session: 'scs_abc.def' }, 4401],
    ['an unknown field', { token: 'x' }, 4400],
    ['no property', { propertyId: undefined }, 4400],
    [
      'more than 4 KiB',
      {
        identity: 'x'.repeat(2_000),
        session: 'y'.repeat(1_000),
        page: { url: 'z'.repeat(1_024), title: 'ü'.repeat(250) },
      },
      4400,
    ],
  ];
  it.each(refused)('with %s is refused', async (_, hello, code) => {
    const guest = await openSocket();
    guest.write({ type: 'hello', propertyId: hotel.propertyId, ...hello });
    expect(await guest.closed()).toBe(code);
  });

  it('[P10] must be the first frame', async () => {
    const guest = await openSocket();
    guest.write({ type: 'ping' });
    expect(await guest.closed()).toBe(4400);
  });

  it('[P10] must arrive within five seconds, whatever other frames arrive', async () => {
    const guest = await openSocket();
    const started = performance.now();
    expect(await guest.closed()).toBe(4408);
    expect(performance.now() - started).toBeGreaterThan(4_500);
  });

  it('from an unlisted origin is refused, from a listed origin is accepted', async () => {
    const strict = await openHotel(server.baseUrl, {
      email: 'strict@hotel.example',
      origins: ['https://hotel.example'],
    });
    const stranger = await openSocket({ origin: 'https://hotel.example.evil.example' });
    stranger.write({ type: 'hello', propertyId: strict.propertyId });
    expect(await stranger.closed()).toBe(4403);
    const own = await openSocket({ origin: 'https://hotel.example' });
    own.write({ type: 'hello', propertyId: strict.propertyId });
    await own.frame(({ type }) => type === 'welcome');
  });

  it('[P11] with another property’s session is refused', async () => {
    const { welcome } = await greet();
    const other = await openHotel(server.baseUrl, { email: 'other@hotel.example' });
    const guest = await openSocket();
    guest.write({ type: 'hello', propertyId: other.propertyId, session: welcome['session'] });
    expect(await guest.closed()).toBe(4401);
  });
});

describe('resuming', () => {
  it('[P4] sends exactly the events after the last number seen, then new events', async () => {
    const { guest, welcome } = await greet();
    const last = await talk(guest, 'one');
    await talk(guest, 'two');
    const { session, epoch } = welcome;
    const { guest: again, welcome: back } = await greet({ session, epoch, lastSeq: last });
    expect(back).toMatchObject({ mode: 'resume' });
    const newest = await talk(again, 'three');
    expect(numbersOf(again)).toEqual(countTo(newest, last + 1));
    await guest.frame((frame) => wordsOf(frame) === 'Echo: three');
    expect(numbersOf(guest)).toEqual(countTo(newest));
  });

  it.each([
    ['a number ahead of the log', { lastSeq: 99 }, 'ahead'],
    ['another epoch', { lastSeq: 1, epoch: 'of-a-backup' }, 'epoch'],
  ])('with %s gets a reset, then a snapshot', async (_, cursor, reason) => {
    const { guest, welcome } = await greet();
    const last = await talk(guest, 'hello');
    const { guest: again, welcome: back } = await greet({ session: welcome['session'], ...cursor });
    expect(back).toMatchObject({ mode: 'snapshot', seq: last });
    await again.frame(({ seq, type }) => seq === last && type !== 'welcome');
    expect(again.frames.map(({ type }) => type).slice(0, 2)).toEqual(['welcome', 'reset']);
    expect(again.frames[1]).toMatchObject({ reason });
    expect(numbersOf(again)).toEqual(countTo(last));
  });

  it('from a new browser shows the newest fifty messages, older ones are loaded by pages', async () => {
    const { guest, welcome } = await greet();
    await talk(guest, 'first');
    const conversation = { id: String(welcome['conversationId']), propertyId: hotel.propertyId };
    await server.deps.writer.write(async (trx) => {
      for (let index = 0; index < 600; index++) {
        const data = { upTo: 1, state: 'read' };
        await appendGuestEvent(trx, conversation, { type: 'receipt', data, at: new Date().toISOString() });
      }
    });
    const { guest: fresh, welcome: back } = await greet({ session: welcome['session'] });
    const newest = Number(back['seq']);
    await fresh.frame(({ type, seq }) => type === 'receipt' && seq === newest);
    expect(numbersOf(fresh)).toEqual(countTo(newest, newest - 49));

    fresh.write({ type: 'history', before: newest - 49, limit: 200 });
    const closing = await fresh.frame(({ type }) => type === 'history');
    expect(closing).toEqual({ type: 'history', from: newest - 249, to: newest - 50, more: true });
    expect(numbersOf(fresh).slice(50)).toEqual(countTo(newest - 50, newest - 249));

    const { guest: late } = await greet({ session: welcome['session'], lastSeq: 1, epoch: welcome['epoch'] });
    expect(await late.frame(({ type }) => type === 'reset')).toMatchObject({ reason: 'behind' });
    // The other tab received nothing of this. At the next event it reads everything.
    const last = await talk(guest, 'second');
    expect(numbersOf(guest)).toEqual(countTo(last));
  });

  it('is refused for an ended conversation', async () => {
    const { guest, welcome } = await greet();
    await talk(guest, 'bye');
    guest.write({ type: 'end' });
    expect(await guest.closed()).toBe(1000);
    const again = await openSocket();
    again.write({ type: 'hello', propertyId: hotel.propertyId, session: welcome['session'] });
    expect(await again.closed()).toBe(4401);
  });
});

describe('a frame from a page', () => {
  it('[P8] is stored in order, even if all frames arrive at once, right after the hello', async () => {
    const guest = await openSocket();
    guest.write({ type: 'hello', propertyId: hotel.propertyId });
    const ids = countTo(5).map(() => randomUUID());
    for (const [index, id] of ids.entries()) guest.write({ type: 'send', id, text: `line ${index}` });
    await guest.frame((frame) => frame.type === 'ack' && frame['id'] === ids[4]);
    const acks = guest.frames.filter(({ type }) => type === 'ack');
    expect(acks.map(({ id }) => id)).toEqual(ids);
    const seqs = acks.map(({ seq }) => Number(seq));
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  it('[P15] closes the connection at the third unreadable frame, after an error for each', async () => {
    const { guest } = await greet();
    guest.write({ type: 'send', id: 'no-uuid', text: 'x' });
    guest.write({ type: 'send', id: randomUUID(), text: 'x', mood: 'good' });
    guest.write({ type: 'dance' });
    expect(await guest.closed()).toBe(4400);
    const errors = guest.frames.filter(({ type }) => type === 'error');
    expect(errors.map(({ code }) => code)).toEqual(['bad_frame', 'bad_frame', 'bad_frame']);
    expect(errors[0]).toMatchObject({ id: 'no-uuid' });
  });

  it('[P14] may not be longer than 16 KiB', async () => {
    const { guest } = await greet();
    guest.write({ type: 'send', id: randomUUID(), text: 'x'.repeat(17_000) });
    expect(await guest.closed()).toBe(1009);
  });

  it('[P16] is slowed down after ten messages at once, and the connection is closed if the page ignores the limit', async () => {
    const { guest } = await greet();
    const ids = countTo(11).map(() => randomUUID());
    for (const id of ids) guest.write({ type: 'send', id, text: 'again' });
    const error = await guest.frame(({ type }) => type === 'error');
    expect(error).toMatchObject({ code: 'rate_limited', id: ids[10], retryAfterMs: expect.any(Number) });
    expect(guest.frames.filter(({ type }) => type === 'ack')).toHaveLength(10);
    for (let index = 0; index < 30; index++) guest.write({ type: 'send', id: randomUUID(), text: 'still' });
    expect(await guest.closed()).toBe(4429);
  });

  it('must not be empty', async () => {
    const { guest } = await greet();
    const id = randomUUID();
    guest.write({ type: 'send', id, text: ' \u0000\n ' });
    expect(await guest.frame(({ type }) => type === 'error')).toMatchObject({ code: 'bad_request', id });
  });

  it('a ping is answered by a pong', async () => {
    const { guest } = await greet();
    guest.write({ type: 'ping' });
    await guest.frame(({ type }) => type === 'pong');
  });

  it('[P11] an identity that the hotel did not sign is refused, and the guest stays anonymous', async () => {
    const { guest } = await greet({ identity: 'a.signed.claim' });
    const error = await guest.frame(({ type }) => type === 'error');
    expect(error).toMatchObject({ code: 'identity_rejected' });
    await talk(guest, 'still here');
    expect(guest.frames.filter(({ type }) => type === 'error')).toHaveLength(1);
    expect(guest.closeCode).toBeNull();
  });

  it('consent is a numbered event, also if the hello contains it', async () => {
    const { guest } = await greet({ consent: { granted: true, version: '2026-01', language: 'en' } });
    const told = await guest.frame(({ type }) => type === 'consent');
    expect(told).toMatchObject({ seq: 1, granted: true, version: '2026-01' });
  });

  it('a rating is stored for staff', async () => {
    const { guest, welcome } = await greet();
    await talk(guest, 'thanks');
    guest.write({ type: 'rate', score: 5, comment: 'Quick' });
    guest.write({ type: 'ping' });
    await guest.frame(({ type }) => type === 'pong');
    const { body } = await call(server.baseUrl, 'GET', `/api/conversations/${welcome['conversationId']}`, hotel.apiKey);
    expect(body.rating).toEqual({ score: 5, comment: 'Quick' });
  });
});

describe('a slow reader', () => {
  /** More than the buffers of any operating system hold. */
  const LINES = 500;
  const LINE = '海'.repeat(10_000);

  async function writeMuch(conversationId: string): Promise<void> {
    const conversation = { id: conversationId, propertyId: hotel.propertyId };
    await commitAndAnnounce(server.deps, async (trx, announce) => {
      for (let index = 0; index < LINES; index++) {
        const at = new Date().toISOString();
        announce.guest(
          toGuestEvent(await insertMessage(trx, conversation, { author: 'staff', text: LINE, language: 'ja', at })),
        );
      }
    });
  }

  it('[P6] is closed with 4413 if it reads nothing, and resumes by number without a gap', async () => {
    const { guest, welcome } = await greet();
    await talk(guest, 'hello');
    const slow = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/chat/socket`, 'service-chat.v1');
    const seen: WireFrame[] = [];
    slow.on('message', (data) => seen.push(JSON.parse(String(data))));
    await once(slow, 'open');
    const { session, epoch } = welcome;
    slow.send(JSON.stringify({ type: 'hello', propertyId: hotel.propertyId, session }));
    await once(slow, 'message');
    slow.pause();
    await writeMuch(String(welcome['conversationId']));
    slow.resume();
    const [code] = await once(slow, 'close');
    expect(code).toBe(4413);

    const lastSeq = Math.max(...seen.map(({ type, seq }) => (type === 'welcome' ? 0 : Number(seq ?? 0))));
    const { guest: again, welcome: back } = await greet({ session, epoch, lastSeq });
    const newest = Number(back['seq']);
    await again.frame(({ type, seq }) => type === 'message' && seq === newest);
    expect(back['mode']).toBe('resume');
    expect(numbersOf(again)).toEqual(countTo(newest, lastSeq + 1));
  });

  it('is not closed for requesting a long history', async () => {
    const { guest, welcome } = await greet();
    await talk(guest, 'hello');
    await guest.close();
    await writeMuch(String(welcome['conversationId']));
    const { guest: again } = await greet({ session: welcome['session'] });
    again.write({ type: 'history', limit: 200 });
    expect(await again.frame(({ type }) => type === 'history')).toMatchObject({ more: true });
    expect(again.closeCode).toBeNull();
  });
});

it('[P17] a stopping server announces the stop and closes with 1012', async () => {
  const own = await startChatServer();
  const { propertyId } = await openHotel(own.baseUrl);
  const guest = await new WireClient(own.baseUrl).opened();
  guest.write({ type: 'hello', propertyId });
  await guest.frame(({ type }) => type === 'welcome');
  const closing = own.close();
  expect(await guest.closed()).toBe(1012);
  expect(guest.frames.at(-1)).toMatchObject({ type: 'notice', kind: 'draining', retryAfterMs: expect.any(Number) });
  await closing;
});

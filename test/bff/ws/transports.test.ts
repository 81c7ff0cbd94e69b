import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GuestClientOptions } from '../../../shared/client/connection/options.ts';
import type { FetchLike, ResponseLike } from '../../../shared/client/http-transport.ts';
import type { ClientClock } from '../../../shared/client/world.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../../support/chat-server.ts';
import { blockedSocket, memoryStorage, TestGuest, type TextStorage } from '../../support/socket-client.ts';

/** Real time, except for the twenty seconds after which a page treats an answer as held back. */
const impatient: ClientClock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms === 20_000 ? 50 : ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/** The same guarantees on each transport: a socket, a streamed answer, long polling. */
const WAYS: Record<string, Partial<GuestClientOptions>> = {
  'a WebSocket': {},
  'a streamed answer': { createSocket: blockedSocket, fetch: (url, init) => fetch(url, init) },
  'long polling': { createSocket: blockedSocket, fetch: fetchBuffered, clock: impatient },
};

let server: ChatServer;
let hotel: Hotel;
const guests: TestGuest[] = [];

beforeAll(async () => {
  server = await startChatServer();
  hotel = await openHotel(server.baseUrl);
});
afterEach(() => {
  for (const guest of guests.splice(0)) guest.client.close();
});
afterAll(() => server.close());

describe.each(Object.entries(WAYS))('over %s', (_, way) => {
  const connect = (storage: TextStorage = memoryStorage(), more: Partial<GuestClientOptions> = {}): TestGuest => {
    const guest = new TestGuest(server.baseUrl, hotel.propertyId, { ...way, ...more, storage });
    guests.push(guest);
    return guest;
  };

  it('a message is acknowledged, shown with its number and answered', async () => {
    const guest = connect();
    const id = guest.say('Hello');
    const ack = await guest.frame(({ type }) => type === 'ack');
    expect(ack).toMatchObject({ id, seq: 1 });
    await guest.until(() => guest.texts.includes('Echo: Hello'));
    expect(guest.texts).toEqual(['Hello', 'Echo: Hello']);
    expect(guest.numbers).toEqual(guest.numbers.map((_, index) => index + 1));
  });

  it('nothing is stored in the browser or on the server before the guest writes', async () => {
    const guest = connect();
    const welcome = await guest.frame(({ type }) => type === 'welcome');
    expect(welcome).toMatchObject({ mode: 'new', seq: 0, property: { name: 'Hotel Echo' } });
    expect(guest.storage.text).toBeNull();
    const { body } = await call(server.baseUrl, 'GET', '/api/conversations?limit=200', hotel.apiKey);
    expect(body.items.map(({ id }: { id: string }) => id)).not.toContain(welcome['conversationId']);
  });

  it('a reload shows the conversation again and sends unsent messages', async () => {
    const guest = connect();
    guest.say('Before');
    await guest.until(() => guest.texts.includes('Echo: Before'));
    guest.client.close();
    const kept = JSON.parse(guest.storage.text ?? '');
    const unsent = { id: crypto.randomUUID(), text: 'Written offline' };
    const again = connect(memoryStorage(JSON.stringify({ ...kept, unsent: [unsent] })));
    await again.until(() => again.texts.includes('Echo: Written offline'));
    expect(again.texts).toEqual(['Before', 'Echo: Before', 'Written offline', 'Echo: Written offline']);
    expect(again.frames.find(({ type }) => type === 'welcome')).toMatchObject({ mode: 'snapshot' });
    await again.until(() => JSON.parse(again.storage.text ?? '{}').unsent.length === 0);
  });

  it('[P2] the same message sent again is stored once and acknowledged as a duplicate', async () => {
    const guest = connect();
    const id = guest.say('Once');
    const first = await guest.frame(({ type }) => type === 'ack');
    guest.client.close();
    const kept = JSON.parse(guest.storage.text ?? '');
    const again = connect(memoryStorage(JSON.stringify({ ...kept, unsent: [{ id, text: 'Once' }] })));
    const second = await again.frame(({ type }) => type === 'ack');
    expect(second).toEqual({ ...first, duplicate: true });
    await again.until(() => again.texts.includes('Echo: Once'));
    expect(again.texts.filter((text) => text === 'Once')).toHaveLength(1);
  });

  it('[P2] the same message id with other words is refused, and nothing is stored', async () => {
    const guest = connect();
    const id = guest.say('First');
    await guest.until(() => guest.texts.includes('Echo: First'));
    guest.client.send({ id, text: 'Second' });
    const error = await guest.frame(({ type }) => type === 'error');
    expect(error).toMatchObject({ code: 'id_conflict', id });
    expect(guest.texts).not.toContain('Second');
  });

  it('[P7] a message interrupted by the network is sent once after the network is back', async () => {
    const guest = connect();
    guest.say('One');
    await guest.until(() => guest.texts.includes('Echo: One'));
    guest.client.offline();
    guest.say('Two');
    guest.say('Three');
    guest.client.wake();
    await guest.until(() => guest.texts.includes('Echo: Three'));
    expect(guest.texts.filter((text) => !text.startsWith('Echo'))).toEqual(['One', 'Two', 'Three']);
    expect(guest.numbers).toEqual(guest.numbers.map((_, index) => index + 1));
    expect(guest.frames.filter(({ type }) => type === 'welcome').at(-1)).toMatchObject({ mode: 'resume' });
  });

  it('a colleague’s message reaches the guest and shows the colleague’s name', async () => {
    const guest = connect();
    guest.say('I want a human');
    const { conversationId } = (await guest.frame(({ type }) => type === 'welcome')) as { conversationId?: string };
    await guest.frame(({ type, state }) => type === 'status' && state === 'waiting');
    await call(server.baseUrl, 'POST', `/api/conversations/${conversationId}/messages`, hotel.apiKey, {
      text: 'I am here',
    });
    await guest.until(() => guest.texts.includes('I am here'));
    await guest.frame(({ type, state }) => type === 'status' && state === 'staffed');
  });

  it('older messages are loaded page by page', async () => {
    const guest = connect();
    for (const text of ['1', '2', '3']) {
      guest.say(text);
      await guest.until(() => guest.texts.includes(`Echo: ${text}`));
    }
    const before = guest.frames.length;
    guest.client.olderThan(4, 2);
    await guest.frame(({ type }) => type === 'history');
    // All messages are already shown. None is shown twice, and the page learns that the list ended.
    expect(guest.frames.slice(before).map(({ type }) => type)).toEqual(['history']);
  });
});

/** A proxy that buffers an answer until it is complete. */
async function fetchBuffered(...[url, init]: Parameters<FetchLike>): Promise<ResponseLike> {
  const response = await fetch(url, init);
  if (!url.includes('/events')) return response;
  const whole = response.text();
  const read = async () => ({ done: false, value: new TextEncoder().encode(await whole) });
  let rest = [read, async () => ({ done: true })];
  const reader = {
    read: () => {
      const [next = async () => ({ done: true })] = rest;
      rest = rest.slice(1);
      return next();
    },
  };
  return {
    status: response.status,
    headers: response.headers,
    text: () => whole,
    body: { getReader: () => reader },
  };
}

import { describe, expect, it } from 'vitest';
import { createGuestClient } from '../../../shared/client/guest-client.ts';
import type { ResponseLike } from '../../../shared/client/http-transport.ts';
import type { AnyFrame } from '../../../shared/client/world.ts';
import { memoryStorage, type TextStorage } from '../../support/socket-client.ts';

/** A clock that the test advances. */
class HandClock {
  #now = 1_000_000;
  #timers: { at: number; work: () => void }[] = [];

  now = (): number => this.#now;
  setTimeout = (work: () => void, ms: number): unknown => {
    const timer = { at: this.#now + ms, work };
    this.#timers.push(timer);
    return timer;
  };
  clearTimeout = (timer: unknown): void => {
    this.#timers = this.#timers.filter((one) => one !== timer);
  };

  go(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > end) break;
      this.clearTimeout(next);
      this.#now = next.at;
      next.work();
    }
    this.#now = end;
  }
}

/** The server's end of a socket, controlled by the test. */
class PlayedSocket {
  readonly sent: AnyFrame[] = [];
  readonly #listeners = new Map<string, (event: { type: string; data?: unknown; code?: number }) => void>();
  isClosed = false;
  readyState: number = WebSocket.CONNECTING;

  addEventListener(type: string, listener: (event: { type: string; data?: unknown; code?: number }) => void): void {
    this.#listeners.set(type, listener);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.#listeners.get('open')?.({ type: 'open' });
  }
  tell(...frames: Record<string, unknown>[]): void {
    for (const frame of frames) this.#listeners.get('message')?.({ type: 'message', data: JSON.stringify(frame) });
  }
  end(code: number): void {
    this.#listeners.get('close')?.({ type: 'close', code });
  }

  sentOf(type: string): AnyFrame[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

class Rig {
  readonly clock = new HandClock();
  readonly sockets: PlayedSocket[] = [];
  readonly frames: AnyFrame[] = [];
  readonly links: string[] = [];
  readonly pending: string[] = [];
  readonly requests: string[] = [];
  readonly storage: TextStorage;
  readonly client;
  random = 1;
  online = true;
  /** The responses to HTTP calls; null if there is no network. */
  answer: { status: number; type: string } | null = null;

  constructor({ storage = memoryStorage(), http = false }: { storage?: TextStorage; http?: boolean } = {}) {
    this.storage = storage;
    this.client = createGuestClient(
      {
        propertyId: 'prp_1',
        baseUrl: 'https://chat.example/chat/',
        locale: () => 'en',
        storage,
        clock: this.clock,
        random: () => this.random,
        isOnline: () => this.online,
        createSocket: () => {
          const socket = new PlayedSocket();
          this.sockets.push(socket);
          return socket;
        },
        ...(http && {
          fetch: (url: string) => {
            this.requests.push(url);
            return this.#answer();
          },
        }),
      },
      {
        frame: (frame) => this.frames.push(frame),
        link: (state, code) => this.links.push(code === null ? state : `${state} ${code}`),
        pending: ({ id }, delivery) => this.pending.push(`${id} ${delivery}`),
      },
    );
    this.client.start();
  }

  get socket(): PlayedSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened');
    return socket;
  }

  get numbers(): unknown[] {
    return this.frames.filter(({ type }) => type === 'message').map(({ seq }) => seq);
  }

  welcome(more: Record<string, unknown> = {}): this {
    this.socket.open();
    this.socket.tell({
      type: 'welcome',
      session: 's1',
      epoch: 'e1',
      mode: 'new',
      seq: 0,
      heartbeatMs: 25_000,
      ...more,
    });
    return this;
  }

  /** Breaks the connection and waits until the next attempt, half a minute at most. */
  again(code = 1006): this {
    const tries = this.#tries;
    this.socket.end(code);
    for (let waitedMs = 0; waitedMs < 36_000 && this.#tries === tries; waitedMs += 500) this.clock.go(500);
    return this;
  }

  async #answer(): Promise<ResponseLike> {
    if (this.answer === null) throw new Error('No network');
    const { status, type } = this.answer;
    const headers = { get: (name: string) => (name === 'content-type' ? type : null) };
    return { status, headers, text: async () => '{}', body: null };
  }

  get #tries(): number {
    return this.sockets.length + this.requests.length;
  }
}

const message = (seq: number, clientId?: string) => ({
  type: 'message',
  seq,
  message: { id: `m${seq}`, author: 'ai', text: `${seq}`, ...(clientId !== undefined && { clientId }) },
});
const line = (id: string) => ({ id, text: `text of ${id}` });
const ack = (id: string, seq: number) => ({ type: 'ack', id, seq, messageId: `m${seq}`, at: '' });

describe('connecting of the guest client', () => {
  it('[P18] is complete when the welcome arrives, not before', () => {
    const rig = new Rig();
    rig.socket.open();
    expect(rig.links).toEqual(['connecting']);
    rig.welcome();
    expect(rig.links).toEqual(['connecting', 'online']);
  });

  it('[P19] is retried after a random time below half a second that doubles each time, up to thirty seconds', () => {
    const rig = new Rig();
    for (const limitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = rig.sockets.length;
      rig.socket.end(1006);
      rig.clock.go(limitMs - 1);
      expect(rig.sockets).toHaveLength(before);
      rig.clock.go(1);
      expect(rig.sockets).toHaveLength(before + 1);
    }
    rig.random = 0.5;
    rig.socket.end(1006);
    rig.clock.go(15_000);
    expect(rig.sockets).toHaveLength(9);
  });

  it('starts with short waits again after a minute of a healthy connection', () => {
    const rig = new Rig();
    for (let index = 0; index < 5; index++) rig.again();
    rig.welcome();
    for (let second = 0; second < 60; second += 20) {
      rig.clock.go(20_000);
      rig.socket.tell({ type: 'typing', author: 'ai', on: false });
    }
    const before = rig.sockets.length;
    rig.socket.end(1006);
    rig.clock.go(1_000);
    expect(rig.sockets).toHaveLength(before + 1);
  });

  it('[P19] is retried at once when the page is shown again or the network is back', () => {
    const rig = new Rig();
    rig.again().again();
    rig.socket.end(1006);
    const before = rig.sockets.length;
    rig.client.wake();
    expect(rig.sockets).toHaveLength(before + 1);
  });

  it('is given up if no welcome arrives within ten seconds', () => {
    const rig = new Rig();
    rig.socket.open();
    rig.clock.go(11_000);
    expect(rig.sockets.length).toBeGreaterThan(1);
  });
});

describe('a silent connection of the guest client', () => {
  it('[P20] is pinged after 25 s, and replaced after 10 s without a pong', () => {
    const rig = new Rig().welcome();
    rig.clock.go(24_999);
    expect(rig.socket.sentOf('ping')).toHaveLength(0);
    rig.clock.go(1);
    expect(rig.socket.sentOf('ping')).toHaveLength(1);
    rig.clock.go(9_999);
    expect(rig.sockets).toHaveLength(1);
    rig.clock.go(1_001);
    expect(rig.sockets[0]?.isClosed).toBe(true);
    expect(rig.sockets).toHaveLength(2);
  });

  it('is not silent any more after a pong', () => {
    const rig = new Rig().welcome();
    for (let index = 0; index < 10; index++) {
      rig.clock.go(25_000);
      rig.socket.tell({ type: 'pong' });
    }
    expect(rig.sockets).toHaveLength(1);
    expect(rig.frames.map(({ type }) => type)).toEqual(['welcome']);
  });
});

describe('[P21] the guest client after close codes', () => {
  it.each([4403, 4404, 4406])('%i stops it', (code) => {
    const rig = new Rig();
    rig.socket.open();
    rig.again(code);
    expect(rig.sockets).toHaveLength(1);
    expect(rig.links.at(-1)).toBe(`stopped ${code}`);
  });

  it.each([1011, 1012, 1013, 4408, 4413, 4429, 1006])('%i makes it reconnect', (code) => {
    const rig = new Rig().welcome();
    rig.again(code);
    expect(rig.sockets).toHaveLength(2);
  });

  it.each([1013, 4429])('%i makes it wait for at least five seconds', (code) => {
    const rig = new Rig().welcome();
    rig.random = 0;
    rig.socket.end(code);
    rig.clock.go(4_999);
    expect(rig.sockets).toHaveLength(1);
    rig.clock.go(1);
    expect(rig.sockets).toHaveLength(2);
  });

  it('4400 stops it the second time', () => {
    const rig = new Rig().again(4400);
    expect(rig.sockets).toHaveLength(2);
    rig.again(4400);
    expect(rig.sockets).toHaveLength(2);
    expect(rig.links.at(-1)).toBe('stopped 4400');
  });

  it('4401 makes it use the session that another tab received meanwhile', () => {
    const rig = new Rig({ storage: memoryStorage(JSON.stringify({ session: 'old', unsent: [] })) }).welcome({
      session: 'old',
    });
    rig.storage.write(JSON.stringify({ session: 'newer', unsent: [] }));
    rig.again(4401);
    rig.socket.open();
    expect(rig.socket.sent[0]).toMatchObject({ type: 'hello', session: 'newer' });
  });

  it('4401 starts one new session, with the unsent messages', () => {
    const rig = new Rig({ storage: memoryStorage(JSON.stringify({ session: 'old', unsent: [line('a')] })) });
    rig.socket.open();
    expect(rig.socket.sent[0]).toMatchObject({ session: 'old' });
    rig.again(4401);
    rig.welcome();
    expect(rig.socket.sent[0]).not.toHaveProperty('session');
    expect(rig.socket.sentOf('send')).toEqual([{ type: 'send', ...line('a') }]);
    rig.again(4401);
    expect(rig.links.at(-1)).toBe('stopped 4401');
  });

  it('4404 removes the conversation', () => {
    const rig = new Rig({ storage: memoryStorage(JSON.stringify({ session: 'old', unsent: [] })) });
    rig.again(4404);
    expect(rig.storage.text).toBeNull();
  });

  it('1009 marks the longest pending message as failed and sends the others again', () => {
    const rig = new Rig().welcome();
    rig.client.send(line('short'));
    rig.client.send({ id: 'long', text: 'x'.repeat(20_000) });
    rig.again(1009).welcome();
    expect(rig.pending).toContain('long failed');
    expect(rig.socket.sentOf('send')).toEqual([{ type: 'send', ...line('short') }]);
  });

  it('[P17] it waits as long as a draining server asks', () => {
    const rig = new Rig().welcome();
    rig.socket.tell({ type: 'notice', kind: 'draining', retryAfterMs: 7_000 });
    rig.socket.end(1012);
    rig.clock.go(6_999);
    expect(rig.sockets).toHaveLength(1);
    rig.clock.go(1);
    expect(rig.sockets).toHaveLength(2);
  });
});

describe('a guest’s message in the guest client', () => {
  it('is stored from the first message on, and not before', () => {
    const rig = new Rig().welcome();
    expect(rig.storage.text).toBeNull();
    rig.client.send(line('a'));
    expect(JSON.parse(rig.storage.text ?? '')).toEqual({ session: 's1', unsent: [line('a')] });
    rig.socket.tell(ack('a', 1));
    expect(JSON.parse(rig.storage.text ?? '')).toEqual({ session: 's1', unsent: [] });
  });

  it('[P22] is sent again in order, with the same id, after a connection break', () => {
    const rig = new Rig().welcome();
    for (const id of ['a', 'b', 'c']) rig.client.send(line(id));
    rig.socket.tell(ack('b', 2));
    rig.socket.end(1006);
    rig.client.send(line('d'));
    rig.clock.go(1_000);
    rig.welcome({ mode: 'resume', seq: 2 });
    expect(rig.socket.sentOf('send').map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('[P22] is still sent after a reload', () => {
    const first = new Rig();
    first.client.send(line('a'));
    first.client.close();
    const rig = new Rig({ storage: memoryStorage(first.storage.text) }).welcome();
    expect(rig.pending[0]).toBe('a waiting');
    expect(rig.socket.sentOf('send').map(({ id }) => id)).toEqual(['a']);
  });

  it('is settled by its own event if the acknowledgement was lost', () => {
    const rig = new Rig().welcome();
    rig.client.send(line('a'));
    rig.socket.tell(message(1, 'a'));
    expect(JSON.parse(rig.storage.text ?? '').unsent).toEqual([]);
  });

  it('[P16] [P22] is sent within the limits: ten at once, then one a second, at most twenty pending', () => {
    const rig = new Rig().welcome();
    for (let index = 0; index < 40; index++) rig.client.send(line(`${index}`));
    expect(rig.socket.sentOf('send')).toHaveLength(10);
    rig.clock.go(3_000);
    expect(rig.socket.sentOf('send')).toHaveLength(13);
    for (let second = 0; second < 20; second++) {
      rig.clock.go(1_000);
      rig.socket.tell({ type: 'pong' });
    }
    expect(rig.socket.sentOf('send')).toHaveLength(20);
    rig.socket.tell(ack('0', 1));
    expect(rig.socket.sentOf('send')).toHaveLength(21);
  });

  it('waits as long as a refusal asks, and is sent again', () => {
    const rig = new Rig().welcome();
    rig.client.send(line('a'));
    rig.socket.tell({ type: 'error', code: 'rate_limited', detail: '', id: 'a', retryAfterMs: 2_000 });
    rig.clock.go(1_999);
    expect(rig.socket.sentOf('send')).toHaveLength(1);
    rig.clock.go(1);
    expect(rig.socket.sentOf('send').map(({ id }) => id)).toEqual(['a', 'a']);
  });

  it('can be sent again by the guest after a final refusal', () => {
    const rig = new Rig().welcome();
    rig.client.send(line('a'));
    rig.socket.tell({ type: 'error', code: 'bad_request', detail: '', id: 'a' });
    expect(JSON.parse(rig.storage.text ?? '').unsent).toEqual([]);
    rig.clock.go(10_000);
    expect(rig.socket.sentOf('send')).toHaveLength(1);
    rig.client.resend('a');
    expect(rig.socket.sentOf('send')).toHaveLength(2);
  });
});

describe('the order of messages in the guest client', () => {
  it('a repeated event is shown once', () => {
    const rig = new Rig().welcome();
    rig.socket.tell(message(1), message(1), message(2), message(1));
    expect(rig.numbers).toEqual([1, 2]);
  });

  it('[P23] a missing event is requested once, and later events wait for it', () => {
    const rig = new Rig().welcome();
    rig.socket.tell(message(1), message(4), message(5));
    expect(rig.numbers).toEqual([1]);
    expect(rig.socket.sentOf('history')).toEqual([{ type: 'history', after: 1 }]);
    rig.socket.tell(message(2), message(3), message(4), message(5), { type: 'history', from: 2, to: 5, more: false });
    expect(rig.numbers).toEqual([1, 2, 3, 4, 5]);
    expect(rig.frames.some(({ type }) => type === 'history')).toBe(false);
  });

  it('[P5] a missing event that is not filled within five seconds leads to one snapshot', () => {
    const rig = new Rig().welcome();
    rig.socket.tell(message(1), message(4));
    rig.clock.go(5_000);
    rig.clock.go(1_000);
    expect(rig.sockets).toHaveLength(2);
    rig.welcome({ mode: 'snapshot', seq: 4 });
    expect(rig.socket.sent[0]).not.toHaveProperty('lastSeq');
    rig.socket.tell(message(1), message(2), message(3), message(4));
    expect(rig.numbers).toEqual([1, 1, 2, 3, 4]);
  });

  it('it resumes with the number of the last shown event', () => {
    const rig = new Rig().welcome();
    rig.socket.tell(message(1), message(2));
    rig.again();
    rig.socket.open();
    expect(rig.socket.sent[0]).toMatchObject({ session: 's1', lastSeq: 2, epoch: 'e1' });
  });

  it('[P23] an event of a later version is passed on and counted', () => {
    const rig = new Rig().welcome();
    rig.socket.tell(message(1), { type: 'hologram', seq: 2 }, message(3));
    expect(rig.numbers).toEqual([1, 3]);
    expect(rig.frames.at(-2)).toEqual({ type: 'hologram', seq: 2 });
  });

  it('event numbers begin again after a reset', () => {
    const rig = new Rig().welcome();
    rig.socket.tell(message(1), message(2));
    rig.again();
    rig.welcome({ mode: 'snapshot', seq: 60, epoch: 'e2' });
    rig.socket.tell({ type: 'reset', reason: 'epoch' }, message(11), message(12));
    expect(rig.numbers).toEqual([1, 2, 11, 12]);
  });

  it('older pages are accepted when they were requested', () => {
    const rig = new Rig().welcome({ mode: 'snapshot', seq: 11 });
    rig.socket.tell(message(10), message(11), message(3));
    rig.client.olderThan(10, 2);
    rig.socket.tell(message(8), message(9), { type: 'history', from: 8, to: 9, more: true });
    rig.client.olderThan(8, 2);
    rig.socket.tell(message(6), message(12), message(7), { type: 'history', from: 6, to: 7, more: true });
    expect(rig.numbers).toEqual([10, 11, 8, 9, 6, 12, 7]);
  });
});

describe('the guest client where sockets are blocked', () => {
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('[P24] switches to HTTP after two failed sockets, and back to sockets if HTTP fails too', async () => {
    const rig = new Rig({ http: true });
    rig.again().again();
    expect(rig.sockets).toHaveLength(2);
    expect(rig.requests).toEqual(['https://chat.example/chat/session']);
    await settle();
    rig.clock.go(8_000);
    expect(rig.sockets).toHaveLength(3);
  });

  it('accepts a refusal from the server, and ignores one from a proxy in between', async () => {
    const rig = new Rig({ http: true });
    rig.client.send(line('a'));
    const stored = rig.storage.read();
    rig.answer = { status: 404, type: 'text/html; charset=utf-8' };
    rig.again().again();
    await settle();
    expect(rig.storage.read()).toBe(stored);
    expect(rig.links.at(-1)).toBe('offline');

    rig.clock.go(8_000);
    rig.answer = { status: 404, type: 'application/problem+json' };
    rig.again().again();
    await settle();
    expect(rig.requests).toHaveLength(2);
    expect(rig.storage.read()).toBeNull();
    expect(rig.links.at(-1)).toBe('stopped 4404');
  });

  it('does not treat sockets as blocked while the browser is offline', () => {
    const rig = new Rig({ http: true });
    rig.online = false;
    for (let index = 0; index < 4; index++) rig.again();
    expect(rig.requests).toEqual([]);
  });
});

describe('the guest client in two tabs of one browser', () => {
  it('shares the session: the second tab continues the first tab’s conversation', () => {
    const rig = new Rig().welcome({ session: 'mine' });
    rig.client.storageChanged(JSON.stringify({ session: 'theirs', unsent: [] }));
    rig.socket.open();
    expect(rig.sockets).toHaveLength(2);
    expect(rig.socket.sent[0]).toMatchObject({ session: 'theirs' });
  });

  it('keeps the unsent messages of both tabs', () => {
    const rig = new Rig();
    rig.client.send(line('mine'));
    rig.storage.write(JSON.stringify({ unsent: [line('mine'), line('theirs')] }));
    rig.client.send(line('more'));
    const ids = JSON.parse(rig.storage.text ?? '').unsent.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(['mine', 'more', 'theirs']);
  });

  it('begins one new conversation after the old one ended', () => {
    const rig = new Rig({ storage: memoryStorage(JSON.stringify({ session: 'old', unsent: [] })) }).welcome({
      session: 'old',
    });
    rig.client.storageChanged(null);
    rig.socket.open();
    expect(rig.socket.sent[0]).not.toHaveProperty('session');
  });
});

it('the guest client tolerates any stored content', () => {
  for (const text of ['', 'null', '[]', '{"unsent":7}', '{"unsent":[null,{"id":3}]}', 'nonsense'])
    expect(new Rig({ storage: memoryStorage(text) }).socket).toBeDefined();
});

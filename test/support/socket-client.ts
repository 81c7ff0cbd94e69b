import { randomUUID } from 'node:crypto';
import type { GuestClientOptions } from '../../shared/client/connection/options.ts';
import { createGuestClient, type GuestClient } from '../../shared/client/guest-client.ts';
import type { ClientStorage } from '../../shared/client/outbox.ts';
import type { AnyFrame } from '../../shared/client/world.ts';

/** The limit for waits, long enough for a busy machine. */
const WAIT_MS_MAX = 40_000;

export type TextStorage = ClientStorage & { text: string | null };

export function memoryStorage(text: string | null = null): TextStorage {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
    clear() {
      this.text = null;
    },
  };
}

/** The guest's client library in Node. Keeps all it reports for the test. */
export class TestGuest {
  readonly frames: AnyFrame[] = [];
  readonly links: { state: string; code: number | null }[] = [];
  readonly pending: { id: string; delivery: string }[] = [];
  readonly client: GuestClient;
  readonly storage: TextStorage;
  #wake: (() => void)[] = [];

  constructor(
    baseUrl: string,
    propertyId: string,
    options: Partial<GuestClientOptions> & { storage?: TextStorage } = {},
  ) {
    this.storage = options.storage ?? memoryStorage();
    this.client = createGuestClient(
      {
        propertyId,
        baseUrl: `${baseUrl}/chat/`,
        locale: () => 'en',
        createSocket: (url, protocol) => new WebSocket(url, protocol),
        clock: { now: () => Date.now(), setTimeout, clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout) },
        random: () => 0.1,
        ...options,
        storage: this.storage,
      },
      {
        frame: (frame) => this.#record(() => this.frames.push(frame)),
        link: (state, code) => this.#record(() => this.links.push({ state, code })),
        pending: ({ id }, delivery) => this.#record(() => this.pending.push({ id, delivery })),
      },
    );
    this.client.start();
  }

  say(text: string): string {
    const id = randomUUID();
    this.client.send({ id, text });
    return id;
  }

  /** The numbers of the frames, in the order in which the client reported them. */
  get numbers(): number[] {
    return this.frames.flatMap(({ type, seq }) =>
      typeof seq === 'number' && !['welcome', 'ack'].includes(type) ? [seq] : [],
    );
  }

  get texts(): string[] {
    return this.frames.flatMap(({ type, message }) => (type === 'message' ? [(message as { text: string }).text] : []));
  }

  /** Waits until `look` finds something in what the client reported. Throws on timeout. */
  async until<T>(look: () => T | undefined | false): Promise<T> {
    const end = Date.now() + WAIT_MS_MAX;
    for (;;) {
      const result = look();
      if (result !== undefined && result !== false) return result;
      if (Date.now() > end)
        throw new Error(`Not seen. Told: ${JSON.stringify([this.links, this.frames]).slice(0, 2_000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - Date.now() + 1);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  frame(fits: (frame: AnyFrame) => boolean): Promise<AnyFrame> {
    return this.until(() => this.frames.find(fits));
  }

  #record(keep: () => void): void {
    keep();
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/** A socket that is closed at once, as in a network that blocks sockets. */
export const blockedSocket: GuestClientOptions['createSocket'] = () => {
  const listeners = new Map<string, (event: { type: string; code?: number }) => void>();
  queueMicrotask(() => listeners.get('close')?.({ type: 'close', code: 1006 }));
  return {
    readyState: WebSocket.CLOSED,
    addEventListener: (type, listener) => listeners.set(type, listener),
    send() {},
    close() {},
  };
};

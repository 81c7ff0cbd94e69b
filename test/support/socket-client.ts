import { randomUUID } from 'node:crypto';
import type { GuestClientOptions } from '../../shared/client/connection/options.ts';
import { createGuestClient, type GuestClient } from '../../shared/client/guest-client.ts';
import type { ClientStorage } from '../../shared/client/outbox.ts';
import type { AnyFrame } from '../../shared/client/world.ts';

/** Ends what would hang; a busy machine is given time. */
const WAIT_MS_MAX = 40_000;

export type Shelf = ClientStorage & { text: string | null };

export function memoryStorage(text: string | null = null): Shelf {
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

/** The guest's client library in Node, with everything it tells kept for a test to look at. */
export class TestGuest {
  readonly frames: AnyFrame[] = [];
  readonly links: { state: string; code: number | null }[] = [];
  readonly pending: { id: string; delivery: string }[] = [];
  readonly client: GuestClient;
  readonly storage: Shelf;
  #wake: (() => void)[] = [];

  constructor(baseUrl: string, propertyId: string, options: Partial<GuestClientOptions> & { storage?: Shelf } = {}) {
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
        frame: (frame) => this.#tell(() => this.frames.push(frame)),
        link: (state, code) => this.#tell(() => this.links.push({ state, code })),
        pending: ({ id }, delivery) => this.#tell(() => this.pending.push({ id, delivery })),
      },
    );
    this.client.start();
  }

  say(text: string): string {
    const id = randomUUID();
    this.client.send({ id, text });
    return id;
  }

  /** The numbers of the frames shown, in the order shown. */
  get numbers(): number[] {
    return this.frames.flatMap(({ type, seq }) =>
      typeof seq === 'number' && !['welcome', 'ack'].includes(type) ? [seq] : [],
    );
  }

  get texts(): string[] {
    return this.frames.flatMap(({ type, message }) => (type === 'message' ? [(message as { text: string }).text] : []));
  }

  /** Waits until something holds of what was told. Throws where it never does. */
  async until<T>(look: () => T | undefined | false): Promise<T> {
    const end = Date.now() + WAIT_MS_MAX;
    for (;;) {
      const found = look();
      if (found !== undefined && found !== false) return found;
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

  #tell(keep: () => void): void {
    keep();
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/** A network that lets no socket through. */
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

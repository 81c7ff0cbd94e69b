import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The limit for waits, long enough for a busy machine. */
const WAIT_MS_MAX = 100_000;

/** A frame as received from the wire. */
export type WireFrame = { type: string } & Record<string, unknown>;

/**
 * A client that is written only from the contract's pages and shares no code with ours: it opens the socket, and writes
 * and reads JSON.
 */
export class WireClient {
  readonly frames: WireFrame[] = [];
  readonly #socket: WebSocket;
  #wake: (() => void)[] = [];
  closeCode: number | null = null;

  constructor(baseUrl: string, path = '/chat/socket', headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(baseUrl.replace(/^http/, 'ws') + path, 'service-chat.v1', { headers });
    this.#socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      this.#notify();
    });
    this.#socket.on('close', (code) => {
      this.closeCode = code;
      this.#notify();
    });
    this.#socket.on('error', () => this.#notify());
  }

  async opened(): Promise<this> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    return this;
  }

  write(frame: Record<string, unknown>): void {
    this.#socket.send(JSON.stringify(frame));
  }

  /**
   * Waits for the first frame that fits, received before or after this call. Throws on timeout or if the socket closes.
   */
  async frame(fits: (frame: WireFrame) => boolean): Promise<WireFrame> {
    const end = Date.now() + WAIT_MS_MAX;
    for (;;) {
      const match = this.frames.find(fits);
      if (match !== undefined) return match;
      if (this.closeCode !== null) throw new Error(`Closed with ${this.closeCode} before the frame came`);
      if (Date.now() > end) throw new Error(`No such frame among ${JSON.stringify(this.frames.map((f) => f.type))}`);
      await this.#changed(end - Date.now());
    }
  }

  /** Waits until the server closes the socket, and returns the close code. */
  async closed(): Promise<number> {
    const end = Date.now() + WAIT_MS_MAX;
    while (this.closeCode === null) {
      if (Date.now() > end) throw new Error('The socket stays open');
      await this.#changed(end - Date.now());
    }
    return this.closeCode;
  }

  async close(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closing = once(this.#socket, 'close');
    this.#socket.close(1000);
    await closing;
  }

  #notify(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  #changed(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, ms));
      this.#wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

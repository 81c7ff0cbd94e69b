import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Ends what would hang; a busy machine is given time. */
const WAIT_MS_MAX = 100_000;

/** A frame as it came over the wire. */
export type WireFrame = { type: string } & Record<string, unknown>;

/**
 * A client that knows the contract's pages and none of our code: it opens the socket, writes JSON and reads JSON.
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

  /** The first frame, past or to come, that fits. Throws where none comes, or the socket closes without one. */
  async frame(fits: (frame: WireFrame) => boolean): Promise<WireFrame> {
    const end = Date.now() + WAIT_MS_MAX;
    for (;;) {
      const found = this.frames.find(fits);
      if (found !== undefined) return found;
      if (this.closeCode !== null) throw new Error(`Closed with ${this.closeCode} before the frame came`);
      if (Date.now() > end) throw new Error(`No such frame among ${JSON.stringify(this.frames.map((f) => f.type))}`);
      await this.#changed(end - Date.now());
    }
  }

  /** Waits for the server to close the socket, and gives the code. */
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
    const gone = once(this.#socket, 'close');
    this.#socket.close(1000);
    await gone;
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

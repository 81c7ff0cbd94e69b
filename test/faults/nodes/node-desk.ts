import { WebSocket } from 'ws';

const RECONNECT_MS = 500;

/** A desk that follows a property over any node that accepts its connection, and records every fault in the event numbers. */
export class NodeDesk {
  readonly faults: string[] = [];
  last: number | null = null;
  readonly #url: string;
  readonly #apiKey: string;
  #epoch: string | undefined;
  #socket: WebSocket | null = null;
  #isOver = false;

  constructor(baseUrl: string, apiKey: string) {
    this.#url = `${baseUrl.replace(/^http/, 'ws')}/desk/socket`;
    this.#apiKey = apiKey;
  }

  open(): void {
    const socket = new WebSocket(this.#url, 'service-chat.v1');
    this.#socket = socket;
    socket.on('open', () => {
      const known = this.last === null ? {} : { lastEvent: this.last, epoch: this.#epoch };
      socket.send(JSON.stringify({ type: 'hello', apiKey: this.#apiKey, ...known }));
    });
    socket.on('message', (data) => this.#take(JSON.parse(String(data))));
    socket.on('error', () => undefined); // a close event follows
    socket.on('close', () => {
      if (!this.#isOver) setTimeout(() => this.#isOver || this.open(), RECONNECT_MS);
    });
  }

  close(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  #take(frame: { type: string; event?: number; mode?: string; epoch?: string }): void {
    if (frame.type === 'welcome') {
      if (this.last === null) this.last = frame.event ?? 0;
      else if (frame.mode !== 'resume') this.faults.push(`came back as ${frame.mode} after ${this.last}`);
      this.#epoch = frame.epoch;
    } else if (frame.event !== undefined) {
      if (frame.event !== (this.last ?? 0) + 1) this.faults.push(`${frame.event} came after ${this.last}`);
      this.last = frame.event;
    }
  }
}

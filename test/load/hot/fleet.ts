import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

/** The number of concurrent handshakes; the browsers of many guests would spread theirs too. */
const OPENING_AT_ONCE = 100;
const RETRY_MS = 50;

/** The guests of one server, each with its own socket and address (the server trusts X-Forwarded-For). */
export class Fleet {
  readonly #url: string;
  readonly #propertyId: string;
  readonly #sockets: WebSocket[] = [];
  readonly #tokens: string[] = [];
  readonly #sentAt = new Map<string, number>();
  readonly ackMs: number[] = [];
  acked = 0;
  answered = 0;
  refused = 0;

  constructor(baseUrl: string, propertyId: string, before?: Fleet) {
    this.#url = `${baseUrl.replace(/^http/, 'ws')}/chat/socket`;
    this.#propertyId = propertyId;
    if (before !== undefined) this.#tokens = before.#tokens;
  }

  /** Opens `count` more sockets, and waits for the welcome of each. */
  async open(count: number): Promise<void> {
    const first = this.#sockets.length;
    let next = first;
    const work = async () => {
      for (let guest = next++; guest < first + count; guest = next++) {
        while (!(await this.#greet(guest))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, work));
  }

  /** Sends one message as a guest. */
  say(guest: number, text: string): void {
    const id = randomUUID();
    this.#sentAt.set(id, performance.now());
    this.#sockets[guest]?.send(JSON.stringify({ type: 'send', id, text }));
  }

  get size(): number {
    return this.#sockets.length;
  }

  /** Resets the counters. */
  reset(): void {
    this.acked = 0;
    this.answered = 0;
    this.ackMs.length = 0;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #greet(guest: number): Promise<boolean> {
    const address = `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`;
    const socket = new WebSocket(this.#url, 'service-chat.v1', { headers: { 'x-forwarded-for': address } });
    return new Promise((resolve) => {
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      socket.on('open', () => {
        const session = this.#tokens[guest];
        const known = session === undefined ? {} : { session };
        socket.send(JSON.stringify({ type: 'hello', propertyId: this.#propertyId, locale: 'en', ...known }));
      });
      socket.on('message', (data) => {
        const text = String(data);
        if (text.startsWith('{"type":"ack"')) this.#ack(JSON.parse(text));
        else if (text.startsWith('{"type":"message"') && text.includes('"author":"ai"')) this.answered += 1;
        else if (text.startsWith('{"type":"error"')) this.refused += 1;
        else if (text.startsWith('{"type":"welcome"')) {
          this.#tokens[guest] = JSON.parse(text).session;
          this.#sockets[guest] = socket;
          resolve(true);
        }
      });
    });
  }

  #ack({ id }: { id: string }): void {
    const sent = this.#sentAt.get(id);
    if (sent === undefined) return;
    this.#sentAt.delete(id);
    this.acked += 1;
    this.ackMs.push(performance.now() - sent);
  }
}

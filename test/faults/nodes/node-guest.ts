import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { SentMessage } from '../history-checker.ts';

/** The wait before a reconnection, and its random extra. */
const RECONNECT_MS = 200;
const RECONNECT_SPREAD_MS = 800;
/** An ack that takes longer counts as lost with its connection. */
const ANSWER_MS_MAX = 15_000;
/** The server lets a guest write one message a second, ten at once. */
const IN_FLIGHT_MAX = 8;

type Frame = { type: string } & Record<string, unknown>;

/** The message that a guest's page shows for one number of its stream. */
export interface Shown {
  type: string;
  messageId: string | null;
  text: string | null;
}

/**
 * A guest who uses only the protocol: writes, is disconnected, reconnects to any node that accepts the connection, and sends
 * unacknowledged messages again with the same ids. Records the messages that its page would show, and every fault in the
 * numbering.
 */
export class NodeGuest {
  readonly sent: SentMessage[] = [];
  readonly shown = new Map<number, Shown>();
  readonly faults: string[] = [];
  readonly ackMs: number[] = [];
  conversationId = '';
  connections = 0;
  readonly #url: string;
  readonly #propertyId: string;
  readonly #address: string;
  readonly #waiting = new Map<string, { message: SentMessage; text: string; since: number }>();
  #socket: WebSocket | null = null;
  #session: string | undefined;
  #epoch: string | undefined;
  #last = 0;
  #isWelcome = false;
  #isOver = false;
  #watch: NodeJS.Timeout | undefined;

  /** `address`: the client address that the rate limits see. */
  constructor(baseUrl: string, propertyId: string, address: string) {
    this.#url = `${baseUrl.replace(/^http/, 'ws')}/chat/socket`;
    this.#propertyId = propertyId;
    this.#address = address;
  }

  /** Connects, and reconnects after every disconnection, until `close`. */
  open(): void {
    const socket = new WebSocket(this.#url, 'service-chat.v1', {
      headers: { 'x-forwarded-for': this.#address },
      handshakeTimeout: ANSWER_MS_MAX,
    });
    this.#socket = socket;
    this.#isWelcome = false;
    socket.on('open', () => {
      const known = this.#session === undefined ? {} : { session: this.#session, lastSeq: this.#last };
      const epoch = this.#epoch === undefined ? {} : { epoch: this.#epoch };
      this.#write({ type: 'hello', propertyId: this.#propertyId, locale: 'en', ...known, ...epoch });
    });
    socket.on('message', (data) => this.#take(JSON.parse(String(data))));
    socket.on('error', () => undefined); // a close event follows
    socket.on('close', () => this.#comeBack());
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#endWhereSilent(), 1_000);
  }

  get isOpen(): boolean {
    return this.#isWelcome;
  }

  get unacknowledged(): number {
    return this.#waiting.size;
  }

  /** Writes a message, now or after connecting; does nothing while too many messages are in flight. */
  say(text: string): void {
    if (this.#waiting.size >= IN_FLIGHT_MAX) return;
    const message: SentMessage = { conversationId: this.conversationId, clientId: randomUUID(), text };
    this.sent.push(message);
    this.#waiting.set(message.clientId, { message, text, since: performance.now() });
    if (this.#isWelcome) this.#write({ type: 'send', id: message.clientId, text });
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    this.#socket?.terminate();
  }

  #write(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #comeBack(): void {
    this.#isWelcome = false;
    clearInterval(this.#watch);
    if (!this.#isOver)
      setTimeout(() => this.#isOver || this.open(), RECONNECT_MS + Math.random() * RECONNECT_SPREAD_MS);
  }

  #endWhereSilent(): void {
    const now = performance.now();
    if ([...this.#waiting.values()].some(({ since }) => now - since > ANSWER_MS_MAX) && this.#isWelcome) {
      for (const one of this.#waiting.values()) one.since = now;
      this.#socket?.terminate();
    }
  }

  #take(frame: Frame): void {
    if (frame.type === 'welcome') this.#welcome(frame);
    else if (frame.type === 'ack') this.#acknowledge(frame);
    else if (frame.type === 'error') this.#refused(frame);
    else if (frame.type === 'reset') this.faults.push(`the page had to begin again: ${String(frame['reason'])}`);
    else if (typeof frame['seq'] === 'number') this.#show(frame['seq'], frame);
  }

  #welcome(frame: Frame): void {
    this.connections += 1;
    if (this.#session !== undefined && frame['mode'] === 'snapshot' && this.#last > 0)
      this.faults.push(`came back as ${String(frame['mode'])} after ${this.#last}`);
    if (this.#epoch !== undefined && frame['epoch'] !== this.#epoch) this.faults.push('another epoch');
    this.#session = String(frame['session']);
    this.#epoch = String(frame['epoch']);
    this.conversationId = String(frame['conversationId']);
    this.#isWelcome = true;
    for (const { message, text } of this.#waiting.values()) {
      message.conversationId = this.conversationId;
      this.#write({ type: 'send', id: message.clientId, text });
    }
  }

  #acknowledge(frame: Frame): void {
    const waiting = this.#waiting.get(String(frame['id']));
    if (waiting === undefined) return;
    this.#waiting.delete(String(frame['id']));
    waiting.message.ack = { seq: Number(frame['seq']), messageId: String(frame['messageId']) };
    this.ackMs.push(performance.now() - waiting.since);
  }

  /** The guest wrote too fast: the same message is sent a little later. */
  #refused(frame: Frame): void {
    const waiting = this.#waiting.get(String(frame['id']));
    if (waiting === undefined) return;
    if (frame['code'] !== 'rate_limited') this.faults.push(`refused: ${String(frame['code'])}`);
    const { message, text } = waiting;
    setTimeout(() => this.#write({ type: 'send', id: message.clientId, text }), Number(frame['retryAfterMs'] ?? 1_000));
  }

  #show(seq: number, frame: Frame): void {
    if (seq !== this.#last + 1) this.faults.push(`${seq} came after ${this.#last}`);
    this.#last = seq;
    const message = frame['message'] as { id?: string; text?: string } | undefined;
    this.shown.set(seq, { type: frame.type, messageId: message?.id ?? null, text: message?.text ?? null });
  }
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { parseJson } from '../server/json.ts';
import { CHAIN, HOTEL_ID, type QueuedEvent } from './state.ts';

const PROTOCOL = 'graphql-transport-ws';
const frame = z.looseObject({
  type: z.string(),
  id: z.string().optional(),
  payload: z.looseObject({ Authorization: z.string().optional(), query: z.string().optional() }).optional(),
});
/** The fields of OHIP's streaming schema that a query may request. */
const QUERY =
  /^subscription\{newEvent\(input:\{chainCode:"([^"]+)",hotelCode:"([^"]+)",delta:true(?:,offset:"(\d+)")?\}\)\{[\w\s{}]+\}\}$/;

/** OHIP's stream of business events: one consumer, resumed by offset. */
export interface OperaStream {
  publish(events: readonly QueuedEvent[]): void;
  /** The newest subscriptions, one per opened socket. */
  subscriptions(): readonly string[];
  /** Interrupts the connection, or closes it with a code. */
  drop(code?: number): void;
  /** Sends the same events again. */
  repeat(): void;
  close(): void;
}

export function serveStream(
  server: Server,
  { appKey, isToken }: { appKey: string; isToken: (token: string) => boolean },
): OperaStream {
  const stream = new Stream(appKey, isToken);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => stream.upgrade(request, socket, head);
  server.on('upgrade', upgrade);
  return {
    publish: (events) => stream.publish(events),
    subscriptions: () => stream.queries,
    drop: (code) => stream.drop(code),
    repeat: () => stream.send(0),
    close() {
      server.off('upgrade', upgrade);
      stream.close();
    },
  };
}

class Stream {
  readonly queries: string[] = [];
  readonly #key: string;
  readonly #isToken: (token: string) => boolean;
  readonly #events: QueuedEvent[] = [];
  readonly #sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  #consumer: { socket: WebSocket; id: string } | null = null;

  constructor(appKey: string, isToken: (token: string) => boolean) {
    this.#key = createHash('sha256').update(appKey).digest('hex');
    this.#isToken = isToken;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const url = URL.parse(request.url ?? '/', 'http://gateway.example');
    if (url?.pathname !== '/subscriptions' || url.searchParams.get('key') !== this.#key) {
      socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#converse(opened));
  }

  publish(more: readonly QueuedEvent[]): void {
    const from = this.#events.length;
    this.#events.push(...more);
    this.send(from);
  }

  /** Sends the events from that offset on. */
  send(from: number): void {
    const consumer = this.#consumer;
    if (consumer === null) return;
    for (const [index, one] of this.#events.entries()) {
      if (index < from) continue;
      const payload = { data: { newEvent: describeEvent(one, index) } };
      consumer.socket.send(JSON.stringify({ id: consumer.id, type: 'next', payload }));
    }
  }

  drop(code?: number): void {
    if (code === undefined) this.#consumer?.socket.terminate();
    else this.#consumer?.socket.close(code);
    this.#consumer = null;
  }

  close(): void {
    for (const one of this.#sockets.clients) one.terminate();
  }

  #converse(socket: WebSocket): void {
    let isKnown = false;
    socket.on('message', (data) => {
      const parsed = frame.safeParse(parseJson(String(data)));
      if (!parsed.success) return socket.close(4_400, 'Invalid message');
      const { type, payload } = parsed.data;
      if (type === 'connection_init') isKnown = this.#greet(socket, payload?.Authorization ?? '');
      else if (type === 'subscribe' && !isKnown) socket.close(4_401, 'Unauthorized');
      else if (type === 'subscribe') this.#subscribe(socket, parsed.data);
      else if (type !== 'pong') socket.close(4_400, 'Invalid message');
    });
    socket.on('error', () => undefined); // A close event follows.
    socket.on('close', () => {
      if (this.#consumer?.socket === socket) this.#consumer = null;
    });
  }

  /** Checks the token and that there is only one consumer. */
  #greet(socket: WebSocket, authorization: string): boolean {
    const isKnown = this.#isToken(authorization.replace(/^Bearer /, ''));
    if (!isKnown) socket.close(4_403, 'Forbidden');
    else if (this.#consumer !== null) socket.close(4_409, 'Too many consumers');
    else {
      socket.send(JSON.stringify({ type: 'connection_ack' }));
      socket.send(JSON.stringify({ type: 'ping' }));
    }
    return isKnown;
  }

  #subscribe(socket: WebSocket, { id, payload }: z.infer<typeof frame>): void {
    const query = payload?.query ?? '';
    const [, chain, hotel, offset] = QUERY.exec(query) ?? [];
    if (id === undefined || chain !== CHAIN || hotel !== HOTEL_ID) {
      socket.close(4_400, 'Invalid subscription');
      return;
    }
    this.queries.push(query);
    this.#consumer = { socket, id };
    this.send(offset === undefined ? this.#events.length : Number(offset) + 1);
  }
}

function describeEvent({ moduleName, actionType, primaryKey, at, id, details }: QueuedEvent, offset: number): object {
  return {
    moduleName: moduleName.toUpperCase(),
    eventName: actionType,
    primaryKey,
    timestamp: at,
    hotelId: HOTEL_ID,
    publisherId: 1,
    metadata: { offset: String(offset), uniqueEventId: id },
    detail: details.map(({ dataElement, ...values }) => ({ elementName: dataElement, ...values })),
  };
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { CHAIN, HOTEL_ID, type QueuedEvent } from './state.ts';

const PROTOCOL = 'graphql-transport-ws';
const frame = z.looseObject({
  type: z.string(),
  id: z.string().optional(),
  payload: z.looseObject({ Authorization: z.string().optional(), query: z.string().optional() }).optional(),
});
/** The fields that OHIP's streaming schema has, and that a query may ask for. */
const QUERY =
  /^subscription\{newEvent\(input:\{chainCode:"([^"]+)",hotelCode:"([^"]+)",delta:true(?:,offset:"(\d+)")?\}\)\{[\w\s{}]+\}\}$/;

/** OHIP's stream of business events: one consumer, resumed by offset. */
export interface OperaStream {
  publish(events: readonly QueuedEvent[]): void;
  /** How many sockets were opened, and the newest subscription. */
  subscriptions(): readonly string[];
  /** The line breaks, or the gateway ends it with a code. */
  drop(code?: number): void;
  /** The same events once more. */
  repeat(): void;
  close(): void;
}

export function serveStream(
  server: Server,
  { appKey, isToken }: { appKey: string; isToken: (token: string) => boolean },
): OperaStream {
  const key = createHash('sha256').update(appKey).digest('hex');
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  const events: QueuedEvent[] = [];
  const queries: string[] = [];
  let consumer: { socket: WebSocket; id: string } | null = null;

  function send(from: number): void {
    for (const [index, one] of events.entries()) {
      if (index < from || consumer === null) continue;
      const newEvent = {
        moduleName: one.moduleName.toUpperCase(),
        eventName: one.actionType,
        primaryKey: one.primaryKey,
        timestamp: one.at,
        hotelId: HOTEL_ID,
        publisherId: 1,
        metadata: { offset: String(index), uniqueEventId: one.id },
        detail: one.details.map(({ dataElement, ...values }) => ({ elementName: dataElement, ...values })),
      };
      consumer.socket.send(JSON.stringify({ id: consumer.id, type: 'next', payload: { data: { newEvent } } }));
    }
  }

  function converse(socket: WebSocket): void {
    let isKnown = false;
    socket.on('message', (data) => {
      const parsed = frame.safeParse(readJson(String(data)));
      if (!parsed.success) return socket.close(4_400, 'Invalid message');
      const { type, id, payload } = parsed.data;
      if (type === 'connection_init') {
        isKnown = isToken((payload?.Authorization ?? '').replace(/^Bearer /, ''));
        if (!isKnown) return socket.close(4_403, 'Forbidden');
        if (consumer !== null) return socket.close(4_409, 'Too many consumers');
        socket.send(JSON.stringify({ type: 'connection_ack' }));
        socket.send(JSON.stringify({ type: 'ping' }));
      } else if (type === 'subscribe') {
        if (!isKnown) return socket.close(4_401, 'Unauthorized');
        const query = payload?.query ?? '';
        const [, chain, hotel, offset] = QUERY.exec(query) ?? [];
        if (id === undefined || chain !== CHAIN || hotel !== HOTEL_ID)
          return socket.close(4_400, 'Invalid subscription');
        queries.push(query);
        consumer = { socket, id };
        send(offset === undefined ? events.length : Number(offset) + 1);
      } else if (type !== 'pong') socket.close(4_400, 'Invalid message');
    });
    socket.on('error', () => undefined); // a close follows
    socket.on('close', () => {
      if (consumer?.socket === socket) consumer = null;
    });
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const url = URL.parse(request.url ?? '/', 'http://gateway.example');
    if (url?.pathname !== '/subscriptions' || url.searchParams.get('key') !== key) {
      socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, converse);
  };
  server.on('upgrade', upgrade);
  return {
    publish(more) {
      const from = events.length;
      events.push(...more);
      send(from);
    },
    subscriptions: () => queries,
    drop(code) {
      if (code === undefined) consumer?.socket.terminate();
      else consumer?.socket.close(code);
      consumer = null;
    },
    repeat: () => send(0),
    close() {
      server.off('upgrade', upgrade);
      for (const one of sockets.clients) one.terminate();
    },
  };
}

/** Undefined for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

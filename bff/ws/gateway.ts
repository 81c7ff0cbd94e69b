import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE } from '../../shared/protocol/close.ts';
import { FRAME_BYTES_MAX, SUBPROTOCOL } from '../../shared/protocol/limits.ts';
import { addressBucket } from '../base/network/address-bucket.ts';
import { isOwnOrigin } from '../base/network/own-origin.ts';
import { toOriginForm } from '../base/network/request-target.ts';
import type { ConversationDeps } from '../conversation/deps.ts';
import type { Turns } from '../conversation/turn/turns.ts';
import { ConnectionCaps } from './caps.ts';
import { Connection } from './connection.ts';
import { DeskPresence } from './desk-presence.ts';
import { DeskSocket } from './desk-socket.ts';
import { GuestSocket } from './guest-socket.ts';

const GUEST_BUFFER_BYTES = 256 * 1024;
const DESK_BUFFER_BYTES = 2 * 1024 * 1024;
const DRAIN_NOTICE_MS = 1_000;
const DRAIN_CLOSE_MS = 500;
/** With several nodes: how often it is checked that open desks are still signed in. */
const DESKS_CHECK_MS = 15_000;

export interface GatewayDeps extends ConversationDeps {
  turns: Turns;
  /** The server's address: a desk's ticket is accepted only from this origin. */
  baseUrl(): string;
  /** True if no BASE_URL was set: localhost and 127.0.0.1 then count as the same. */
  baseUrlIsGuessed?: boolean;
  /** The client's address; X-Forwarded-For counts only from trusted proxies. */
  clientAddress(request: IncomingMessage): string;
  /** For tests: replaces the interval at which open desks are checked. */
  desksAgainMs?: number;
}

/** The WebSocket part of a server. */
export interface Gateways {
  /** Tells every page that the server stops, and closes its socket with 1012. */
  close(): Promise<void>;
  /** The number of open sockets. */
  count(): { guest: number; desk: number };
}

/** Handles upgrades at /chat/socket and /desk/socket. Refusals are plain HTTP answers, before a socket exists. */
export function attachGateways(server: Server, deps: GatewayDeps): Gateways {
  const gateway = new Gateway(deps);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    try {
      gateway.upgrade(request, socket, head);
    } catch (error) {
      deps.log.error({ err: error }, 'an upgrade failed'); // ends this connection only
      socket.destroy();
    }
  });
  return gateway;
}

class Gateway implements Gateways {
  readonly #deps: GatewayDeps;
  readonly #presence: DeskPresence;
  readonly #caps = new ConnectionCaps();
  readonly #connections = new Set<Connection>();
  readonly #desks = new Set<DeskSocket>();
  readonly #open = { guest: 0, desk: 0 };
  readonly #sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES_MAX,
    handleProtocols: () => SUBPROTOCOL,
  });
  readonly #again: NodeJS.Timeout | undefined;
  #draining = false;

  constructor(deps: GatewayDeps) {
    this.#deps = deps;
    this.#presence = new DeskPresence(deps.feed, deps.nodes.bus);
    if (deps.nodes.id === null) return; // a single node: sessions end in this process, which closes their sockets
    this.#again = setInterval(() => {
      for (const desk of this.#desks) void desk.lookAgain();
    }, deps.desksAgainMs ?? DESKS_CHECK_MS).unref();
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [pathname = ''] = (toOriginForm(request.url) ?? '').split(/[?#]/, 1);
    const address = this.#deps.clientAddress(request);
    const household = addressBucket(address);
    const refusal = this.#draining ? REFUSALS.draining : refuse(request, pathname, this.#caps, household);
    if (refusal !== null) {
      answerPlainly(socket, refusal);
      return;
    }
    const { origin } = request.headers;
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) =>
      this.#accept(webSocket, { pathname, address, household, origin }),
    );
  }

  count(): { guest: number; desk: number } {
    return { ...this.#open };
  }

  async close(): Promise<void> {
    this.#draining = true;
    clearInterval(this.#again);
    const connections = this.#connections;
    const retryAfterMs = () => Math.round(Math.random() * DRAIN_NOTICE_MS);
    for (const connection of connections)
      connection.send({ type: 'notice', kind: 'draining', retryAfterMs: retryAfterMs() });
    for (const connection of connections) connection.close(CLOSE.restart, 'restart');
    const patience = Date.now() + DRAIN_CLOSE_MS;
    while (connections.size > 0 && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of connections) connection.drop();
    this.#presence.close();
    this.#sockets.close();
  }

  /** A function of its own, so that the socket's listeners do not keep the large request object in memory. */
  #accept(webSocket: WebSocket, { pathname, address, household, origin }: Accepted): void {
    const deps = this.#deps;
    const desk = pathname === PATHS.desk;
    const connection = new Connection(webSocket, { bufferBytesMax: desk ? DESK_BUFFER_BYTES : GUEST_BUFFER_BYTES });
    const side = desk ? 'desk' : 'guest';
    this.#caps.opened(household);
    this.#connections.add(connection);
    this.#open[side]++;
    webSocket.once('close', () => {
      this.#caps.closed(household);
      this.#connections.delete(connection);
      this.#open[side]--;
    });
    const isOwn = isOwnOrigin(origin, deps.baseUrl(), deps.baseUrlIsGuessed ?? false);
    if (!desk) {
      connection.start(new GuestSocket(deps, deps.turns, connection, { origin, isOwn, address }));
      return;
    }
    const socket = new DeskSocket(deps, this.#presence, connection, { isOwn, address });
    this.#desks.add(socket);
    webSocket.once('close', () => this.#desks.delete(socket));
    connection.start(socket);
  }
}

/** What a socket needs from its handshake request. */
interface Accepted {
  pathname: string;
  address: string;
  household: string;
  origin: string | undefined;
}

const PATHS = { guest: '/chat/socket', desk: '/desk/socket' } as const;

interface Refusal {
  status: string;
  retryAfterSeconds?: number;
}

const REFUSALS = {
  path: { status: '404 Not Found' },
  method: { status: '405 Method Not Allowed' },
  subprotocol: { status: '400 Bad Request' },
  origin: { status: '403 Forbidden' },
  draining: { status: '503 Service Unavailable', retryAfterSeconds: 2 },
} as const satisfies Record<string, Refusal>;

/** Checks a handshake, cheapest checks first. A guest's origin is checked at the hello, which names the property. */
function refuse(request: IncomingMessage, pathname: string, caps: ConnectionCaps, address: string): Refusal | null {
  if (pathname !== PATHS.guest && pathname !== PATHS.desk) return REFUSALS.path;
  if (request.method !== 'GET') return REFUSALS.method;
  const full = caps.check(address, performance.now());
  if (full !== null) return full;
  const { origin } = request.headers;
  if (origin !== undefined && !isOrigin(origin)) return REFUSALS.origin;
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  return offered.includes(SUBPROTOCOL) ? null : REFUSALS.subprotocol;
}

/** Whether it is an origin as browsers write it: scheme, host and port only. Browsers also send "null", which is refused. */
function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}

function answerPlainly(socket: Duplex, { status, retryAfterSeconds }: Refusal): void {
  socket.once('finish', () => socket.destroy()); // otherwise a client that never closes would keep it open
  const retry = retryAfterSeconds === undefined ? '' : `Retry-After: ${retryAfterSeconds}\r\n`;
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${retry}\r\n`);
}

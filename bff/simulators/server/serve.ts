import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, systemClock } from '../../base/clock.ts';
import { createFaults, type FaultKind, type Faults } from './faults.ts';

const BODY_BYTES_MAX = 12_582_912;
const EXCHANGES_KEPT = 500;
/** The maximum size of the answers in the log, since pages of a large hotel are large. */
const EXCHANGE_BYTES_MAX = 16_777_216;
const LAST_ANSWERS_KEPT = 100;
const SERVER_ERROR = '<html>Server Error</html>';

export interface SimRequest {
  method: string;
  /** The path without the query. */
  path: string;
  query: URLSearchParams;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  /** The raw body, for bodies that are not text. */
  bytes: Buffer;
}

/** `body`: strings and bytes are sent unchanged, other values as JSON; undefined: no body. */
export interface SimAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request and its answer; `answer` is null if the connection was interrupted before it. */
export interface Exchange {
  request: SimRequest;
  answer: { status: number; headers: Record<string, string>; body: string } | null;
  /** The fault that it met. */
  fault: FaultKind['kind'] | null;
}

export interface SimServer {
  /** Such as `http://127.0.0.1:4711`, without a trailing slash. */
  url: string;
  port: number;
  faults: Faults;
  /** The newest exchanges, oldest first. */
  exchanges: readonly Exchange[];
  forget(): void;
  /** For WebSockets: listen to `upgrade`. */
  server: Server;
  close(): Promise<void>;
}

export interface ServeOptions {
  handle(request: SimRequest): SimAnswer | Promise<SimAnswer>;
  port?: number;
  host?: string;
  clock?: Clock;
  faults?: Faults;
  /** The answer of a planned 429, with the vendor's body and headers. */
  rateLimited?: (retryAfter: string | undefined) => SimAnswer;
  /** Called after each exchange, before the client gets the answer. */
  onExchange?: (exchange: Exchange) => void;
  /** The number of exchanges in the log. */
  keep?: number;
}

/** Starts a vendor's server, on the loopback interface unless `host` is set. Port 0: any free port. */
export async function serveSimulator(options: ServeOptions): Promise<SimServer> {
  const { clock = systemClock, faults = createFaults(), keep = EXCHANGES_KEPT } = options;
  const exchanges: Exchange[] = [];
  const lastAnswers = new Map<string, SimAnswer>();

  async function work(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const name = `${request.method} ${request.path}${request.query.size === 0 ? '' : `?${request.query}`}`;
    const fault = faults.take(name);
    if (fault?.kind === 'latency') await wait(fault.ms, undefined, { ref: false });
    const exchange: Exchange = { request, answer: null, fault: fault?.kind ?? null };
    exchanges.push(exchange);
    if (fault?.kind === 'lost') {
      outgoing.destroy();
      return;
    }
    const place = `${request.method} ${request.path}`;
    const before = lastAnswers.get(place);
    const own =
      (fault === null ? null : playFault(fault, before, options.rateLimited)) ?? (await options.handle(request));
    if (fault?.kind === 'unanswered' || fault?.kind === 'silent') {
      options.onExchange?.(exchange);
      if (fault.kind === 'unanswered') outgoing.destroy();
      return;
    }
    const answer = fault?.kind === 'failed' ? { status: fault.status, body: SERVER_ERROR } : own;
    if (answer.status === 200 && fault === null) {
      if (lastAnswers.size >= LAST_ANSWERS_KEPT) lastAnswers.clear();
      lastAnswers.set(place, answer);
    }
    send(outgoing, answer, exchange, { cut: fault?.kind === 'cut', date: new Date(+clock() + faults.clockSkewMs) });
    trim(exchanges, keep);
    options.onExchange?.(exchange);
  }

  const server = createServer((incoming, outgoing) => {
    work(incoming, outgoing).catch((error: unknown) => {
      console.error('The simulator failed', error);
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  server.listen(options.port ?? 0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // The address of a TCP server has a port.
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    faults,
    exchanges,
    forget() {
      exchanges.length = 0;
    },
    server,
    close: () => endServer(server),
  };
}

async function endServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

function trim(exchanges: Exchange[], keep: number): void {
  const size = ({ answer }: Exchange) => answer?.body.length ?? 0;
  let bytes = exchanges.reduce((total, exchange) => total + size(exchange), 0);
  while (exchanges.length > keep || (bytes > EXCHANGE_BYTES_MAX && exchanges.length > 1)) {
    const oldest = exchanges.shift();
    if (oldest !== undefined) bytes -= size(oldest);
  }
}

/** The answer of a fault in place of the simulator's own; null: no fault. */
function playFault(
  fault: FaultKind,
  before: SimAnswer | undefined,
  rateLimited: ServeOptions['rateLimited'],
): SimAnswer | null {
  switch (fault.kind) {
    case 'status':
      return { status: fault.status, headers: fault.headers ?? {}, body: fault.body ?? SERVER_ERROR };
    case 'rate_limit':
      return (
        rateLimited?.(fault.retryAfter) ?? {
          status: 429,
          headers: fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
        }
      );
    case 'malformed':
      return { status: 200, headers: { 'content-type': 'application/json' }, body: fault.body ?? '{"page": [' };
    case 'repeat':
      return before ?? null;
    case 'latency':
    case 'lost':
    case 'cut':
    case 'unanswered':
    case 'silent':
    case 'failed':
      return null;
    default:
      return fault satisfies never;
  }
}

function send(
  outgoing: ServerResponse,
  answer: SimAnswer,
  exchange: Exchange,
  { cut, date }: { cut: boolean; date: Date },
): void {
  const isBytes = Buffer.isBuffer(answer.body);
  const isText = typeof answer.body === 'string' || isBytes;
  const body = answer.body === undefined ? '' : isText ? String(answer.body) : JSON.stringify(answer.body);
  const headers: Record<string, string> = {
    date: date.toUTCString(),
    ...(answer.body === undefined || isText ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...answer.headers,
  };
  exchange.answer = { status: answer.status, headers, body };
  const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.from(body);
  outgoing.sendDate = false;
  outgoing.writeHead(answer.status, bytes.length === 0 ? headers : { ...headers, 'content-length': bytes.length });
  if (!cut) {
    outgoing.end(bytes);
    return;
  }
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
}

async function readRequest(incoming: IncomingMessage): Promise<SimRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) throw new Error('A request of more than 12 MB');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const [path = '/', ...rest] = (incoming.url ?? '/').split('?');
  return {
    method: incoming.method ?? 'GET',
    path,
    query: new URLSearchParams(rest.join('?')),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    ),
    body: bytes.toString('utf8'),
    bytes,
  };
}

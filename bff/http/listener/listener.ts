import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { readTlsPair, type TlsFiles, type TlsPair } from '../../base/secrets/tls-files.ts';
import { CONNECTION_LIMITS, limitConnections, PATIENCE, type Patience } from './connection-limits.ts';

/** A renewed certificate is in use this soon. */
const LOOK_EVERY_MS = 10_000;
const ONLY = { minVersion: 'TLSv1.3' } as const;

export interface ListenerDeps {
  log: Log;
  clock: Clock;
  isTrustedProxy(address: string): boolean;
  /** How often the files are looked at, in milliseconds. */
  lookEveryMs?: number;
  /** With who is slow; by itself {@link PATIENCE}. */
  patience?: Patience | undefined;
}

export interface Listener {
  server: Server;
  /** Stops looking at the files; the server is closed by its owner. */
  close(): void;
}

/** A server with its bounds on connections: plain, or with TLS 1.3 alone. Throws where the certificate cannot be used. */
export function createListener(files: TlsFiles | null, deps: ListenerDeps): Listener {
  const patience = deps.patience ?? PATIENCE;
  if (files === null) {
    const server = createServer(patience);
    limitConnections(server, deps.isTrustedProxy);
    return { server, close: () => undefined };
  }
  let used = readTlsPair(files, deps.clock());
  const server = createTlsServer({ ...patience, ...ONLY, ...pemOf(used), handshakeTimeout: CONNECTION_LIMITS.headMs });
  limitConnections(server, deps.isTrustedProxy);
  let told = '';
  const look = () => {
    try {
      const found = readTlsPair(files, deps.clock());
      told = '';
      if (found.cert === used.cert && found.key === used.key) return;
      server.setSecureContext({ ...ONLY, ...pemOf(found) }); // for new connections: those that stand keep theirs
      used = found;
      deps.log.info({ endsAt: found.endsAt }, 'The renewed certificate is in use');
    } catch (error) {
      // Half-written, or its time is over: what is in use stays, and it is said once.
      const words = error instanceof Error ? error.message : String(error);
      if (words !== told) deps.log.error(`The certificate in use stays: ${words}`);
      told = words;
    }
  };
  const timer = setInterval(look, deps.lookEveryMs ?? LOOK_EVERY_MS);
  timer.unref();
  return { server, close: () => clearInterval(timer) };
}

/** Sends browsers that came without encryption to the address with it; what a program sent in the clear is refused. */
export function createRedirect(baseUrl: string, isTrustedProxy: (address: string) => boolean): Server {
  const server = createServer(PATIENCE, (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.startsWith('/') === true ? request.url : '/';
    const mayFollow = (request.method === 'GET' || request.method === 'HEAD') && !isForPrograms(path, request);
    if (mayFollow) response.writeHead(308, { Location: baseUrl + path, 'Cache-Control': 'no-store' });
    else response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(mayFollow ? '' : `This is sent with encryption alone: ${baseUrl}\n`);
  });
  limitConnections(server, isTrustedProxy);
  return server;
}

/** A program that is led on would send its key in the clear each time, and nobody would notice. */
function isForPrograms(path: string, { headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || /^\/(?:api|auth|webhooks)\//.test(path);
}

function pemOf({ cert, key }: TlsPair): Pick<TlsPair, 'cert' | 'key'> {
  return { cert, key };
}

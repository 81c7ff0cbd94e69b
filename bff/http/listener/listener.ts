import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { readTlsPair, type TlsFiles, type TlsPair } from '../../base/secrets/tls-files.ts';
import { CONNECTION_LIMITS, limitConnections, PATIENCE, type Patience } from './connection-limits.ts';

/** How often the certificate files are checked for a renewal. */
const LOOK_EVERY_MS = 10_000;
const TLS_OPTIONS = { minVersion: 'TLSv1.3' } as const;

export interface ListenerDeps {
  log: Log;
  clock: Clock;
  isTrustedProxy(address: string): boolean;
  /** How often the certificate files are checked, in milliseconds. */
  lookEveryMs?: number;
  /** Time limits for slow clients; default {@link PATIENCE}. */
  patience?: Patience | undefined;
}

export interface Listener {
  server: Server;
  /** Stops checking the files. The caller closes the server. */
  close(): void;
}

/** Makes a server with limits on connections: plain HTTP, or TLS 1.3 only. Throws if the certificate cannot be used. */
export function createListener(files: TlsFiles | null, deps: ListenerDeps): Listener {
  const patience = deps.patience ?? PATIENCE;
  if (files === null) {
    const server = createServer(patience);
    limitConnections(server, deps.isTrustedProxy);
    return { server, close: () => undefined };
  }
  let currentPair = readTlsPair(files, deps.clock());
  const server = createTlsServer({
    ...patience,
    ...TLS_OPTIONS,
    ...pemOf(currentPair),
    handshakeTimeout: CONNECTION_LIMITS.headMs,
  });
  limitConnections(server, deps.isTrustedProxy);
  let loggedProblem = '';
  const checkFiles = () => {
    try {
      const newPair = readTlsPair(files, deps.clock());
      loggedProblem = '';
      if (newPair.cert === currentPair.cert && newPair.key === currentPair.key) return;
      server.setSecureContext({ ...TLS_OPTIONS, ...pemOf(newPair) }); // for new connections; open ones keep the old certificate
      currentPair = newPair;
      deps.log.info({ endsAt: newPair.endsAt }, 'The renewed certificate is in use');
    } catch (error) {
      // The file is half-written or expired: the old certificate stays, and the problem is logged once.
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== loggedProblem) deps.log.error(`The certificate in use stays: ${problem}`);
      loggedProblem = problem;
    }
  };
  const timer = setInterval(checkFiles, deps.lookEveryMs ?? LOOK_EVERY_MS);
  timer.unref();
  return { server, close: () => clearInterval(timer) };
}

/** Redirects browsers from http to https. Requests of programs are refused. */
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

/** A program that followed the redirect would send its key unencrypted each time, and nobody would notice. */
function isForPrograms(path: string, { headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || /^\/(?:api|auth|webhooks)\//.test(path);
}

function pemOf({ cert, key }: TlsPair): Pick<TlsPair, 'cert' | 'key'> {
  return { cert, key };
}

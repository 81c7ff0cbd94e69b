import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { createProxyTrust } from './http/listener/client-address.ts';
import type { Patience } from './http/listener/connection-limits.ts';
import { createListener, createRedirect } from './http/listener/listener.ts';

/** The addresses of the server. */
export interface Listeners {
  server: Server;
  /** The public address, without a trailing slash. */
  baseUrl: string;
  /** Stops the additional listeners; the server itself is closed by its owner. */
  stop(): void;
}

/** Listens, with TLS if it is configured, and on a second port that redirects from plain HTTP. */
export async function openListeners(
  config: Config,
  { log, clock, patience }: { log: Log; clock: Clock; patience?: Patience | undefined },
): Promise<Listeners> {
  const isTrustedProxy = createProxyTrust(config.trustedProxies);
  const { server, close } = createListener(config.tls, { log, clock, isTrustedProxy, patience });
  await listen(server, config);
  const scheme = config.tls === null ? 'http' : 'https';
  const baseUrl = config.baseUrl ?? `${scheme}://${hostInUrl(config.host)}:${portOf(server)}`;
  const port = config.tls?.redirectPort ?? null;
  const redirect = port === null ? null : createRedirect(baseUrl, isTrustedProxy);
  try {
    if (redirect !== null && port !== null) await listen(redirect, { port, host: config.host });
  } catch (error) {
    server.close();
    throw error;
  }
  const stop = () => {
    close();
    redirect?.close();
    redirect?.closeAllConnections();
  };
  return { server, baseUrl, stop };
}

function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** IPv6 addresses are in brackets in a URL. */
function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

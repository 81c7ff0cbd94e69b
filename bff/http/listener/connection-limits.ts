import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBucket } from '../../base/network/address-bucket.ts';
import { normaliseAddress } from './client-address.ts';

/** Limits of a connection before its request is known to be useful. Times in milliseconds. */
export const CONNECTION_LIMITS = {
  /** From opening the connection to the end of the request's head. */
  headMs: 10_000,
  /** From opening the connection to the end of the body. */
  requestMs: 30_000,
  /** Enough for two hundred sockets, as many open event streams, and a page's files. */
  perAddress: 512,
  all: 24_000,
} as const;

const LOOK_EVERY_MS = 1_000;

/** Node's settings for slow clients: its time limits, and how often it checks them, in milliseconds. */
export interface Patience {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

/** The options with which a server closes connections of slow clients. */
export const PATIENCE: Patience = {
  headersTimeout: CONNECTION_LIMITS.headMs,
  requestTimeout: CONNECTION_LIMITS.requestMs,
  connectionsCheckingInterval: LOOK_EVERY_MS,
};

/**
 * Counts the connections of each address (a /64 counts as one) and closes a new one above the limit. Trusted proxies
 * carry everybody's connections, so for them only the total is limited.
 */
export function limitConnections(server: Server, isTrustedProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.maxConnections = CONNECTION_LIMITS.all;
  server.on('connection', (socket: Socket) => {
    const address = normaliseAddress(socket.remoteAddress ?? '');
    if (isTrustedProxy(address)) return;
    const bucket = addressBucket(address);
    const count = (open.get(bucket) ?? 0) + 1;
    open.set(bucket, count);
    socket.once('close', () => {
      const openConnections = (open.get(bucket) ?? 1) - 1;
      if (openConnections === 0) open.delete(bucket);
      else open.set(bucket, openConnections);
    });
    if (count > CONNECTION_LIMITS.perAddress) socket.destroy();
  });
}

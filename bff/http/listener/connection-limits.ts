import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBucket } from '../../base/network/address-bucket.ts';
import { normaliseAddress } from './client-address.ts';

/** What a plain connection may cost before it says anything of worth. Times in milliseconds. */
export const CONNECTION_LIMITS = {
  /** From the first byte, or none at all, to the end of the head. */
  headMs: 10_000,
  /** To the end of the body. */
  requestMs: 30_000,
  /** Two hundred sockets, as many held answers, and a page's files beside them. */
  perAddress: 512,
  all: 24_000,
} as const;

const LOOK_EVERY_MS = 1_000;

/** How long a server bears who is slow, and how often it looks for them, in milliseconds: Node's own settings. */
export interface Patience {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

/** What a server is made with so that it lets go of who is slow. */
export const PATIENCE: Patience = {
  headersTimeout: CONNECTION_LIMITS.headMs,
  requestTimeout: CONNECTION_LIMITS.requestMs,
  connectionsCheckingInterval: LOOK_EVERY_MS,
};

/**
 * Counts the connections of each address (a /64 is one) and closes the one too many before it is listened to. Proxies that
 * are trusted hold those of everybody, and only the whole is limited for them.
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
      const left = (open.get(bucket) ?? 1) - 1;
      if (left === 0) open.delete(bucket);
      else open.set(bucket, left);
    });
    if (count > CONNECTION_LIMITS.perAddress) socket.destroy();
  });
}

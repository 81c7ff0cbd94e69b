import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createAddressList } from '../../base/network/address-list.ts';

const HOPS_MAX = 20;

/**
 * Makes a function that finds a request's client address. It reads `X-Forwarded-For` from the right end, and only as
 * far as trusted proxies wrote it, for the client may have invented the rest.
 */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createProxyTrust(trustedProxies);
  return (request) => {
    let address = normaliseAddress(request.socket.remoteAddress ?? '');
    const header = request.headers['x-forwarded-for'];
    const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').slice(-HOPS_MAX);
    while (address !== '' && isTrusted(address) && hops.length > 0) {
      const hop = normaliseAddress(hops.pop()?.trim() ?? '');
      if (isIP(hop) === 0) break; // the proxy wrote no address: the last one known counts
      address = hop;
    }
    return address;
  };
}

/** Makes a function that tells if an address is a trusted proxy. */
export function createProxyTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  return createAddressList(trustedProxies);
}

/** Writes an IPv4 address that is wrapped in IPv6 as plain IPv4, so that both count as one. */
export function normaliseAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

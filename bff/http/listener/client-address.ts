import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createAddressList } from '../../base/network/address-list.ts';

const HOPS_MAX = 20;

/**
 * Tells where a request comes from. `X-Forwarded-For` is read from its right end, and only as far as trusted proxies
 * wrote it: what stands further left the client may have invented.
 */
export function createClientAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createProxyTrust(trustedProxies);
  return (request) => {
    let address = normaliseAddress(request.socket.remoteAddress ?? '');
    const header = request.headers['x-forwarded-for'];
    const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').slice(-HOPS_MAX);
    while (address !== '' && isTrusted(address) && hops.length > 0) {
      const hop = normaliseAddress(hops.pop()?.trim() ?? '');
      if (isIP(hop) === 0) break; // the proxy wrote what is no address: it is the last one known
      address = hop;
    }
    return address;
  };
}

/** Tells which addresses are proxies whose word is believed. */
export function createProxyTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  return createAddressList(trustedProxies);
}

/** An address as it is counted: one of IPv4 is the same however it comes. */
export function normaliseAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

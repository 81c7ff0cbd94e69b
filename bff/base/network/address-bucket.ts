import { isIP } from 'node:net';
import type { Secrets } from '../secrets/secrets.ts';

/** Groups of 16 bits: an IPv6 household has a /64, and a provider gives one customer at most a /48. */
const HOUSEHOLD_GROUPS = 4;
const NETWORK_GROUPS = 3;

/** The key of a limit per household: the IPv4 address, or the /64 of an IPv6 address. */
export function addressBucket(address: string): string {
  return prefixOf(address, HOUSEHOLD_GROUPS);
}

/** The key of a limit per network: the IPv4 address, or the /48 of IPv6, in which one person may have 65,536 /64s. */
export function networkBucket(address: string): string {
  return prefixOf(address, NETWORK_GROUPS);
}

/**
 * The pseudonym of a guest's address, for limits: a signature of the household. For IPv6 the network's signature and a
 * dot stand before it (see `store/account/address-key.ts`).
 */
export function addressKey(secrets: Secrets, address: string): string {
  const household = secrets.sign('address', addressBucket(address));
  return isIP(address) === 6 ? `${secrets.sign('address', networkBucket(address))}.${household}` : household;
}

function prefixOf(address: string, groups: number): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(0, 8 - headGroups.length - right.length);
  return [...headGroups, ...Array<string>(zeros).fill('0'), ...right].slice(0, groups).join(':');
}

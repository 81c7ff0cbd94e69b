import { isIP } from 'node:net';
import type { Secrets } from '../secrets/secrets.ts';

/** Groups of 16 bits: what an IPv6 household has to itself (/64), and what one customer of a provider is given at most (/48). */
const HOUSEHOLD_GROUPS = 4;
const NETWORK_GROUPS = 3;

/** What a limit counts by: one address, or the /64 that an IPv6 household has to itself. */
export function addressBucket(address: string): string {
  return prefixOf(address, HOUSEHOLD_GROUPS);
}

/** What a limit counts by where one person must not count as many: one IPv4 address, or a /48, of which a person may have 65,536 /64s. */
export function networkBucket(address: string): string {
  return prefixOf(address, NETWORK_GROUPS);
}

/** The pseudonym of a guest's address that limits count by: of IPv6 the network, a dot, and the household (`store/account/address-key.ts`). */
export function addressKey(secrets: Secrets, address: string): string {
  const household = secrets.sign('address', addressBucket(address));
  return isIP(address) === 6 ? `${secrets.sign('address', networkBucket(address))}.${household}` : household;
}

function prefixOf(address: string, groups: number): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, groups).join(':');
}

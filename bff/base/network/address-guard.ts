import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Thrown for an address that may not be reached from here. `message` tells the person who entered it what to do. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'address_refused';
}

/** Finds the refusal among the causes of a failure: undici and sockets wrap errors of the look-up. */
export function findRefusal(error: unknown): AddressRefused | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AddressRefused) return cause;
  return null;
}

const PORTS = ['', '443', '8443'];

/** Networks that no request from here may reach: this machine, its network, and addresses that lead to those (RFC 6890). */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4');
/** For IPv6 only global unicast is outside, except the ranges below, which wrap an IPv4 address or are reserved. */
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

/** Decides whether a connection may be opened. */
export interface AddressGuard {
  /** Throws AddressRefused for a URL that can be refused without a DNS look-up. */
  checkUrl(url: URL): void;
  /**
   * Resolves a name, and fails if an address may not be reached. The socket connects to the very addresses checked
   * here.
   */
  lookup: LookupFunction;
  /** As `lookup`, for one port: hosts that are allowed with this port resolve too. */
  lookupAt(port: string): LookupFunction;
}

/**
 * Makes a guard. `allowed` is the operator's list of addresses, networks (`10.0.0.0/8`) and hosts, each with or without
 * `:port`. These may be reached by plain HTTP and at any port; everything else must be HTTPS at a usual port, outside
 * this network.
 */
export function createAddressGuard(allowed: readonly string[], resolve: typeof lookUpName = lookUpName): AddressGuard {
  const names = new Set(allowed.map((item) => item.toLowerCase()));
  const networks = new BlockList();
  for (const item of allowed) addNetwork(networks, item);
  const mayReach = (address: string) => {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    return networks.check(address, family) || !isInside(address);
  };
  const isNamed = ({ hostname, host }: URL) => names.has(hostname) || names.has(host);
  const lookupAt =
    (port: string | null): LookupFunction =>
    (hostname, options, callback) => {
      resolve(hostname, { ...options, all: true }, (error, addresses) => {
        if (error !== null) return callback(error, '');
        const host = hostname.toLowerCase();
        const isNamed = names.has(host) || (port !== null && names.has(`${host}:${port}`));
        const resolved: LookupAddress[] = addresses;
        if (!isNamed && !resolved.every(({ address }) => mayReach(address))) return callback(refuse(PRIVATE), '');
        const [first] = resolved;
        if (first === undefined) return callback(new Error('The name has no address'), '');
        if (options.all === true) callback(null, resolved);
        else callback(null, first.address, first.family);
      });
    };

  return {
    checkUrl(url) {
      const bare = url.hostname.replace(/^\[|\]$/g, '');
      const isLiteral = isIP(bare) !== 0;
      const isAllowed = isNamed(url) || (isLiteral && networks.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4'));
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed))
        throw refuse('The address must begin with https://');
      if (url.username !== '' || url.password !== '') throw refuse('The address must not hold a user or password');
      if (isAllowed) return;
      if (isLiteral && !mayReach(bare)) throw refuse(PRIVATE);
      if (!PORTS.includes(url.port)) throw refuse('The address must use port 443 or 8443');
    },
    lookup: lookupAt(null),
    lookupAt,
  };
}

const PRIVATE =
  'The address is inside this server’s own network. Whoever runs the server can allow it with ALLOW_PRIVATE_NETWORKS';

function refuse(message: string): AddressRefused {
  return new AddressRefused(message);
}

/** Whether the address is inside this machine's network, in any of its spellings. */
export function isInside(address: string): boolean {
  if (isIP(address) === 4) return INSIDE.check(address, 'ipv4');
  if (isIP(address) !== 6) return true;
  return !GLOBAL_UNICAST.check(address, 'ipv6') || INSIDE.check(address, 'ipv6');
}

function addNetwork(networks: BlockList, item: string): void {
  const [address = '', prefix] = item.split('/');
  const family = isIP(address);
  if (family === 0) return;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) networks.addAddress(address, type);
  else networks.addSubnet(address, Number(prefix), type);
}

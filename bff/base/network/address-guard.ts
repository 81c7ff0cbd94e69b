import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address that may not be reached from here. `message` is for whoever gave it: what to do. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'address_refused';
}

/** The refusal among the causes of a failure: undici and sockets wrap what a look-up threw. */
export function findRefusal(error: unknown): AddressRefused | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof AddressRefused) return one;
  return null;
}

const PORTS = ['', '443', '8443'];

/** What no request from here may reach: this machine, its network, and addresses that stand for those (RFC 6890). */
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
/** Of IPv6 only global unicast is outside, and of that not what wraps an IPv4 address or is set apart. */
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

/** May a connection be opened? `host` as it stands in the URL, `address` what it resolves to. */
export interface AddressGuard {
  /** Throws AddressRefused for a URL that can be refused without asking the name service. */
  checkUrl(url: URL): void;
  /** Resolves names for connections to any port, and only to addresses that may be reached: what was checked is what is used. */
  lookup: LookupFunction;
  /** … for connections to this port: also names that are allowed with it. */
  lookupAt(port: string): LookupFunction;
}

/**
 * `allowed` is the operator's list: addresses, networks (`10.0.0.0/8`) and hosts, each with or without `:port`. For what
 * stands there plain HTTP and any port will do; everything else must be HTTPS on a usual port, outside this network.
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
        const named = names.has(host) || (port !== null && names.has(`${host}:${port}`));
        const found: LookupAddress[] = addresses;
        if (!named && !found.every(({ address }) => mayReach(address))) return callback(refuse(PRIVATE), '');
        const [first] = found;
        if (first === undefined) return callback(new Error('The name has no address'), '');
        if (options.all === true) callback(null, found);
        else callback(null, first.address, first.family);
      });
    };

  return {
    checkUrl(url) {
      const bare = url.hostname.replace(/^\[|\]$/g, '');
      const literal = isIP(bare) !== 0;
      const named = isNamed(url) || (literal && networks.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4'));
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && named))
        throw refuse('The address must begin with https://');
      if (url.username !== '' || url.password !== '') throw refuse('The address must not hold a user or password');
      if (named) return;
      if (literal && !mayReach(bare)) throw refuse(PRIVATE);
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

/** Is the address one of this machine's or its network's, in any of its spellings? */
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

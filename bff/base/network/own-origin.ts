const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses that take in every interface, loopback too. */
const EVERY_INTERFACE = ['0.0.0.0', '[::]'];

/**
 * Does a page's origin belong to this server? An operator's BASE_URL counts exactly. Where it is guessed from the
 * address that the server listens on, this machine's own names are one, on the same scheme and port.
 */
export function isOwnOrigin(origin: string | undefined, baseUrl: string, isGuessed: boolean): boolean {
  const own = new URL(baseUrl);
  if (origin === undefined || origin === own.origin) return origin !== undefined;
  if (!isGuessed || ![...LOOPBACK, ...EVERY_INTERFACE].includes(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return LOOPBACK.includes(hostname) && protocol === own.protocol && port === own.port;
}

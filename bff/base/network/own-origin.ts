const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** A server that listens on one of these listens on every interface, loopback included. */
const EVERY_INTERFACE = ['0.0.0.0', '[::]'];

/**
 * Whether a page's origin belongs to this server. An operator's BASE_URL must match exactly. If the URL is guessed from the
 * listening address, all names of this machine match, with the same scheme and port.
 */
export function isOwnOrigin(origin: string | undefined, baseUrl: string, isGuessed: boolean): boolean {
  const baseOrigin = new URL(baseUrl);
  if (origin === undefined || origin === baseOrigin.origin) return origin !== undefined;
  if (!isGuessed || ![...LOOPBACK, ...EVERY_INTERFACE].includes(baseOrigin.hostname) || !URL.canParse(origin))
    return false;
  const { protocol, hostname, port } = new URL(origin);
  return LOOPBACK.includes(hostname) && protocol === baseOrigin.protocol && port === baseOrigin.port;
}

/** `http://host` before a path, as a proxy may write it. The host ends where a path or a query begins. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#\s]*/i;

/**
 * The target of a request from its path on; null if there is no path (`*`, `a:80`). It is no URL parser, for that
 * throws at `//[` or `http://[`, and nothing a stranger sends may throw.
 */
export function toOriginForm(target: string | undefined): string | null {
  const raw = target ?? '';
  const withoutHost = raw.replace(SCHEME_AND_HOST, '');
  if (withoutHost.startsWith('/')) return withoutHost;
  return withoutHost.length < raw.length && (withoutHost === '' || withoutHost.startsWith('?'))
    ? `/${withoutHost}`
    : null;
}

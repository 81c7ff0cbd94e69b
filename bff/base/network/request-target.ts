/** `http://host` before a path, as a proxy may write it: a host ends where a path or a query begins. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#\s]*/i;

/**
 * A request's target from its path on, whatever bytes stand there; null where there is no path in it (`*`, `a:80`). A URL
 * parser would throw at `//[` or `http://[`, and nothing that a stranger writes may throw.
 */
export function toOriginForm(target: string | undefined): string | null {
  const given = target ?? '';
  const bare = given.replace(SCHEME_AND_HOST, '');
  if (bare.startsWith('/')) return bare;
  return bare.length < given.length && (bare === '' || bare.startsWith('?')) ? `/${bare}` : null;
}

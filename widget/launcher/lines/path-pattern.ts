/**
 * Whether a path matches an owner's pattern. `*` matches anything; a trailing slash is ignored. Compared piece by piece, because
 * a regular expression with many stars could block the hotel's page for minutes.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const [first = '', ...pieces] = plain(pattern).split('*');
  const text = plain(path);
  const last = pieces.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function plain(text: string): string {
  return text.replace(/(.)\/$/, '$1');
}

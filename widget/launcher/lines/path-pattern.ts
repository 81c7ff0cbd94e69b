/**
 * Does a page's path fit an owner's pattern? `*` stands for anything; a slash at the end makes no difference. Piece by piece
 * from the left, for a regular expression with many stars could hold the hotel's page up for minutes.
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

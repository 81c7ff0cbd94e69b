/**
 * Where a PMS has one comment for a reservation it belongs to the hotel's staff. What we write stands in a block of its own
 * in it, entry after entry, each ending in its mark; everything around the block stays as it is.
 */
const BEGIN = '=== ServiceChat ===';
const END = '=== /ServiceChat ===';
const BLOCK = /\n?=== ServiceChat ===\n([\s\S]*?)\n?=== \/ServiceChat ===/;
/** Of all entries together; no vendor states a limit, and nobody reads more. */
const BLOCK_CHARS_MAX = 6_000;

/** The comment without our block. */
export function stripBlock(comment: string): string {
  return comment.replace(BLOCK, '').trim();
}

/** The words of the entry with this mark; null where there is none. */
export function readEntry(comment: string, mark: string): string | null {
  const found = readEntries(comment).find((entry) => entry.endsWith(mark));
  return found === undefined ? null : found.slice(0, -mark.length).trimEnd();
}

/** The comment with an entry put in, or in place of the one with the same mark. The oldest go where there is no room. */
export function putEntry(comment: string, mark: string, text: string): string {
  const entry = `${text.replaceAll(BEGIN, '').replaceAll(END, '')}\n${mark}`;
  const entries = readEntries(comment);
  const place = entries.findIndex((one) => one.endsWith(mark));
  const all = place === -1 ? [...entries, entry] : entries.with(place, entry);
  while (all.length > 1 && all.join('\n').length > BLOCK_CHARS_MAX) {
    const oldest = all.findIndex((one) => one !== entry);
    all.splice(oldest, 1);
  }
  const block = `${BEGIN}\n${all.join('\n')}\n${END}`;
  if (BLOCK.test(comment)) return comment.replace(BLOCK, (found) => `${found.startsWith('\n') ? '\n' : ''}${block}`);
  return comment.trim() === '' ? block : `${comment.trimEnd()}\n${block}`;
}

function readEntries(comment: string): string[] {
  const [, inside = ''] = BLOCK.exec(comment) ?? [];
  const entries: string[] = [];
  let lines: string[] = [];
  for (const line of inside.split('\n')) {
    lines.push(line);
    if (!/^\[ServiceChat .+\]$/.test(line)) continue;
    entries.push(lines.join('\n'));
    lines = [];
  }
  return entries;
}

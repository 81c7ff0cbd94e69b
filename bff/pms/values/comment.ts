/**
 * Writes our notes into a reservation's only comment, which belongs to the hotel's staff. Our entries stand in a block
 * of their own, each ending in its mark; the text around the block is preserved.
 */
const BEGIN = '=== ServiceChat ===';
const END = '=== /ServiceChat ===';
const BLOCK = /\n?=== ServiceChat ===\n([\s\S]*?)\n?=== \/ServiceChat ===/;
/** The longest text of all entries together. Vendors state no limit, and nobody reads more. */
const BLOCK_CHARS_MAX = 6_000;

/** Removes our block from a comment. */
export function stripBlock(comment: string): string {
  return comment.replace(BLOCK, '').trim();
}

/** The text of the entry with this mark; null if there is none. */
export function readEntry(comment: string, mark: string): string | null {
  const entryWithMark = readEntries(comment).find((entry) => entry.endsWith(mark));
  return entryWithMark === undefined ? null : entryWithMark.slice(0, -mark.length).trimEnd();
}

/**
 * Adds an entry to the comment, or replaces the one with the same mark. The oldest entries are removed to make room.
 */
export function putEntry(comment: string, mark: string, text: string): string {
  const entry = `${text.replaceAll(BEGIN, '').replaceAll(END, '')}\n${mark}`;
  const entries = readEntries(comment);
  const index = entries.findIndex((one) => one.endsWith(mark));
  const newEntries = index === -1 ? [...entries, entry] : entries.with(index, entry);
  while (newEntries.length > 1 && newEntries.join('\n').length > BLOCK_CHARS_MAX) {
    const oldest = newEntries.findIndex((one) => one !== entry);
    newEntries.splice(oldest, 1);
  }
  const block = `${BEGIN}\n${newEntries.join('\n')}\n${END}`;
  if (BLOCK.test(comment))
    return comment.replace(BLOCK, (oldBlock) => `${oldBlock.startsWith('\n') ? '\n' : ''}${block}`);
  return comment.trim() === '' ? block : `${comment.trimEnd()}\n${block}`;
}

function readEntries(comment: string): string[] {
  const [, blockText = ''] = BLOCK.exec(comment) ?? [];
  const entries: string[] = [];
  let lines: string[] = [];
  for (const line of blockText.split('\n')) {
    lines.push(line);
    if (!/^\[ServiceChat .+\]$/.test(line)) continue;
    entries.push(lines.join('\n'));
    lines = [];
  }
  return entries;
}

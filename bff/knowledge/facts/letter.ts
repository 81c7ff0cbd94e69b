/** The highest number a single unit of a text holds: what is beyond is written as two. */
const UNIT_MAX = 0xffff;

/**
 * A pattern's source for one letter or mark, ranges and all. `[\p{L}\p{M}]` says the same and is slow to compile each time it
 * stands in a pattern, for it reaches into the letters that are written as two units; no language told here is written with those.
 */
export const LETTER = `[${listRanges(/[\p{L}\p{M}]/u).join('')}]`;

function listRanges(pattern: RegExp): string[] {
  const ranges: string[] = [];
  let start: string | null = null;
  let last = '';
  for (let unit = 0; unit <= UNIT_MAX; unit++) {
    const letter = String.fromCharCode(unit);
    if (pattern.test(letter)) {
      start ??= letter; // as it is, for a pattern's source is kept as long as the pattern: escaped it is six times as long
      last = letter;
    } else if (start !== null) {
      ranges.push(start === last ? start : `${start}-${last}`);
      start = null;
    }
  }
  return ranges;
}

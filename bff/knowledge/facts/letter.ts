/** The highest code of a single UTF-16 unit. */
const UNIT_MAX = 0xffff;

/**
 * A pattern source for one letter or mark, written as ranges. `[\p{L}\p{M}]` means the same, but is slow to compile, as
 * it covers letters of two UTF-16 units, which no supported language uses.
 */
export const LETTER = `[${listRanges(/[\p{L}\p{M}]/u).join('')}]`;

function listRanges(pattern: RegExp): string[] {
  const ranges: string[] = [];
  let start: string | null = null;
  let last = '';
  for (let unit = 0; unit <= UNIT_MAX; unit++) {
    const letter = String.fromCharCode(unit);
    if (pattern.test(letter)) {
      start ??= letter; // not escaped: that would take six times the memory
      last = letter;
    } else if (start !== null) {
      ranges.push(start === last ? start : `${start}-${last}`);
      start = null;
    }
  }
  return ranges;
}

/** The highest number a single unit of a text holds: what is beyond is written as two. */
const UNIT_MAX = 0xffff;

/**
 * A pattern's source for one letter or mark, ranges and all. `[\p{L}\p{M}]` says the same and is slow to compile each time it
 * stands in a pattern, for it reaches into the letters that are written as two units; no language told here is written with those.
 */
export const LETTER = `[${listRanges(/[\p{L}\p{M}]/u).join('')}]`;

function listRanges(pattern: RegExp): string[] {
  const ranges: string[] = [];
  let start: number | null = null;
  for (let unit = 0; unit <= UNIT_MAX; unit++) {
    const fits = pattern.test(String.fromCharCode(unit));
    if (fits) start ??= unit;
    else if (start !== null) {
      ranges.push(start === unit - 1 ? toEscape(start) : `${toEscape(start)}-${toEscape(unit - 1)}`);
      start = null;
    }
  }
  return ranges;
}

function toEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

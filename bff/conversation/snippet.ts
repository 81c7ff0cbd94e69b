import { toPlain } from '../store/core/plain.ts';

const LETTERS_AROUND = 60;
const LETTERS_MAX = 160;

/** An extract of a text, and the ranges to highlight in it (UTF-16 offsets). */
export interface Snippet {
  text: string;
  marks: [from: number, to: number][];
}

/** The extract around the first of the words found in the text, ignoring case and accents; null if none is found. */
export function cutSnippet(text: string, query: string): Snippet | null {
  const words = query.normalize('NFC').split(/\s+/u).map(toPlain).filter(Boolean);
  const ranges = findWords(text, words);
  const [firstRange] = ranges;
  if (firstRange === undefined) return null;
  const from = startOf(text, firstRange[0]);
  const to = endOf(text, from + LETTERS_MAX);
  const before = from > 0 ? '… ' : '';
  const extract = text.slice(from, to).replaceAll('\n', ' ');
  return {
    text: `${before}${extract}${to < text.length ? ' …' : ''}`,
    marks: ranges
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start - from + before.length, end - from + before.length]),
  };
}

/** The ranges of all words found, in order and without overlaps. */
function findWords(text: string, words: readonly string[]): [number, number][] {
  const { plain, starts } = foldText(text);
  const ranges: [number, number][] = [];
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length))
      ranges.push([starts[at] ?? 0, starts[at + word.length] ?? text.length]);
  }
  ranges.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  let until = 0;
  return ranges.filter(([start, end]) => {
    const isFree = start >= until;
    until = Math.max(until, end);
    return isFree;
  });
}

/** The text in the form for comparing, and for each of its units the offset in the original. */
function foldText(text: string): { plain: string; starts: number[] } {
  const starts: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const folded = toPlain(letter);
    for (let unit = 0; unit < folded.length; unit++) starts.push(at);
    plain += folded;
    at += letter.length;
  }
  return { plain, starts };
}

/** The start of the extract: a blank near the limit before `first`, or else the limit. */
function startOf(text: string, first: number): number {
  if (first <= LETTERS_AROUND) return 0;
  const blank = text.indexOf(' ', first - LETTERS_AROUND);
  return blank === -1 || blank >= first ? wholeLetter(text, first - LETTERS_AROUND) : blank + 1;
}

function endOf(text: string, wishedEnd: number): number {
  if (wishedEnd >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', wishedEnd);
  return blank > wishedEnd - LETTERS_AROUND ? blank : wholeLetter(text, wishedEnd);
}

/** Moves an offset off the middle of a surrogate pair. */
function wholeLetter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}

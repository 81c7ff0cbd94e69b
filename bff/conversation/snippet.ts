import { toPlain } from '../store/core/plain.ts';

const LETTERS_AROUND = 60;
const LETTERS_MAX = 160;

/** Where words stand in a text: a stretch of it, and what to mark in that, as places of its letters (UTF-16). */
export interface Snippet {
  text: string;
  marks: [from: number, to: number][];
}

/** The stretch of a text around the first of the words that stands in it, in any letter case, with or without accents; null where none does. */
export function cutSnippet(text: string, query: string): Snippet | null {
  const words = query.normalize('NFC').split(/\s+/u).map(toPlain).filter(Boolean);
  const found = findWords(text, words);
  const [first] = found;
  if (first === undefined) return null;
  const from = startOf(text, first[0]);
  const to = endOf(text, from + LETTERS_MAX);
  const before = from > 0 ? '… ' : '';
  const cut = text.slice(from, to).replaceAll('\n', ' ');
  return {
    text: `${before}${cut}${to < text.length ? ' …' : ''}`,
    marks: found
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start - from + before.length, end - from + before.length]),
  };
}

/** Every place of every word, in order, without two that overlap. */
function findWords(text: string, words: readonly string[]): [number, number][] {
  const { plain, starts } = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length))
      found.push([starts[at] ?? 0, starts[at + word.length] ?? text.length]);
  }
  found.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  let until = 0;
  return found.filter(([start, end]) => {
    const isFree = start >= until;
    until = Math.max(until, end);
    return isFree;
  });
}

/** The text as it is compared, and where in the text each of its letters comes from. */
function fold(text: string): { plain: string; starts: number[] } {
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

/** A blank not far before, or so many letters before. */
function startOf(text: string, first: number): number {
  if (first <= LETTERS_AROUND) return 0;
  const blank = text.indexOf(' ', first - LETTERS_AROUND);
  return blank === -1 || blank >= first ? wholeLetter(text, first - LETTERS_AROUND) : blank + 1;
}

function endOf(text: string, wished: number): number {
  if (wished >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', wished);
  return blank > wished - LETTERS_AROUND ? blank : wholeLetter(text, wished);
}

/** Never between the two halves of a letter. */
function wholeLetter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}

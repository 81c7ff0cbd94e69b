import { fold, splitWords } from './fold.ts';

/** A range of letters in a line. */
export interface Span {
  start: number;
  end: number;
}

const GAP = '(?: [^ ]+){0,3}';

/** Joins words into a line for `findPhrases`: one space before, between and behind them. */
export function toLine(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/**
 * Compiles a list of phrases. In the list `*` is any ending of a word and ` ~ ` up to three words between. Returns null
 * for an empty list.
 */
export function compilePhrases(list: string | null): RegExp | null {
  const phrases = (list ?? '').split(',').flatMap((phrase) => toSource(phrase.trim()));
  return phrases.length === 0 ? null : new RegExp(`(?<= )(?:${[...new Set(phrases)].join('|')})(?= )`, 'gu');
}

/** Finds all ranges where one of the phrases stands. */
export function findPhrases(pattern: RegExp | null, line: string): Span[] {
  if (pattern === null) return [];
  return [...line.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** Whether the line holds one of the phrases. */
export function hasPhrase(pattern: RegExp | null, line: string): boolean {
  return pattern !== null && line.search(pattern) >= 0;
}

function toSource(phrase: string): string[] {
  const parts = phrase.split(' ~ ').map((part) => {
    const words = part.split(/\s+/).flatMap((word) => {
      const plain = splitWords(fold(word.replace('*', '')));
      return plain.map((one, index) => (word.endsWith('*') && index === plain.length - 1 ? `${one}[^ ]*` : one));
    });
    return words.join(' ');
  });
  const source = parts.filter((part) => part !== '').join(`${GAP} `);
  return source === '' ? [] : [source];
}

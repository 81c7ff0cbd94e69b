import { fold, splitWords } from './fold.ts';

/** A stretch of a line of words. */
export interface Span {
  start: number;
  end: number;
}

const GAP = '(?: [^ ]+){0,3}';

/** Words as phrases are looked for in: one space before, between and behind them. */
export function toLine(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/**
 * Finds any of a list's phrases in a line of words. In the list `*` stands for any ending of a word and ` ~ ` for up to three
 * words between. Null where the list is empty.
 */
export function compilePhrases(list: string | null): RegExp | null {
  const phrases = (list ?? '').split(',').flatMap((phrase) => toSource(phrase.trim()));
  return phrases.length === 0 ? null : new RegExp(`(?<= )(?:${[...new Set(phrases)].join('|')})(?= )`, 'gu');
}

/** All places of a line where one of the phrases stands. */
export function findPhrases(pattern: RegExp | null, line: string): Span[] {
  if (pattern === null) return [];
  return [...line.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** Stands one of the phrases in the line? */
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

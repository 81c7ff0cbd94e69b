import { fold, isUnspaced, joinTails } from '../../../language/fold.ts';
import { CLAIMS } from './claims.ts';
import { MEASURES } from './measures.ts';
import { UNDONE } from './undone.ts';
import { WIDENING } from './widening.ts';

/** What a word of the tables says, in the order of their columns. */
const COLUMNS = [
  { table: WIDENING, names: ['every', 'always', 'also', 'only', 'daily'] },
  { table: CLAIMS, names: ['insured', 'guarded', 'warm', 'cellar', 'garden', 'harbour', 'anybody', 'next_day'] },
  { table: MEASURES, names: ['foot', 'boat', 'electric', 'whole_stay', 'each_person'] },
  { table: UNDONE, names: ['undone'] },
] as const;
export type WordClass = (typeof COLUMNS)[number]['names'][number];

/** A word of the tables in a text, and where it stands. */
export interface FoundWord {
  is: WordClass;
  start: number;
  end: number;
}

/** Here a part of a word says it too. */
const WITHIN_WORDS: ReadonlySet<string> = new Set(['ko']);

type Pattern = { is: WordClass; pattern: RegExp };
const patterns = new Map<string, readonly Pattern[]>();

/** Looks for the words of the tables in a folded text of this language. */
export function findWords(folded: string, language: string): FoundWord[] {
  const known = patterns.get(language) ?? toPatterns(language);
  patterns.set(language, known);
  return known.flatMap(({ is, pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: { length }, index }) => ({ is, start: index, end: index + length })),
  );
}

function toPatterns(language: string): Pattern[] {
  const isPart = isUnspaced(language) || WITHIN_WORDS.has(language);
  return COLUMNS.flatMap(({ table, names }) => {
    const columns = (table[language] ?? '').split(' | ');
    return names.flatMap((is, index) => {
      const listed = columns[index] ?? '';
      return listed.trim() === '' ? [] : [{ is, pattern: toPattern(listed, isPart) }];
    });
  });
}

/**
 * A pattern for a list of words: `*` stands for any letters. `isPart`: they are looked for anywhere, also inside of others.
 */
export function toPattern(listed: string, isPart: boolean): RegExp {
  const words = listed.split(', ').map((word) => foldForWords(word.trim()));
  if (isPart) return new RegExp(words.join('|'), 'gu');
  const any = words.map((word) => word.replaceAll('*', '[\\p{L}\\p{M}]*').replaceAll(' ', '[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${any.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
}

/** A text as its words are looked for: folded, each apostrophe a space or gone. */
export function foldForWords(text: string): string {
  return joinTails(fold(text)).replace(/['’ʼ`´]/gu, ' ');
}

import { fold, joinTails } from '../../../language/lexicon/fold.ts';
import type { Checks } from '../../../language/pack/checks.ts';
import { findPack } from '../../../language/pack/packs.ts';

/** What a word of the tables says. */
export type WordClass = keyof Checks['widening'] | keyof Checks['claims'] | keyof Checks['measures'] | 'undone';

/** A word of the tables in a text, and where it stands. */
export interface FoundWord {
  is: WordClass;
  start: number;
  end: number;
}

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
  const pack = findPack(language);
  if (pack === null) return [];
  const { widening, claims, measures, undone } = pack.checks;
  const tables: Readonly<Record<WordClass, string | null>> = { ...widening, ...claims, ...measures, undone };
  const isPart = pack.script.unspaced || pack.script.attachedEndings;
  return CLASSES.flatMap((is) => {
    const listed = tables[is];
    return listed === null ? [] : [{ is, pattern: toPattern(listed, isPart) }];
  });
}

const CLASSES = [
  ...(['every', 'always', 'also', 'only', 'daily'] as const),
  ...(['insured', 'guarded', 'warm', 'cellar', 'garden', 'harbour', 'anybody', 'next_day'] as const),
  ...(['foot', 'boat', 'electric', 'whole_stay', 'each_person', 'undone'] as const),
] satisfies readonly WordClass[];

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
  return joinTails(fold(text)).replace(/['’\u02bc`´]/gu, ' ');
}

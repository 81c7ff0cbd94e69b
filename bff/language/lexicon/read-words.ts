import type { Concept } from '../pack/concepts.ts';
import { isUnspaced } from './fold.ts';
import { languageFor } from './registry.ts';

/**
 * Concepts that cover many things: a pharmacy and a supermarket are both shops, but a guest who wants one does not want
 * the other.
 */
export const BROAD: ReadonlySet<Concept> = new Set<Concept>([
  'shop',
  'child',
  'detail',
  'sport',
  'sight',
  'event',
  'belonging',
  'business',
  'dish',
  'equipment',
  'exercise',
  'hanger',
  'toiletry',
  'treatment',
]);

/**
 * A text's concepts, which are the same in every language, and the stems of words that say more: unknown words and
 * words of broad concepts.
 */
export interface WordsRead {
  concepts: readonly Concept[];
  words: readonly string[];
  /** The words without a concept, as written. */
  unknown: readonly string[];
}

/** Reads a text's concepts and words without its intent. */
export function readWords(text: string, code: string): WordsRead {
  const { lexicon } = languageFor(code);
  const { concepts, unknown, found, words } = lexicon.read(text);
  const specificWords = isUnspaced(code)
    ? unknown
    : [...unknown, ...found.flatMap(({ concept, start, end }) => (BROAD.has(concept) ? words.slice(start, end) : []))];
  const stems = specificWords
    .filter((word) => !lexicon.functionWords.has(word))
    .map((word) => lexicon.stemmer.stem(word));
  return { concepts: [...concepts], words: [...new Set(stems)], unknown };
}

import type { Concept } from '../pack/concepts.ts';
import { isUnspaced } from './fold.ts';
import { languageFor } from './registry.ts';

/** Concepts of many things: a pharmacy and a supermarket are both shops, yet who asks for one does not want the other. */
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
 * What a text speaks of: the concepts, which are the same in every language, and, cut to their stems, the words that tell
 * more: those that are no concept of ours, and those of concepts that hold many things.
 */
export interface WordsRead {
  concepts: readonly Concept[];
  words: readonly string[];
  /** Those that mean nothing of ours, as they were written. */
  unknown: readonly string[];
}

/** Reads a text without asking what its writer wants. */
export function readWords(text: string, code: string): WordsRead {
  const { lexicon } = languageFor(code);
  const { concepts, unknown, found, words } = lexicon.read(text);
  const telling = isUnspaced(code)
    ? unknown
    : [...unknown, ...found.flatMap(({ concept, start, end }) => (BROAD.has(concept) ? words.slice(start, end) : []))];
  const stems = telling.filter((word) => !lexicon.empty.has(word)).map((word) => lexicon.stemmer.stem(word));
  return { concepts: [...concepts], words: [...new Set(stems)], unknown };
}

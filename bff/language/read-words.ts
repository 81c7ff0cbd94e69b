import type { Concept } from './concepts.ts';
import { languageFor } from './registry.ts';

/** What a text speaks of: the concepts, which are the same in every language, and the words that are none of ours, cut to their stems. */
export interface WordsRead {
  concepts: readonly Concept[];
  words: readonly string[];
}

/** Reads a text without asking what its writer wants. */
export function readWords(text: string, code: string): WordsRead {
  const { lexicon } = languageFor(code);
  const { concepts, unknown } = lexicon.read(text);
  return { concepts: [...concepts], words: [...new Set(unknown.map((word) => lexicon.stemmer.stem(word)))] };
}

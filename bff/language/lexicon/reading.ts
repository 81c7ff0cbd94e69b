import type { Concept } from '../pack/concepts.ts';
import type { Found } from './found.ts';

/** A text as the lexicon reads it. */
export interface Reading {
  /** The folded words, with typing errors corrected. */
  words: readonly string[];
  found: readonly Found[];
  concepts: ReadonlySet<Concept>;
  /** Concepts finer than intents need. They distinguish the house's entries. */
  things: ReadonlySet<Concept>;
  /** The positions of `things`. */
  foundThings: readonly Found[];
  /** Content words without a concept. */
  unknown: readonly string[];
  /** The number of content words. */
  contentCount: number;
}

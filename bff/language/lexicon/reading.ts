import type { Concept } from '../pack/concepts.ts';
import type { Found } from './found.ts';

/** A text as the engine reads it. */
export interface Reading {
  /** The words as they are compared, typos mended. */
  words: readonly string[];
  found: readonly Found[];
  concepts: ReadonlySet<Concept>;
  /** Finer than concepts: they tell one entry of the house's from another, and no intent is written over them. */
  things: ReadonlySet<Concept>;
  /** Where those stand. */
  foundThings: readonly Found[];
  /** Words with a meaning that is none of ours. */
  unknown: readonly string[];
  /** How many words carry meaning at all. */
  contentCount: number;
}

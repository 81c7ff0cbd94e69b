import { ACTS } from '../language/lexicon/found.ts';
import { type Concept, isFine, widerThan } from '../language/pack/concepts.ts';
import { type Asked, FACET_NAMES, type Facet } from './asked.ts';
import { mayBeName, nameKey } from './names.ts';

/** Returns the weight of a term. A term that fewer entries contain has a higher weight. */
export type Weigh = (term: string) => number;

/** The number of unknown words from which further unknown words do not lower `bareness`. */
const UNKNOWN_MAX = 2;
/** Concepts that stand for many small things. Each of these things is a detail. */
const DETAILS: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);

/** A set of facets as a bit mask, as the facets of a question are compared with those of every entry. */
export type FacetBits = number;

/** Terms with their weights in the same order, and the sum of the weights. */
export interface Weighed<T extends string = string> {
  terms: readonly T[];
  weights: Float64Array;
  sum: number;
}

/** Concepts of things. `wider` lists for each concept, in the same order, the concepts that contain it. */
export interface Things extends Weighed<Concept> {
  wider: readonly (readonly Concept[])[];
}

/** A word that other languages may spell alike: "walking tour", "uber", "sauna". */
interface Name {
  word: string;
  /** The beginning of the word, by which the word is compared across languages. */
  key: string;
  weight: number;
  /** Whether the word has no concept. */
  isUnknown: boolean;
}

/** A question with the values that are computed once for its comparison with all entries. */
export interface Comparable {
  asked: Asked;
  /** The language of the question. */
  code: string;
  things: Things;
  /** The things that are finer than an intent: the pony, not the animal. */
  finer: Things;
  details: readonly Concept[];
  concepts: Weighed<Concept>;
  words: Weighed;
  /** For each word its concept and the concepts that contain this concept. */
  meanings: readonly (readonly Concept[])[];
  facets: FacetBits;
  /** The words without a concept. */
  unknown: readonly string[];
  broad: readonly string[];
  fine: readonly string[];
  names: readonly Name[];
  /** The ids of the entries in the last answer. A question that names no topic is about them. */
  followed: ReadonlySet<string>;
  /** From 0 to 1: 1 if the question names nothing, lower with each concept and unknown word. */
  bareness: number;
}

/** Prepares a question for its comparison with many entries. */
export function toComparable(asked: Asked, code: string, followed: ReadonlySet<string>, weigh: Weigh): Comparable {
  const concepts = [...asked.concepts];
  const words = [...asked.words];
  const things = concepts.filter((concept) => !ACTS.has(concept));
  return {
    asked,
    code,
    things: weighThings(things, weigh),
    finer: weighThings(things.filter(isFine), weigh),
    details: things.filter((concept) => DETAILS.has(concept)),
    concepts: weighAll(concepts, weigh),
    words: weighAll(words, weigh),
    meanings: words.map((word) => {
      const meaning = asked.meanings.get(word);
      return meaning === undefined ? [] : [meaning, ...widerThan(meaning)];
    }),
    facets: toBits(asked.facets),
    unknown: [...asked.unexplained],
    broad: [...asked.broad],
    fine: [...asked.fine],
    names: [...new Set([...words, ...asked.unexplained])]
      .filter(mayBeName)
      .map((word) => ({ word, key: nameKey(word), weight: weigh(word), isUnknown: asked.unexplained.has(word) })),
    followed,
    bareness: 1 / (1 + asked.concepts.size + Math.min(UNKNOWN_MAX, asked.unexplained.size)),
  };
}

/** Adds the weights to a list of terms. */
export function weighAll<T extends string>(terms: readonly T[], weigh: Weigh): Weighed<T> {
  const weights = Float64Array.from(terms, (term) => weigh(term));
  return { terms, weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
}

function weighThings(things: readonly Concept[], weigh: Weigh): Things {
  return { ...weighAll(things, weigh), wider: things.map(widerThan) };
}

/** Converts a set of facets to a bit mask. */
export function toBits(facets: ReadonlySet<Facet>): FacetBits {
  return FACET_NAMES.reduce((bits, facet, index) => (facets.has(facet) ? bits | (1 << index) : bits), 0);
}

/** Returns the share of the wanted facets that is given, from 0 to 1. */
export function shareOfFacets(wanted: FacetBits, given: FacetBits): number {
  if (wanted === 0) return given === 0 ? 1 : 0.5;
  return countBits(wanted & given) / countBits(wanted);
}

function countBits(bits: FacetBits): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

import { ACTS } from '../language/lexicon/found.ts';
import { type Concept, isFine, widerThan } from '../language/pack/concepts.ts';
import { type Asked, FACET_NAMES, type Facet } from './asked.ts';
import { mayBeName, nameKey } from './names.ts';

/** How rare a term is among the entries; the rarer, the more it tells. */
export type Weigh = (term: string) => number;

/** More words that mean nothing of ours name no more. */
const STRANGE_MAX = 2;
/** Concepts of many small things, each a detail. */
const DETAILS: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);

/** Facets as bits: sets of them are held against each other for every entry. */
export type FacetBits = number;

/** Terms with how much each tells, in the same order, and all together. */
export interface Weighed<T extends string = string> {
  terms: readonly T[];
  weights: Float64Array;
  sum: number;
}

/** Things with what each lies within, in the same order. */
export interface Things extends Weighed<Concept> {
  wider: readonly (readonly Concept[])[];
}

/** A word that may be spelt alike in another language: "walking tour", "uber", "sauna". */
interface Named {
  word: string;
  /** The beginning by which it is known there. */
  key: string;
  weight: number;
  /** Does it mean nothing of ours? */
  isStrange: boolean;
}

/** A question with what is the same for each entry it is compared with. */
export interface Comparable {
  asked: Asked;
  /** Its language. */
  code: string;
  things: Things;
  /** Those of them that are finer than a matter: the pony, not the animal. */
  finer: Things;
  details: readonly Concept[];
  concepts: Weighed<Concept>;
  words: Weighed;
  /** For each of its words what it means, and what that lies within. */
  meanings: readonly (readonly Concept[])[];
  facets: FacetBits;
  strange: readonly string[];
  broad: readonly string[];
  fine: readonly string[];
  names: readonly Named[];
  /** The entries that were told last: what names nothing of its own is asked of them. */
  followed: ReadonlySet<string>;
  /** How little it names, 0 to 1. */
  bareness: number;
}

/** Makes a question ready to be compared with many entries. */
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
    strange: [...asked.unexplained],
    broad: [...asked.broad],
    fine: [...asked.fine],
    names: [...new Set([...words, ...asked.unexplained])]
      .filter(mayBeName)
      .map((word) => ({ word, key: nameKey(word), weight: weigh(word), isStrange: asked.unexplained.has(word) })),
    followed,
    bareness: 1 / (1 + asked.concepts.size + Math.min(STRANGE_MAX, asked.unexplained.size)),
  };
}

/** How much terms tell. */
export function weighAll<T extends string>(terms: readonly T[], weigh: Weigh): Weighed<T> {
  const weights = Float64Array.from(terms, (term) => weigh(term));
  return { terms, weights, sum: weights.reduce((sum, weight) => sum + weight, 0) };
}

function weighThings(things: readonly Concept[], weigh: Weigh): Things {
  return { ...weighAll(things, weigh), wider: things.map(widerThan) };
}

export function toBits(facets: ReadonlySet<Facet>): FacetBits {
  return FACET_NAMES.reduce((bits, facet, place) => (facets.has(facet) ? bits | (1 << place) : bits), 0);
}

/** How much of the facets that are wanted is given. */
export function shareOfFacets(wanted: FacetBits, given: FacetBits): number {
  if (wanted === 0) return given === 0 ? 1 : 0.5;
  return countBits(wanted & given) / countBits(wanted);
}

function countBits(bits: FacetBits): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

import { recordOf } from '../../shared/domain/record-of.ts';
import { ACTS } from '../language/lexicon/found.ts';
import { type Concept, isFine, widerThan } from '../language/pack/concepts.ts';
import { type Asked, FACET_NAMES, type Facet } from './asked.ts';
import type { Held } from './entry.ts';
import { mayBeName, nameKey } from './names.ts';
import { likenessOf, nearness } from './topics.ts';

/** How rare a term is among the entries; the rarer, the more it tells. */
export type Weigh = (term: string) => number;

export const FEATURES = [
  'topic',
  'topicTold',
  'meaning',
  'meaningTold',
  'thingsAsked',
  'thingsTold',
  'finerTold',
  'finerMissed',
  'conceptsBack',
  'words',
  'wordsBack',
  'newWords',
  'strange',
  'named',
  'detail',
  'otherKind',
  'facets',
  'facetsMissed',
  'facetsAnswered',
  'facetsBack',
  'trust',
  'foreign',
  'passing',
  'followed',
  'followedBare',
  'followedFacet',
] as const;
export type Feature = (typeof FEATURES)[number];
/** A number for each feature, in their order: thousands of comparisons are made for a message, and an object is made of each number of a record. */
export type FeatureRow = Float64Array;

/** The numbers of a record in the order of the features. */
export function toRow(record: Record<Feature, number>): FeatureRow {
  return Float64Array.from(FEATURES, (name) => record[name]);
}

/** Where a feature stands in a row. */
export const PLACE = recordOf(FEATURES, (_, place) => place);

const NEW_WORDS_MAX = 3;
/** More words that mean nothing of ours name no more. */
const STRANGE_MAX = 2;
/** So rare a name tells for sure. */
const NAME_WEIGHT = 3;
/** What is found within something else counts so much. */
const WIDER_SHARE = 0.6;
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
const NO_NAMES: readonly Named[] = [];
const NOTHING_SHARED = { count: 0, weight: 0 };

/** A word that may be spelt alike in another language, and the beginning by which it is known there. */
interface Named {
  word: string;
  key: string;
}

/** Facets as bits: sets of them are held against each other for every entry. */
type FacetBits = number;

/** Terms with how much each tells, and all together. */
interface Weighed<T extends string = string> {
  terms: readonly (readonly [term: T, weight: number])[];
  sum: number;
}

/** An entry with how much its own terms tell: the same for every question. */
export interface Weighted {
  held: Held;
  facets: FacetBits;
  wideFacets: FacetBits;
  /** What all concepts and all words of its question tell together. */
  concepts: number;
  words: number;
}

/** A question with what is the same for each entry it is compared with. */
export interface Comparable {
  asked: Asked;
  /** Its language. */
  code: string;
  things: Weighed<Concept>;
  /** Those of them that are finer than a matter: the pony, not the animal. */
  finer: Weighed<Concept>;
  concepts: Weighed<Concept>;
  words: Weighed;
  /** For each of its words what it means, and what that lies within. */
  meanings: readonly (readonly Concept[])[];
  facets: FacetBits;
  strange: readonly string[];
  broad: readonly string[];
  fine: readonly string[];
  /** Words that may be spelt alike in another language: "walking tour", "uber", "sauna". */
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
    things: weighAll(things, weigh),
    finer: weighAll(things.filter(isFine), weigh),
    concepts: weighAll(concepts, weigh),
    words: weighAll(words, weigh),
    meanings: words.map((word) => {
      const meaning = asked.meanings.get(word);
      return meaning === undefined ? [] : [meaning, ...widerThan(meaning)];
    }),
    facets: toBits(asked.facets),
    strange: [...asked.strange],
    broad: [...asked.broad],
    fine: [...asked.fine],
    names: [...new Set([...words, ...asked.strange])].filter(mayBeName).map((word) => ({ word, key: nameKey(word) })),
    followed,
    bareness: 1 / (1 + asked.concepts.size + Math.min(STRANGE_MAX, asked.strange.size)),
  };
}

/** Makes an entry ready to be compared with many questions. */
export function toWeighted(held: Held, weigh: Weigh): Weighted {
  const { concepts, words, facets } = held.asked;
  return {
    held,
    facets: toBits(facets),
    wideFacets: toBits(held.wide.facets),
    concepts: weighAll([...concepts], weigh).sum,
    words: weighAll([...words], weigh).sum,
  };
}

/**
 * In what a question and an entry are alike, each 0 to 1, written into `row`. Words are only compared within a language, names across all;
 * `passing`: a sentence of the policies, which says something in passing and answers no question of its own.
 */
export function compare(question: Comparable, entry: Weighted, weigh: Weigh, row: FeatureRow): void {
  const { asked, code, things, finer, words, strange: unheard, broad, fine, facets, followed } = question;
  const { held } = entry;
  const { told, wide } = held;
  const isAlike = code === held.language;
  const named = isAlike ? NO_NAMES : question.names.filter(({ key }) => held.spelt.has(key));
  const isNamed = (word: string) => (isAlike ? wide.words.has(word) : named.some((name) => name.word === word));
  const strange = unheard.length === 0 ? 0 : unheard.filter((word) => !isNamed(word)).length;
  const shared = isAlike ? shareWords(question, held) : NOTHING_SHARED;
  const newWords = isAlike ? words.terms.length - shared.count : strange;
  const facetsAnswered = shareOfFacets(facets, entry.wideFacets);
  const isFollowed = followed.has(held.id) ? 1 : 0;
  const finerTold = shareOf(finer, wide.concepts);
  row[PLACE.topic] = likenessOf(asked.topics, held.asked.topics);
  row[PLACE.topicTold] = likenessOf(asked.topics, told.topics);
  row[PLACE.meaning] = Math.max(0, likenessOf(asked.embedding, held.asked.embedding));
  row[PLACE.meaningTold] = nearness(asked.embedding, told.embeddings);
  row[PLACE.thingsAsked] = shareOf(things, held.asked.concepts);
  row[PLACE.thingsTold] = shareOf(things, wide.concepts);
  row[PLACE.finerTold] = finerTold;
  row[PLACE.finerMissed] = finer.sum === 0 ? 0 : 1 - finerTold;
  row[PLACE.conceptsBack] = shareBack(question.concepts, held.asked.concepts, entry.concepts);
  row[PLACE.words] = words.sum === 0 ? 0 : shared.weight / words.sum;
  row[PLACE.wordsBack] = isAlike ? shareBack(words, held.asked.words, entry.words) : 0;
  row[PLACE.newWords] = Math.min(1, newWords / NEW_WORDS_MAX);
  row[PLACE.strange] = strange / Math.max(1, strange + asked.concepts.size);
  row[PLACE.named] = Math.min(1, Math.max(0, ...named.map(({ word }) => weigh(word))) / NAME_WEIGHT);
  row[PLACE.detail] = (isAlike ? fine.some((word) => !wide.words.has(word)) : lacksFine(things, wide.concepts)) ? 1 : 0;
  row[PLACE.otherKind] = isAlike && broad.length > 0 && !broad.some((word) => wide.words.has(word)) ? 1 : 0;
  row[PLACE.facets] = shareOfFacets(facets, entry.facets);
  row[PLACE.facetsMissed] = facets !== 0 && (facets & entry.wideFacets) === 0 ? 1 : 0;
  row[PLACE.facetsAnswered] = facetsAnswered;
  row[PLACE.facetsBack] = shareOfFacets(entry.facets, facets);
  row[PLACE.trust] = asked.trust;
  row[PLACE.foreign] = isAlike ? 0 : 1;
  row[PLACE.passing] = held.origin === 'policies' ? 1 : 0;
  row[PLACE.followed] = isFollowed;
  row[PLACE.followedBare] = isFollowed * question.bareness;
  row[PLACE.followedFacet] = facets === 0 ? 0 : isFollowed * facetsAnswered;
}

/** How many of the question's words the entry says, or another word for them or for what they lie within; and what those tell. */
function shareWords({ words, meanings }: Comparable, { wide }: Held): typeof NOTHING_SHARED {
  let [count, weight] = [0, 0];
  for (const [index, [word, own]] of words.terms.entries()) {
    const isSaid = wide.words.has(word) || meanings[index]?.some((concept) => wide.concepts.has(concept)) === true;
    if (!isSaid) continue;
    count++;
    weight += own;
  }
  return { count, weight };
}

/** Is a detail asked for that is not spoken of? */
function lacksFine({ terms }: Weighed<Concept>, concepts: ReadonlySet<Concept>): boolean {
  return terms.some(([concept]) => FINE.has(concept) && !concepts.has(concept));
}

function weighAll<T extends string>(list: readonly T[], weigh: Weigh): Weighed<T> {
  const terms = list.map((term) => [term, weigh(term)] as const);
  return { terms, sum: sumOf(terms) };
}

function sumOf(terms: Weighed['terms']): number {
  let sum = 0;
  for (const [, weight] of terms) sum += weight;
  return sum;
}

/** How much of what is wanted is given, or found within what is. */
function shareOf({ terms, sum }: Weighed<Concept>, given: ReadonlySet<Concept>): number {
  let found = 0;
  for (const [term, weight] of terms) {
    if (given.has(term)) found += weight;
    else if (widerThan(term).some((wide) => given.has(wide))) found += WIDER_SHARE * weight;
  }
  return sum === 0 ? 0 : found / sum;
}

/** How much of what an entry asks for is asked: as much as both name, of all that it does. */
function shareBack<T extends string>({ terms }: Weighed<T>, held: ReadonlySet<T>, all: number): number {
  let found = 0;
  for (const [term, weight] of terms) if (held.has(term)) found += weight;
  return all === 0 ? 0 : found / all;
}

function shareOfFacets(wanted: FacetBits, given: FacetBits): number {
  if (wanted === 0) return given === 0 ? 1 : 0.5;
  return countBits(wanted & given) / countBits(wanted);
}

function toBits(facets: ReadonlySet<Facet>): FacetBits {
  return FACET_NAMES.reduce((bits, facet, place) => (facets.has(facet) ? bits | (1 << place) : bits), 0);
}

function countBits(bits: FacetBits): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

import { recordOf } from '../../shared/domain/record-of.ts';
import { ACTS } from '../language/lexicon/found.ts';
import { type Concept, isFine, widerThan } from '../language/pack/concepts.ts';
import { type Asked, FACET_NAMES, type Facet } from './asked.ts';
import type { PreparedEntry } from './entry.ts';
import { mayBeName, nameKey } from './names.ts';
import { likenessOf, nearness } from './topics.ts';

/** Weighs a term by its rarity among the entries. */
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
/** The features in order, as a typed array: each message makes thousands of comparisons, and objects would be slow. */
export type FeatureRow = Float64Array;

/** Turns a record into a row. */
export function toRow(record: Record<Feature, number>): FeatureRow {
  return Float64Array.from(FEATURES, (name) => record[name]);
}

/** The index of each feature in a row. */
export const FEATURE_INDEX = recordOf(FEATURES, (_, place) => place);

const NEW_WORDS_MAX = 3;
/** More unknown words than this add nothing. */
const STRANGE_MAX = 2;
/** The rarity at which a name is certain. */
const NAME_WEIGHT = 3;
/** The weight of a match through a wider concept. */
const WIDER_SHARE = 0.6;
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
const NO_NAMES: readonly NameWord[] = [];
const NOTHING_SHARED = { count: 0, weight: 0 };

/** A word that other languages may spell alike, with its key. */
interface NameWord {
  word: string;
  key: string;
}

/** A set of facets as bits, for fast comparison. */
type FacetBits = number;

/** Terms with their weights and the sum of them. */
interface Weighed<T extends string = string> {
  terms: readonly (readonly [term: T, weight: number])[];
  sum: number;
}

/** An entry with the weights of its terms, which are the same for every question. */
export interface Weighted {
  entry: PreparedEntry;
  facets: FacetBits;
  combinedFacets: FacetBits;
  /** The total weights of its question's concepts and words. */
  concepts: number;
  words: number;
}

/** A question, prepared for comparison with many entries. */
export interface Comparable {
  asked: Asked;
  /** Its language. */
  code: string;
  things: Weighed<Concept>;
  /** Those of them that are finer than a topic: the pony, not the animal. */
  finer: Weighed<Concept>;
  concepts: Weighed<Concept>;
  words: Weighed;
  /** The concept of each word, with its wider concepts. */
  meanings: readonly (readonly Concept[])[];
  facets: FacetBits;
  strange: readonly string[];
  broad: readonly string[];
  fine: readonly string[];
  /** Words that other languages may spell alike: "walking tour", "uber", "sauna". */
  names: readonly NameWord[];
  /** The entries used in the last answer. A question without own names is about them. */
  followed: ReadonlySet<string>;
  /** How little the question names, from 0 to 1. */
  bareness: number;
}

/** Prepares a question for comparison. */
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
    strange: [...asked.unexplained],
    broad: [...asked.broad],
    fine: [...asked.fine],
    names: [...new Set([...words, ...asked.unexplained])]
      .filter(mayBeName)
      .map((word) => ({ word, key: nameKey(word) })),
    followed,
    bareness: 1 / (1 + asked.concepts.size + Math.min(STRANGE_MAX, asked.unexplained.size)),
  };
}

/** Prepares an entry for comparison. */
export function toWeighted(entry: PreparedEntry, weigh: Weigh): Weighted {
  const { concepts, words, facets } = entry.asked;
  return {
    entry: entry,
    facets: toBits(facets),
    combinedFacets: toBits(entry.combined.facets),
    concepts: weighAll([...concepts], weigh).sum,
    words: weighAll([...words], weigh).sum,
  };
}

/**
 * Writes the features of a question and an entry into `row`, each from 0 to 1. Words are compared within a language
 * only, names across all. `passing`: the entry is a sentence of the policies, which is no answer to a question of its
 * own.
 */
export function compare(question: Comparable, weighted: Weighted, weigh: Weigh, row: FeatureRow): void {
  const { asked, code, things, finer, words, strange: unknownWords, broad, fine, facets, followed } = question;
  const { entry } = weighted;
  const { answered, combined } = entry;
  const isSameLanguage = code === entry.language;
  const matchingNames = isSameLanguage ? NO_NAMES : question.names.filter(({ key }) => entry.nameKeys.has(key));
  const isNamed = (word: string) =>
    isSameLanguage ? combined.words.has(word) : matchingNames.some((name) => name.word === word);
  const unknownCount = unknownWords.length === 0 ? 0 : unknownWords.filter((word) => !isNamed(word)).length;
  const shared = isSameLanguage ? shareWords(question, entry) : NOTHING_SHARED;
  const newWords = isSameLanguage ? words.terms.length - shared.count : unknownCount;
  const facetsAnswered = shareOfFacets(facets, weighted.combinedFacets);
  const isFollowed = followed.has(entry.id) ? 1 : 0;
  const finerTold = shareOf(finer, combined.concepts);
  row[FEATURE_INDEX.topic] = likenessOf(asked.topics, entry.asked.topics);
  row[FEATURE_INDEX.topicTold] = likenessOf(asked.topics, answered.topics);
  row[FEATURE_INDEX.meaning] = Math.max(0, likenessOf(asked.embedding, entry.asked.embedding));
  row[FEATURE_INDEX.meaningTold] = nearness(asked.embedding, answered.embeddings);
  row[FEATURE_INDEX.thingsAsked] = shareOf(things, entry.asked.concepts);
  row[FEATURE_INDEX.thingsTold] = shareOf(things, combined.concepts);
  row[FEATURE_INDEX.finerTold] = finerTold;
  row[FEATURE_INDEX.finerMissed] = finer.sum === 0 ? 0 : 1 - finerTold;
  row[FEATURE_INDEX.conceptsBack] = shareBack(question.concepts, entry.asked.concepts, weighted.concepts);
  row[FEATURE_INDEX.words] = words.sum === 0 ? 0 : shared.weight / words.sum;
  row[FEATURE_INDEX.wordsBack] = isSameLanguage ? shareBack(words, entry.asked.words, weighted.words) : 0;
  row[FEATURE_INDEX.newWords] = Math.min(1, newWords / NEW_WORDS_MAX);
  row[FEATURE_INDEX.strange] = unknownCount / Math.max(1, unknownCount + asked.concepts.size);
  row[FEATURE_INDEX.named] = Math.min(1, Math.max(0, ...matchingNames.map(({ word }) => weigh(word))) / NAME_WEIGHT);
  row[FEATURE_INDEX.detail] = (
    isSameLanguage
      ? fine.some((word) => !combined.words.has(word))
      : lacksFine(things, combined.concepts)
  )
    ? 1
    : 0;
  row[FEATURE_INDEX.otherKind] =
    isSameLanguage && broad.length > 0 && !broad.some((word) => combined.words.has(word)) ? 1 : 0;
  row[FEATURE_INDEX.facets] = shareOfFacets(facets, weighted.facets);
  row[FEATURE_INDEX.facetsMissed] = facets !== 0 && (facets & weighted.combinedFacets) === 0 ? 1 : 0;
  row[FEATURE_INDEX.facetsAnswered] = facetsAnswered;
  row[FEATURE_INDEX.facetsBack] = shareOfFacets(weighted.facets, facets);
  row[FEATURE_INDEX.trust] = asked.trust;
  row[FEATURE_INDEX.foreign] = isSameLanguage ? 0 : 1;
  row[FEATURE_INDEX.passing] = entry.origin === 'policies' ? 1 : 0;
  row[FEATURE_INDEX.followed] = isFollowed;
  row[FEATURE_INDEX.followedBare] = isFollowed * question.bareness;
  row[FEATURE_INDEX.followedFacet] = facets === 0 ? 0 : isFollowed * facetsAnswered;
}

/** Counts and weighs the question's words that the entry contains, directly or through their concepts. */
function shareWords({ words, meanings }: Comparable, { combined }: PreparedEntry): typeof NOTHING_SHARED {
  let [count, weight] = [0, 0];
  for (const [index, [word, wordWeight]] of words.terms.entries()) {
    const isContained =
      combined.words.has(word) || meanings[index]?.some((concept) => combined.concepts.has(concept)) === true;
    if (!isContained) continue;
    count++;
    weight += wordWeight;
  }
  return { count, weight };
}

/** Whether a requested detail is missing. */
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

/** The weighted share of the wanted concepts that are given, or found through wider ones. */
function shareOf({ terms, sum }: Weighed<Concept>, given: ReadonlySet<Concept>): number {
  let foundWeight = 0;
  for (const [term, weight] of terms) {
    if (given.has(term)) foundWeight += weight;
    else if (widerThan(term).some((combined) => given.has(combined))) foundWeight += WIDER_SHARE * weight;
  }
  return sum === 0 ? 0 : foundWeight / sum;
}

/** The weighted share of the entry's terms that the question has too. */
function shareBack<T extends string>({ terms }: Weighed<T>, entryTerms: ReadonlySet<T>, all: number): number {
  let foundWeight = 0;
  for (const [term, weight] of terms) if (entryTerms.has(term)) foundWeight += weight;
  return all === 0 ? 0 : foundWeight / all;
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

import { ACTS } from '../language/lexicon/found.ts';
import type { Concept } from '../language/pack/concepts.ts';
import type { Asked, Facet } from './asked.ts';
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

const NEW_WORDS_MAX = 3;
/** More words that mean nothing of ours name no more. */
const STRANGE_MAX = 2;
/** So rare a name tells for sure. */
const NAME_WEIGHT = 3;
/** Who speaks of the left finds it where the right is spoken of: lunch in what is said of the restaurant. */
const WITHIN: Partial<Record<Concept, readonly Concept[]>> = {
  lunch: ['restaurant'],
  dinner: ['restaurant'],
  menu: ['restaurant'],
  swim: ['pool'],
  exercise: ['gym'],
  treatment: ['spa'],
  massage: ['spa'],
  fridge: ['minibar'],
  car: ['parking'],
  baby: ['cot', 'child'],
  card: ['pay'],
  cash: ['pay'],
  eat: ['restaurant', 'room_service', 'dish'],
  dish: ['room_service'],
  bus: ['route'],
  train: ['route'],
  stairs: ['accessible', 'lift'],
  lift: ['accessible'],
  clothes: ['laundry'],
  bill: ['invoice', 'pay'],
  table: ['restaurant'],
};
/** What is found within something else counts so much. */
const WITHIN_SHARE = 0.6;
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);
const NO_NAMES: readonly string[] = [];

/** Terms with how much each tells, and all together. */
interface Weighed<T extends string = string> {
  terms: readonly (readonly [term: T, weight: number])[];
  sum: number;
}

/** An entry with how much its own terms tell: the same for every question. */
export interface Weighted {
  held: Held;
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
  concepts: Weighed<Concept>;
  words: Weighed;
  strange: readonly string[];
  broad: readonly string[];
  fine: readonly string[];
  /** Words that may be spelt alike in another language: "walking tour", "uber", "sauna". */
  names: readonly string[];
  /** The entries that were told last: what names nothing of its own is asked of them. */
  followed: ReadonlySet<string>;
  /** How little it names, 0 to 1. */
  bareness: number;
}

/** Makes a question ready to be compared with many entries. */
export function toComparable(asked: Asked, code: string, followed: ReadonlySet<string>, weigh: Weigh): Comparable {
  const concepts = [...asked.concepts];
  return {
    asked,
    code,
    things: weighAll(
      concepts.filter((concept) => !ACTS.has(concept)),
      weigh,
    ),
    concepts: weighAll(concepts, weigh),
    words: weighAll([...asked.words], weigh),
    strange: [...asked.strange],
    broad: [...asked.broad],
    fine: [...asked.fine],
    names: [...new Set([...asked.words, ...asked.strange])].filter(mayBeName),
    followed,
    bareness: 1 / (1 + asked.concepts.size + Math.min(STRANGE_MAX, asked.strange.size)),
  };
}

/** Makes an entry ready to be compared with many questions. */
export function toWeighted(held: Held, weigh: Weigh): Weighted {
  const { concepts, words } = held.asked;
  return { held, concepts: weighAll([...concepts], weigh).sum, words: weighAll([...words], weigh).sum };
}

/**
 * In what a question and an entry are alike, each 0 to 1. Words are only compared within a language, names across all;
 * `passing`: a sentence of the policies, which says something in passing and answers no question of its own.
 */
export function compare(question: Comparable, entry: Weighted, weigh: Weigh): Record<Feature, number> {
  const { asked, code, things, words, strange: unheard, broad, fine, names, followed, bareness } = question;
  const { held } = entry;
  const { told, spelt } = held;
  const { concepts: wide, words: wideWords, facets: wideFacets } = held.wide;
  const alike = code === held.language;
  const named = alike ? NO_NAMES : names.filter((name) => spelt.has(nameKey(name)));
  const isNamed = (word: string) => (alike ? wideWords.has(word) : named.includes(word));
  const strange = unheard.length === 0 ? 0 : unheard.filter((word) => !isNamed(word)).length;
  const shared = alike ? words.terms.filter(([word]) => isSaid(word, asked, wideWords, wide)) : [];
  const newWords = alike ? words.terms.length - shared.length : strange;
  const lacksDetail = alike
    ? fine.some((word) => !wideWords.has(word))
    : things.terms.some(([concept]) => FINE.has(concept) && !wide.has(concept));
  const facetsAnswered = shareOfFacets(asked.facets, wideFacets);
  const isFollowed = followed.has(held.id) ? 1 : 0;
  return {
    topic: likenessOf(asked.topics, held.asked.topics),
    topicTold: likenessOf(asked.topics, told.topics),
    meaning: Math.max(0, likenessOf(asked.embedding, held.asked.embedding)),
    meaningTold: nearness(asked.embedding, told.embeddings),
    thingsAsked: shareOf(things, held.asked.concepts),
    thingsTold: shareOf(things, wide),
    conceptsBack: shareBack(question.concepts, held.asked.concepts, entry.concepts),
    words: words.sum === 0 ? 0 : sumOf(shared) / words.sum,
    wordsBack: alike ? shareBack(words, held.asked.words, entry.words) : 0,
    newWords: Math.min(1, newWords / NEW_WORDS_MAX),
    strange: strange / Math.max(1, strange + asked.concepts.size),
    detail: lacksDetail ? 1 : 0,
    otherKind: alike && broad.length > 0 && !broad.some((word) => wideWords.has(word)) ? 1 : 0,
    facets: shareOfFacets(asked.facets, held.asked.facets),
    facetsMissed: asked.facets.size > 0 && ![...asked.facets].some((facet) => wideFacets.has(facet)) ? 1 : 0,
    facetsAnswered,
    facetsBack: shareOfFacets(held.asked.facets, asked.facets),
    trust: asked.trust,
    foreign: alike ? 0 : 1,
    named: Math.min(1, Math.max(0, ...named.map(weigh)) / NAME_WEIGHT),
    passing: held.origin === 'policies' ? 1 : 0,
    followed: isFollowed,
    followedBare: isFollowed * bareness,
    followedFacet: asked.facets.size > 0 ? isFollowed * facetsAnswered : 0,
  };
}

/** Is the word among the others, or another word for it, or for what it lies within? */
function isSaid(
  word: string,
  { meanings }: Pick<Asked, 'meanings'>,
  words: ReadonlySet<string>,
  concepts: ReadonlySet<Concept>,
): boolean {
  const meaning = meanings.get(word);
  if (words.has(word)) return true;
  return meaning !== undefined && [meaning, ...(WITHIN[meaning] ?? [])].some((concept) => concepts.has(concept));
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
    else if (WITHIN[term]?.some((wider) => given.has(wider))) found += WITHIN_SHARE * weight;
  }
  return sum === 0 ? 0 : found / sum;
}

/** How much of what an entry asks for is asked: as much as both name, of all that it does. */
function shareBack<T extends string>({ terms }: Weighed<T>, held: ReadonlySet<T>, all: number): number {
  let found = 0;
  for (const [term, weight] of terms) if (held.has(term)) found += weight;
  return all === 0 ? 0 : found / all;
}

function shareOfFacets(wanted: ReadonlySet<Facet>, given: ReadonlySet<Facet>): number {
  if (wanted.size === 0) return given.size === 0 ? 1 : 0.5;
  return [...wanted].filter((facet) => given.has(facet)).length / wanted.size;
}

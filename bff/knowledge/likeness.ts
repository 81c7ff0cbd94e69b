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
const NO_WORDS: ReadonlySet<string> = new Set();

/** A question with what is the same for each entry it is compared with. */
export interface Comparable {
  asked: Asked;
  /** Its language. */
  code: string;
  things: readonly Concept[];
  words: readonly string[];
  strange: readonly string[];
  broad: readonly string[];
  /** Words that may be spelt alike in another language: "walking tour", "uber", "sauna". */
  names: readonly string[];
  /** The entries that were told last: what names nothing of its own is asked of them. */
  followed: ReadonlySet<string>;
  /** How little it names, 0 to 1. */
  bareness: number;
}

/** Makes a question ready to be compared with many entries. */
export function toComparable(asked: Asked, code: string, followed: ReadonlySet<string>): Comparable {
  const concepts = [...asked.concepts];
  return {
    asked,
    code,
    things: concepts.filter((concept) => !ACTS.has(concept)),
    words: [...asked.words],
    strange: [...asked.strange],
    broad: [...asked.broad],
    names: [...new Set([...asked.words, ...asked.strange])].filter(mayBeName),
    followed,
    bareness: 1 / (1 + asked.concepts.size + Math.min(STRANGE_MAX, asked.strange.size)),
  };
}

/**
 * In what a question and an entry are alike, each 0 to 1. Words are only compared within a language, names across all;
 * `passing`: a sentence of the policies, which says something in passing and answers no question of its own.
 */
export function compare(
  { asked, code, things, words, strange: unheard, broad, names, followed, bareness }: Comparable,
  {
    id,
    asked: held,
    told,
    wide: { concepts: wide, words: wideWords, facets: wideFacets },
    spelt,
    language,
    origin,
  }: Held,
  weigh: Weigh,
): Record<Feature, number> {
  const alike = code === language;
  const named = alike ? NO_WORDS : new Set(names.filter((name) => spelt.has(nameKey(name))));
  const isNamed = (word: string) => (alike ? wideWords.has(word) : named.has(word));
  const strange = unheard.filter((word) => !isNamed(word)).length;
  const shared = alike ? new Set(words.filter((word) => isSaid(word, asked, wideWords, wide))) : NO_WORDS;
  const newWords = alike ? asked.words.size - shared.size : strange;
  const lacksDetail = alike
    ? [...asked.fine].some((word) => !wideWords.has(word))
    : things.some((concept) => FINE.has(concept) && !wide.has(concept));
  const facetsAnswered = shareOfFacets(asked.facets, wideFacets);
  const isFollowed = followed.has(id) ? 1 : 0;
  return {
    topic: likenessOf(asked.topics, held.topics),
    topicTold: likenessOf(asked.topics, told.topics),
    meaning: nearness(asked.embedding, [held.embedding]),
    meaningTold: nearness(asked.embedding, told.embeddings),
    thingsAsked: shareOf(things, held.concepts, weigh, WITHIN),
    thingsTold: shareOf(things, wide, weigh, WITHIN),
    conceptsBack: shareOf(held.concepts, asked.concepts, weigh),
    words: alike ? shareOf(words, shared, weigh) : 0,
    wordsBack: alike ? shareOf(held.words, asked.words, weigh) : 0,
    newWords: Math.min(1, newWords / NEW_WORDS_MAX),
    strange: strange / Math.max(1, strange + asked.concepts.size),
    detail: lacksDetail ? 1 : 0,
    otherKind: alike && broad.length > 0 && !broad.some((word) => wideWords.has(word)) ? 1 : 0,
    facets: shareOfFacets(asked.facets, held.facets),
    facetsMissed: asked.facets.size > 0 && ![...asked.facets].some((facet) => wideFacets.has(facet)) ? 1 : 0,
    facetsAnswered,
    facetsBack: shareOfFacets(held.facets, asked.facets),
    trust: asked.trust,
    foreign: alike ? 0 : 1,
    named: Math.min(1, Math.max(0, ...[...named].map(weigh)) / NAME_WEIGHT),
    passing: origin === 'policies' ? 1 : 0,
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

function shareOf(
  wanted: Iterable<string>,
  given: ReadonlySet<string>,
  weigh: Weigh,
  within: Readonly<Record<string, readonly string[]>> = {},
): number {
  let [sum, all] = [0, 0];
  for (const term of wanted) {
    const weight = weigh(term);
    all += weight;
    if (given.has(term)) sum += weight;
    else if (within[term]?.some((wider) => given.has(wider))) sum += WITHIN_SHARE * weight;
  }
  return all === 0 ? 0 : sum / all;
}

function shareOfFacets(wanted: ReadonlySet<Facet>, given: ReadonlySet<Facet>): number {
  if (wanted.size === 0) return given.size === 0 ? 1 : 0.5;
  return [...wanted].filter((facet) => given.has(facet)).length / wanted.size;
}

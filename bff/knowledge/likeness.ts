import type { Concept } from '../language/concepts.ts';
import { ACTS } from '../language/found.ts';
import type { Asked, Facet } from './asked.ts';
import type { Held } from './entry.ts';
import { shareOfWishes } from './kin.ts';

/** How rare a term is among the entries; the rarer, the more it tells. */
export type Weigh = (term: string) => number;

export const FEATURES = [
  'wish',
  'wishBack',
  'firstWish',
  'things',
  'acts',
  'noThings',
  'conceptsBack',
  'words',
  'wordsBack',
  'newWords',
  'strange',
  'detail',
  'facets',
  'facetsAnswered',
  'facetsBack',
  'trust',
  'foreign',
] as const;
export type Feature = (typeof FEATURES)[number];

const NEW_WORDS_MAX = 3;
const FINE: ReadonlySet<Concept> = new Set<Concept>(['detail', 'sport']);

/** In what a question and an entry are alike, each 0 to 1. Words are only compared within a language. */
export function compare(
  asked: Asked,
  code: string,
  { asked: held, told, language }: Held,
  weigh: Weigh,
): Record<Feature, number> {
  const alike = code === language;
  const wide = union(held.concepts, told.concepts);
  const wideWords = union(held.words, told.words);
  const things = [...asked.concepts].filter((concept) => !ACTS.has(concept));
  const acts = [...asked.concepts].filter((concept) => ACTS.has(concept));
  const share = (wanted: readonly Concept[]) =>
    0.6 * shareOf(wanted, wide, weigh) + 0.4 * shareOf(wanted, held.concepts, weigh);
  const strange = [...asked.strange].filter((word) => !(alike && wideWords.has(word))).length;
  const newWords = alike ? [...asked.words].filter((word) => !wideWords.has(word)).length : strange;
  const lacksDetail = alike
    ? [...asked.fine].some((word) => !wideWords.has(word))
    : things.some((concept) => FINE.has(concept) && !wide.has(concept));
  return {
    wish: shareOfWishes(asked.wishes, held.wishes),
    wishBack: shareOfWishes(held.wishes, asked.wishes),
    firstWish: asked.intents[0] !== undefined && asked.intents[0] === held.intents[0] ? 1 : 0,
    things: share(things),
    acts: share(acts),
    noThings: things.length === 0 ? 1 : 0,
    conceptsBack: shareOf([...held.concepts], asked.concepts, weigh),
    words: alike ? shareOf([...asked.words], wideWords, weigh) : 0,
    wordsBack: alike ? shareOf([...held.words], asked.words, weigh) : 0,
    newWords: Math.min(1, newWords / NEW_WORDS_MAX),
    strange: strange / Math.max(1, strange + asked.concepts.size),
    detail: lacksDetail ? 1 : 0,
    facets: shareOfFacets(asked.facets, held.facets),
    facetsAnswered: shareOfFacets(asked.facets, union(held.facets, told.facets)),
    facetsBack: shareOfFacets(held.facets, asked.facets),
    trust: asked.trust,
    foreign: alike ? 0 : 1,
  };
}

function union<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> {
  return other.size === 0 ? one : new Set([...one, ...other]);
}

function shareOf(wanted: readonly string[], given: ReadonlySet<string>, weigh: Weigh): number {
  let [sum, all] = [0, 0];
  for (const term of wanted) {
    const weight = weigh(term);
    all += weight;
    if (given.has(term)) sum += weight;
  }
  return all === 0 ? 0 : sum / all;
}

function shareOfFacets(wanted: ReadonlySet<Facet>, given: ReadonlySet<Facet>): number {
  if (wanted.size === 0) return given.size === 0 ? 1 : 0.5;
  return [...wanted].filter((facet) => given.has(facet)).length / wanted.size;
}

import type { FaqMatch } from '../language/faq-match.ts';
import { type Asked, readAsked } from './asked.ts';
import { toComparable, type Weigh } from './comparable.ts';
import { type FaqEntry, type Held, readEntry } from './entry.ts';
import { createComparison, type Feature, type FeatureRow, PLACE, rowOf, toRow } from './likeness.ts';
import { hashOfEntry, type Nearness, standOut } from './nearness.ts';
import { isSameMatter } from './same-matter.ts';
import { ANSWERS, FITS, NEAR } from './weights.ts';

/** From this score on an entry answers the question, whatever else is known of it. */
export const FAQ_SCORE_MIN = 0.55;
const MATCHES_MAX = 5;
/** So far ahead of the next (in units of fit) an entry is beyond doubt. */
const CLEAR_LEAD = 2;
const NONE: ReadonlySet<string> = new Set();
const FITS_ROW = toRow(FITS);
const ANSWERS_ROW = toRow(ANSWERS.features);
/** The same question in the same words. */
const SAME_WORDS = 0.9;
const NAMED = 0.6;
/** An entry that does not tell of the detail that is asked for answers something else: it comes close at most. */
const WITHOUT_DETAIL = 0.3;
/** One that is about something else does not come close. */
const OF_OTHER_MATTER = 0.2;

/** What a search may be given besides. */
export interface SearchOptions {
  /** What an embedding model says of the text, where it was asked and answered in time. */
  nearness?: Nearness | undefined;
  /** So many entries, where others than the engine read them. */
  most?: number | undefined;
}

/** A property's questions and answers, searchable in every language the engine speaks. */
export interface FaqIndex {
  /**
   * Entries that may answer the text, best first, scored 0 to 1. `followed`: those that were told last, by id.
   */
  search(text: string, language: string, followed?: ReadonlySet<string>, options?: SearchOptions): FaqMatch[];
}

/** An entry beside a question: in what they are alike, and how well it fits in comparison with others. */
export interface Candidate {
  held: Held;
  features: FeatureRow;
  fit: number;
  /** How far it stands out by its vector, as far as that is to be trusted, and how far ahead of the next it is by that; null: it has none. */
  near: { trust: number; out: number; ahead: number } | null;
}

/** Reads every entry once; a search compares the question with each. */
export function createFaqIndex(given: readonly FaqEntry[]): FaqIndex {
  const entries = given.map(readEntry);
  const rank = createRanking(entries);
  return {
    search(text, code, followed, { nearness, most = MATCHES_MAX } = {}) {
      const asked = readAsked(text, code);
      const ranked = rank(asked, code, followed, nearness);
      return ranked
        .slice(0, most)
        .map((one) => toMatch(one.held, scoreOf(one, ranked, asked)))
        .toSorted((a, b) => b.score - a.score);
    },
  };
}

/** Ranks entries against a question, the best fitting first. */
export function createRanking(
  entries: readonly Held[],
): (asked: Asked, code: string, followed?: ReadonlySet<string>, nearness?: Nearness) => Candidate[] {
  const weigh = weighTerms(entries);
  const compare = createComparison(entries, weigh);
  const placed = entries.map((held) => ({ language: held.language, hash: hashOfEntry(held) }));
  return (asked, code, followed = NONE, nearness) => {
    const rows = compare(toComparable(asked, code, followed, weigh));
    const outs = nearness === undefined ? [] : standOut(placed, nearness.cosines);
    const [first = 0, second = 0] = outs.filter((out) => out !== null).toSorted((a, b) => b - a);
    const nearOf = (out: number | null | undefined): Candidate['near'] =>
      out === null || out === undefined || nearness === undefined
        ? null
        : { trust: nearness.trust, out, ahead: out - (out === first ? second : first) };
    return entries
      .map((held, index) => {
        const features = rowOf(rows, index);
        const near = nearOf(outs[index]);
        const byVector = near === null ? 0 : NEAR.fit * near.trust * near.out;
        return { held, features, near, fit: weighRow(features, FITS_ROW) + byVector };
      })
      .toSorted((a, b) => b.fit - a.fit);
  };
}

/** How far an entry is ahead of those that would answer the same wish in the same language, -1 to 1. */
export function leadOf({ held, fit }: Candidate, all: readonly Candidate[], { intents }: Asked): number {
  const wish = held.asked.intents[0];
  const rival = all.find(({ held: other }) => {
    const otherWish = other.asked.intents[0];
    const servesAnother =
      wish !== otherWish && wish !== undefined && otherWish !== undefined && [wish, otherWish].every(isAsked);
    return other !== held && other.language === held.language && !servesAnother;
  });
  function isAsked(intent: (typeof intents)[number]): boolean {
    return intents.includes(intent);
  }
  return rival === undefined ? 1 : Math.max(-1, Math.min(1, (fit - rival.fit) / CLEAR_LEAD));
}

/** A feature of one entry. */
type ReadFeature = (feature: Feature) => number;

/** How likely it is that an entry answers the question, 0 to 1. */
function scoreOf(one: Candidate, all: readonly Candidate[], asked: Asked): number {
  const { features } = one;
  const read = (feature: Feature) => features[PLACE[feature]] ?? 0;
  if (!isSameMatter(asked, one.held, read('foreign') === 1, read('named') > 0))
    return Math.min(OF_OTHER_MATTER, likelihoodOf(one, all, asked));
  const told = likelihoodOf(one, all, asked);
  const known = read('detail') === 1 ? Math.min(told, WITHOUT_DETAIL) : told;
  return Math.max(known, SAME_WORDS * sameWords(read), namesIt(read, asked) ? NAMED : 0);
}

/** Who asks whether there is something is answered by a sentence that names it, and all they named. */
function namesIt(read: ReadFeature, { facets }: Asked): boolean {
  const isNamed = read('passing') === 1 && read('thingsAsked') === 1;
  return isNamed && read('strange') === 0 && read('newWords') === 0 && facets.size === 0;
}

function likelihoodOf(one: Candidate, all: readonly Candidate[], asked: Asked): number {
  return toLikelihood(evidenceOf(one, leadOf(one, all, asked)));
}

/** What speaks for an entry answering the question; without a vector it is what the words say. */
export function evidenceOf({ features, near }: Candidate, lead: number): number {
  const words = weighRow(features, ANSWERS_ROW) + ANSWERS.lead * lead + ANSWERS.bias;
  if (near === null) return words;
  const { bias, out, ahead } = NEAR.answers;
  return words + near.trust * (bias + out * near.out + ahead * near.ahead);
}

/** How nearly a question is the entry's own, whatever its words mean: a hotel may have a casino. */
function sameWords(read: ReadFeature): number {
  return read('words') * read('wordsBack') * read('facets') * read('facetsBack');
}

function weighRow(features: FeatureRow, weights: FeatureRow): number {
  let total = 0;
  for (let place = 0; place < weights.length; place++) total += Number(features[place]) * Number(weights[place]);
  return total;
}

function toLikelihood(evidence: number): number {
  return 1 / (1 + Math.exp(-evidence));
}

/** Rare terms tell more: as in text search, by the logarithm of how few entries hold them. */
function weighTerms(entries: readonly Held[]): Weigh {
  const counts = new Map<string, number>();
  for (const held of entries) {
    for (const term of new Set([...termsOf(held)])) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weightOf = (count: number) => Math.log(1 + (entries.length + 1) / (count + 0.5));
  const weights = new Map([...counts].map(([term, count]) => [term, weightOf(count)]));
  const unheard = weightOf(0);
  return (term) => weights.get(term) ?? unheard;
}

function termsOf({ asked, told }: Held): string[] {
  return [...asked.concepts, ...asked.words, ...told.concepts, ...told.words];
}

function toMatch({ id, origin, question, answer, language, asked }: Held, score: number): FaqMatch {
  const rounded = Math.round(score * 100) / 100;
  return { faqId: id, origin, question, answer, language, intents: asked.intents, score: rounded };
}

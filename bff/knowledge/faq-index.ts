import type { FaqMatch } from '../language/faq-match.ts';
import { type Asked, readAsked } from './asked.ts';
import { toComparable, type Weigh } from './comparable.ts';
import { type FaqEntry, type PreparedEntry, readEntry } from './entry.ts';
import { createComparison, FEATURE_INDEX, type Feature, type FeatureRow, rowOf, toRow } from './likeness.ts';
import { hashOfEntry, type Nearness, standOut } from './nearness.ts';
import { isSameMatter } from './same-matter.ts';
import { ANSWERS, FITS, NEAR } from './weights.ts';

/** The lowest score of an entry that answers the question. */
export const FAQ_SCORE_MIN = 0.55;
const MATCHES_MAX = 5;
/** The lead in fit over the next entry at which `leadOf` returns 1. */
const CLEAR_LEAD = 2;
const NO_ENTRIES: ReadonlySet<string> = new Set();
const FITS_ROW = toRow(FITS);
const ANSWERS_ROW = toRow(ANSWERS.features);
/** The lowest score of an entry with the same question in the same words. */
const SAME_WORDS = 0.9;
/** The lowest score of a sentence that names the thing in question. */
const NAMED_THING = 0.6;
/** The highest score of an entry that lacks the detail in question. */
const WITHOUT_DETAIL = 0.3;
/** The highest score of an entry about another topic. */
const OF_OTHER_MATTER = 0.2;

/** Options of a search. */
export interface SearchOptions {
  /** The embedding model's result for the text, if it answered in time. */
  nearness?: Nearness | undefined;
  /** The number of entries to return, if not the default. */
  most?: number | undefined;
}

/** A property's questions and answers, searchable in every supported language. */
export interface FaqIndex {
  /**
   * Returns entries that may answer the text, best first, scored from 0 to 1. `followed`: ids of the entries used in
   * the last answer.
   */
  search(text: string, language: string, followed?: ReadonlySet<string>, options?: SearchOptions): FaqMatch[];
}

/** An entry compared with a question. */
export interface Candidate {
  entry: PreparedEntry;
  features: FeatureRow;
  fit: number;
  /**
   * Null if the entry has no vector. `out`: how far its vector stands out; `trust`: how reliable the model is for the
   * language; `ahead`: the lead over the next entry.
   */
  near: { trust: number; out: number; ahead: number } | null;
}

/** Creates an index. Each entry is read once; a search compares the question with each entry. */
export function createFaqIndex(faqEntries: readonly FaqEntry[]): FaqIndex {
  const entries = faqEntries.map(readEntry);
  const rank = createRanking(entries);
  return {
    search(text, code, followed, { nearness, most: limit = MATCHES_MAX } = {}) {
      const questionRead = readAsked(text, code);
      const ranked = rank(questionRead, code, followed, nearness);
      return ranked
        .slice(0, limit)
        .map((candidate) => toMatch(candidate.entry, scoreOf(candidate, ranked, questionRead)))
        .toSorted((a, b) => b.score - a.score);
    },
  };
}

/** Creates a function that ranks entries for a question, best first. */
export function createRanking(
  entries: readonly PreparedEntry[],
): (asked: Asked, code: string, followed?: ReadonlySet<string>, nearness?: Nearness) => Candidate[] {
  const weigh = weighTerms(entries);
  const compare = createComparison(entries, weigh);
  const entryHashes = entries.map((entry) => ({ language: entry.language, hash: hashOfEntry(entry) }));
  return (asked, code, followed = NO_ENTRIES, nearness) => {
    const rows = compare(toComparable(asked, code, followed, weigh));
    const outs = nearness === undefined ? [] : standOut(entryHashes, nearness.cosines);
    const [first = 0, second = 0] = outs.filter((out) => out !== null).toSorted((a, b) => b - a);
    const nearOf = (out: number | null | undefined): Candidate['near'] =>
      out === null || out === undefined || nearness === undefined
        ? null
        : { trust: nearness.trust, out, ahead: out - (out === first ? second : first) };
    return entries
      .map((entry, index) => {
        const features = rowOf(rows, index);
        const near = nearOf(outs[index]);
        const byVector = near === null ? 0 : NEAR.fit * near.trust * near.out;
        return { entry, features, near, fit: weighRow(features, FITS_ROW) + byVector };
      })
      .toSorted((a, b) => b.fit - a.fit);
  };
}

/** Returns the lead of an entry over its best rival for the same intent and language, from -1 to 1. */
export function leadOf({ entry, fit }: Candidate, all: readonly Candidate[], { intents }: Asked): number {
  const intent = entry.asked.intents[0];
  const rival = all.find(({ entry: other }) => {
    const otherIntent = other.asked.intents[0];
    const isForAnother =
      intent !== otherIntent &&
      intent !== undefined &&
      otherIntent !== undefined &&
      [intent, otherIntent].every(isIntentOfQuestion);
    return other !== entry && other.language === entry.language && !isForAnother;
  });
  function isIntentOfQuestion(intent: (typeof intents)[number]): boolean {
    return intents.includes(intent);
  }
  return rival === undefined ? 1 : Math.max(-1, Math.min(1, (fit - rival.fit) / CLEAR_LEAD));
}

/** Returns a feature of an entry. */
type ReadFeature = (feature: Feature) => number;

/** Returns the likelihood that an entry answers the question, from 0 to 1. */
function scoreOf(candidate: Candidate, all: readonly Candidate[], asked: Asked): number {
  const { features } = candidate;
  const read = (feature: Feature) => features[FEATURE_INDEX[feature]] ?? 0;
  if (!isSameMatter(asked, candidate.entry, read('foreign') === 1, read('named') > 0))
    return Math.min(OF_OTHER_MATTER, likelihoodOf(candidate, all, asked));
  const likelihood = likelihoodOf(candidate, all, asked);
  const capped = read('detail') === 1 ? Math.min(likelihood, WITHOUT_DETAIL) : likelihood;
  return Math.max(capped, SAME_WORDS * agreementOfWords(read), namesThing(read, asked) ? NAMED_THING : 0);
}

/** Whether the question asks if a thing exists, and the sentence contains the thing and all words of the question. */
function namesThing(read: ReadFeature, { facets }: Asked): boolean {
  const isNamed = read('passing') === 1 && read('thingsAsked') === 1;
  return isNamed && read('strange') === 0 && read('newWords') === 0 && facets.size === 0;
}

function likelihoodOf(candidate: Candidate, all: readonly Candidate[], asked: Asked): number {
  return toLikelihood(evidenceOf(candidate, leadOf(candidate, all, asked)));
}

/** Returns the evidence that an entry answers the question, from the words and, if the entry has one, from the vector. */
export function evidenceOf({ features, near }: Candidate, lead: number): number {
  const words = weighRow(features, ANSWERS_ROW) + ANSWERS.lead * lead + ANSWERS.bias;
  if (near === null) return words;
  const { bias, out, ahead } = NEAR.answers;
  return words + near.trust * (bias + out * near.out + ahead * near.ahead);
}

/**
 * Returns how far the words of question and entry agree, from 0 to 1. Words without a concept count too, as a hotel may
 * have a casino.
 */
function agreementOfWords(read: ReadFeature): number {
  return read('words') * read('wordsBack') * read('facets') * read('facetsBack');
}

function weighRow(features: FeatureRow, weights: FeatureRow): number {
  let total = 0;
  for (let index = 0; index < weights.length; index++) total += Number(features[index]) * Number(weights[index]);
  return total;
}

function toLikelihood(evidence: number): number {
  return 1 / (1 + Math.exp(-evidence));
}

/** Weighs terms by rarity: the inverse document frequency, as in text search. */
function weighTerms(entries: readonly PreparedEntry[]): Weigh {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const term of new Set([...termsOf(entry)])) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weightOf = (count: number) => Math.log(1 + (entries.length + 1) / (count + 0.5));
  const weights = new Map([...counts].map(([term, count]) => [term, weightOf(count)]));
  const weightOfNewTerm = weightOf(0);
  return (term) => weights.get(term) ?? weightOfNewTerm;
}

function termsOf({ asked, answered }: PreparedEntry): string[] {
  return [...asked.concepts, ...asked.words, ...answered.concepts, ...answered.words];
}

function toMatch({ id, origin, question, answer, language, asked }: PreparedEntry, score: number): FaqMatch {
  const rounded = Math.round(score * 100) / 100;
  return { faqId: id, origin, question, answer, language, intents: asked.intents, score: rounded };
}

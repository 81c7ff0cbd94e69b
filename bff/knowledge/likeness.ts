import { recordOf } from '../../shared/domain/record-of.ts';
import type { Concept } from '../language/pack/concepts.ts';
import {
  type Comparable,
  shareOfFacets,
  type Things,
  toBits,
  type Weigh,
  type Weighed,
  weighAll,
} from './comparable.ts';
import type { PreparedEntry } from './entry.ts';
import { Postings } from './postings.ts';
import { VectorTable } from './vectors.ts';

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
/** A number for each feature, in the order of `FEATURES`. A typed array, as a message needs thousands of comparisons. */
export type FeatureRow = Float64Array;

/** Converts a record to a row. */
export function toRow(record: Record<Feature, number>): FeatureRow {
  return Float64Array.from(FEATURES, (name) => record[name]);
}

/** The index of each feature in a row. */
export const FEATURE_INDEX = recordOf(FEATURES, (_, index) => index);

const WIDTH = FEATURES.length;
/** The number of words missing from an entry at which the feature `newWords` is 1. */
const NEW_WORDS_MAX = 3;
/** The weight of a name at which the feature `named` is 1. */
const NAME_WEIGHT = 3;
/** The share of a concept's weight that counts if an entry contains only a wider concept. */
const WIDER_SHARE = 0.6;

/** The contents of all entries by kind, so that a search skips the entries without a term in common. */
interface Columns {
  entries: readonly PreparedEntry[];
  questionTopics: VectorTable;
  answerTopics: VectorTable;
  questionEmbeddings: VectorTable;
  /** The embeddings of the answers and of their sentences, entry by entry. */
  answerEmbeddings: VectorTable;
  questionConcepts: Postings<Concept>;
  questionWords: Postings<string>;
  /** The concepts of question and answer together. */
  combinedConcepts: Postings<Concept>;
  /** The words of question and answer together. */
  combinedWords: Postings<string>;
  nameKeys: Postings<string>;
  questionFacets: Uint8Array;
  combinedFacets: Uint8Array;
  /** The summed weights of the concepts of each entry's question. */
  conceptWeightSums: Float64Array;
  /** The summed weights of the words of each entry's question. */
  wordWeightSums: Float64Array;
}

/** A number for each entry. */
type Column = Float64Array | Uint32Array;

/**
 * Creates a function that compares a question with each entry and returns the rows of features of all entries, one after
 * another. Words are compared within a language, names across all languages. The feature `passing` marks a sentence of the
 * policies, as that sentence mentions things in passing and was not written as an answer.
 */
export function createComparison(
  entries: readonly PreparedEntry[],
  weigh: Weigh,
): (question: Comparable) => Float64Array {
  const columns = toColumns(entries, weigh);
  return (question) => {
    const rows = new Float64Array(entries.length * WIDTH);
    setTopicFeatures(rows, question, columns);
    setThingFeatures(rows, question, columns);
    setWordFeatures(rows, question, columns);
    setKindFeatures(rows, question, columns);
    return rows;
  };
}

/** Returns the row of one entry. */
export function rowOf(rows: Float64Array, entry: number): FeatureRow {
  return rows.subarray(entry * WIDTH, (entry + 1) * WIDTH);
}

function toColumns(entries: readonly PreparedEntry[], weigh: Weigh): Columns {
  return {
    entries,
    questionTopics: new VectorTable(entries.map(({ asked }) => asked.topics)),
    answerTopics: new VectorTable(entries.map(({ answered }) => answered.topics)),
    questionEmbeddings: new VectorTable(entries.map(({ asked }) => asked.embedding)),
    answerEmbeddings: new VectorTable(entries.flatMap(({ answered }) => answered.embeddings)),
    questionConcepts: new Postings(entries.map(({ asked }) => asked.concepts)),
    questionWords: new Postings(entries.map(({ asked }) => asked.words)),
    combinedConcepts: new Postings(entries.map(({ combined }) => combined.concepts)),
    combinedWords: new Postings(entries.map(({ combined }) => combined.words)),
    nameKeys: new Postings(entries.map(({ nameKeys }) => nameKeys)),
    questionFacets: Uint8Array.from(entries, ({ asked }) => toBits(asked.facets)),
    combinedFacets: Uint8Array.from(entries, ({ combined }) => toBits(combined.facets)),
    conceptWeightSums: Float64Array.from(entries, ({ asked }) => weighAll([...asked.concepts], weigh).sum),
    wordWeightSums: Float64Array.from(entries, ({ asked }) => weighAll([...asked.words], weigh).sum),
  };
}

/** Sets the features for the topics and the meaning of question and entry. */
function setTopicFeatures(rows: Float64Array, { asked }: Comparable, columns: Columns): void {
  const questionTopics = columns.questionTopics.dots(asked.topics);
  const answerTopics = columns.answerTopics.dots(asked.topics);
  const questionMeanings = columns.questionEmbeddings.dots(asked.embedding);
  const answerMeanings = columns.answerEmbeddings.dots(asked.embedding);
  let from = 0;
  for (const [index, entry] of columns.entries.entries()) {
    const row = index * WIDTH;
    const until = from + entry.answered.embeddings.length;
    let nearest = 0;
    for (; from < until; from++) nearest = Math.max(nearest, Number(answerMeanings[from]));
    rows[row + FEATURE_INDEX.topic] = Number(questionTopics[index]);
    rows[row + FEATURE_INDEX.topicTold] = Number(answerTopics[index]);
    rows[row + FEATURE_INDEX.meaning] = Math.max(0, Number(questionMeanings[index]));
    rows[row + FEATURE_INDEX.meaningTold] = nearest;
  }
}

/** Sets the features for the concepts that question and entry share in any language. */
function setThingFeatures(rows: Float64Array, { things, finer, concepts }: Comparable, columns: Columns): void {
  const sharedByQuestion = weighSharedThings(things, columns.questionConcepts, columns.entries.length);
  const sharedByEntry = weighSharedThings(things, columns.combinedConcepts, columns.entries.length);
  const finerShared = weighSharedThings(finer, columns.combinedConcepts, columns.entries.length);
  const sharedBack = weighSharedTerms(concepts, columns.questionConcepts, columns.entries.length);
  for (let index = 0; index < columns.entries.length; index++) {
    const row = index * WIDTH;
    const finerShare = shareOf(finerShared, index, finer.sum);
    rows[row + FEATURE_INDEX.thingsAsked] = shareOf(sharedByQuestion, index, things.sum);
    rows[row + FEATURE_INDEX.thingsTold] = shareOf(sharedByEntry, index, things.sum);
    rows[row + FEATURE_INDEX.finerTold] = finerShare;
    rows[row + FEATURE_INDEX.finerMissed] = finer.sum === 0 ? 0 : 1 - finerShare;
    rows[row + FEATURE_INDEX.conceptsBack] = shareOf(sharedBack, index, Number(columns.conceptWeightSums[index]));
  }
}

/** Sets the features for the words that question and entry share, or across languages for names with one spelling. */
function setWordFeatures(rows: Float64Array, question: Comparable, columns: Columns): void {
  const { asked, code, words, unknown, fine, broad, details } = question;
  const shared = findSharedWords(question, columns);
  const sharedBack = weighSharedTerms(words, columns.questionWords, columns.entries.length);
  const names = findSharedNames(question, columns);
  const counts = {
    unknown: columns.combinedWords.count(unknown),
    fine: columns.combinedWords.count(fine),
    broad: columns.combinedWords.count(broad),
    details: columns.combinedConcepts.count(details),
  };
  for (const [index, entry] of columns.entries.entries()) {
    const row = index * WIDTH;
    const isSameLanguage = entry.language === code;
    const missing = unknown.length - Number((isSameLanguage ? counts.unknown : names.count)[index]);
    const newWords = isSameLanguage ? words.terms.length - Number(shared.count[index]) : missing;
    const lacksDetail = isSameLanguage
      ? lacksTerm(counts.fine, index, fine)
      : lacksTerm(counts.details, index, details);
    const isOtherKind = isSameLanguage && broad.length > 0 && Number(counts.broad[index]) === 0;
    rows[row + FEATURE_INDEX.words] = isSameLanguage ? shareOf(shared.weight, index, words.sum) : 0;
    rows[row + FEATURE_INDEX.wordsBack] = isSameLanguage
      ? shareOf(sharedBack, index, Number(columns.wordWeightSums[index]))
      : 0;
    rows[row + FEATURE_INDEX.newWords] = Math.min(1, newWords / NEW_WORDS_MAX);
    rows[row + FEATURE_INDEX.strange] = missing / Math.max(1, missing + asked.concepts.size);
    rows[row + FEATURE_INDEX.named] = isSameLanguage ? 0 : Math.min(1, Number(names.weight[index]) / NAME_WEIGHT);
    rows[row + FEATURE_INDEX.detail] = lacksDetail ? 1 : 0;
    rows[row + FEATURE_INDEX.otherKind] = isOtherKind ? 1 : 0;
    rows[row + FEATURE_INDEX.foreign] = isSameLanguage ? 0 : 1;
  }
}

/** Sets the features for the facets, for the kind of the entry, and for an entry of the last answer. */
function setKindFeatures(
  rows: Float64Array,
  { asked, facets, followed, bareness }: Comparable,
  columns: Columns,
): void {
  for (const [index, entry] of columns.entries.entries()) {
    const row = index * WIDTH;
    const [questionFacets, combinedFacets] = [
      Number(columns.questionFacets[index]),
      Number(columns.combinedFacets[index]),
    ];
    const answered = shareOfFacets(facets, combinedFacets);
    const isFollowed = followed.has(entry.id) ? 1 : 0;
    rows[row + FEATURE_INDEX.facets] = shareOfFacets(facets, questionFacets);
    rows[row + FEATURE_INDEX.facetsMissed] = facets !== 0 && (facets & combinedFacets) === 0 ? 1 : 0;
    rows[row + FEATURE_INDEX.facetsAnswered] = answered;
    rows[row + FEATURE_INDEX.facetsBack] = shareOfFacets(questionFacets, facets);
    rows[row + FEATURE_INDEX.trust] = asked.trust;
    rows[row + FEATURE_INDEX.passing] = entry.origin === 'policies' ? 1 : 0;
    rows[row + FEATURE_INDEX.followed] = isFollowed;
    rows[row + FEATURE_INDEX.followedBare] = isFollowed * bareness;
    rows[row + FEATURE_INDEX.followedFacet] = facets === 0 ? 0 : isFollowed * answered;
  }
}

/**
 * Counts for each entry the words of the question that the entry shares, and sums their weights. An entry shares a word if
 * it contains the word, its concept or a wider concept.
 */
function findSharedWords({ words, meanings }: Comparable, columns: Columns): { count: Column; weight: Column } {
  const [count, weight] = [new Uint32Array(columns.entries.length), new Float64Array(columns.entries.length)];
  const last = new Int32Array(columns.entries.length).fill(-1);
  for (const [index, word] of words.terms.entries()) {
    const wordWeight = Number(words.weights[index]);
    const countWord = (entry: number) => {
      if (last[entry] === index) return;
      last[entry] = index;
      count[entry] = Number(count[entry]) + 1;
      weight[entry] = Number(weight[entry]) + wordWeight;
    };
    columns.combinedWords.of(word).forEach(countWord);
    for (const concept of meanings[index] ?? []) columns.combinedConcepts.of(concept).forEach(countWord);
  }
  return { count, weight };
}

/**
 * Counts for each entry the unknown words of the question that the entry contains as names, and returns the weight of the
 * rarest shared name.
 */
function findSharedNames({ names }: Comparable, { nameKeys, entries }: Columns): { count: Column; weight: Column } {
  const [count, weight] = [new Uint32Array(entries.length), new Float64Array(entries.length)];
  for (const name of names) {
    for (const entry of nameKeys.of(name.key)) {
      if (name.isUnknown) count[entry] = Number(count[entry]) + 1;
      weight[entry] = Math.max(Number(weight[entry]), name.weight);
    }
  }
  return { count, weight };
}

/** Sums for each entry the weights of the things that it shares. A wider concept counts with a part of the weight. */
function weighSharedThings({ terms, weights, wider }: Things, given: Postings<Concept>, size: number): Column {
  const found = new Float64Array(size);
  const last = new Int32Array(size).fill(-1);
  for (const [index, term] of terms.entries()) {
    const weight = Number(weights[index]);
    for (const entry of given.of(term)) {
      found[entry] = Number(found[entry]) + weight;
      last[entry] = index;
    }
    for (const wide of wider[index] ?? []) {
      for (const entry of given.of(wide)) {
        if (last[entry] === index) continue;
        found[entry] = Number(found[entry]) + WIDER_SHARE * weight;
        last[entry] = index;
      }
    }
  }
  return found;
}

/** Sums for each entry the weights of the terms that it contains. */
function weighSharedTerms<T extends string>({ terms, weights }: Weighed<T>, given: Postings<T>, size: number): Column {
  const found = new Float64Array(size);
  for (const [index, term] of terms.entries()) {
    const weight = Number(weights[index]);
    for (const entry of given.of(term)) found[entry] = Number(found[entry]) + weight;
  }
  return found;
}

function shareOf(found: Column, entry: number, sum: number): number {
  return sum === 0 ? 0 : Number(found[entry]) / sum;
}

/** Whether an entry lacks one of the wanted terms. `counts`: the number of wanted terms that each entry contains. */
function lacksTerm(counts: Column, entry: number, wanted: readonly string[]): boolean {
  return Number(counts[entry]) < wanted.length;
}

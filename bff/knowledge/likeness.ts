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
/** A number for each feature, in their order: thousands of comparisons are made for a message, and an object is made of each number of a record. */
export type FeatureRow = Float64Array;

/** The numbers of a record in the order of the features. */
export function toRow(record: Record<Feature, number>): FeatureRow {
  return Float64Array.from(FEATURES, (name) => record[name]);
}

/** Where a feature stands in a row. */
export const FEATURE_INDEX = recordOf(FEATURES, (_, place) => place);

const WIDTH = FEATURES.length;
const NEW_WORDS_MAX = 3;
/** So rare a name tells for sure. */
const NAME_WEIGHT = 3;
/** What is found within something else counts so much. */
const WIDER_SHARE = 0.6;

/** What all entries hold, by what is asked of them: nothing is looked up in an entry that says nothing of it. */
interface Columns {
  held: readonly PreparedEntry[];
  topics: VectorTable;
  topicsTold: VectorTable;
  meanings: VectorTable;
  /** Those of the answers and of their sentences, entry by entry. */
  meaningsTold: VectorTable;
  concepts: Postings<Concept>;
  words: Postings<string>;
  /** Those of question and answer. */
  wideConcepts: Postings<Concept>;
  wideWords: Postings<string>;
  spelt: Postings<string>;
  facets: Uint8Array;
  wideFacets: Uint8Array;
  /** What all concepts and all words of an entry's question tell together. */
  conceptsSum: Float64Array;
  wordsSum: Float64Array;
}

/** A number for each entry. */
type Column = Float64Array | Uint32Array;

/**
 * In what a question and each of the entries are alike: a row of features for each entry, one after another. Words are only
 * compared within a language, names across all; `passing`: a sentence of the policies, which says something in passing and
 * answers no question of its own.
 */
export function createComparison(held: readonly PreparedEntry[], weigh: Weigh): (question: Comparable) => Float64Array {
  const columns = toColumns(held, weigh);
  return (question) => {
    const rows = new Float64Array(held.length * WIDTH);
    noteMatter(rows, question, columns);
    noteThings(rows, question, columns);
    noteWords(rows, question, columns);
    noteKind(rows, question, columns);
    return rows;
  };
}

/** The row of one entry. */
export function rowOf(rows: Float64Array, entry: number): FeatureRow {
  return rows.subarray(entry * WIDTH, (entry + 1) * WIDTH);
}

function toColumns(held: readonly PreparedEntry[], weigh: Weigh): Columns {
  return {
    held,
    topics: new VectorTable(held.map(({ asked }) => asked.topics)),
    topicsTold: new VectorTable(held.map(({ answered }) => answered.topics)),
    meanings: new VectorTable(held.map(({ asked }) => asked.embedding)),
    meaningsTold: new VectorTable(held.flatMap(({ answered }) => answered.embeddings)),
    concepts: new Postings(held.map(({ asked }) => asked.concepts)),
    words: new Postings(held.map(({ asked }) => asked.words)),
    wideConcepts: new Postings(held.map(({ combined }) => combined.concepts)),
    wideWords: new Postings(held.map(({ combined }) => combined.words)),
    spelt: new Postings(held.map(({ nameKeys }) => nameKeys)),
    facets: Uint8Array.from(held, ({ asked }) => toBits(asked.facets)),
    wideFacets: Uint8Array.from(held, ({ combined }) => toBits(combined.facets)),
    conceptsSum: Float64Array.from(held, ({ asked }) => weighAll([...asked.concepts], weigh).sum),
    wordsSum: Float64Array.from(held, ({ asked }) => weighAll([...asked.words], weigh).sum),
  };
}

/** What both are about. */
function noteMatter(rows: Float64Array, { asked }: Comparable, columns: Columns): void {
  const topic = columns.topics.dots(asked.topics);
  const topicTold = columns.topicsTold.dots(asked.topics);
  const meaning = columns.meanings.dots(asked.embedding);
  const told = columns.meaningsTold.dots(asked.embedding);
  let from = 0;
  for (const [index, entry] of columns.held.entries()) {
    const row = index * WIDTH;
    const until = from + entry.answered.embeddings.length;
    let nearest = 0;
    for (; from < until; from++) nearest = Math.max(nearest, Number(told[from]));
    rows[row + FEATURE_INDEX.topic] = Number(topic[index]);
    rows[row + FEATURE_INDEX.topicTold] = Number(topicTold[index]);
    rows[row + FEATURE_INDEX.meaning] = Math.max(0, Number(meaning[index]));
    rows[row + FEATURE_INDEX.meaningTold] = nearest;
  }
}

/** What both speak of, in whatever language. */
function noteThings(rows: Float64Array, { things, finer, concepts }: Comparable, columns: Columns): void {
  const thingsAsked = findThings(things, columns.concepts, columns.held.length);
  const thingsTold = findThings(things, columns.wideConcepts, columns.held.length);
  const finerTold = findThings(finer, columns.wideConcepts, columns.held.length);
  const back = findTerms(concepts, columns.concepts, columns.held.length);
  for (let index = 0; index < columns.held.length; index++) {
    const row = index * WIDTH;
    const finerShare = shareOf(finerTold, index, finer.sum);
    rows[row + FEATURE_INDEX.thingsAsked] = shareOf(thingsAsked, index, things.sum);
    rows[row + FEATURE_INDEX.thingsTold] = shareOf(thingsTold, index, things.sum);
    rows[row + FEATURE_INDEX.finerTold] = finerShare;
    rows[row + FEATURE_INDEX.finerMissed] = finer.sum === 0 ? 0 : 1 - finerShare;
    rows[row + FEATURE_INDEX.conceptsBack] = shareOf(back, index, Number(columns.conceptsSum[index]));
  }
}

/** What both say in the same words; across languages the names that are spelt alike. */
function noteWords(rows: Float64Array, question: Comparable, columns: Columns): void {
  const { asked, code, words, strange, fine, broad, details } = question;
  const shared = shareWords(question, columns);
  const back = findTerms(words, columns.words, columns.held.length);
  const named = findNamed(question, columns);
  const said = {
    strange: columns.wideWords.count(strange),
    fine: columns.wideWords.count(fine),
    broad: columns.wideWords.count(broad),
    details: columns.wideConcepts.count(details),
  };
  for (const [index, entry] of columns.held.entries()) {
    const row = index * WIDTH;
    const isAlike = entry.language === code;
    const unheard = strange.length - Number((isAlike ? said.strange : named.strange)[index]);
    const newWords = isAlike ? words.terms.length - Number(shared.count[index]) : unheard;
    const lacksDetail = isAlike ? lacks(said.fine, index, fine) : lacks(said.details, index, details);
    const isOther = isAlike && broad.length > 0 && Number(said.broad[index]) === 0;
    rows[row + FEATURE_INDEX.words] = isAlike ? shareOf(shared.weight, index, words.sum) : 0;
    rows[row + FEATURE_INDEX.wordsBack] = isAlike ? shareOf(back, index, Number(columns.wordsSum[index])) : 0;
    rows[row + FEATURE_INDEX.newWords] = Math.min(1, newWords / NEW_WORDS_MAX);
    rows[row + FEATURE_INDEX.strange] = unheard / Math.max(1, unheard + asked.concepts.size);
    rows[row + FEATURE_INDEX.named] = isAlike ? 0 : Math.min(1, Number(named.weight[index]) / NAME_WEIGHT);
    rows[row + FEATURE_INDEX.detail] = lacksDetail ? 1 : 0;
    rows[row + FEATURE_INDEX.otherKind] = isOther ? 1 : 0;
    rows[row + FEATURE_INDEX.foreign] = isAlike ? 0 : 1;
  }
}

/** In which way both ask, what the entry is, and whether it was told last. */
function noteKind(rows: Float64Array, { asked, facets, followed, bareness }: Comparable, columns: Columns): void {
  for (const [index, entry] of columns.held.entries()) {
    const row = index * WIDTH;
    const [own, wide] = [Number(columns.facets[index]), Number(columns.wideFacets[index])];
    const answered = shareOfFacets(facets, wide);
    const isFollowed = followed.has(entry.id) ? 1 : 0;
    rows[row + FEATURE_INDEX.facets] = shareOfFacets(facets, own);
    rows[row + FEATURE_INDEX.facetsMissed] = facets !== 0 && (facets & wide) === 0 ? 1 : 0;
    rows[row + FEATURE_INDEX.facetsAnswered] = answered;
    rows[row + FEATURE_INDEX.facetsBack] = shareOfFacets(own, facets);
    rows[row + FEATURE_INDEX.trust] = asked.trust;
    rows[row + FEATURE_INDEX.passing] = entry.origin === 'policies' ? 1 : 0;
    rows[row + FEATURE_INDEX.followed] = isFollowed;
    rows[row + FEATURE_INDEX.followedBare] = isFollowed * bareness;
    rows[row + FEATURE_INDEX.followedFacet] = facets === 0 ? 0 : isFollowed * answered;
  }
}

/** How many of the question's words each entry says, or another word for them or for what they lie within; and what those tell. */
function shareWords({ words, meanings }: Comparable, columns: Columns): { count: Column; weight: Column } {
  const [count, weight] = [new Uint32Array(columns.held.length), new Float64Array(columns.held.length)];
  const last = new Int32Array(columns.held.length).fill(-1);
  for (const [index, word] of words.terms.entries()) {
    const own = Number(words.weights[index]);
    const note = (entry: number) => {
      if (last[entry] === index) return;
      last[entry] = index;
      count[entry] = Number(count[entry]) + 1;
      weight[entry] = Number(weight[entry]) + own;
    };
    columns.wideWords.of(word).forEach(note);
    for (const concept of meanings[index] ?? []) columns.wideConcepts.of(concept).forEach(note);
  }
  return { count, weight };
}

/** By how many of the question's strange words each entry is named, and what the rarest of its names there tells. */
function findNamed({ names }: Comparable, { spelt, held }: Columns): { strange: Column; weight: Column } {
  const [strange, weight] = [new Uint32Array(held.length), new Float64Array(held.length)];
  for (const name of names) {
    for (const entry of spelt.of(name.key)) {
      if (name.isStrange) strange[entry] = Number(strange[entry]) + 1;
      weight[entry] = Math.max(Number(weight[entry]), name.weight);
    }
  }
  return { strange, weight };
}

/** What is wanted and is given tells so much, for each entry; a part of it where only what it lies within is given. */
function findThings({ terms, weights, wider }: Things, given: Postings<Concept>, size: number): Column {
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

/** What the terms that each entry holds tell. */
function findTerms<T extends string>({ terms, weights }: Weighed<T>, held: Postings<T>, size: number): Column {
  const found = new Float64Array(size);
  for (const [index, term] of terms.entries()) {
    const weight = Number(weights[index]);
    for (const entry of held.of(term)) found[entry] = Number(found[entry]) + weight;
  }
  return found;
}

function shareOf(found: Column, entry: number, sum: number): number {
  return sum === 0 ? 0 : Number(found[entry]) / sum;
}

/** Is one of them not said there? */
function lacks(said: Column, entry: number, wanted: readonly string[]): boolean {
  return Number(said[entry]) < wanted.length;
}

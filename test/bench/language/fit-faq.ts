/**
 * Fits the weights of the search and prints them for bff/knowledge/weights.ts: `node test/bench/language/fit-faq.ts FOLDER`.
 * It uses the fitting half of the rows and own/faq-fit.txt, and four of every six invented lodgings (own/houses) and bench
 * hotels. The other two of each six show how well the weights do on unseen houses.
 */

import { type Asked, readAsked } from '../../../bff/knowledge/asked.ts';
import { readEntry } from '../../../bff/knowledge/entry.ts';
import { type Candidate, createRanking, leadOf } from '../../../bff/knowledge/faq-index.ts';
import { FEATURES, type Feature, type FeatureRow, toRow } from '../../../bff/knowledge/likeness.ts';
import { isSpoken } from '../../../bff/language/lexicon/registry.ts';
import { recordOf } from '../../../shared/domain/record-of.ts';
import { type FaqRow, readEntries, readFaqRows } from './faq-rows.ts';
import { readHotels } from './hotel-turns.ts';
import { readHouses } from './houses.ts';

const RANK_ROUNDS = 1_000;
const ERROR_MIN = 1e-5;
const ANSWER_ROUNDS = 4_000;
const RANK_DECAY = 0.01;
const ANSWER_DECAY = 0.005;
/** A wrong answer costs more than a missing answer. */
const WRONG_COST = 1.5;
/** The evidence at which an entry starts to answer, chosen on the fitting half; it is mapped to a score of one half. */
const ANSWER_EVIDENCE = Number(process.argv[3] ?? 0.22);
const WEIGHTS = { fit: 1, own: 1, hotel: 1, locales: 0.3, far: 0.5, houses: 1, hotels: 1 } as const;

interface Case {
  set: FaqRow['set'] | 'houses' | 'hotels';
  faq: readonly string[];
  asked: Asked;
  candidates: Candidate[];
}

const folder = process.argv[2] ?? '';
const rank = createRanking(readEntries(folder).map(readEntry));
const hotelCases: Case[] = readFaqRows(folder)
  .filter(({ part, lang }) => part === 'fit' && isSpoken(lang))
  .map(({ text, lang, set, faq }) => {
    const asked = readAsked(text, lang);
    return { set, faq, asked, candidates: rank(asked, lang) };
  });
const houses = readHouses();
const hotels = readHotels();
const cases = [
  ...hotelCases,
  ...houses.filter(({ part }) => part === 'fit').flatMap(toCases),
  ...hotels.filter(({ part }) => part === 'fit').flatMap(toTurns),
].filter(({ candidates }) => candidates.length > 0);

const fits = fitRanking();
console.log('FITS', JSON.stringify(fits));
const answers = fitAnswers();
console.log('ANSWERS', JSON.stringify(answers));
printResults('fitted', cases);
printResults('unseen houses', houses.filter(({ part }) => part === 'held-out').flatMap(toCases));
const unseen = hotels.filter(({ part }) => part === 'held-out').flatMap(toTurns);
printResults(
  'unseen hotels, first turns',
  unseen.filter(({ isFirst }) => isFirst),
);
printResults(
  'unseen hotels, later turns',
  unseen.filter(({ isFirst }) => !isFirst),
);

/** Lists the turns of a bench hotel, each with the entries answered before it. */
function toTurns({ entries, turns }: ReturnType<typeof readHotels>[number]): (Case & { isFirst: boolean })[] {
  const search = createRanking(entries.map(readEntry));
  return turns.map(({ text, language, where, followed, isFirst }) => {
    const asked = readAsked(text, language);
    return { set: 'hotels', faq: where, asked, isFirst, candidates: search(asked, language, new Set(followed)) };
  });
}

function toCases({ entries, questions }: ReturnType<typeof readHouses>[number]): Case[] {
  const search = createRanking(entries.map(readEntry));
  return questions.map(({ text, language, where }) => {
    const asked = readAsked(text, language);
    return { set: 'houses', faq: where, asked, candidates: search(asked, language) };
  });
}

/** Prints how often the first entry is right, and the outcomes at the answering score. */
function printResults(name: string, told: readonly Case[]): void {
  const counts = { questions: 0, first: 0, answered: 0, wrong: 0, unanswerable: 0, wronglyAnswered: 0 };
  for (const { faq, candidates, asked } of told) {
    const ranked = candidates
      .map((one) => ({ ...one, fit: dot(fits, one.features) }))
      .toSorted((a, b) => b.fit - a.fit);
    const [first] = ranked;
    if (first === undefined) continue;
    const isRight = faq.includes(first.entry.id);
    const evidence = answers.bias + answers.lead * leadOf(first, ranked, asked) + dot(answers.features, first.features);
    if (faq.length === 0) {
      counts.unanswerable++;
      counts.wronglyAnswered += Number(evidence >= 0);
      continue;
    }
    counts.questions++;
    counts.first += Number(isRight);
    counts.answered += Number(isRight && evidence >= 0);
    counts.wrong += Number(!isRight && evidence >= 0);
  }
  console.log(name, JSON.stringify(counts));
}

/** Fits weights under which the right entry ranks first: softmax over the entries of each question that has an answer. */
function fitRanking(): Record<Feature, number> {
  const weights = new Float64Array(FEATURES.length);
  const answered = cases
    .filter(({ faq, candidates }) => candidates.some(({ entry: held }) => faq.includes(held.id)))
    .map(({ set, faq, candidates }) => ({
      share: WEIGHTS[set],
      table: candidates.map(({ features }) => features),
      isRight: candidates.map(({ entry: held }) => faq.includes(held.id)),
    }));
  const all = answered.reduce((sum, { share }) => sum + share, 0);
  for (let round = 0; round < RANK_ROUNDS; round++) {
    const slope = new Float64Array(FEATURES.length);
    for (const { share, table, isRight } of answered) {
      const powers = table.map((row) => Math.exp(dotRow(weights, row)));
      const sum = powers.reduce((a, b) => a + b, 0);
      const rightSum = powers.reduce((a, power, index) => a + (isRight[index] === true ? power : 0), 0);
      for (const [index, row] of table.entries()) {
        const power = powers[index] ?? 0;
        const error = share * (power / sum - (isRight[index] === true ? power / rightSum : 0));
        if (Math.abs(error) < ERROR_MIN) continue;
        for (let place = 0; place < row.length; place++) slope[place] = (slope[place] ?? 0) + error * (row[place] ?? 0);
      }
    }
    for (let place = 0; place < slope.length; place++)
      weights[place] = (weights[place] ?? 0) - 2 * ((slope[place] ?? 0) / all + RANK_DECAY * (weights[place] ?? 0));
  }
  return rounded(toRecord(weights));
}

function toRecord(weights: Float64Array): Record<Feature, number> {
  return recordOf(FEATURES, (_, index) => weights[index] ?? 0);
}

/** Fits weights that decide whether the first entry answers the question: logistic regression. */
function fitAnswers(): { bias: number; lead: number; features: Record<Feature, number> } {
  const firsts = cases.map(({ candidates, asked, faq, set }) => {
    const ranked = candidates
      .map((one) => ({ ...one, fit: dot(fits, one.features) }))
      .toSorted((a, b) => b.fit - a.fit);
    const [first] = ranked;
    if (first === undefined) throw new Error('A case without candidates was left in');
    const right = faq.includes(first.entry.id);
    const weight = WEIGHTS[set] * (right || set === 'far' ? 1 : WRONG_COST);
    return { right, weight, features: first.features, lead: leadOf(first, ranked, asked) };
  });
  const all = firsts.reduce((sum, { weight }) => sum + weight, 0);
  const weights = zeros();
  let [bias, lead] = [0, 0];
  for (let round = 0; round < ANSWER_ROUNDS; round++) {
    const slope = zeros();
    let [biasSlope, leadSlope] = [0, 0];
    for (const one of firsts) {
      const evidence = bias + lead * one.lead + dot(weights, one.features);
      const error = one.weight * (1 / (1 + Math.exp(-evidence)) - (one.right ? 1 : 0));
      biasSlope += error;
      leadSlope += error * one.lead;
      for (const [place, name] of FEATURES.entries()) slope[name] += error * (one.features[place] ?? 0);
    }
    bias -= biasSlope / all;
    lead -= leadSlope / all + ANSWER_DECAY * lead;
    for (const name of FEATURES) weights[name] -= slope[name] / all + ANSWER_DECAY * weights[name];
  }
  return { bias: round(bias - ANSWER_EVIDENCE), lead: round(lead), features: rounded(weights) };
}

function zeros(): Record<Feature, number> {
  return toRecord(new Float64Array(FEATURES.length));
}

function dot(weights: Record<Feature, number>, features: FeatureRow): number {
  return dotRow(toRow(weights), features);
}

function dotRow(weights: FeatureRow, row: FeatureRow): number {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += (weights[index] ?? 0) * (row[index] ?? 0);
  return sum;
}

function rounded(weights: Record<Feature, number>): Record<Feature, number> {
  return recordOf(FEATURES, (name) => round(weights[name]));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

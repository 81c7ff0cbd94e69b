/**
 * Fits the weights of the FAQ search and prints them for bff/knowledge/weights.ts:
 * `node test/bench/language/fit-faq.ts FOLDER`. Only the fitting half of the rows is used, and own/faq-fit.txt.
 */
import { type Asked, readAsked } from '../../../bff/knowledge/asked.ts';
import { readEntry } from '../../../bff/knowledge/entry.ts';
import { type Candidate, createRanking, leadOf } from '../../../bff/knowledge/faq-index.ts';
import { FEATURES, type Feature } from '../../../bff/knowledge/likeness.ts';
import type { FITS } from '../../../bff/knowledge/weights.ts';
import { isSpoken } from '../../../bff/language/registry.ts';
import { type FaqRow, readEntries, readFaqRows } from './faq-rows.ts';

const RANK_ROUNDS = 1_500;
const ANSWER_ROUNDS = 4_000;
const RANK_DECAY = 0.01;
const ANSWER_DECAY = 0.005;
/** A wrong answer is worse than none. */
const WRONG_COST = 1.5;
/** The evidence from which on an entry is to answer, chosen on the fitting half; it becomes a score of one half. */
const TURN = Number(process.argv[3] ?? 0.14);
const WEIGHTS: Readonly<Record<FaqRow['set'], number>> = { fit: 1, own: 1, hotel: 1, locales: 0.3, far: 0.5 };

interface Case extends FaqRow {
  asked: Asked;
  candidates: Candidate[];
}

const folder = process.argv[2] ?? '';
const rank = createRanking(readEntries(folder).map(readEntry));
const cases: Case[] = readFaqRows(folder)
  .filter(({ part, lang }) => part === 'fit' && isSpoken(lang))
  .map((row) => {
    const asked = readAsked(row.text, row.lang);
    return { ...row, asked, candidates: rank(asked, row.lang) };
  })
  .filter(({ candidates }) => candidates.length > 0);

const fits = fitRanking();
console.log('FITS', JSON.stringify(fits));
const answers = fitAnswers();
console.log('ANSWERS', JSON.stringify(answers));

/** Weights under which the right entry stands first: softmax over the entries of each question that has an answer. */
function fitRanking(): Record<Feature, number> {
  const weights = zeros();
  const answered = cases.filter(({ faq, candidates }) => candidates.some(({ held }) => faq.includes(held.id)));
  for (let round = 0; round < RANK_ROUNDS; round++) {
    const slope = zeros();
    let all = 0;
    for (const { set, faq, candidates } of answered) {
      const powers = candidates.map(({ features }) => Math.exp(dot(weights, features)));
      const sum = powers.reduce((a, b) => a + b, 0);
      const right = candidates.map(({ held }, index) => (faq.includes(held.id) ? (powers[index] ?? 0) : 0));
      const rightSum = right.reduce((a, b) => a + b, 0);
      all += WEIGHTS[set];
      for (const [index, { features }] of candidates.entries()) {
        const error = (powers[index] ?? 0) / sum - (right[index] ?? 0) / rightSum;
        for (const name of FEATURES) slope[name] += WEIGHTS[set] * error * features[name];
      }
    }
    for (const name of FEATURES) weights[name] -= 2 * (slope[name] / all + RANK_DECAY * weights[name]);
  }
  return rounded(weights);
}

/** Weights that tell whether the entry that stands first answers the question: logistic regression. */
function fitAnswers(): { bias: number; lead: number; features: Record<Feature, number> } {
  const firsts = cases.map(({ candidates, asked, faq, set }) => {
    const ranked = candidates
      .map((one) => ({ ...one, fit: dot(fits, one.features) }))
      .toSorted((a, b) => b.fit - a.fit);
    const [first] = ranked;
    if (first === undefined) throw new Error('A case without candidates was left in');
    const right = faq.includes(first.held.id);
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
      for (const name of FEATURES) slope[name] += error * one.features[name];
    }
    bias -= biasSlope / all;
    lead -= leadSlope / all + ANSWER_DECAY * lead;
    for (const name of FEATURES) weights[name] -= slope[name] / all + ANSWER_DECAY * weights[name];
  }
  return { bias: round(bias - TURN), lead: round(lead), features: rounded(weights) };
}

function zeros(): Record<Feature, number> {
  return Object.fromEntries(FEATURES.map((name) => [name, 0])) as Record<keyof typeof FITS, number>;
}

function dot(weights: Record<Feature, number>, features: Record<Feature, number>): number {
  return FEATURES.reduce((sum, name) => sum + weights[name] * features[name], 0);
}

function rounded(weights: Record<Feature, number>): Record<Feature, number> {
  return Object.fromEntries(FEATURES.map((name) => [name, round(weights[name])])) as Record<keyof typeof FITS, number>;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

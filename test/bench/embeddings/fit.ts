/**
 * Fits how much an embedding model's vectors count beside words, and prints it for bff/knowledge/weights.ts:
 * `node test/bench/embeddings/fit.ts`. It uses made-up vectors of models of three qualities (`meaning-vectors.ts`), because
 * the owner's model is
 * not known. The weight of words stays unchanged, so that nothing changes without a model. Only houses of the fitting part are
 * used; the results on the other houses are printed at the end.
 */
import { type Asked, readAsked } from '../../../bff/knowledge/asked.ts';
import { readEntry } from '../../../bff/knowledge/entry.ts';
import { type Candidate, createRanking, evidenceOf, leadOf } from '../../../bff/knowledge/faq-index.ts';
import { hashOfEntry, type Nearness, textOfEntry } from '../../../bff/knowledge/nearness.ts';
import { NEAR } from '../../../bff/knowledge/weights.ts';
import { type AskedHouse, meaningsOf, readAskedHouses } from './houses.ts';
import { MODELS, toUnit, toVector } from './meaning-vectors.ts';
import { measureSearch, type Question, sumUp, worthOf } from './measure.ts';

const ROUNDS = 3_000;
const STEP = 3;
const DECAY = 0.003;
/**
 * An owner with a model expects more answers but not more wrong ones: a wrong answer costs twice as much as in the fit of
 * the words.
 */
const WRONG_COST = 3;
const FIT_STEP = 0.25;
const FIT_MAX = 12;

interface Case {
  where: readonly string[];
  asked: Asked;
  candidates: Candidate[];
}

const houses = readAskedHouses();
const cases = Object.fromEntries(
  Object.keys(MODELS).map((model) => [
    model,
    toCases(
      model,
      houses.filter(({ part }) => part === 'fit'),
    ),
  ]),
);

const fit = fitRanking(cases['poor'] ?? []);
console.log('fit', fit);
console.log('answers', JSON.stringify(fitAnswers(Object.values(cases).flat(), fit)));
for (const part of ['fit', 'held-out']) {
  const those = houses.filter((house) => house.part === part);
  const printResults = async (name: string, nearnessOf: Parameters<typeof measureSearch>[1]): Promise<void> => {
    const sum = sumUp((await measureSearch(those, nearnessOf)).values());
    console.log(part, name, JSON.stringify({ ...sum, worth: worthOf(sum) }));
  };
  await printResults('without', async () => undefined);
  for (const model of Object.keys(MODELS)) {
    const nearnessOf = createNearness(model);
    await printResults(`with a ${model} one, as the weights are`, async (house, question) =>
      nearnessOf(house, question),
    );
  }
}

function toCases(model: string, those: readonly AskedHouse[]): Case[] {
  const nearnessOf = createNearness(model);
  return those.flatMap((house) => {
    const rank = createRanking(house.entries.map(readEntry));
    return house.questions.map((question) => {
      const asked = readAsked(question.text, question.language);
      const candidates = rank(asked, question.language, undefined, nearnessOf(house, question));
      return { where: question.where, asked, candidates };
    });
  });
}

/** Computes the cosines of questions with the texts of their house, trusted in full. */
function createNearness(model: string): (house: AskedHouse, question: Question) => Nearness {
  const blend = MODELS[model as keyof typeof MODELS];
  const vectors = new Map<string, { meant: ReturnType<typeof meaningsOf>; texts: [string, readonly number[]][] }>();
  return (house, { text }) => {
    const known = vectors.get(house.id) ?? { meant: meaningsOf(house), texts: [] };
    if (!vectors.has(house.id)) {
      for (const entry of house.entries) {
        const meant = known.meant.get(textOfEntry(entry));
        if (meant !== undefined) known.texts.push([hashOfEntry(entry), toUnit(toVector(meant, blend))]);
      }
      vectors.set(house.id, known);
    }
    const meant = known.meant.get(text);
    const asked = meant === undefined ? [] : toUnit(toVector(meant, blend));
    return { trust: 1, cosines: Object.fromEntries(known.texts.map(([hash, other]) => [hash, dot(asked, other)])) };
  };
}

/**
 * Fits the weight under which the right entry most likely ranks first with a poor model. A good model then counts less than it
 * could, and a poor model that is trusted by mistake does no harm.
 */
function fitRanking(all: readonly Case[]): number {
  let best = { weight: 0, loss: Number.POSITIVE_INFINITY };
  for (let weight = 0; weight <= FIT_MAX; weight += FIT_STEP) {
    let loss = 0;
    for (const { where, candidates } of all) {
      if (!candidates.some(({ entry: held }) => where.includes(held.id))) continue;
      const fits = candidates.map((one) => scoreEntry(one, weight));
      const most = Math.max(...fits);
      const powers = fits.map((one) => Math.exp(one - most));
      const right = powers.filter((_, index) => where.includes(candidates[index]?.entry.id ?? ''));
      loss -= Math.log(sum(right) / sum(powers));
    }
    if (loss < best.loss) best = { weight, loss };
  }
  return best.weight;
}

/** Fits a logistic regression on top of the score of the words. */
function fitAnswers(all: readonly Case[], weight: number): (typeof NEAR)['answers'] {
  const firsts = all.flatMap(({ where, asked, candidates }) => {
    const ranked = candidates
      .map((one) => ({ ...one, fit: scoreEntry(one, weight) }))
      .toSorted((a, b) => b.fit - a.fit);
    const [first] = ranked;
    if (first?.near === null || first === undefined) return [];
    const isRight = where.includes(first.entry.id);
    const words = evidenceOf({ ...first, near: null }, leadOf(first, ranked, asked));
    return [
      { isRight, words, share: isRight ? 1 : WRONG_COST, values: [1, first.near.out, first.near.ahead] as const },
    ];
  });
  const shares = sum(firsts.map(({ share }) => share));
  let [bias, out, ahead] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const slope: [number, number, number] = [0, 0, 0];
    for (const { isRight, words, share, values } of firsts) {
      const evidence = words + bias * values[0] + out * values[1] + ahead * values[2];
      const error = share * (1 / (1 + Math.exp(-evidence)) - Number(isRight));
      for (const place of [0, 1, 2] as const) slope[place] += error * values[place];
    }
    bias -= STEP * (slope[0] / shares + DECAY * bias);
    out -= STEP * (slope[1] / shares + DECAY * out);
    ahead -= STEP * (slope[2] / shares + DECAY * ahead);
  }
  return { bias: roundWeight(bias), out: roundWeight(out), ahead: roundWeight(ahead) };
}

/** The score of an entry under this weight of the vectors. */
function scoreEntry({ fit: now, near }: Candidate, weight: number): number {
  return near === null ? now : now + (weight - NEAR.fit) * near.out;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return sum(one.map((value, place) => value * (other[place] ?? 0)));
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function roundWeight(value: number): number {
  return Math.round(value * 100) / 100;
}

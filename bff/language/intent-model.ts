import { INTENTS } from '../../shared/domain/intents.ts';
import type { Concept } from './concepts.ts';
import type { Lexicon } from './lexicon.ts';
import type { LanguagePack } from './pack.ts';
import type { Reading } from './reading.ts';
import { CONCEPT_MARK, Weights } from './weights.ts';

/** What a text is known by: features and how much each counts. */
type Features = Map<string, number>;

/** A sentence to learn from: its features' rows of weights, how much each counts, and the intent it stands for. */
interface Example {
  rows: Float32Array[];
  values: number[];
  intent: number;
  /** How many rounds it may still sit out, for it was known well. */
  restRounds: number;
}

const ROUNDS = 14;
const LEARNING_RATE = 0.55;
const SCALE = 2.6;
const ERROR_MIN = 0.002;
/** A sentence this nearly right is well known: it is looked at again after some rounds. */
const KNOWN_ERROR = 0.04;
const REST_ROUNDS = 2;
/** English has many sentences about other things; each counts for less, so that they do not outweigh the hotel's. */
const FOREIGN = INTENTS.indexOf('out_of_scope');
const FOREIGN_RATE = 0.9;
const CONCEPT_WEIGHT = 0.7;
const PAIR_WEIGHT = 0.55;
const WORD_WEIGHT = 0.9;
const EMPTY_WORD_WEIGHT = 0.6;
const NEIGHBOURS_WEIGHT = 0.45;
const PAIRED_CONCEPTS_MAX = 8;

/**
 * Which intent a text resembles, learnt from a pack's own sentences when the language is first used (some tens of
 * milliseconds): multinomial logistic regression over concepts, pairs of concepts, words and neighbouring words.
 * What concepts mean is learnt once, from English, and is where every other language starts.
 */
export class IntentModel {
  readonly #lexicon: Lexicon;
  readonly #unspaced: boolean;
  readonly #weights: Weights;
  /** Filled and emptied again by each prediction, so that none allocates. */
  readonly #scores = new Float32Array(INTENTS.length);
  readonly #wrong: number[] = [];

  constructor(pack: LanguagePack, lexicon: Lexicon, start: IntentModel | null) {
    this.#lexicon = lexicon;
    this.#unspaced = pack.script.unspaced;
    const sentences = INTENTS.flatMap((intent, index) =>
      pack.phrases[intent].map((phrase) => ({
        features: this.#featuresOf(lexicon.read(phrase)),
        intent: index,
      })),
    );
    const counts = new Map<string, number>();
    for (const { features } of sentences) {
      for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const isWorth = (name: string) => (counts.get(name) ?? 0) > 1 || !(name.includes(' ') || name.includes('&'));
    const learnt = sentences.map(({ features, intent }) => ({
      features: [...features].filter(([name]) => isWorth(name)),
      intent,
    }));
    const names = learnt.flatMap(({ features }) => features.map(([name]) => name));
    this.#weights = new Weights(names, INTENTS.length, start === null ? null : start.#weights);
    const examples = learnt.map(({ features, intent }) => this.#toExample(features, intent));
    const random = createRandom();
    for (let round = 0; round < ROUNDS; round++) {
      const rate = LEARNING_RATE * (1 - round / (ROUNDS + 2));
      for (const example of shuffle(examples, random)) {
        if (example.restRounds-- > 0) continue;
        this.#learn(example, example.intent === FOREIGN ? rate * FOREIGN_RATE : rate);
      }
    }
  }

  /** The likelihood of each intent, 0 to 1, in the order of INTENTS; they sum to 1. */
  predict(reading: Reading): Float32Array {
    const rows: Float32Array[] = [];
    const values: number[] = [];
    for (const [name, value] of this.#featuresOf(reading)) {
      const row = this.#weights.find(name);
      if (row === undefined) continue;
      rows.push(row);
      values.push(value);
    }
    return this.#likelihoods(rows, values).slice();
  }

  #toExample(features: readonly [string, number][], intent: number): Example {
    const known = features.flatMap(([name, value]) => {
      const row = this.#weights.find(name);
      return row === undefined ? [] : [{ row, value }];
    });
    return { rows: known.map(({ row }) => row), values: known.map(({ value }) => value), intent, restRounds: 0 };
  }

  #learn(example: Example, rate: number): void {
    const { rows, values, intent } = example;
    const errors = this.#likelihoods(rows, values);
    errors[intent] = (errors[intent] ?? 0) - 1;
    example.restRounds = -(errors[intent] ?? 0) < KNOWN_ERROR ? REST_ROUNDS : 0;
    // Most intents are out of the question for most sentences: nothing is learnt about them.
    const wrong = this.#wrong;
    wrong.length = 0;
    for (let index = 0; index < errors.length; index++) if (Math.abs(errors[index] ?? 0) > ERROR_MIN) wrong.push(index);
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index];
      const step = rate * (values[index] ?? 0);
      if (row === undefined) continue;
      for (const place of wrong) row[place] = (row[place] ?? 0) - step * (errors[place] ?? 0);
    }
  }

  #likelihoods(rows: readonly Float32Array[], values: readonly number[]): Float32Array {
    const scores = this.#scores.fill(0);
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index];
      if (row !== undefined) addTo(scores, row, values[index] ?? 0);
    }
    return softmax(scores);
  }

  #featuresOf({ words, concepts }: Reading): Features {
    const features: Features = new Map();
    const names = [...concepts].slice(0, PAIRED_CONCEPTS_MAX).toSorted();
    for (const concept of names) features.set(`${CONCEPT_MARK}${concept}`, CONCEPT_WEIGHT);
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) features.set(pairOf(one, other), PAIR_WEIGHT);
    }
    const { stemmer, empty } = this.#lexicon;
    const stems = this.#unspaced ? words : words.map((word) => stemmer.stem(word));
    for (const [index, stem] of stems.entries()) {
      features.set(stem, empty.has(words[index] ?? '') ? EMPTY_WORD_WEIGHT : WORD_WEIGHT);
      features.set(`${stems[index - 1] ?? '^'} ${stem}`, NEIGHBOURS_WEIGHT);
    }
    return toUnitLength(features);
  }
}

function pairOf(one: Concept, other: Concept): string {
  return `${CONCEPT_MARK}${one}&${other}`;
}

function toUnitLength(features: Features): Features {
  let squares = 0;
  for (const value of features.values()) squares += value * value;
  const factor = SCALE / Math.sqrt(squares || 1);
  for (const [name, value] of features) features.set(name, value * factor);
  return features;
}

function addTo(target: Float32Array, row: Float32Array, factor: number): void {
  for (let index = 0; index < target.length; index++) target[index] = (target[index] ?? 0) + factor * (row[index] ?? 0);
}

/** Turns scores into likelihoods, in place. */
function softmax(scores: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < scores.length; index++) highest = Math.max(highest, scores[index] ?? 0);
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const power = Math.exp((scores[index] ?? 0) - highest);
    scores[index] = power;
    sum += power;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) / sum;
  return scores;
}

/** The same order on every machine and run. */
function createRandom(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

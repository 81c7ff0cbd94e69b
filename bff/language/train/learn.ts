import type { Features } from '../model/features.ts';
import { type ModelWeights, multiply, softmax } from '../model/model.ts';
import { createRandom, shuffle } from './random.ts';

/** A training example: the features of a text, and its class for each head; -1 if unknown. */
export interface Lesson {
  features: Features;
  classes: readonly number[];
}

/** How a model is made. */
export interface Recipe {
  dimensions: number;
  rounds: number;
  /** The first step; it falls evenly to nothing, so that no lesson counts more for having come last. */
  rate: number;
  featuresMax: number;
  /** The seed of the random numbers for the first weights, the order of the examples, and the dropout. */
  seed: number;
  /** For each head its number of classes and its share of the loss. */
  heads: readonly { classes: number; share: number }[];
}

/** A feature met once teaches the model its sentence by heart. */
const COUNT_MIN = 2;
/** A text whose words are partly taken away must still be told by the rest. */
const DROPPED_SHARE = 0.25;
const VECTOR_SPREAD = 0.5;
const HEAD_SPREAD = 0.1;
const BIAS_SHARE = 0.2;
const ERROR_MIN = 1e-4;
const TINY = 1e-6;

/**
 * Trains a model: stochastic gradient descent with a rate of its own for each row (Duchi, Hazan and Singer, "Adaptive
 * subgradient methods", 2011). Same lessons, same weights.
 */
export function learn(lessons: readonly Lesson[], recipe: Recipe, log: (line: string) => unknown): ModelWeights {
  const { dimensions, rounds, rate } = recipe;
  const hashes = chooseFeatures(lessons, recipe.featuresMax);
  const rows = new Map([...hashes].map((hash, row) => [hash, row]));
  const prepared = lessons.map((lesson) => prepare(lesson, rows));
  const random = createRandom(recipe.seed);
  const learner = new Learner(hashes.length, recipe, random);
  for (let round = 0; round < rounds; round++) {
    let loss = 0;
    for (const [index, lesson] of shuffle(prepared, random).entries()) {
      learner.rate = rate * (1 - (round + index / lessons.length) / rounds);
      loss += learner.learn(lesson);
    }
    log(`round ${round + 1} of ${rounds}: loss ${(loss / lessons.length).toFixed(4)}`);
  }
  return quantise(hashes, dimensions, learner);
}

interface Prepared {
  rows: Int32Array;
  values: Float32Array;
  classes: readonly number[];
}

class Learner {
  rate = 0;
  readonly vectors: Float32Array;
  readonly heads: Float32Array[];
  readonly #dimensions: number;
  readonly #shares: number[];
  readonly #random: () => number;
  readonly #rowSteps: Float32Array;
  readonly #headSteps: Float32Array[];
  readonly #sum: Float32Array;
  readonly #slope: Float32Array;

  constructor(count: number, { dimensions, heads }: Recipe, random: () => number) {
    const spread = (length: number, width: number) => Float32Array.from({ length }, () => (random() - 0.5) * width);
    this.#dimensions = dimensions;
    this.#random = random;
    this.#shares = heads.map(({ share }) => share);
    this.vectors = spread(count * dimensions, VECTOR_SPREAD);
    this.heads = heads.map(({ classes }) => spread(classes * (dimensions + 1), HEAD_SPREAD));
    this.#rowSteps = new Float32Array(count).fill(TINY);
    this.#headSteps = heads.map(({ classes }) => new Float32Array(classes).fill(TINY));
    this.#sum = new Float32Array(dimensions);
    this.#slope = new Float32Array(dimensions);
  }

  /** One step of gradient descent; returns the loss of the first head before the step. */
  learn({ rows, values, classes }: Prepared): number {
    const keptRows = [...rows.keys()].filter(() => this.#random() > DROPPED_SHARE);
    const scale = 1 / (1 - DROPPED_SHARE);
    const [sum, slope, width] = [this.#sum.fill(0), this.#slope.fill(0), this.#dimensions];
    for (const index of keptRows) {
      const start = at(rows, index) * width;
      const value = at(values, index) * scale;
      for (let place = 0; place < width; place++) sum[place] = at(sum, place) + value * at(this.vectors, start + place);
    }
    let loss = 0;
    for (const [number, right] of classes.entries()) {
      if (right < 0) continue;
      const headLoss = this.#learnHead(number, right);
      if (number === 0) loss = headLoss;
    }
    let squares = 0;
    for (const part of slope) squares += part * part;
    squares /= width;
    for (const index of keptRows) {
      const row = at(rows, index);
      const value = at(values, index) * scale;
      this.#rowSteps[row] = at(this.#rowSteps, row) + squares * value * value;
      const step = (this.rate * value) / Math.sqrt(at(this.#rowSteps, row));
      const start = row * width;
      for (let place = 0; place < width; place++)
        this.vectors[start + place] = at(this.vectors, start + place) - step * at(slope, place);
    }
    return loss;
  }

  #learnHead(number: number, right: number): number {
    const [head, steps, share] = [this.heads[number], this.#headSteps[number], this.#shares[number] ?? 1];
    if (head === undefined || steps === undefined) throw new Error(`There is no head ${number}`);
    const width = this.#dimensions;
    const errors = softmax(multiply(head, this.#sum));
    const loss = -Math.log(Math.max(at(errors, right), 1e-9));
    errors[right] = at(errors, right) - 1;
    for (let row = 0; row < errors.length; row++) {
      const error = at(errors, row) * share;
      if (Math.abs(error) < ERROR_MIN) continue;
      steps[row] = at(steps, row) + error * error;
      const step = (this.rate * error) / Math.sqrt(at(steps, row));
      const start = row * (width + 1);
      for (let place = 0; place < width; place++) {
        this.#slope[place] = at(this.#slope, place) + error * at(head, start + place);
        head[start + place] = at(head, start + place) - step * at(this.#sum, place);
      }
      head[start + width] = at(head, start + width) - step * BIAS_SHARE;
    }
    return loss;
  }
}

function prepare({ features, classes }: Lesson, rowOf: ReadonlyMap<number, number>): Prepared {
  const known = [...features.hashes].flatMap((hash, index) => {
    const row = rowOf.get(hash);
    return row === undefined ? [] : [{ row, value: at(features.values, index) }];
  });
  return {
    rows: Int32Array.from(known, ({ row }) => row),
    values: Float32Array.from(known, ({ value }) => value),
    classes,
  };
}

/** The features that occur more than once, the most frequent ones if there are too many, in the order of their hashes. */
function chooseFeatures(lessons: readonly Lesson[], featuresMax: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of lessons) for (const hash of features.hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= COUNT_MIN);
  const chosen = common.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, featuresMax);
  return Uint32Array.from(chosen, ([hash]) => hash).toSorted();
}

/** Each row in 255 steps of its own size. */
function quantise(hashes: Uint32Array, dimensions: number, { vectors, heads }: Learner): ModelWeights {
  const scales = new Float32Array(hashes.length);
  const small = new Int8Array(vectors.length);
  for (let row = 0; row < hashes.length; row++) {
    const values = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    const most = values.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
    const scale = most / 127 || 1;
    scales[row] = scale;
    for (let place = 0; place < dimensions; place++)
      small[row * dimensions + place] = Math.round(at(values, place) / scale);
  }
  return { dimensions, hashes, vectors: small, scales, heads };
}

/** An element of an array whose length is known here; the compiler does not know it. */
function at(values: Float32Array | Int32Array, index: number): number {
  return values[index] ?? 0;
}

import { ACTS, type Act, ATTRIBUTES, type Attribute, type Topic } from '../../../shared/domain/frame.ts';
import { INTENTS } from '../../../shared/domain/intents.ts';
import { type Features, toUnitLength } from './features.ts';

/** The classes of each head, in the order of their weights. */
export const HEADS = {
  topic: [...INTENTS, null] as readonly Topic[],
  act: ACTS as readonly Act[],
  attribute: [...ATTRIBUTES, null] as readonly (Attribute | null)[],
};
export type Head = keyof typeof HEADS;
export const HEAD_NAMES = Object.keys(HEADS) as Head[];

/** The weights of a trained model: a short vector for each feature, and for each class one to hold their sum against. */
export interface ModelWeights {
  dimensions: number;
  /** Sorted. */
  hashes: Uint32Array;
  /** Row by row; a feature's vector is its row times its scale. */
  vectors: Int8Array;
  scales: Float32Array;
  /** The heads, in the order of their training. */
  heads: readonly Float32Array[];
}

const MAGIC = 0x53434d32;

/** A linear model of low rank over the features of a text, with one or more heads. */
export class LinearModel {
  readonly #weights: ModelWeights;
  readonly #sum: Float32Array;

  constructor(weights: ModelWeights) {
    this.#weights = weights;
    this.#sum = new Float32Array(weights.dimensions);
  }

  /** For each head how likely each of its classes is, together 1. */
  predict(features: Features): Float32Array[] {
    const sum = this.#add(features);
    return this.#weights.heads.map((head) => softmax(multiply(head, sum)));
  }

  /**
   * The position of a text among all texts: texts of similar meaning are near each other, in any language. Of length 1, or
   * all zero.
   */
  embed(features: Features): Float32Array {
    return toUnitLength(this.#add(features));
  }

  #add({ hashes, values }: Features): Float32Array {
    const { dimensions, vectors, scales } = this.#weights;
    const sum = this.#sum.fill(0);
    for (let index = 0; index < hashes.length; index++) {
      const row = this.#find(hashes[index] ?? 0);
      if (row < 0) continue;
      const factor = (values[index] ?? 0) * (scales[row] ?? 0);
      const start = row * dimensions;
      for (let place = 0; place < dimensions; place++)
        sum[place] = Number(sum[place]) + factor * Number(vectors[start + place]);
    }
    return sum;
  }

  #find(hash: number): number {
    const { hashes } = this.#weights;
    let [low, high] = [0, hashes.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const value = hashes[middle] ?? 0;
      if (value === hash) return middle;
      if (value < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** The model's result for a clause: the probability of each class, by head. */
export type Prediction = Record<Head, Float32Array>;

/** Classifies the act and the topic of a clause. */
export class ClauseModel {
  readonly #model: LinearModel;

  constructor(weights: ModelWeights) {
    this.#model = new LinearModel(weights);
  }

  predict(features: Features): Prediction {
    const [topic, act, attribute] = this.#model.predict(features);
    if (topic === undefined || act === undefined || attribute === undefined)
      throw new Error('The clause model lacks a head; make it anew: npm run train');
    return { topic, act, attribute };
  }

  embed(features: Features): Float32Array {
    return this.#model.embed(features);
  }
}

/** Multiplies each class's row of weights (bias last) with a sum of vectors. `Number`: as in `dot`. */
export function multiply(rows: Float32Array, sum: Float32Array): Float32Array {
  const width = sum.length + 1;
  const scores = new Float32Array(rows.length / width);
  for (let row = 0; row < scores.length; row++) {
    let score = Number(rows[row * width + sum.length]);
    for (let place = 0; place < sum.length; place++) score += Number(rows[row * width + place]) * Number(sum[place]);
    scores[row] = score;
  }
  return scores;
}

/** Turns scores into likelihoods, in place. */
export function softmax(scores: Float32Array): Float32Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const power = Math.exp((scores[index] ?? 0) - highest);
    scores[index] = power;
    sum += power;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) / sum;
  return scores;
}

/** Encodes the weights for a file: sizes, then the arrays in order. */
export function encodeWeights({ dimensions, hashes, vectors, scales, heads }: ModelWeights): Buffer {
  const sizes = Uint32Array.of(MAGIC, dimensions, hashes.length, heads.length, ...heads.map(({ length }) => length));
  const parts = [sizes, hashes, scales, ...heads, vectors];
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
}

/** Reads what `encodeWeights` wrote. Throws where the file is another or cut short. */
export function decodeWeights(file: Buffer): ModelWeights {
  const bytes = Uint8Array.from(file).buffer;
  const [magic, dimensions = 0, count = 0, headCount = 0] = new Uint32Array(bytes, 0, 4);
  if (magic !== MAGIC) throw new Error('These are no weights of this version; make them anew: npm run train');
  const lengths = [...new Uint32Array(bytes, 16, headCount)];
  let place = 16 + headCount * 4;
  const advance = (size: number) => {
    const start = place;
    place += size;
    return start;
  };
  return {
    dimensions,
    hashes: new Uint32Array(bytes, advance(count * 4), count),
    scales: new Float32Array(bytes, advance(count * 4), count),
    heads: lengths.map((length) => new Float32Array(bytes, advance(length * 4), length)),
    vectors: new Int8Array(bytes, advance(count * dimensions), count * dimensions),
  };
}

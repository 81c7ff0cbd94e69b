import { ACTS, type Act, ATTRIBUTES, type Attribute, type Topic } from '../../shared/domain/frame.ts';
import { INTENTS } from '../../shared/domain/intents.ts';
import type { Features } from './features.ts';

/** The classes of each head, in the order of their weights. */
export const HEADS = {
  topic: [...INTENTS, null] as readonly Topic[],
  act: ACTS as readonly Act[],
  attribute: [...ATTRIBUTES, null] as readonly (Attribute | null)[],
};
export type Head = keyof typeof HEADS;
export const HEAD_NAMES = Object.keys(HEADS) as Head[];

/** What the model makes of a clause: how likely each class of each head is; each head's add up to 1. */
export interface Prediction {
  topic: Float32Array;
  act: Float32Array;
  attribute: Float32Array;
  /** How much of what the clause is known by the model has met, 0 to 1. */
  familiarity: number;
}

/** The weights of a trained model: a short vector for each feature, and for each class one to hold their sum against. */
export interface ModelWeights {
  dimensions: number;
  /** Sorted. */
  hashes: Uint32Array;
  /** Row by row; a feature's vector is its row times its scale. */
  vectors: Int8Array;
  scales: Float32Array;
  heads: Record<Head, Float32Array>;
}

const MAGIC = 0x53434d31;

/** A linear model of low rank over the features of a clause, the same for all languages. */
export class ClauseModel {
  readonly #weights: ModelWeights;
  readonly #sum: Float32Array;

  constructor(weights: ModelWeights) {
    this.#weights = weights;
    this.#sum = new Float32Array(weights.dimensions);
  }

  predict({ hashes, values }: Features): Prediction {
    const { dimensions, vectors, scales, heads } = this.#weights;
    const sum = this.#sum.fill(0);
    let met = 0;
    let all = 0;
    for (let index = 0; index < hashes.length; index++) {
      const value = values[index] ?? 0;
      all += value * value;
      const row = this.#find(hashes[index] ?? 0);
      if (row < 0) continue;
      met += value * value;
      const factor = value * (scales[row] ?? 0);
      const start = row * dimensions;
      for (let place = 0; place < dimensions; place++)
        sum[place] = (sum[place] ?? 0) + factor * (vectors[start + place] ?? 0);
    }
    return {
      topic: softmax(multiply(heads.topic, sum)),
      act: softmax(multiply(heads.act, sum)),
      attribute: softmax(multiply(heads.attribute, sum)),
      familiarity: all === 0 ? 0 : met / all,
    };
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

/** Each class's row of weights, its bias last, held against a sum of vectors. */
export function multiply(rows: Float32Array, sum: Float32Array): Float32Array {
  const width = sum.length + 1;
  const scores = new Float32Array(rows.length / width);
  for (let row = 0; row < scores.length; row++) {
    let score = rows[row * width + sum.length] ?? 0;
    for (let place = 0; place < sum.length; place++) score += (rows[row * width + place] ?? 0) * (sum[place] ?? 0);
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

/** The weights as they stand in a file: a head of five numbers, then the arrays one after another. */
export function encodeWeights({ dimensions, hashes, vectors, scales, heads }: ModelWeights): Buffer {
  const sizes = Uint32Array.of(MAGIC, dimensions, hashes.length);
  const parts = [sizes, hashes, scales, ...HEAD_NAMES.map((name) => heads[name]), vectors];
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
}

/** Reads what `encodeWeights` wrote. Throws where the file is another or cut short. */
export function decodeWeights(file: Buffer): ModelWeights {
  const bytes = Uint8Array.from(file).buffer;
  const [magic, dimensions = 0, count = 0] = new Uint32Array(bytes, 0, 3);
  if (magic !== MAGIC) throw new Error('These are no weights of the clause model; make them anew: npm run train');
  let place = 12;
  const take = <T>(
    make: (buffer: ArrayBuffer, place: number, length: number) => T,
    length: number,
    size: number,
  ): T => {
    const part = make(bytes, place, length);
    place += length * size;
    return part;
  };
  const floats = (length: number) => take((...at) => new Float32Array(...at), length, 4);
  const hashes = take((...at) => new Uint32Array(...at), count, 4);
  const scales = floats(count);
  const width = dimensions + 1;
  const heads = {
    topic: floats(HEADS.topic.length * width),
    act: floats(HEADS.act.length * width),
    attribute: floats(HEADS.attribute.length * width),
  };
  return { dimensions, hashes, scales, heads, vectors: take((...at) => new Int8Array(...at), count * dimensions, 1) };
}

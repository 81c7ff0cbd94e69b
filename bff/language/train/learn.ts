import { HEAD_NAMES, HEADS, type Head, type ModelWeights, multiply, softmax } from '../model.ts';
import type { Example } from './examples.ts';
import { createRandom, shuffle } from './random.ts';

const DIMENSIONS = 48;
const ROUNDS = 8;
const RATE = 0.12;
/** A feature met once teaches the model its sentence by heart. */
const COUNT_MIN = 2;
const FEATURES_MAX = 130_000;
const HEAD_SHARE: Record<Head, number> = { topic: 1, act: 0.6, attribute: 0.4 };
/** A clause whose words are partly taken away must still be told by the rest. */
const DROPPED_SHARE = 0.25;
const START_SPREAD = 0.5;
const TINY = 1e-6;

interface Lesson {
  rows: Int32Array;
  values: Float32Array;
  /** The class of each head; -1 where the sentence does not tell. */
  classes: Record<Head, number>;
  weight: number;
}

/** Trains the model: stochastic gradient descent with a rate of its own for each row (Duchi and others, 2011). Same examples, same weights. */
export function learn(examples: readonly Example[], log: (line: string) => void = () => undefined): ModelWeights {
  const hashes = chooseFeatures(examples);
  const rowOf = new Map([...hashes].map((hash, row) => [hash, row]));
  const lessons = examples.map((example) => toLesson(example, rowOf));
  const random = createRandom(7);
  const width = DIMENSIONS + 1;
  const vectors = Float32Array.from({ length: hashes.length * DIMENSIONS }, () => (random() - 0.5) * START_SPREAD);
  const steps = new Float32Array(hashes.length).fill(TINY);
  const heads = Object.fromEntries(
    HEAD_NAMES.map((name) => [
      name,
      Float32Array.from({ length: HEADS[name].length * width }, () => (random() - 0.5) * 0.1),
    ]),
  ) as Record<Head, Float32Array>;
  const headSteps = Object.fromEntries(
    HEAD_NAMES.map((name) => [name, new Float32Array(HEADS[name].length).fill(TINY)]),
  ) as Record<Head, Float32Array>;
  const sum = new Float32Array(DIMENSIONS);
  const slope = new Float32Array(DIMENSIONS);
  for (let round = 0; round < ROUNDS; round++) {
    let loss = 0;
    const rate = RATE * (1 - round / (ROUNDS + 1));
    for (const { rows, values, classes, weight } of shuffle(lessons, random)) {
      const kept: number[] = [];
      for (let index = 0; index < rows.length; index++) if (random() > DROPPED_SHARE) kept.push(index);
      sum.fill(0);
      slope.fill(0);
      for (const index of kept) {
        const start = (rows[index] ?? 0) * DIMENSIONS;
        const value = (values[index] ?? 0) / (1 - DROPPED_SHARE);
        for (let place = 0; place < DIMENSIONS; place++) sum[place]! += value * vectors[start + place]!;
      }
      for (const name of HEAD_NAMES) {
        const right = classes[name];
        if (right < 0) continue;
        const head = heads[name];
        const errors = softmax(multiply(head, sum));
        if (name === 'topic') loss -= Math.log(Math.max(errors[right]!, 1e-9));
        errors[right]! -= 1;
        const share = HEAD_SHARE[name] * weight;
        for (let row = 0; row < errors.length; row++) {
          const error = errors[row]! * share;
          if (Math.abs(error) < 1e-4) continue;
          const start = row * width;
          headSteps[name][row]! += error * error;
          const step = (rate * error) / Math.sqrt(headSteps[name][row]!);
          for (let place = 0; place < DIMENSIONS; place++) {
            slope[place]! += error * head[start + place]!;
            head[start + place]! -= step * sum[place]!;
          }
          head[start + DIMENSIONS]! -= step * 0.2;
        }
      }
      let squares = 0;
      for (let place = 0; place < DIMENSIONS; place++) squares += slope[place]! * slope[place]!;
      squares /= DIMENSIONS;
      for (const index of kept) {
        const row = rows[index]!;
        const value = values[index]! / (1 - DROPPED_SHARE);
        steps[row]! += squares * value * value;
        const step = (rate * value) / Math.sqrt(steps[row]!);
        const start = row * DIMENSIONS;
        for (let place = 0; place < DIMENSIONS; place++) vectors[start + place]! -= step * slope[place]!;
      }
    }
    log(`round ${round + 1}: loss ${(loss / lessons.length).toFixed(4)}`);
  }
  return quantise(hashes, vectors, heads);
}

function toLesson({ features, act, topic, attribute }: Example, rowOf: ReadonlyMap<number, number>): Lesson {
  const known = [...features.hashes].flatMap((hash, index) => {
    const row = rowOf.get(hash);
    return row === undefined ? [] : [{ row, value: features.values[index] ?? 0 }];
  });
  return {
    rows: Int32Array.from(known, ({ row }) => row),
    values: Float32Array.from(known, ({ value }) => value),
    classes: {
      topic: HEADS.topic.indexOf(topic),
      act: act === null ? -1 : HEADS.act.indexOf(act),
      attribute: act === null ? -1 : HEADS.attribute.indexOf(attribute),
    },
    weight: 1,
  };
}

/** The features met more than once, the commonest where there are too many, in the order of their hashes. */
function chooseFeatures(examples: readonly Example[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const hash of features.hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= COUNT_MIN);
  const chosen = common.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, FEATURES_MAX);
  return Uint32Array.from(chosen, ([hash]) => hash).toSorted();
}

/** Each row in 255 steps of its own size. */
function quantise(hashes: Uint32Array, vectors: Float32Array, heads: Record<Head, Float32Array>): ModelWeights {
  const scales = new Float32Array(hashes.length);
  const small = new Int8Array(vectors.length);
  for (let row = 0; row < hashes.length; row++) {
    const values = vectors.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    const most = values.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
    const scale = most / 127 || 1;
    scales[row] = scale;
    for (let place = 0; place < DIMENSIONS; place++)
      small[row * DIMENSIONS + place] = Math.round(values[place]! / scale);
  }
  return { dimensions: DIMENSIONS, hashes, vectors: small, scales, heads };
}

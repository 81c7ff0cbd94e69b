import { visitFeatures } from '../../../shared/language/detect/features.ts';
import {
  FIRST_CLASS,
  LAST_ENTRY,
  LEVELS,
  LEVELS_MAX,
  PAIRS,
  type PackedModel,
} from '../../../shared/language/detect/model.ts';
import { SCRIPT_LANGUAGES, type Script } from '../../../shared/language/detect/script.ts';

/** Training words and the index of their language; `base` is the score that smaller models give already. */
export interface Sample {
  words: readonly string[];
  label: number;
  weight: number;
  base: Float64Array;
}

export interface FitOptions {
  script: Script;
  /** The evidence that a weight needs to be kept; a larger value makes the model smaller. */
  sparsity: number;
  /** The number of samples that a feature must occur in. */
  countMin: number;
  rounds: number;
  step: number;
}

const ALPHA = 0.5;
const BETA = 1;
const RIDGE = 0.5;

/** Logistic regression by FTRL-proximal (McMahan et al. 2013): sparse by construction. Same samples, same weights. */
export function fitModel(samples: readonly Sample[], options: FitOptions): PackedModel {
  const classCount = SCRIPT_LANGUAGES[options.script].length;
  const features = countFeatures(samples, options.countMin);
  const names = [...features.keys()];
  const { rows, norms } = indexSamples(samples, features);
  const size = names.length * classCount;
  const weights = new Float32Array(size);
  const sums = new Float32Array(size);
  const squares = new Float32Array(size);
  const scores = new Float64Array(classCount);
  const random = seededRandom(7);
  const order = samples.map((_, i) => i);
  for (let round = 0; round < options.rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const at of order) {
      const { label, weight, base } = samples[at] as Sample;
      const row = rows[at] as Uint32Array;
      const norm = norms[at] as number;
      scores.set(base);
      for (let k = 0; k < row.length; k++) {
        const offset = (row[k] as number) * classCount;
        for (let c = 0; c < classCount; c++) (scores[c] as number) += (weights[offset + c] as number) * norm;
      }
      softmax(scores);
      for (let c = 0; c < classCount; c++) {
        const gradient = ((scores[c] as number) - (c === label ? 1 : 0)) * weight * norm;
        if (gradient < 0.0005 && gradient > -0.0005) continue;
        const square = gradient * gradient;
        for (let k = 0; k < row.length; k++) {
          const i = (row[k] as number) * classCount + c;
          const before = squares[i] as number;
          const after = before + square;
          const root = Math.sqrt(after);
          const z = (sums[i] as number) + gradient - ((root - Math.sqrt(before)) / ALPHA) * (weights[i] as number);
          sums[i] = z;
          squares[i] = after;
          weights[i] =
            z > options.sparsity
              ? -(z - options.sparsity) / ((BETA + root) / ALPHA + RIDGE)
              : z < -options.sparsity
                ? -(z + options.sparsity) / ((BETA + root) / ALPHA + RIDGE)
                : 0;
        }
      }
    }
  }
  return pack(options, names, weights, classCount);
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  const top = Math.max(...scores);
  let total = 0;
  for (let c = 0; c < scores.length; c++) total += scores[c] = Math.exp((scores[c] as number) - top);
  for (let c = 0; c < scores.length; c++) (scores[c] as number) /= total;
}

function countFeatures(samples: readonly Sample[], countMin: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of samples)
    for (const feature of distinctFeatures(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= countMin).map(([feature]) => feature);
  return new Map(kept.sort(byCodeUnit).map((feature, i) => [feature, i]));
}

function distinctFeatures(words: readonly string[]): Set<string> {
  const seen = new Set<string>();
  visitFeatures(words, (feature) => seen.add(feature));
  return seen;
}

function indexSamples(samples: readonly Sample[], features: ReadonlyMap<string, number>) {
  const norms = new Float64Array(samples.length);
  const rows = samples.map(({ words }, i) => {
    const row: number[] = [];
    const chars = visitFeatures(words, (feature) => {
      const index = features.get(feature);
      if (index !== undefined) row.push(index);
    });
    norms[i] = 1 / Math.sqrt(chars || 1);
    return Uint32Array.from(row);
  });
  return { rows, norms };
}

function pack(
  { script, step }: FitOptions,
  names: readonly string[],
  weights: Float32Array,
  classCount: number,
): PackedModel {
  let keys = '';
  let classes = '';
  const codes: number[] = [];
  let previous = '';
  for (const [f, name] of names.entries()) {
    const entries: [index: number, level: number][] = [];
    for (let c = 0; c < classCount; c++) {
      const level = Math.max(
        -LEVELS_MAX,
        Math.min(LEVELS_MAX, Math.round((weights[f * classCount + c] as number) / step)),
      );
      if (level !== 0) entries.push([c, level]);
    }
    if (entries.length === 0) continue;
    let shared = 0;
    while (shared < previous.length && shared < 25 && previous[shared] === name[shared]) shared++;
    keys += String.fromCharCode(65 + shared) + name.slice(shared);
    previous = name;
    let next = 0;
    for (const [i, [index, level]] of entries.entries()) {
      classes += String.fromCharCode(FIRST_CLASS + index - next + (i === entries.length - 1 ? LAST_ENTRY : 0));
      next = index + 1;
      codes.push(level < 0 ? level + LEVELS_MAX : level + LEVELS_MAX - 1);
    }
  }
  let values = '';
  for (let i = 0; i < codes.length; i += 2) values += PAIRS[(codes[i] ?? 0) * LEVELS + (codes[i + 1] ?? 0)];
  return { script, keys, classes, values, step };
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

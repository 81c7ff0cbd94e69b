import { readAsked } from '../../../bff/knowledge/asked.ts';

/** The shares of a vector: common to all texts, of its language, of its topic, of its meaning, and of the text alone. */
export interface Blend {
  common: number;
  language: number;
  topic: number;
  meaning: number;
  noise: number;
}

/** A text with its meaning: the ids of the entries that it asks for or is; empty if it means nothing of the house. */
export interface TextWithMeaning {
  text: string;
  language: string;
  means: readonly string[];
}

/**
 * Blends like those of models that an owner may run: all texts lie near each other, texts of one language nearer, texts about
 * one topic nearer still; and the shared meaning of two texts is half lost in the noise of each.
 */
export const MODELS = {
  good: { common: 1, language: 0.35, topic: 0.5, meaning: 0.75, noise: 0.75 },
  fair: { common: 1, language: 0.45, topic: 0.5, meaning: 0.65, noise: 0.95 },
  poor: { common: 1, language: 0.6, topic: 0.5, meaning: 0.45, noise: 1.1 },
} as const satisfies Record<string, Blend>;

const DIMENSIONS = 64;

/** Computes the vector of a text whose meaning is known, always the same one. `draw` selects another random draw. */
export function toVector({ text, language, means }: TextWithMeaning, blend: Blend, draw = 0): number[] {
  const [topic] = readAsked(text, language).intents;
  const parts: [string, number][] = [
    ['common', blend.common],
    [`language ${language}`, blend.language],
    [`topic ${topic ?? text}`, blend.topic],
    ...(means.length === 0 ? [text] : means).map((one): [string, number] => [
      `meaning ${one} ${draw}`,
      blend.meaning / Math.sqrt(Math.max(1, means.length)),
    ]),
    [`noise ${text} ${draw}`, blend.noise],
  ];
  const sum = new Array<number>(DIMENSIONS).fill(0);
  for (const [name, share] of parts)
    for (const [place, value] of directionOf(name).entries()) sum[place] = (sum[place] ?? 0) + share * value;
  return sum;
}

/** Scales a vector to length 1. */
export function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const directions = new Map<string, readonly number[]>();

/** A random direction of length 1 for a name; the directions of two names are hardly ever near each other. */
function directionOf(name: string): readonly number[] {
  const known = directions.get(name);
  if (known !== undefined) return known;
  const random = randomFor(name);
  const made = toUnit(Array.from({ length: DIMENSIONS }, () => drawGaussian(random)));
  directions.set(name, made);
  return made;
}

/** A generator of numbers from 0 to 1 seeded by a name (xmur3 and mulberry32, public domain). */
function randomFor(name: string): () => number {
  let seed = 1_779_033_703 ^ name.length;
  for (const letter of name) {
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 3_432_918_353);
    seed = (seed << 13) | (seed >>> 19);
  }
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function drawGaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

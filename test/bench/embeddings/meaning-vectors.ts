import { readAsked } from '../../../bff/knowledge/asked.ts';

/** How much of a vector is what: what every text has, its language, its topic, what it means, and what is only its own. */
export interface Blend {
  common: number;
  language: number;
  topic: number;
  meaning: number;
  noise: number;
}

/** A text with what it means: ids of what it asks for, or is; none where nothing of the house is meant. */
export interface Meant {
  text: string;
  language: string;
  means: readonly string[];
}

/**
 * As models are that an owner may run: all texts lie near each other, nearer those of one language, nearer again those about one
 * topic; and what two texts have to do with each other is half lost in what is of each alone.
 */
export const MODELS = {
  good: { common: 1, language: 0.35, topic: 0.5, meaning: 0.75, noise: 0.75 },
  fair: { common: 1, language: 0.45, topic: 0.5, meaning: 0.65, noise: 0.95 },
  poor: { common: 1, language: 0.6, topic: 0.5, meaning: 0.45, noise: 1.1 },
} as const satisfies Record<string, Blend>;

const DIMENSIONS = 64;

/** The vector of a text whose meaning is known: the same each time. `draw`: chance falls otherwise in each. */
export function toVector({ text, language, means }: Meant, blend: Blend, draw = 0): number[] {
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
    for (const [place, value] of direction(name).entries()) sum[place] = (sum[place] ?? 0) + share * value;
  return sum;
}

/** The same direction at length 1. */
export function toUnit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const directions = new Map<string, readonly number[]>();

/** A direction of length 1 that belongs to a name: of two names hardly ever near each other. */
function direction(name: string): readonly number[] {
  const known = directions.get(name);
  if (known !== undefined) return known;
  const random = seeded(name);
  const made = toUnit(Array.from({ length: DIMENSIONS }, () => gauss(random)));
  directions.set(name, made);
  return made;
}

/** Numbers from 0 to 1 that follow from a name (xmur3 and mulberry32, public domain). */
function seeded(name: string): () => number {
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

function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

import { visitFeatures } from './features.ts';
import type { Script } from './script.ts';

/** Trained weights for one writing, packed as text that gzip makes small. */
export interface PackedModel {
  script: Script;
  /** Sorted features, each: how many characters it shares with the one before ("A" = 0), then the rest. */
  keys: string;
  /** One character for each entry, from "A": how many languages are skipped since the feature's entry before; its last entry is 32 further on. */
  classes: string;
  /** One character of PAIRS for two entries: the first one's level times 8 and the second one's. Levels 0-3 are -4 to -1, 4-7 are 1 to 4 steps. */
  values: string;
  step: number;
}

export const LEVELS_MAX = 4;
export const LEVELS = 2 * LEVELS_MAX;
export const FIRST_CLASS = 65;
export const LAST_ENTRY = 32;
export const PAIRS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const FIRST_LENGTH = 65;

export interface Model {
  script: Script;
  /** Levels are in these steps. */
  step: number;
  /** Adds what a feature says, in levels, to `sums`, one for each language of the script. */
  addLevels(feature: string, sums: Float64Array): void;
}

/** Adds what the models of one script make of the words to `scores`, one for each of its languages. The text is cut up once for all. */
export function addScores(models: readonly Model[], words: readonly string[], scores: Float64Array): void {
  const sums = models.map(() => new Float64Array(scores.length));
  const chars = visitFeatures(words, (feature) => {
    for (let index = 0; index < models.length; index++) {
      const own = sums[index];
      if (own !== undefined) models[index]?.addLevels(feature, own);
    }
  });
  for (const [index, { step }] of models.entries()) {
    const scale = step / Math.sqrt(chars || 1);
    const own = sums[index] ?? scores;
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + (own[at] ?? 0) * scale;
  }
}

/** Unpacks weights: a few milliseconds, so do it once. */
export function unpackModel({ script, keys, classes, values, step }: PackedModel): Model {
  const levels = unpackLevels(values);
  const languages = new Uint8Array(classes.length);
  const starts = new Map<string, number>();
  let key = '';
  let entry = 0;
  for (let at = 0; at < keys.length; ) {
    let end = at + 1;
    while (end < keys.length && !isLength(keys.charCodeAt(end))) end++;
    key = key.slice(0, keys.charCodeAt(at) - FIRST_LENGTH) + keys.slice(at + 1, end);
    at = end;
    starts.set(key, entry);
    for (let language = 0, last = false; !last && entry < classes.length; entry++, language++) {
      const code = classes.charCodeAt(entry) - FIRST_CLASS;
      last = code >= LAST_ENTRY;
      language += last ? code - LAST_ENTRY : code;
      languages[entry] = last ? language + LAST_ENTRY : language;
    }
  }
  return {
    script,
    step,
    addLevels(feature, sums) {
      const start = starts.get(feature);
      if (start === undefined) return;
      for (let at = start, last = false; !last; at++) {
        const marked = languages[at] ?? LAST_ENTRY;
        last = marked >= LAST_ENTRY;
        const language = last ? marked - LAST_ENTRY : marked;
        sums[language] = (sums[language] ?? 0) + (levels[at] ?? 0);
      }
    },
  };
}

function unpackLevels(values: string): Int8Array {
  const levels = new Int8Array(values.length * 2);
  const level = (code: number): number => (code < LEVELS_MAX ? code - LEVELS_MAX : code - LEVELS_MAX + 1);
  const pairs = new Map([...PAIRS].map((char, pair) => [char, pair]));
  for (let i = 0; i < values.length; i++) {
    const pair = pairs.get(values.charAt(i)) ?? 0;
    levels[2 * i] = level(pair >> 3);
    levels[2 * i + 1] = level(pair & 7);
  }
  return levels;
}

function isLength(unit: number): boolean {
  return unit >= FIRST_LENGTH && unit <= FIRST_LENGTH + 25;
}

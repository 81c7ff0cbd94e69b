import { visitFeatures } from './features.ts';
import { SCRIPT_LANGUAGES, type Script } from './script.ts';

/** Trained weights for one writing, packed as text that gzip makes small. The nth entry is the nth character of `classes` and of `values`. */
export interface PackedModel {
  script: Script;
  /** Sorted features, each: how many characters it shares with the one before ("A" = 0), then the rest. */
  keys: string;
  /** The language of an entry: "A" is the first of SCRIPT_LANGUAGES; a feature's last entry is 32 further on. */
  classes: string;
  /** The weight of an entry in steps: "a" is LEVELS_MAX below zero. */
  values: string;
  step: number;
}

export const LEVELS_MAX = 12;
export const FIRST_CLASS = 65;
export const LAST_ENTRY = 32;
export const FIRST_VALUE = 97;
const FIRST_LENGTH = 65;

export interface Model {
  script: Script;
  /** Adds what the words say to `scores`, one for each language of the script; returns how many features it knew. */
  addScores(words: readonly string[], scores: Float64Array): number;
}

/** Unpacks weights: a few milliseconds, so do it once. */
export function unpackModel({ script, keys, classes, values, step }: PackedModel): Model {
  const starts = new Map<string, number>();
  let key = '';
  let entry = 0;
  for (let at = 0; at < keys.length; ) {
    let end = at + 1;
    while (end < keys.length && !isLength(keys.charCodeAt(end))) end++;
    key = key.slice(0, keys.charCodeAt(at) - FIRST_LENGTH) + keys.slice(at + 1, end);
    starts.set(key, entry);
    while (classes.charCodeAt(entry) < FIRST_CLASS + LAST_ENTRY) entry++;
    entry++;
    at = end;
  }
  return {
    script,
    addScores(words, scores) {
      const sums = new Float64Array(SCRIPT_LANGUAGES[script].length);
      let known = 0;
      const chars = visitFeatures(words, (feature) => {
        const start = starts.get(feature);
        if (start === undefined) return;
        known++;
        for (let at = start, index = 0, last = false; !last; at++) {
          index = classes.charCodeAt(at) - FIRST_CLASS;
          last = index >= LAST_ENTRY;
          if (last) index -= LAST_ENTRY;
          sums[index] = (sums[index] ?? 0) + values.charCodeAt(at) - FIRST_VALUE - LEVELS_MAX;
        }
      });
      const scale = step / Math.sqrt(chars || 1);
      for (const [i, sum] of sums.entries()) scores[i] = (scores[i] ?? 0) + sum * scale;
      return known;
    },
  };
}

function isLength(unit: number): boolean {
  return unit >= FIRST_LENGTH && unit <= FIRST_LENGTH + 25;
}

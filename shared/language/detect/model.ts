import { type PaddedWord, padWord } from './features.ts';
import type { Script } from './script.ts';
import { addChild, createTree, findChild, nameNode, nameOf, ROOT, type Tree } from './tree.ts';

/** Trained weights for one script, packed as text that gzip compresses well. */
export interface PackedModel {
  script: Script;
  /** Sorted features: the length of the common prefix with the previous one ("A" = 0), then the remaining characters. */
  keys: string;
  /**
   * One character per entry, from "A": how many languages are skipped since the feature's previous entry; 32 is added for its
   * last entry.
   */
  classes: string;
  /** One character of PAIRS per two entries: first level × 8 + second level. Levels 0-3 are -4 to -1, 4-7 are 1 to 4 steps. */
  values: string;
  step: number;
}

export const LEVELS_MAX = 4;
export const LEVELS = 2 * LEVELS_MAX;
export const FIRST_CLASS = 65;
export const LAST_ENTRY = 32;
export const PAIRS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const FIRST_LENGTH = 65;

/** Unpacked weights. Features form a trie, so that words are read without creating substrings. */
export interface Model {
  script: Script;
  /** Size of one level. */
  step: number;
  tree: Tree;
  /** Index of the nth feature's first entry in the lists below; ends at the next feature's. */
  begins: Int32Array;
  /** The language of each entry, as an index into SCRIPT_LANGUAGES. */
  languages: Uint8Array;
  /** The weight of each entry, in steps. */
  levels: Int8Array;
}

/** Adds the scores of a script's models for each language. Words are split only once for all models. */
export function addScores(models: readonly Model[], words: readonly string[], scores: Float64Array): void {
  if (models.length === 0) return;
  const padded = words.map(padWord);
  let chars = 0;
  for (const word of words) chars += word.length;
  for (const model of models) {
    const sums = new Int32Array(scores.length);
    for (const word of padded) addLevels(model, word, sums);
    const scale = model.step / Math.sqrt(chars || 1);
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) + (sums[at] ?? 0) * scale;
  }
}

/** Adds the levels of a word's features, the same ones as `visitFeatures`. */
function addLevels(
  { tree, begins, languages, levels }: Model,
  { text, gramChars, whole }: PaddedWord,
  sums: Int32Array,
): void {
  for (let start = 0; start < text.length; start++) {
    const end = Math.min(text.length, start + gramChars);
    const last = start === 0 && whole ? text.length : end;
    let node = ROOT;
    for (let at = start; at < last; at++) {
      node = findChild(tree, node, text.charCodeAt(at));
      if (node < 0) break;
      const feature = nameOf(tree, node);
      if (feature < 0 || (at >= end && at < text.length - 1)) continue;
      const entriesEnd = begins[feature + 1] as number;
      for (let i = begins[feature] as number; i < entriesEnd; i++)
        (sums[languages[i] as number] as number) += levels[i] as number;
    }
  }
}

/** Unpacks the weights. Takes a few milliseconds, so do it once. */
export function unpackModel({ script, keys, classes, values, step }: PackedModel): Model {
  const languages = new Uint8Array(classes.length);
  const tree = createTree(countNodes(keys));
  const path: number[] = [ROOT];
  const begins: number[] = [];
  let entry = 0;
  for (let at = 0; at < keys.length; ) {
    let depth = keys.charCodeAt(at++) - FIRST_LENGTH;
    for (; at < keys.length && !isLength(keys.charCodeAt(at)); at++, depth++)
      path[depth + 1] = addChild(tree, path[depth] ?? ROOT, keys.charCodeAt(at));
    nameNode(tree, path[depth] ?? ROOT, begins.length);
    begins.push(entry);
    for (let language = 0, last = false; !last && entry < classes.length; entry++, language++) {
      const code = classes.charCodeAt(entry) - FIRST_CLASS;
      last = code >= LAST_ENTRY;
      language += last ? code - LAST_ENTRY : code;
      languages[entry] = language;
    }
  }
  return { script, step, tree, begins: Int32Array.from([...begins, entry]), languages, levels: unpackLevels(values) };
}

/** Upper bound of the trie's nodes: all characters except the length markers. */
function countNodes(keys: string): number {
  let count = 0;
  for (let at = 0; at < keys.length; at++) if (!isLength(keys.charCodeAt(at))) count++;
  return count;
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

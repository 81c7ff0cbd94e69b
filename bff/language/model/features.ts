import type { Reading } from '../lexicon/reading.ts';
import type { Language } from '../lexicon/registry.ts';
import type { Concept } from '../pack/concepts.ts';

/** The features of a clause: their hashes and weights. */
export interface Features {
  hashes: Uint32Array;
  values: Float32Array;
}

const CONCEPTS_PAIRED_MAX = 8;
const GRAM_MIN = 3;
const GRAM_MAX = 5;
/** Without spaces, one character carries as much as a syllable. */
const UNSPACED_GRAM_MAX = 4;
const LETTERS_MAX = 400;
const WEIGHT = { concept: 1.2, pair: 0.8, order: 0.8, word: 1, bigram: 0.7, gram: 0.35, mark: 0.5 };
const DIGIT = /\d/;
const NUMBER = '0';
const QUESTION = /[?？؟]/u;

/**
 * Reads a clause's features: its concepts (the same in every language), its words with their neighbours, and runs of
 * three to five letters, which tolerate typing errors and endings.
 */
export function readFeatures(text: string, reading: Reading, language: Language): Features {
  const counts = new Map<number, number>();
  const add = (name: string, value: number) => {
    const hash = hashOf(name);
    counts.set(hash, (counts.get(hash) ?? 0) + value);
  };
  addConcepts([...reading.concepts, ...reading.things], add);
  addOrder(reading, add);
  const { code, script } = language.pack;
  // The value of a number does not change the meaning.
  const words = reading.words.map((word) => (DIGIT.test(word) ? NUMBER : word));
  if (script.unspaced) addGrams(words.join(''), 1, UNSPACED_GRAM_MAX, add);
  else {
    const stems = words.map((word) => language.lexicon.stemmer.stem(word));
    for (const [index, stem] of stems.entries()) {
      add(`w ${stem}`, WEIGHT.word);
      add(`${code} ${stem}`, WEIGHT.word);
      add(`b ${stems[index - 1] ?? '^'} ${stem}`, WEIGHT.bigram);
    }
    if (stems.length > 0) add(`b ${stems.at(-1)} $`, WEIGHT.bigram);
    for (const word of words) addGrams(`^${word}$`, GRAM_MIN, GRAM_MAX, add);
  }
  add(QUESTION.test(text) ? 'm ?' : 'm .', WEIGHT.mark);
  add(`m length ${Math.min(6, Math.ceil(words.length / 3))}`, WEIGHT.mark);
  return toFeatures(counts);
}

function addConcepts(concepts: readonly Concept[], add: (name: string, value: number) => void): void {
  const names = concepts.slice(0, CONCEPTS_PAIRED_MAX).toSorted();
  for (const [index, one] of names.entries()) {
    add(`# ${one}`, WEIGHT.concept);
    for (const other of names.slice(index + 1)) add(`# ${one} ${other}`, WEIGHT.pair);
  }
}

/** Adds pairs of neighbouring concepts: "no towels" is not "towels, no parking". */
function addOrder({ found }: Reading, add: (name: string, value: number) => void): void {
  const inOrder = found.toSorted((a, b) => a.start - b.start || a.end - b.end).slice(0, CONCEPTS_PAIRED_MAX);
  for (const [index, { concept }] of inOrder.entries()) {
    add(`> ${inOrder[index - 1]?.concept ?? '^'} ${concept}`, WEIGHT.order);
  }
}

function addGrams(text: string, min: number, max: number, add: (name: string, value: number) => void): void {
  for (let start = 0; start < Math.min(text.length, LETTERS_MAX); start++) {
    for (let length = min; length <= max && start + length <= text.length; length++) {
      add(text.slice(start, start + length), WEIGHT.gram);
    }
  }
}

/** Turns counts by hash into features, scaled to length 1. */
export function toFeatures(counts: ReadonlyMap<number, number>): Features {
  return { hashes: Uint32Array.from(counts.keys()), values: toUnitLength(Float32Array.from(counts.values())) };
}

/** Scales a vector to length 1. A zero vector stays zero. */
export function toUnitLength(values: Float32Array): Float32Array {
  let squares = 0;
  for (const value of values) squares += value * value;
  const factor = 1 / Math.sqrt(squares || 1);
  return values.map((value) => value * factor);
}

/** FNV-1a over UTF-16, 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

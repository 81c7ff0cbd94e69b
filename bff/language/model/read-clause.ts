import type { Reading } from '../lexicon/reading.ts';
import type { Language } from '../lexicon/registry.ts';
import { type Features, readFeatures } from './features.ts';
import type { Prediction } from './model.ts';
import { clauseModel } from './weights-file.ts';

/** What the model makes of a clause that was read, each part made when it is first asked for. */
class ClauseRead {
  readonly #features: Features;
  #prediction: Prediction | null = null;
  #embedding: Float32Array | null = null;

  constructor(features: Features) {
    this.#features = features;
  }

  /** How likely each topic, act and attribute is. */
  get prediction(): Prediction {
    this.#prediction ??= clauseModel().predict(this.#features);
    return this.#prediction;
  }

  /** Where it stands among all texts, of length 1. */
  get embedding(): Float32Array {
    this.#embedding ??= clauseModel().embed(this.#features);
    return this.#embedding;
  }
}

/** By its reading, which is its text's in its language: whoever asks again of the same clause is given the same. */
const known = new WeakMap<Reading, ClauseRead>();

/** Reads a clause by the model. Nothing of what is given may be changed: others are given the same. */
export function readClause(text: string, reading: Reading, language: Language): ClauseRead {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const read = new ClauseRead(readFeatures(text, reading, language));
  known.set(reading, read);
  return read;
}

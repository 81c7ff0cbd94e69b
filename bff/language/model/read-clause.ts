import type { Reading } from '../lexicon/reading.ts';
import type { Language } from '../lexicon/registry.ts';
import { type Features, readFeatures } from './features.ts';
import type { Prediction } from './model.ts';
import { clauseModel } from './weights-file.ts';

/** The model's output for a clause. Each part is computed at the first use. */
class ClauseOutput {
  readonly #features: Features;
  #prediction: Prediction | null = null;
  #embedding: Float32Array | null = null;

  constructor(features: Features) {
    this.#features = features;
  }

  /** The likelihood of each topic, act and attribute. */
  get prediction(): Prediction {
    this.#prediction ??= clauseModel().predict(this.#features);
    return this.#prediction;
  }

  /** Its embedding, of length 1. */
  get embedding(): Float32Array {
    this.#embedding ??= clauseModel().embed(this.#features);
    return this.#embedding;
  }
}

/** Outputs by reading. The lexicon returns the same reading for the same text, so this works as a cache. */
const outputs = new WeakMap<Reading, ClauseOutput>();

/** Runs the model on a clause. The result is shared with other callers and must not be changed. */
export function readClause(text: string, reading: Reading, language: Language): ClauseOutput {
  const cached = outputs.get(reading);
  if (cached !== undefined) return cached;
  const output = new ClauseOutput(readFeatures(text, reading, language));
  outputs.set(reading, output);
  return output;
}

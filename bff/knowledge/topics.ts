import { INTENTS } from '../../shared/domain/intents.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { dot } from '../language/model/dot.ts';
import { readClause } from '../language/model/read-clause.ts';

const FOREIGN = INTENTS.indexOf('out_of_scope');

/** The square roots of the likelihoods of each topic, in the order of `INTENTS`; out-of-scope counts as 0. */
export type Topics = Float32Array;

/** The topics of a text in any language, and its embedding of length 1. */
export interface Matter {
  topics: Topics;
  embedding: Float32Array;
}

/** Reads a text's topics and embedding. */
export function readMatter(text: string, reading: Reading, code: string): Matter {
  const { prediction, embedding } = readClause(text, reading, languageFor(code));
  const topics = prediction.topic
    .subarray(0, INTENTS.length)
    .map((likelihood, index) => (index === FOREIGN ? 0 : Math.sqrt(likelihood)));
  return { topics, embedding };
}

/** The similarity of two texts' topics, from 0 to 1 (Bhattacharyya, "On a measure of divergence", 1943). */
export function likenessOf(one: Topics, other: Topics): number {
  return dot(one, other);
}

import { INTENTS } from '../../shared/domain/intents.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { dot } from '../language/model/dot.ts';
import { readClause } from '../language/model/read-clause.ts';

const FOREIGN = INTENTS.indexOf('out_of_scope');

/** The square root of how likely a text is about each of our topics, in the order of `INTENTS`; what is none of ours counts nothing. */
export type Topics = Float32Array;

/** What a text of any language is about: our topics, and where it stands among all texts (of length 1). */
export interface Matter {
  topics: Topics;
  embedding: Float32Array;
}

/** Reads what a text is about. */
export function readMatter(text: string, reading: Reading, code: string): Matter {
  const { prediction, embedding } = readClause(text, reading, languageFor(code));
  const topics = prediction.topic
    .subarray(0, INTENTS.length)
    .map((likelihood, index) => (index === FOREIGN ? 0 : Math.sqrt(likelihood)));
  return { topics, embedding };
}

/** How far two texts are about the same topics, 0 to 1 (Bhattacharyya, "On a measure of divergence", 1943). */
export function likenessOf(one: Topics, other: Topics): number {
  return dot(one, other);
}

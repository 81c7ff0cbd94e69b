import { INTENTS } from '../../shared/domain/intents.ts';
import type { Reading } from '../language/lexicon/reading.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { readFeatures } from '../language/model/features.ts';
import { clauseModel } from '../language/model/weights-file.ts';

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
  const features = readFeatures(text, reading, languageFor(code));
  const { topic } = clauseModel().predict(features);
  const topics = topic
    .subarray(0, INTENTS.length)
    .map((likelihood, index) => (index === FOREIGN ? 0 : Math.sqrt(likelihood)));
  return { topics, embedding: clauseModel().embed(features) };
}

/** How far two texts are about the same topics, 0 to 1 (Bhattacharyya, "On a measure of divergence", 1943). */
export function likenessOf(one: Topics, other: Topics): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** How near a text stands to the nearest of others, 0 to 1. */
export function nearness(one: Float32Array, others: readonly Float32Array[]): number {
  return Math.max(0, ...others.map((other) => likenessOf(one, other)));
}

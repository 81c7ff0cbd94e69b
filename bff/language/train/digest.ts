import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS } from '../model/weights-file.ts';

/** Everything that the weights depend on: what is learnt from, how texts are read into features, and how is learnt. */
const SOURCES = [
  'data/*/sentences.tsv',
  'data/*/lexicon.json',
  'data/*/grammar.json',
  'data/concepts.json',
  'data/things.json',
  'model/{features,letter-features}.ts',
  'train/{examples,learn,models,random}.ts',
];
const FOLDER = new URL('../', import.meta.url);

/** Where it is written of what the weights were made. */
export const MADE_FROM = new URL('weights/made-from.txt', FOLDER);

/** One line for the sources and one for each file of weights: where a line differs, `npm run train` makes them anew. */
export function describeMaking(): string {
  const sources = createHash('sha256');
  const names = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: FOLDER.pathname })).toSorted();
  for (const name of names) sources.update(`${name}\0`).update(readFileSync(new URL(name, FOLDER)));
  const weights = [CLAUSE_WEIGHTS, LANGUAGE_WEIGHTS].map(
    (url) => `${url.pathname.split('/').at(-1)} ${createHash('sha256').update(readFileSync(url)).digest('hex')}`,
  );
  return [`sources ${sources.digest('hex')}`, ...weights, ''].join('\n');
}

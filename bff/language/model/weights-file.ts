import { readFileSync } from 'node:fs';
import { unhurried } from '../../base/unhurried.ts';
import { ClauseModel, decodeWeights, LinearModel } from './model.ts';

/** Made by `npm run train`, never by hand. */
export const CLAUSE_WEIGHTS = new URL('../weights/clauses.bin', import.meta.url);
export const LANGUAGE_WEIGHTS = new URL('../weights/languages.bin', import.meta.url);

let clauses: ClauseModel | undefined;
let languages: LinearModel | undefined;

/** What tells a clause's topic, act and attribute, read at its first use. Throws where the file is missing. */
export function clauseModel(): ClauseModel {
  clauses ??= unhurried(() => new ClauseModel(decodeWeights(readFileSync(CLAUSE_WEIGHTS))));
  return clauses;
}

/** What tells a line's language, read at its first use. Throws where the file is missing. */
export function languageModel(): LinearModel {
  languages ??= unhurried(() => new LinearModel(decodeWeights(readFileSync(LANGUAGE_WEIGHTS))));
  return languages;
}

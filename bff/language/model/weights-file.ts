import { readFileSync } from 'node:fs';
import { unhurried } from '../../base/unhurried.ts';
import { ClauseModel, decodeWeights, LinearModel } from './model.ts';

/** Written by `npm run train`; not edited by hand. */
export const CLAUSE_WEIGHTS = new URL('../weights/clauses.bin', import.meta.url);
export const LANGUAGE_WEIGHTS = new URL('../weights/languages.bin', import.meta.url);

let clauses: ClauseModel | undefined;
let languages: LinearModel | undefined;

/** The model for a clause's topic, act and attribute, loaded at its first use. Throws if the file is missing. */
export function clauseModel(): ClauseModel {
  clauses ??= unhurried(() => new ClauseModel(decodeWeights(readFileSync(CLAUSE_WEIGHTS))));
  return clauses;
}

/** The model for a line's language, loaded at its first use. Throws if the file is missing. */
export function languageModel(): LinearModel {
  languages ??= unhurried(() => new LinearModel(decodeWeights(readFileSync(LANGUAGE_WEIGHTS))));
  return languages;
}

import { readFileSync } from 'node:fs';
import { ClauseModel, decodeWeights } from './model.ts';

/** Made by `npm run train`, never by hand. */
export const WEIGHTS_FILE = new URL('./weights.bin', import.meta.url);

let loaded: ClauseModel | undefined;

/** The trained model, read at its first use. Throws where the file is missing. */
export function clauseModel(): ClauseModel {
  loaded ??= new ClauseModel(decodeWeights(readFileSync(WEIGHTS_FILE)));
  return loaded;
}

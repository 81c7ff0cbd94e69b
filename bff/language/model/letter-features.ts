import { fold } from '../lexicon/fold.ts';
import { PACK_CODES } from '../pack/packs.ts';
import { type Features, hashOf, toFeatures } from './features.ts';

const GRAM_MAX = 4;
const LETTERS_MAX = 300;
/** The classes of the language model, in the order of its weights. */
export const LANGUAGE_TAGS: readonly string[] = PACK_CODES;

/** The features by which a line's language is recognised: its words, and its letters in runs of one to four. */
export function readLetterFeatures(text: string): Features {
  const counts = new Map<number, number>();
  const line = ` ${fold(text.slice(0, LETTERS_MAX)).replace(/[\d\s\p{P}\p{S}]+/gu, ' ')} `;
  for (let start = 0; start < line.length; start++) {
    for (let length = 1; length <= GRAM_MAX && start + length <= line.length; length++) {
      const hash = hashOf(line.slice(start, start + length));
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
  }
  for (const word of line.split(' ')) if (word !== '') counts.set(hashOf(`w ${word}`), 2);
  return toFeatures(counts);
}

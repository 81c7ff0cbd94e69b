import { expect, it } from 'vitest';
import { hashOf } from '../../../../bff/language/model/features.ts';
import { LANGUAGE_TAGS, readLetterFeatures } from '../../../../bff/language/model/letter-features.ts';
import { PACK_CODES } from '../../../../bff/language/pack/packs.ts';

const hashes = (text: string) => new Set(readLetterFeatures(text).hashes);

it('the letter features of a line are its words and its letter sequences of length one to four', () => {
  for (const name of ['w kal', 'kal', ' kal', 'k']) expect(hashes('kal subah').has(hashOf(name)), name).toBe(true);
  expect(hashes('kal subah').has(hashOf('kal s'))).toBe(false);
});

it('digits, punctuation and capitals do not change the letter features', () => {
  expect(hashes('Kal 7, subah')).toEqual(hashes('kal subah'));
});

it('the language model has a class for each language folder', () => expect(LANGUAGE_TAGS).toEqual(PACK_CODES));

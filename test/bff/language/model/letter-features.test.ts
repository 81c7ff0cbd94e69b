import { expect, it } from 'vitest';
import { hashOf } from '../../../../bff/language/model/features.ts';
import { LANGUAGE_TAGS, readLetterFeatures } from '../../../../bff/language/model/letter-features.ts';
import { PACK_CODES } from '../../../../bff/language/pack/packs.ts';

const hashes = (text: string) => new Set(readLetterFeatures(text).hashes);

it('a line is known by its words, and its letters in runs of one to four', () => {
  for (const name of ['w kal', 'kal', ' kal', 'k']) expect(hashes('kal subah').has(hashOf(name)), name).toBe(true);
  expect(hashes('kal subah').has(hashOf('kal s'))).toBe(false);
});

it('figures, stops and capitals tell no language', () => {
  expect(hashes('Kal 7, subah')).toEqual(hashes('kal subah'));
});

it('there is a class for each folder', () => expect(LANGUAGE_TAGS).toEqual(PACK_CODES));

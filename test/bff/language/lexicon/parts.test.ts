import { expect, it } from 'vitest';
import { createPartReader } from '../../../../bff/language/lexicon/parts.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const reader = createPartReader(languageFor('en').lexicon.stemmer);

it('a part of a phrase is a whole word, a beginning or an ending', () => {
  expect(reader.read('bath towel* *garage').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'word bath',
    'beginning towel',
    'ending garage',
  ]);
  expect(reader.read('–')).toEqual([]);
});

it('equal parts and equal lists of parts are stored once', () => {
  const [one, other] = [reader.read('clean the room'), reader.read('tidy the room')];
  expect(one[2]).toBe(other[2]);
  expect(reader.restOf(one)).toBe(reader.restOf(other));
  expect(reader.restOf(reader.read('room'))).toEqual([]);
});

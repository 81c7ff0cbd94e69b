import { expect, it } from 'vitest';
import { findBareNumber, readName } from '../../../../bff/engine/utterance/read-proof.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['LH-48213', [], 'LH-48213'],
  ['it is 48213', [], '48213'],
  ['310', ['310'], '310'],
  ['room 310', ['310'], null],
  ['room 310, LH48213', ['310'], 'LH48213'],
  ['no idea', [], null],
  [`${'9'.repeat(30)}`, [], null],
])('“%s”, with the rooms %j, holds the number %s', (text, rooms, number) => {
  expect(findBareNumber(says(text), rooms)).toBe(number);
});

it.each([
  ['Miller', 'Miller'],
  ['my name is Anna O’Hara', 'name is Anna O’Hara'],
  ['Miller Smith Jones Brown Davis Evans Thomas Roberts Johnson', null],
  ['12', null],
])('“%s” gives the name %s', (text, name) => expect(readName(says(text))).toBe(name));

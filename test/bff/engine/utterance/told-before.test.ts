import { expect, it } from 'vitest';
import { findPart, recount, reportsSameFault } from '../../../../bff/engine/utterance/told-before.ts';
import { says } from '../../../support/engine/turns.ts';

it.each([
  ['no, three pillows', 'en', '3', '3 + 1'],
  ['nein, drei Decken', 'de', '3', '2 + 3'],
  ['no blanket', 'en', undefined, '2'],
])('after two pillows and a blanket were requested, “%s” (%s, %s) leaves %s', (text, code, count, left) => {
  const wish = {
    intent: 'pillow_blanket' as const,
    quantity: '2 + 1',
    words: code === 'de' ? 'zwei Kissen und eine Decke' : 'two pillows and a blanket',
  };
  const part = findPart(wish, says(text, code));
  expect(part && recount(part, count)).toBe(left);
});

it('a single count, or a text that names both things, gives no part of the request', () => {
  const words = 'two pillows and a blanket';
  expect(findPart({ intent: 'pillow_blanket', quantity: '2', words }, says('three pillows'))).toBeNull();
  expect(findPart({ intent: 'pillow_blanket', quantity: '2 + 1', words }, says(words))).toBeNull();
});

it.each([
  ['the shower again', 'en', ['The shower is broken'], true],
  ['die Dusche geht immer noch nicht', 'de', ['Dusche kaputt', 'Heizung kaputt'], true],
  ['the TV and the shower', 'en', ['The shower is broken'], false],
  ['the TV', 'en', [], false],
])('“%s” (%s) gives no part of %j: %s', (text, code, before, isSame) => {
  expect(reportsSameFault(says(text, code), before)).toBe(isSame);
});

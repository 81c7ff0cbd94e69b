import { expect, it } from 'vitest';
import {
  conceptsOf,
  findPart,
  isRide,
  listFaulty,
  listThings,
  namesThing,
  recount,
} from '../../../../bff/engine/words/things.ts';

it.each([
  ['en', 'two pillows and a blanket', ['pillow', 'blanket']],
  ['de', 'eine Decke und zwei Kissen', ['blanket', 'pillow']],
  ['en', 'the taxi', []],
])('%s: “%s” names, in its order, %s', (code, text, things) => {
  expect(listThings('pillow_blanket', text, code)).toEqual(things);
  expect(namesThing('pillow_blanket', text, code)).toBe(things.length > 0);
});

it.each([
  ['no, three pillows', 'en', '3', '3 + 1'],
  ['nein, drei Decken', 'de', '3', '2 + 3'],
  ['no blanket', 'en', undefined, '2'],
])('of two pillows and a blanket, “%s” (%s, %s) leaves %s', (text, code, count, left) => {
  const wish = {
    intent: 'pillow_blanket' as const,
    quantity: '2 + 1',
    words: code === 'de' ? 'zwei Kissen und eine Decke' : 'two pillows and a blanket',
  };
  const part = findPart(wish, text, code);
  expect(part && recount(part, count)).toBe(left);
});

it('one count, or both things named, tells no part', () => {
  const words = 'two pillows and a blanket';
  expect(findPart({ intent: 'pillow_blanket', quantity: '2', words }, 'three pillows', 'en')).toBeNull();
  expect(findPart({ intent: 'pillow_blanket', quantity: '2 + 1', words }, words, 'en')).toBeNull();
});

it.each([
  ['en', 'the TV and the shower', ['shower', 'tv']],
  ['de', 'die Heizung', ['heating']],
  ['en', 'the towels', []],
])('%s: of “%s” may be out of order: %s', (code, text, faulty) => {
  expect(listFaulty(text, code).toSorted()).toEqual(faulty);
});

it('talk is about no thing', () => {
  expect(conceptsOf('towels_linen').has('towel')).toBe(true);
  expect(conceptsOf('bot_identity').has('towel')).toBe(false);
});

it('a taxi and a transfer are one ride', () => {
  expect(['taxi', 'airport_transfer', 'parking'].map(isRide)).toEqual([true, true, false]);
});

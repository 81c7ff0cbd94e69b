import { describe, expect, it } from 'vitest';
import { saysInstead, splitInstead, withoutInstead } from '../../../../bff/engine/utterance/instead.ts';

describe('a message that replaces one thing by another', () => {
  it.each([
    ['pillows instead of towels', 'pillows', 'towels'],
    ['Kissen statt Handtücher', 'kissen', 'handtucher'],
    ['not towels, I meant pillows', 'pillows', 'not towels'],
    ['Handtücher, nein, ich meinte Kissen', 'kissen', 'handtucher nein'],
  ])('is split in “%s”: “%s” is wanted instead of “%s”', (text, wanted, unwanted) => {
    const sides = splitInstead(text);
    expect(sides?.wanted.trim()).toBe(wanted);
    expect(sides?.unwanted.trim()).toBe(unwanted);
  });
});

it.each(['two towels', 'zwei Handtücher', 'the mean waiter'])('“%s” replaces nothing', (text) => {
  expect(saysInstead(text)).toBe(false);
  expect(splitInstead(text)).toBeNull();
  expect(withoutInstead(text)).toBe(text);
});

it('the words for “instead” can be removed from a text', () => {
  expect(withoutInstead('at nine instead').trim()).toBe('at nine');
});

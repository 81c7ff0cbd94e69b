import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { createTones, Tones } from '../../../../bff/language/lexicon/tones.ts';

const tones = new Tones();
tones.add('fire', 'cháy');
tones.add('book', 'đặt phòng');
const agree = (concept: 'fire' | 'book', text: string) => {
  const words = text.split(' ').length;
  const typed = tones.readTyped(text, words);
  return typed !== null && tones.agree(concept, typed, 0, words);
};

it.each([
  ['book', 'đặt phòng', true],
  ['book', 'dat phong', true], // typed without diacritics
  ['book', 'đất phòng', false], // another word with other diacritics
  ['fire', 'cháy', true],
  ['fire', 'chạy', false], // means “runs”
  ['fire', 'chay', true], // an emergency without diacritics
] as const)('the concept %s agrees with the typed “%s”: %s', (concept, text, isSo) =>
  expect(agree(concept, text)).toBe(isSo),
);

it('readTyped() returns null if the number of words differs from the text', () => {
  expect(tones.readTyped('đặt phòng', 3)).toBeNull();
});

it('a word of the Vietnamese pack agrees with its own concept', () => {
  const own = createTones([['fire', languageFor('vi').pack.concepts.fire]]);
  const typed = own.readTyped('cháy', 1);
  expect(typed !== null && own.agree('fire', typed, 0, 1)).toBe(true);
});

import { expect, it } from 'vitest';
import { readRating } from '../../../../bff/conversation/rating/read-rating.ts';
import { ratingWords } from '../../../../bff/conversation/rating/words.ts';
import { LANGUAGE_CODES } from '../../../../shared/language/languages.ts';

/** Texts that count as an answer to the question how a conversation was. */

it.each([
  ['5', 5],
  [' 4. ', 4],
  ['3/5', 3],
  ['3 / 5', 3],
  ['1!!', 1],
  ['5 👍', 5],
  ['4️⃣', 4],
  ['٥', 5],
  ['۲', 2],
  ['४', 4],
  ['５', 5],
  ['⭐⭐⭐⭐', 4],
  ['⭐️ ⭐️', 2],
])('%j is a rating by number alone', (text, score) => {
  expect(readRating(text)).toEqual({ score, comment: null });
});

it.each([
  ['5, Anna was so kind', 5, 'Anna was so kind'],
  ['2 - nobody came', 2, 'nobody came'],
  ['4：とても親切でした', 4, 'とても親切でした'],
  ['٤، شكرا', 4, 'شكرا'],
  ['4/5, bit slow', 4, 'bit slow'],
  ['5\nSee you next year', 5, 'See you next year'],
  ['⭐⭐⭐, fine', 3, 'fine'],
])('%j is a rating with words', (text, score, comment) => {
  expect(readRating(text)).toEqual({ score, comment });
});

it.each([
  '',
  '0',
  '6',
  '10',
  '55',
  '4.5',
  '3,5 km',
  '3:30',
  '5/10',
  '2 towels please',
  '1st floor',
  '5th of May',
  'room 4',
  'fine, 5',
  '⭐⭐⭐⭐⭐⭐',
  '5a',
])('%j is not a rating', (text) => {
  expect(readRating(text)).toBeNull();
});

it('the question for a rating names both ends of the scale in every language, each in its own words', () => {
  const asked = LANGUAGE_CODES.map((code) => ratingWords(code, 'ask'));
  expect(asked.map(({ language }) => language)).toEqual([...LANGUAGE_CODES]);
  for (const { text } of asked) expect(text).toMatch(/1.*5/);
  expect(new Set(asked.map(({ text }) => text)).size).toBe(LANGUAGE_CODES.length);
  expect(ratingWords(null, 'thanks')).toEqual({ text: 'Thank you for your rating.', language: 'en' });
});

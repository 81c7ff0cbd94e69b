import { expect, it } from 'vitest';
import { hasNegation } from '../../../../../bff/engine/utterance/negation.ts';
import { sayNamed, saySegment, type Times } from '../../../../../bff/knowledge/facts/saying/say-segment.ts';
import { readSegments } from '../../../../../bff/knowledge/facts/segments/segments.ts';
import { textsFor } from '../../../../../bff/knowledge/facts/texts.ts';

const say = (text: string, language: string, times: Partial<Times> = {}) => {
  const [segment] = readSegments(text, 'en', 'EUR', hasNegation);
  const texts = textsFor(language);
  if (segment === undefined || texts === null) throw new Error('nothing to say');
  return saySegment(texts, segment.values, { persons: null, nights: null, ...times });
};

it.each([
  ['12 € per person', 'de', {}, /^12\s€ pro Person$/],
  ['12 € per person', 'en', { persons: 3 }, /3.*€12.*€36/],
  ['12 € per person', 'en', { nights: 3 }, /^€12 per person$/], // not counted by nights
  ['12 € per night', 'en', { nights: 2 }, /€24/],
  ['12–18 €', 'en', {}, /€12.*€18/],
  ['up to 20 kg', 'fr', {}, /20\s?kg/],
  ['10 %', 'de', {}, /^10\s%$/],
])('the segment “%s” in %s with the times %j is put into words', (text, language, times, told) =>
  expect(say(text, language, times)).toMatch(told),
);

it('the hotel’s own name of a thing is said before its value', () => {
  const texts = textsFor('en');
  if (texts === null) throw new Error('no texts');
  expect(sayNamed(texts, '“Sauna”', '€12')).toMatch(/“Sauna”.*€12/);
  expect(sayNamed(texts, '', '€12')).toBe('€12');
});

import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import type { Concept } from '../../../../bff/language/pack/concepts.ts';
import { classify, INTENT_THRESHOLD, scoreByRules } from '../../../../bff/language/reading/classify.ts';

const read = (code: string, text: string) => classify(text, languageFor(code));
const ruled = (...concepts: Concept[]) => scoreByRules(new Set(concepts));

it('an intent rule with more concepts scores higher than a general one', () => {
  const scores = ruled('check_out', 'late');
  expect(scores.get('late_check_out')).toBeGreaterThan(scores.get('check_out_time') ?? 1);
  expect(ruled('check_out').get('late_check_out')).toBeUndefined();
});

it('an excluded concept prevents its intent', () => {
  expect(ruled('price', 'night').has('price_availability')).toBe(true);
  expect(ruled('price', 'night', 'parking').has('price_availability')).toBe(false);
});

it.each([
  ['en', 'the kitchen is on fire, two towels please'],
  ['de', 'es brennt, zwei Handtücher bitte'],
])('%s: words that name an emergency are read as an emergency whatever the other words are: “%s”', (code, text) => {
  expect(read(code, text).intents.map(({ name }) => name)).toEqual(['security_emergency']);
});

it.each([
  ['en', 'two towels please. When is breakfast?', ['breakfast', 'towels_linen']],
  ['de', 'zwei Handtücher bitte. Wann gibt es Frühstück?', ['breakfast', 'towels_linen']],
])('%s: each clause is classified by itself: “%s”', (code, text, intents) => {
  const named = read(code, text).intents.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(intents));
});

it('intents below the threshold are listed as alternatives, and no intent is in both lists', () => {
  const { intents, alternatives } = read('en', 'a room with breakfast');
  expect(intents.every(({ score }) => score >= INTENT_THRESHOLD)).toBe(true);
  expect(alternatives.some(({ name }) => intents.some((one) => one.name === name))).toBe(false);
  expect(alternatives.length).toBeLessThanOrEqual(4);
});

it('the cache of classified texts distinguishes languages', () => {
  expect(read('en', 'Handtuch')).not.toBe(read('de', 'Handtuch'));
  expect(read('de', 'Handtuch')).toBe(read('de', 'Handtuch'));
});

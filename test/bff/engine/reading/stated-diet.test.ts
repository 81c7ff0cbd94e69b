import { expect, it } from 'vitest';
import { addDiet, deniesDiet, statesDiet } from '../../../../bff/engine/reading/stated-diet.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { says } from '../../../support/engine/turns.ts';

const concepts = (text: string, code: string) => languageFor(code).lexicon.read(text).concepts;

it.each([
  ['en', 'I am allergic to nuts', true],
  ['de', 'Ich esse kein Schweinefleisch', true],
  ['fr', 'Je ne mange pas de gluten', true],
  ['en', 'Do you eat no pork?', false],
  ['el', 'Δεν τρώω γλουτένη', true],
  ['el', 'Έχετε φαγητό χωρίς γλουτένη;', false],
  ['en', 'I eat everything', false],
])('%s: “%s” states food that the guest does not eat: %s', (code, text, tells) => {
  expect(statesDiet(says(text, code), concepts(text, code))).toBe(tells);
});

it.each([
  ['en', 'I am not vegan', true],
  ['de', 'Ich bin nicht vegan', true],
  ['en', 'I am vegan', false],
])('%s: “%s” states no diet: %s', (code, text, denies) => expect(deniesDiet(says(text, code))).toBe(denies));

it('a stated diet is noted whatever the text resembles, but not in place of another intent', () => {
  const text = 'I am allergic to nuts';
  const add = (name: 'restaurant' | 'dietary', score: number) =>
    addDiet([{ name, score }], says(text), concepts(text, 'en'));
  expect(add('restaurant', 0.5)[0]?.name).toBe('dietary');
  expect(add('restaurant', 0.9)[0]?.name).toBe('restaurant');
});

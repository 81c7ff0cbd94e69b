import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { hashOf, readFeatures, toFeatures } from '../../../../bff/language/model/features.ts';

const hashes = (code: string, text: string) => {
  const language = languageFor(code);
  return new Set(readFeatures(text, language.lexicon.read(text), language).hashes);
};
const hasFeature = (code: string, text: string, name: string) => hashes(code, text).has(hashOf(name));

it.each([
  ['a concept, in every language', 'en', 'towels', '# towel'],
  ['a concept, in every language', 'de', 'Handtücher', '# towel'],
  ['two of them together', 'en', 'bring towels', '# bring towel'],
  ['which follows which', 'en', 'bring towels', '> bring towel'],
  ['a word', 'en', 'zorblax', 'w zorblax'],
  ['its letters', 'en', 'zorblax', 'rbla'],
  ['a question mark', 'en', 'towels?', 'm ?'],
])('the features of a clause contain %s (%s: “%s”)', (_, code, text, name) =>
  expect(hasFeature(code, text, name)).toBe(true),
);

it('the value of a number does not change the features', () => {
  expect(hashes('en', '2 towels')).toEqual(hashes('en', '7 towels'));
  expect(hashes('en', 'towels')).not.toEqual(hashes('en', 'towels?'));
});

it('the feature values of a clause are normalised to length 1', () => {
  const { values } = toFeatures(
    new Map([
      [1, 3],
      [2, 4],
    ]),
  );
  expect([...values].map((value) => Math.round(value * 10) / 10)).toEqual([0.6, 0.8]);
  expect(toFeatures(new Map()).hashes).toHaveLength(0);
});

it('the hash of a feature is stable, since weights are stored by hash', () =>
  expect(hashOf('# towel')).toBe(hashOf('# towel')));

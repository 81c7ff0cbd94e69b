import { expect, it } from 'vitest';
import { labelSubjects, labelTerms } from '../../../../bff/knowledge/facts/catalogue-labels.ts';

it.each([
  ['en', 'Breakfast'],
  ['de', 'Frühstück'],
  ['xx', 'breakfast'], // no texts exist for this language
])('%s: the label of the subject “breakfast” is %s', (language, label) =>
  expect(labelSubjects(language).get('breakfast')).toBe(label),
);

it('the label of a term shows the place of its value', () => {
  expect(labelTerms('en').per.find(({ name }) => name === 'night')?.label).toMatch(/….*night/);
  expect(labelTerms('xx').who.find(({ name }) => name === 'child')?.label).toBe('child');
});

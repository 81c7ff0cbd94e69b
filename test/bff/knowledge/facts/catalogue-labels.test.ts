import { expect, it } from 'vitest';
import { labelSubjects, labelTerms } from '../../../../bff/knowledge/facts/catalogue-labels.ts';

it.each([
  ['en', 'Breakfast'],
  ['de', 'Frühstück'],
  ['xx', 'breakfast'], // nobody wrote texts for it
])('%s: a subject is called %s', (language, label) => expect(labelSubjects(language).get('breakfast')).toBe(label));

it('a term that is said with a value shows where it stands', () => {
  expect(labelTerms('en').per.find(({ name }) => name === 'night')?.label).toMatch(/….*night/);
  expect(labelTerms('xx').who.find(({ name }) => name === 'child')?.label).toBe('child');
});

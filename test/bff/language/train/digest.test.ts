import { expect, it } from 'vitest';
import { readLetterFeatures } from '../../../../bff/language/model/letter-features.ts';
import { areMadeFrom, describeMaking } from '../../../../bff/language/train/digest.ts';
import type { Example } from '../../../../bff/language/train/examples.ts';

const LESSON: Example = {
  act: 'ask',
  topic: 'breakfast',
  attribute: 'hours',
  code: 'en',
  text: 'when is breakfast',
  split: 'train',
  features: readLetterFeatures('when is breakfast'),
};

it('one line for the lessons, for how is learnt and for each file of weights, the same at each time', () => {
  const told = describeMaking([LESSON]);
  expect(told).toMatch(
    /^lessons [\da-f]{64}\nlearning [\da-f]{64}\nclauses\.bin [\da-f]{64}\nlanguages\.bin [\da-f]{64}\n$/,
  );
  expect(describeMaking([{ ...LESSON }])).toBe(told);
});

it.each<Partial<Example>>([
  { act: 'refuse' },
  { topic: 'parking' },
  { attribute: null },
  { code: 'de' },
  { text: 'when is the breakfast' },
  { features: readLetterFeatures('when is the breakfast') },
])('another lesson, other weights: %o', (other) => {
  expect(describeMaking([{ ...LESSON, ...other }])).not.toBe(describeMaking([LESSON]));
});

it('lessons that the weights were not made from are told', () => {
  expect(areMadeFrom([LESSON])).toBe(false);
});

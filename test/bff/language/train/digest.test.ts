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

it('the digest has one line for the lessons, the training code and each file of weights, and is stable', () => {
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
])('a changed lesson changes the digest: %o', (other) => {
  expect(describeMaking([{ ...LESSON, ...other }])).not.toBe(describeMaking([LESSON]));
});

it('areMadeFrom() is false for lessons that the weights were not trained on', () => {
  expect(areMadeFrom([LESSON])).toBe(false);
});

import { expect, it } from 'vitest';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { HEADS } from '../../../../bff/language/model/model.ts';
import { readClause } from '../../../../bff/language/model/read-clause.ts';

const english = languageFor('en');
const read = (text: string) => readClause(text, english.lexicon.read(text), english);

it('readClause() returns the likelihood of each topic, act and attribute, and the embedding of the clause', () => {
  const { prediction, embedding } = read('when is breakfast?');
  const best = HEADS.topic[prediction.topic.indexOf(Math.max(...prediction.topic))];
  expect(best).toBe('breakfast');
  expect(Math.hypot(...embedding)).toBeCloseTo(1);
});

it('a clause that is read again comes from the cache', () => {
  expect(read('is there a pool?')).toBe(read('is there a pool?'));
  expect(read('is there a pool?').prediction).toBe(read('is there a pool?').prediction);
});

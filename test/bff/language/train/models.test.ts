import { expect, it } from 'vitest';
import { LANGUAGE_TAGS, readLetterFeatures } from '../../../../bff/language/model/letter-features.ts';
import { HEADS, LinearModel } from '../../../../bff/language/model/model.ts';
import type { Example } from '../../../../bff/language/train/examples.ts';
import { trainClauses, trainLanguages } from '../../../../bff/language/train/models.ts';

const example = (code: string, text: string, more: Partial<Example>): Example => ({
  act: 'ask',
  topic: 'breakfast',
  attribute: 'hours',
  code,
  text,
  split: 'train',
  features: readLetterFeatures(text),
  ...more,
});
const LINES = Array.from({ length: 12 }, () => [
  example('en', 'when is the breakfast', {}),
  example('de', 'bringen sie handtücher', { act: 'request', topic: 'towels_linen', attribute: null }),
]).flat();
const logNothing = () => {};

it('a clause’s topic, act and attribute are trained together', () => {
  const [topic, act, attribute] = new LinearModel(trainClauses(LINES, logNothing)).predict(
    readLetterFeatures('when is the breakfast'),
  );
  const mostLikely = (likely?: Float32Array) => likely?.indexOf(Math.max(...likely)) ?? -1;
  expect(HEADS.topic[mostLikely(topic)]).toBe('breakfast');
  expect(HEADS.act[mostLikely(act)]).toBe('ask');
  expect(HEADS.attribute[mostLikely(attribute)]).toBe('hours');
});

it('a line’s language is trained on its letters', () => {
  const [likely] = new LinearModel(trainLanguages(LINES, logNothing)).predict(readLetterFeatures('handtücher bringen'));
  expect(LANGUAGE_TAGS[likely?.indexOf(Math.max(...likely)) ?? -1]).toBe('de');
});

import { expect, it } from 'vitest';
import { settlePolarity } from '../../../../bff/engine/intents/settle-polarity.ts';
import { placeEntities } from '../../../../bff/language/entities/find-entities.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';
import { classify } from '../../../../bff/language/reading/classify.ts';
import { readFrames } from '../../../../bff/language/reading/frames.ts';

const english = languageFor('en');
const settle = (text: string) => {
  const { intents, reading } = classify(text, english);
  const placed = placeEntities(text, english.pack, new Date(0), 'UTC');
  const frames = readFrames(text, english);
  const { polarity } = settlePolarity(
    { text, plain: text, code: 'en', reading, frames, placed, isPolite: false },
    intents,
  );
  return { wanted: polarity.wanted.map(({ name }) => name), denied: polarity.denied.map(({ name }) => name) };
};

it('a refused thing is not an intent', () => {
  expect(settle('no towels please')).toMatchObject({ wanted: [], denied: ['towels_linen'] });
  expect(settle('two towels please').wanted).toEqual(['towels_linen']);
});

it('a missing thing is not a refusal', () => expect(settle('we have no towels').denied).toEqual([]));

it('a thing that works again needs no repair', () => {
  expect(settle('the air conditioning works again, no need to come').denied).toContain('maintenance');
});

import { expect, it } from 'vitest';
import { findAnswer } from '../../../../bff/engine/answering/answers.ts';
import { costsMoney, needsPriceFirst } from '../../../../bff/engine/planning/priced-request.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { matchFor, says, turn } from '../../../support/engine/turns.ts';

const findPricedAnswer = (intent: Intent, answer: string) => {
  const answered = findAnswer(
    intent,
    [],
    turn('', { facts: [], faqMatches: [matchFor({ intents: [intent], answer })] }),
  );
  if (answered === null) throw new Error('nothing answers');
  return answered;
};
const BEDS = 'A cot is free, an extra bed costs 30 € per night.';

it.each([
  ['en', 'a cot please', false],
  ['de', 'ein Babybett bitte', false],
  ['en', 'an extra bed please', true],
  ['de', 'ein Zustellbett bitte', true],
  ['en', 'one more for my son', true],
])('%s: “%s” costs money according to the hotel’s text: %s', (language, words, isSo) => {
  expect(costsMoney('crib_extra_bed', says(words, language), findPricedAnswer('crib_extra_bed', BEDS))).toBe(isSo);
});

it.each<[Intent, string, boolean]>([
  ['laundry', 'A shirt costs 4.50 €.', true],
  ['laundry', 'We wash until 9:00.', false],
  ['taxi', 'A taxi to the airport is about 55 €.', false],
  ['restaurant', 'The menu costs 40 €.', false],
])('%s, “%s” is a price of the hotel: %s', (intent, text, isSo) => {
  expect(needsPriceFirst(intent, findPricedAnswer(intent, text))).toBe(isSo);
});

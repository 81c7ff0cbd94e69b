import { expect, it } from 'vitest';
import { findAnswer } from '../../../../bff/engine/answering/answers.ts';
import { deniesIt, deniesWhatIsOrdered, isOfOtherKind } from '../../../../bff/engine/answering/not-quite-answered.ts';
import type { Intent } from '../../../../shared/domain/intents.ts';
import { matchFor, says, turn } from '../../../support/engine/turns.ts';

const answer = (intent: Intent, text: string, answer: string) => {
  const context = turn(text, {
    facts: [],
    faqMatches: [matchFor({ intents: [intent], question: 'What about it?', answer })],
  });
  const found = findAnswer(intent, [], context);
  if (found === null) throw new Error('nothing answers');
  return { found, context };
};

it.each<[Intent, string, string, boolean]>([
  ['restaurant', 'Do you have food without nuts?', 'We serve vegan dishes.', true],
  ['restaurant', 'Do you have vegan food?', 'We serve vegan dishes.', false],
  ['pets', 'Can I bring my cat?', 'Dogs are welcome.', true],
  ['pets', 'Kann ich meinen Hund mitbringen?', 'Dogs are welcome.', false],
  ['pool', 'May my cat swim?', 'Dogs are welcome.', false],
])('the intent %s: “%s” asks for something that “%s” does not fully answer: %s', (intent, text, told, isSo) => {
  const { found, context } = answer(intent, text, told);
  expect(isOfOtherKind(intent, found, context)).toBe(isSo);
});

it.each([
  ['We have no restaurant.', true],
  ['Nein, leider nicht.', true],
  ['The restaurant opens at 18:00.', false],
])('“%s” denies the thing that the guest asks about: %s', (told, isSo) =>
  expect(deniesIt(answer('restaurant', 'a table', told).found)).toBe(isSo),
);

it.each([
  ['No, sorry, we have no towels.', 'Can you bring two towels?', true],
  ['Towels are in the room.', 'Can you bring two towels?', false],
  ['No, sorry, we have no towels.', 'Can you bring a pillow?', false], // the entry is about towels
])('“%s” makes it unnecessary to bring the thing of “%s”: %s', (told, text, isSo) => {
  const context = turn(text, {
    facts: [],
    faqMatches: [matchFor({ intents: ['towels_linen'], question: 'Towels?', answer: told })],
  });
  const found = findAnswer('towels_linen', [], context);
  expect(found !== null && deniesWhatIsOrdered(found, says(text))).toBe(isSo);
});

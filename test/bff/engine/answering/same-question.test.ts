import { expect, it } from 'vitest';
import { asksMore, asksTheSame, findOpenKinds, isPartOf } from '../../../../bff/engine/answering/same-question.ts';
import { says } from '../../../support/engine/turns.ts';

const inEnglish = (text: string) => ({ text, language: 'en' });
const inGerman = (text: string) => ({ text, language: 'de' });
const readQuestion = ({ text, language }: { text: string; language: string }) => says(text, language);

it.each([
  [inEnglish('Do you have a sauna?'), inGerman('Haben Sie eine Sauna?'), true],
  [inEnglish('Do you have a sauna?'), inEnglish('Is there a sauna please?'), true],
  [inEnglish('Do you have a sauna?'), inGerman('Ist die Sauna kostenlos?'), false],
  [inEnglish('Is the sauna free of charge?'), inGerman('Haben Sie eine Sauna?'), false],
  [inEnglish('Do you have a sauna?'), inEnglish('Is there no sauna?'), false],
  [inEnglish('Do you have a sauna?'), inEnglish('Is there a sauna at 22:00?'), false],
  [inEnglish(''), inEnglish('Is there a sauna?'), false],
])('a yes to %j also answers %j: %s', (hotel, guest, isSo) =>
  expect(asksTheSame(hotel, readQuestion(guest), 'Yes.')).toBe(isSo),
);

it.each([
  [inEnglish('Do you have vegan food?'), inEnglish('Do you have halal food?'), 'Yes, both.', true],
  [inEnglish('Do you have vegan food?'), inEnglish('Do you have halal food?'), 'Yes, and halal dishes.', false],
  [inEnglish('May I bring my dog?'), inGerman('Darf ich meine Katze mitbringen?'), 'Yes.', true],
  [inEnglish('May I bring my dog?'), inGerman('Darf ich meinen Hund mitbringen?'), 'Yes.', false],
])('beside the entry %j, the question %j asks for more than “%s” says: %s', (hotel, guest, told, isSo) => {
  expect(asksMore(hotel, readQuestion(guest), told)).toBe(isSo);
});

it('a kind of thing that the entry names is not an open point of the question', () => {
  expect(findOpenKinds(says('vegan or halal?'), 'We serve vegan dishes.')).toEqual(['halal']);
});

it.each([
  [inGerman('Gibt es einen Pool für Kinder?'), inEnglish('Do you have a pool?'), true],
  [inGerman('Kann ich meinen Hund mitbringen, 3 kg?'), inEnglish('Pets?'), true],
  [inGerman('Gibt es einen Pool?'), inEnglish('Is there a pool for children?'), false],
  [inGerman('Ist der Parkplatz kostenlos?'), inEnglish('Is breakfast included?'), false],
  [inGerman('Gibt es keinen Pool?'), inEnglish('Do you have a pool?'), false],
  [inGerman('Kann ich meine Katze mitbringen?'), inEnglish('Dogs?'), false],
])('%j asks about a part of %j: %s', (guest, hotel, isSo) =>
  expect(isPartOf(readQuestion(guest), hotel, 'No.')).toBe(isSo),
);

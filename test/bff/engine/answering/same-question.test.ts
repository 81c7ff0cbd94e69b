import { expect, it } from 'vitest';
import { asksMore, asksTheSame, findOpenKinds, isPartOf } from '../../../../bff/engine/answering/same-question.ts';
import { says } from '../../../support/engine/turns.ts';

const en = (text: string) => ({ text, language: 'en' });
const de = (text: string) => ({ text, language: 'de' });
const said = ({ text, language }: { text: string; language: string }) => says(text, language);

it.each([
  [en('Do you have a sauna?'), de('Haben Sie eine Sauna?'), true],
  [en('Do you have a sauna?'), en('Is there a sauna please?'), true],
  [en('Do you have a sauna?'), de('Ist die Sauna kostenlos?'), false],
  [en('Is the sauna free of charge?'), de('Haben Sie eine Sauna?'), false],
  [en('Do you have a sauna?'), en('Is there no sauna?'), false],
  [en('Do you have a sauna?'), en('Is there a sauna at 22:00?'), false],
  [en(''), en('Is there a sauna?'), false],
])('a yes to %j also answers %j: %s', (hotel, guest, isSo) =>
  expect(asksTheSame(hotel, said(guest), 'Yes.')).toBe(isSo),
);

it.each([
  [en('Do you have vegan food?'), en('Do you have halal food?'), 'Yes, both.', true],
  [en('Do you have vegan food?'), en('Do you have halal food?'), 'Yes, and halal dishes.', false],
  [en('May I bring my dog?'), de('Darf ich meine Katze mitbringen?'), 'Yes.', true],
  [en('May I bring my dog?'), de('Darf ich meinen Hund mitbringen?'), 'Yes.', false],
])('beside the entry %j, the question %j asks for more than “%s” says: %s', (hotel, guest, told, isSo) => {
  expect(asksMore(hotel, said(guest), told)).toBe(isSo);
});

it('a kind of thing that the entry names is not an open point of the question', () => {
  expect(findOpenKinds(says('vegan or halal?'), 'We serve vegan dishes.')).toEqual(['halal']);
});

it.each([
  [de('Gibt es einen Pool für Kinder?'), en('Do you have a pool?'), true],
  [de('Kann ich meinen Hund mitbringen, 3 kg?'), en('Pets?'), true],
  [de('Gibt es einen Pool?'), en('Is there a pool for children?'), false],
  [de('Ist der Parkplatz kostenlos?'), en('Is breakfast included?'), false],
  [de('Gibt es keinen Pool?'), en('Do you have a pool?'), false],
  [de('Kann ich meine Katze mitbringen?'), en('Dogs?'), false],
])('%j asks about a part of %j: %s', (guest, hotel, isSo) => expect(isPartOf(said(guest), hotel, 'No.')).toBe(isSo));

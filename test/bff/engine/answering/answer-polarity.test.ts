import { expect, it } from 'vitest';
import {
  findAnswerPolarity,
  isQualified,
  mentionsFree,
  splitSentences,
} from '../../../../bff/engine/answering/answer-polarity.ts';

it.each([
  ['Yes, dogs are welcome.', 'yes', false],
  ['Ja, Hunde sind willkommen.', 'yes', false],
  ['Oui, sur demande.', 'yes', false],
  ['Yes, free for guests.', 'yes', true],
  ['No, but there is one nearby.', 'no', false],
  ['Nein, leider nicht.', 'no', false],
  ['We have no pool.', 'no', false],
])('“%s” opens with %s, free: %s', (text, kind, isFree) => {
  expect(findAnswerPolarity(text)).toEqual({ kind, isFree });
});

it.each([
  ['We have no extra charge for pets.'],
  ['Si desea un taxi, llame a recepción.'],
  ['Breakfast is served from 7:00.'],
  ['Yes, but only small dogs.'],
])('“%s” opens with neither a yes nor a no', (text) => expect(findAnswerPolarity(text)).toBeNull());

it.each([
  ['only small dogs', true],
  ['nur kleine Hunde', true],
  ['small dogs', false],
])('“%s” makes its answer conditional: %s', (text, isSo) => expect(isQualified(text)).toBe(isSo));

it.each([
  ['It is free of charge.', true],
  ['Das ist kostenlos.', true],
  ['It costs 5 €.', false],
])('“%s” says that something is free of charge: %s', (text, isSo) => expect(mentionsFree(text)).toBe(isSo));

it('the point in a price and the colon in a time do not end a sentence', () => {
  expect(splitSentences('It costs 4.50 € from 7:00. Ask us! はい。どうぞ')).toEqual([
    'It costs 4.50 € from 7:00.',
    'Ask us!',
    'はい。',
    'どうぞ',
  ]);
});

import { expect, it } from 'vitest';
import type { AnswerContent, FactAnswer } from '../../../../../bff/knowledge/facts/answering/answer-question.ts';
import { sayAnswer } from '../../../../../bff/knowledge/facts/saying/say-answer.ts';

const say = (subject: string, told: AnswerContent, language: string, booking: FactAnswer['booking'] = null) =>
  sayAnswer({ subject, contents: [told], booking, sources: [], isConfirmed: false }, language);
const presence = (is: 'yes' | 'no'): AnswerContent => ({ form: 'presence', is, exceptions: [], only: [] });

it.each([
  ['en', presence('yes'), /^Yes/],
  ['de', presence('no'), /kein/],
  ['fr', presence('yes'), /^Oui/],
])('%s: the presence answer %j is put into words', (language, told, text) =>
  expect(say('pool', told, language)).toMatch(text),
);

it('a negative answer names its exception', () => {
  const told: AnswerContent = { form: 'presence', is: 'no', exceptions: ['assistance_dog'], only: [] };
  expect(say('pets', told, 'en')).toMatch(/assistance dogs/);
});

it('a positive answer for dogs only names dogs', () => {
  expect(say('pets', { form: 'presence', is: 'yes', exceptions: [], only: ['dogs'] }, 'en')).toMatch(/^Yes.*[Dd]ogs/);
});

it('a limit is said with its verdict, a value in its own words, and a needed booking last', () => {
  const limit: AnswerContent = {
    form: 'limit',
    limit: { type: 'limit', bound: 'most', value: 20, unit: 'kilogram' },
    verdict: 'no',
  };
  expect(say('pets', limit, 'en')).toMatch(/^No.*20 kg/);
  const word: AnswerContent = {
    form: 'value',
    value: { type: 'credential', word: 'reiher77' },
    attribute: 'wifi.password',
  };
  expect(say('wifi', word, 'de')).toMatch(/Passwort.*reiher77/);
  expect(say('pool', presence('yes'), 'en', 'needed')).not.toBe(say('pool', presence('yes'), 'en'));
});

it('an answer in a language without texts is null', () => expect(say('pool', presence('yes'), 'xx')).toBeNull());

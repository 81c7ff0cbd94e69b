import { expect, it } from 'vitest';
import type { AnswerContent, FactAnswer } from '../../../../../bff/knowledge/facts/answering/answer-question.ts';
import { sayAnswer } from '../../../../../bff/knowledge/facts/saying/say-answer.ts';

const say = (subject: string, told: AnswerContent, language: string, booking: FactAnswer['booking'] = null) =>
  sayAnswer({ subject, told: [told], booking, sources: [], isConfirmed: false }, language);
const presence = (is: 'yes' | 'no'): AnswerContent => ({ form: 'presence', is, exceptions: [], only: [] });

it.each([
  ['en', presence('yes'), /^Yes/],
  ['de', presence('no'), /kein/],
  ['fr', presence('yes'), /^Oui/],
])('%s: whether it is there', (language, told, text) => expect(say('pool', told, language)).toMatch(text));

it('an exception travels with its denial', () => {
  const told: AnswerContent = { form: 'presence', is: 'no', exceptions: ['assistance_dog'], only: [] };
  expect(say('pets', told, 'en')).toMatch(/assistance dogs/);
});

it('who takes dogs has said nothing of cats', () => {
  expect(say('pets', { form: 'presence', is: 'yes', exceptions: [], only: ['dogs'] }, 'en')).toMatch(/^Yes.*[Dd]ogs/);
});

it('a limit is told with its verdict, a value by its words, a booking behind it', () => {
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

it('a language without texts says none', () => expect(say('pool', presence('yes'), 'xx')).toBeNull());

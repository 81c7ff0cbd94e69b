import { expect, it } from 'vitest';
import { guessLanguage } from '../../../../bff/language/reading/guess-language.ts';

const OPENINGS = [
  'hello',
  'hi',
  'hey',
  'good morning',
  'yes',
  'no',
  'ok',
  'thanks',
  'thank you',
  'please',
  'wifi',
  'wifi?',
  'wifi password',
  'parking?',
  'pool',
  'gym?',
  'breakfast',
  'is breakfast free?',
  'dog',
  'check in?',
  'late checkout',
  'room service?',
  'taxi please',
  'towels',
  'quiet hours?',
  'help',
  'bye',
  'reception',
];

it.each([[['es', 'en']], [['en']], [['de', 'fr', 'en']]])(
  'takes a word or two of English for English at a house of %j',
  (property) => {
    expect(OPENINGS.filter((text) => guessLanguage(text, { property, page: 'en' }).code !== 'en')).toEqual([]);
  },
);

it.each([
  ['hola', 'es'],
  ['bonjour', 'fr'],
  ['danke', 'de'],
  ['Frühstück?', 'de'],
  ['grazie mille', 'it'],
  ['こんにちは', 'ja'],
  ['مرحبا', 'ar'],
])('guesses “%s” as %s on an English page', (text, code) => {
  expect(guessLanguage(text, { page: 'en', property: ['en', 'de', 'es', 'fr', 'it'] }).code).toBe(code);
});

it('keeps the conversation’s language for a text without words of a language', () => {
  for (const text of ['ok', '👍', 'Marriott 204', 'https://example.com/x', 'zzz 42']) {
    expect(guessLanguage(text, { conversation: 'fr', page: 'en', property: ['en'] }).code).toBe('fr');
  }
});

it('guesses the new language of a guest who switches the language', () => {
  expect(guessLanguage('Wann kann ich einchecken?', { conversation: 'fr', page: 'en' }).code).toBe('de');
});

it.each([
  [{}, 'en'],
  [{ page: 'de' }, 'de'],
  [{ property: ['fr', 'en'] }, 'fr'],
])('does not guess a language from a booking number, with the hints %j', (hints, code) => {
  expect(guessLanguage('LH-50977', hints).code).toBe(code);
});

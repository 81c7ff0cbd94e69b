import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { confirmWish, languageOfWish, readOptOut } from '../../../../bff/messaging/consent/opt-out.ts';
import { LANGUAGE_CODES } from '../../../../shared/language/languages.ts';

interface Words {
  stop: string[];
  start: string[];
}
const data = new URL('../../../../bff/messaging/consent/opt-out.json', import.meta.url);
const words: Record<string, Words> = JSON.parse(readFileSync(data, 'utf8'));

describe.each(LANGUAGE_CODES)('a guest who writes in %s', (language) => {
  it('stops and starts messages by words of this language, in capitals and with a full stop too', () => {
    const { stop, start } = words[language] ?? { stop: [], start: [] };
    expect([stop.length > 0, start.length > 0]).toEqual([true, true]);
    for (const word of stop)
      expect(['stop', word, readOptOut(`${word.toUpperCase()}.`)]).toEqual(['stop', word, 'stop']);
    for (const word of start) expect(['start', word, readOptOut(` ${word}!`)]).toEqual(['start', word, 'start']);
  });

  it('gets the confirmations of stop and start in this language', () => {
    const [stopped, started] = [confirmWish('stop', language), confirmWish('start', language)];
    expect([stopped.language, started.language]).toEqual([language, language]);
    expect(stopped.text).toContain('START');
    expect(started.text).not.toContain('START');
  });
});

it('each language has a confirmation of its own', () => {
  const texts = LANGUAGE_CODES.flatMap((code) => [confirmWish('stop', code).text, confirmWish('start', code).text]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each(['Baja', 'ΣΤΟΠ', 'İPTAL ET', '退訂', 'Afmelden'])('the word %s stops messages', (word) => {
  expect(readOptOut(word)).toBe('stop');
});

it.each(['ALTA', '再開', 'Retomar', 'start', 'UNSTOP'])('the word %s starts messages', (word) => {
  expect(readOptOut(word)).toBe('start');
});

it.each(['Odjava', 'Cancel', 'Does the bus stop here?', 'yes', ''])(
  '“%s” neither stops nor starts messages, because it may be about the stay',
  (text) => {
    expect(readOptOut(text)).toBeNull();
  },
);

it('a language tag with a region is read as its language, an unknown one as English', () => {
  expect(confirmWish('start', 'zh-TW')).toEqual(confirmWish('start', 'zh-Hant'));
  expect(confirmWish('start', 'xx').language).toBe('en');
});

describe('the language of a confirmation', () => {
  it.each([
    ['that of earlier messages', 'STOP', { before: 'pt', house: ['de', 'en'], guessed: 'sl' }, 'pt'],
    ['English if the word belongs to many languages', 'STOP', { before: null, house: ['de'], guessed: 'sl' }, 'en'],
    ['the house’s own for a word of it', 'Stop.', { before: null, house: ['fr', 'en'], guessed: 'sl' }, 'fr'],
    ['that of a word of one language', 'ABMELDEN', { before: null, house: ['de', 'en'], guessed: 'de' }, 'de'],
    [
      'what a word was taken for, where the house has no part in it',
      'parar',
      { before: null, house: ['de'], guessed: 'pt' },
      'pt',
    ],
  ])('is %s', (_, text, known, language) => {
    expect(languageOfWish(text, known)).toBe(language);
  });
});

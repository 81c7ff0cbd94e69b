import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../../shared/language/detect/browser.ts';
import { detect as detectOnServer } from '../../../../shared/language/detect/server.ts';
import type { DetectHints } from '../../../../shared/language/detect/types.ts';
import { LANGUAGE_CODES } from '../../../../shared/language/languages.ts';
import { measureCpuMs } from '../../../support/process/cpu-time.ts';
import { SAMPLES } from './samples.ts';

describe('the language of a guest’s message', () => {
  it('is tested with samples of every language', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual([...LANGUAGE_CODES].sort());
  });

  it.each(Object.entries(SAMPLES))('is detected in %s', (code, lines) => {
    expect(lines.map((line) => `${detect(line).code}: ${line}`)).toEqual(lines.map((line) => `${code}: ${line}`));
    expect(lines.map((line) => detectOnServer(line).code)).toEqual(lines.map(() => code));
  });
});

/** The guest's text, the known hints, and the expected language with its source. */
const RULES: [text: string, hints: DetectHints, code: string, source: string][] = [
  // A text without words leads to the known language.
  ['', {}, 'en', 'default'],
  ['👍', { browser: ['pt-BR'] }, 'pt', 'browser'],
  ['ok', { page: 'de-AT' }, 'de', 'page'],
  ['ok', { page: 'de', browser: ['fr'] }, 'fr', 'browser'],
  ['ok', { page: 'de', browser: ['fr'], conversation: 'it' }, 'it', 'conversation'],
  ['ok', { conversation: 'tlh', browser: ['ja'] }, 'ja', 'browser'],
  ['214', { country: 'at' }, 'de', 'browser'],
  // The conversation's language is kept for short texts.
  ['wifi?', { conversation: 'th' }, 'th', 'conversation'],
  ['Marriott 204', { conversation: 'ja' }, 'ja', 'conversation'],
  ['Anna Müller', { conversation: 'fr' }, 'fr', 'conversation'],
  ['https://example.com/die-zimmer-und-preise', { conversation: 'es' }, 'es', 'conversation'],
  ['jean.dupont@hotel.fr', { conversation: 'en' }, 'en', 'conversation'],
  ['haha', { conversation: 'ar' }, 'ar', 'conversation'],
  ['late check-out?', { conversation: 'ko' }, 'ko', 'conversation'],
  ['merci', { conversation: 'de' }, 'de', 'conversation'],
  ['12.08. - 14.08.', { conversation: 'sv' }, 'sv', 'conversation'],
  // A clear sentence changes the language.
  ['Können wir bitte noch zwei Handtücher bekommen?', { conversation: 'en' }, 'de', 'text'],
  ['What time does the pool open tomorrow?', { conversation: 'th' }, 'en', 'text'],
  ['ขอผ้าเช็ดตัวเพิ่มหน่อยค่ะ', { conversation: 'en' }, 'th', 'text'],
  ['À quelle heure est le petit-déjeuner ?', { conversation: 'nl' }, 'fr', 'text'],
  ['Во сколько завтрак?', { conversation: 'de' }, 'ru', 'text'],
  // Letters that only one language uses decide.
  ['¿es un problema?', {}, 'es', 'text'],
  // Words outweigh the browser's language, which decides a tie.
  ['Gibt es hier einen Parkplatz?', { browser: ['en-US'] }, 'de', 'text'],
  ['dobro jutro', { browser: ['hr'] }, 'hr', 'text'],
  ['dobro jutro', { browser: ['sl'] }, 'sl', 'text'],
  // The script decides.
  ['ქართული', {}, 'ka', 'text'],
  ['房間裡沒有熱水', {}, 'zh-Hant', 'text'],
  ['房间里没有热水', {}, 'zh-Hans', 'text'],
  ['駐車場 無料', {}, 'ja', 'text'],
  ['WiFi のパスワードは?', {}, 'ja', 'text'],
];

describe('the detected language and the previously known language', () => {
  it.each(RULES)('for %j and %j lead to %s by %s', (text, hints, code, source) => {
    expect(detect(text, hints)).toMatchObject({ code, source });
    expect(detectOnServer(text, hints)).toMatchObject({ code, source });
  });
});

it('the detector never throws, and always returns a supported language with a confidence', () => {
  const tag = fc.option(fc.oneof(fc.constantFrom(...LANGUAGE_CODES, 'xx', '', 'de-AT-1901'), fc.string()), {
    nil: undefined,
  });
  const hints = fc.record(
    { conversation: tag, page: tag, browser: fc.array(fc.string()), country: tag },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(...Object.values(SAMPLES).flat()),
  );
  fc.assert(
    fc.property(text, hints, (said, known) => {
      for (const ask of [detect, detectOnServer]) {
        const { code, confidence } = ask(said, known);
        expect(LANGUAGE_CODES).toContain(code);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500, seed: 20_261_124 },
  );
});

it('the detector is fast even on a very long text', () => {
  const long = 'Wir hätten gern ein ruhiges Zimmer mit Blick auf den See. '.repeat(2_000);
  const spentMs = measureCpuMs(() => {
    for (let i = 0; i < 20; i++) expect(detect(long).code).toBe('de');
  });
  expect(spentMs / 20).toBeLessThan(20);
});

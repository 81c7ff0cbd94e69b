import { expect, it } from 'vitest';
import { ADDRESSES } from '../../../../bff/language/lexicon/addresses.ts';
import { guessLanguage } from '../../../../bff/language/reading/guess-language.ts';
import { measureCpuMs } from '../../../support/process/cpu-time.ts';

it.each([
  ['see https://example.com/a?b now', 'see · now'],
  ['www.example.com', '·'],
  ['mail anna.weber@example.com please', 'mail · please'],
  ['meet @ the bar', 'meet @ the bar'],
  ['at 7.30', 'at 7.30'],
])('“%s” is “%s” without its addresses', (text, rest) => expect(text.replace(ADDRESSES, '·')).toBe(rest));

it.each([['a@'], ['@)'], ['@'], ['a@a.'], ['http://'], ['www.']])(
  'a long repetition of “%s” is read as fast as any other text',
  (unit) => {
    const text = unit.repeat(4_000 / unit.length);
    guessLanguage(`${text} `, {});
    expect(measureCpuMs(() => text.replace(ADDRESSES, ' '))).toBeLessThan(100);
    expect(measureCpuMs(() => guessLanguage(text, {}))).toBeLessThan(250);
  },
);

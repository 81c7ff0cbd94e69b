import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { firstFont, fontFile, nameAlone, toRuns } from '../../../../bff/insights/report/runs.ts';

const plain = (line: string, isRightToLeft = false) => toRuns(line, isRightToLeft, null).runs.map(({ text }) => text);

it('writes each script with a font that has its letters', () => {
  const fonts = (line: string) => toRuns(line, false, null).runs.map(({ font }) => font);
  expect(fonts('Nguyễn Ольга Ελένη प्रिया')).toEqual(['latin.ttf']);
  expect(fonts('สมชาย ใจดี')).toEqual(['thai.ttf']);
  expect(fonts('محمد')).toEqual(['arabic.ttf']);
  expect(fonts('דוד')).toEqual(['hebrew.ttf']);
  expect(fonts('김민준')).toEqual(['korean.otf']);
});

it('draws the shared East Asian letters in the form of the page’s language', () => {
  for (const [language, font] of [
    ['ja', 'japanese.otf'],
    ['zh-Hans', 'chinese.otf'],
  ] as const)
    expect(toRuns('直', false, firstFont(language)).runs).toEqual([{ font, text: '直' }]);
});

it('places figures and foreign words correctly in right-to-left text', () => {
  // The runs in display order, from left to right.
  expect(plain('غرفة 12', true)).toEqual(['12', 'غرفة ']);
  expect(plain('غرفة Mia 12', true)).toEqual(['Mia 12', 'غرفة ']);
  expect(plain('Mia غرفة Jon', false)).toEqual(['Mia ', 'غرفة', ' Jon']);
  expect(plain('(غرفة)', true).join('')).toBe('(غرفة)'); // brackets enclose the words
  // A font reverses no run of signs alone: the space stays beside the figure, outside of the bracket.
  expect(plain('من 5 (غرفة: 12)', true).at(-2)).toBe('5');
  expect(plain('من 5 (غرفة: 12)', true).at(-3)).toBe(') ');
});

it('keeps a name in its own direction, whatever text is beside it', () => {
  const line = `${nameAlone('محمد')} 3 Mia`;
  expect(plain(line).at(-1)).toContain('3 Mia');
  expect(plain(line).join('')).not.toMatch(/[\u2068\u2069]/);
});

it('reports missing letters, and draws a substitute for them', () => {
  const { runs, isWhole } = toRuns('Mia ᏣᎳᎩ', false, null);
  expect(isWhole).toBe(false);
  expect(runs.map(({ text }) => text).join('')).toBe('Mia □□□');
  expect(toRuns('Mia', false, null).isWhole).toBe(true);
});

it('lists for each font exactly the letters that the font has', () => {
  const fontkit: unknown = createRequire(import.meta.url)('fontkit');
  const { create } = z.object({ create: z.function({ input: [z.instanceof(Buffer)] }) }).parse(fontkit);
  const listed = z
    .record(z.string(), z.array(z.int()))
    .parse(
      JSON.parse(readFileSync(new URL('../../../../bff/insights/report/fonts/coverage.json', import.meta.url), 'utf8')),
    );
  for (const [font, ranges] of Object.entries(listed)) {
    const { characterSet } = z.looseObject({ characterSet: z.array(z.int()) }).parse(create(fontFile(font)));
    const inFont = new Set(characterSet.filter((code) => code >= 0x20 && code < 0xffff));
    let told = 0;
    for (let at = 0; at < ranges.length; at += 2)
      for (let code = ranges[at] ?? 0; code <= (ranges[at + 1] ?? 0); code += 1) {
        expect(inFont.has(code), `${font} U+${code.toString(16)}`).toBe(true);
        told += 1;
      }
    expect(told, font).toBe(inFont.size);
  }
});

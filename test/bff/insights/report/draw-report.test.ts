import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawReport } from '../../../../bff/insights/report/draw-report.ts';
import { DESK_LANGUAGES } from '../../../../shared/language/desk-languages.ts';
import { createFigures } from '../../../support/fixture/some-figures.ts';

const FONT_OF = { ar: 'ReportArabic', ja: 'ReportJapanese', 'zh-Hans': 'ReportChinese' };

it.each(DESK_LANGUAGES)('the pages in %s declare their language and embed the font for it', async (language) => {
  const pdf = (await drawReport(createFigures(['Mia']), 'House by the lake', language)).toString('latin1');
  expect(pdf).toContain(`/Lang (${language})`);
  const fonts = [...pdf.matchAll(/\/BaseFont \/\w+\+(\w+)/g)].map(([, name]) => name);
  expect(fonts).toContain('ReportLatin');
  for (const [tag, font] of Object.entries(FONT_OF)) expect(fonts.includes(font), font).toBe(tag === language);
  expect(pdf).not.toContain('/BaseFont /Helvetica');
});

it('the report has the letters of each name, whatever the language of the pages', async () => {
  const names = ['Ольга', 'محمد', 'สมชาย', '김민준', '花子', 'דוד'];
  const letters = lettersOf(await drawReport(createFigures(names), '海の家', 'de'));
  for (const letter of [...names, '海の家'].join('')) expect(letters, letter).toContain(letter);
});

it('the report says that letters are missing only if they are', async () => {
  expect(lettersOf(await drawReport(createFigures(['ᏣᎳᎩ']), 'House', 'en'))).toContain('□');
  expect(lettersOf(await drawReport(createFigures(['Mia']), 'House', 'en'))).not.toContain('□');
});

/** The letters on the pages, by the font tables that PDF readers use to copy text. */
function lettersOf(pdf: Buffer): Set<string> {
  const found = new Set<string>();
  for (const { index } of pdf.toString('latin1').matchAll(/stream\n/g)) {
    let text = '';
    try {
      text = inflateSync(pdf.subarray(index + 'stream\n'.length)).toString('latin1');
    } catch {
      continue; // no compressed part
    }
    if (!text.includes('beginbfrange')) continue;
    for (const [, codes = ''] of text.matchAll(/<([0-9a-f]{4}(?:[0-9a-f]{4})*)>/g))
      for (const code of codes.match(/.{4}/g) ?? []) found.add(String.fromCharCode(Number.parseInt(code, 16)));
  }
  return found;
}

import { expect, it } from 'vitest';
import { findClockFractions } from '../../../../bff/language/entities/clock-fractions.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findClockFractions(scan, languageFor(code).pack);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['de', 'Viertel nach sieben', ['07:15']],
  ['de', 'dreiviertel acht', ['07:45']],
  ['de', 'zehn vor 8', ['07:50']],
  ['cs', 'v půl osmé', ['07:30']],
  ['ru', 'без четверти восемь', ['07:45']],
  ['en', 'ten past seven pm', ['19:10']],
  ['de', 'viertel nach 30', []],
  ['de', 'ein Viertel Wein', []],
])('%s: the times in “%s” are %j', (code, text, times) => expect(find(code, text)).toEqual(times));

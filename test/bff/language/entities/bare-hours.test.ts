import { expect, it } from 'vitest';
import { findBareHours } from '../../../../bff/language/entities/bare-hours.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findBareHours(scan, languageFor(code).pack);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['en', 'wake me at 7', ['07:00']],
  ['de', 'bitte um sieben', ['07:00']],
  ['en', 'dinner at 7', ['19:00']],
  ['en', 'at 6 and 7 please', ['06:00', '07:00']],
  ['en', 'at 8 and one more', ['08:00']],
  ['en', 'at 5 €', []],
  ['en', 'at 30', []],
  ['en', '7 towels', []],
])('%s: the bare hours in “%s” are %j', (code, text, times) => expect(find(code, text)).toEqual(times));

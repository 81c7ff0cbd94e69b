import { expect, it } from 'vitest';
import { findHourRanges } from '../../../../bff/language/entities/hour-ranges.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findHourRanges(scan, languageFor(code).pack);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['en', 'between 4 and 5', ['04:00']],
  ['de', 'zwischen 16 und 17 Uhr', ['16:00']],
  ['en', 'between 4 and 5 pm', ['16:00']],
  ['en', 'between 11 and 1 pm', ['11:00']],
  ['en', 'between 4 and 5 towels', []],
  ['en', 'between 30 and 40', []],
])('%s: the range of hours in “%s” begins at %j', (code, text, times) => expect(find(code, text)).toEqual(times));

import { expect, it } from 'vitest';
import { findCounts } from '../../../../bff/language/entities/counts.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findCounts(scan, languageFor(code).pack);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['en', '2 towels and three pillows', [2, 3]],
  ['de', 'zwei Handtücher', [2]],
  ['ja', 'タオルを2枚', [2]],
  ['en', '10% or 2.5', []],
  ['en', 'the 2nd floor', []],
  ['en', 'a towel', [1]],
  ['en', '300 towels', []],
])('%s: the counts in “%s” are %j', (code, text, counts) => expect(find(code, text)).toEqual(counts));

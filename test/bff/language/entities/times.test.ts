import { expect, it } from 'vitest';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { findTimes } from '../../../../bff/language/entities/times.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findTimes(scan, languageFor(code).pack);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['en', '7:30', ['07:30']],
  ['en', '7.30 pm', ['19:30']],
  ['en', '5pm', ['17:00']],
  ['de', '7 Uhr 30', ['07:30']],
  ['de', '19 Uhr', ['19:00']],
  ['fr', '19h30', ['19:30']],
  ['en', 'at noon', ['12:00']],
  ['de', 'um Mitternacht', ['00:00']],
  ['ja', '午後3時半', ['15:30']],
  ['zh-Hans', '下午三点', ['15:00']],
  ['en', 'seven thirty', ['07:30']],
  ['es', 'las siete y media', ['07:30']],
  ['en', '25:00', []],
  ['en', '7 towels', []],
])('%s: the times in “%s” are %j', (code, text, times) => expect(find(code, text)).toEqual(times));

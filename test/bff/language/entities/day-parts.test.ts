import { expect, it } from 'vitest';
import { findDayPartTimes } from '../../../../bff/language/entities/day-parts.ts';
import { Scan } from '../../../../bff/language/entities/scan.ts';
import { languageFor } from '../../../../bff/language/lexicon/registry.ts';

const find = (code: string, text: string) => {
  const scan = new Scan(text);
  findDayPartTimes(scan, languageFor(code).pack);
  return scan.entities().map(({ entity }) => entity.value);
};

it.each([
  ['de', 'abends um 8 Uhr', ['20:00']],
  ['de', 'morgens 8:30', ['08:30']],
  ['it', 'di sera alle 8', ['20:00']],
  ['th', '2 ทุ่ม', ['20:00']],
  ['th', 'บ่าย 3 โมง', ['15:00']],
  ['th', 'ตี 5', ['05:00']],
  ['de', 'abends zwei Handtücher', []],
])('%s: the times of the day part in “%s” are %j', (code, text, times) => expect(find(code, text)).toEqual(times));

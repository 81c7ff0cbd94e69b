import { expect, it } from 'vitest';
import { Marking } from '../../../../../bff/knowledge/facts/marks/marks.ts';

const mark = (...patterns: RegExp[]) => {
  const marking = new Marking('7-10 and 12', '7-10 and 12');
  for (const pattern of patterns)
    marking.find(pattern, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole) }));
  return marking.all().map(({ start, end }) => [start, end]);
};

it('marks do not overlap: the first finder’s mark is kept', () => {
  expect(mark(/\d+-\d+/gu, /\d+/gu)).toEqual([
    [0, 4],
    [9, 11],
  ]);
});

it('a mark has no spaces around it, and a pattern with an empty match ends', () => {
  expect(mark(/ and /gu, /x*/gu)).toEqual([[5, 8]]);
});

it('a finder may mark a part of its match, or nothing', () => {
  const marking = new Marking('abc', 'abc');
  marking.find(/abc/gu, () => ({ kind: 'link', end: 2 }));
  marking.find(/c/gu, () => null);
  expect(marking.all()).toEqual([{ kind: 'link', start: 0, end: 2 }]);
});

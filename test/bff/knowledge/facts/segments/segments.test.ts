import { expect, it } from 'vitest';
import { hasNegation } from '../../../../../bff/engine/words/negation.ts';
import { readSegments } from '../../../../../bff/knowledge/facts/segments/segments.ts';

const read = (text: string, code = 'en') =>
  readSegments(text, code, 'EUR', hasNegation).map(({ name, isDenied, isAside, values }) => [
    name,
    isDenied,
    isAside,
    values.length,
  ]);

it('a text is cut at its stops, each stretch with the values it tells and its own words', () => {
  expect(read('The sauna is open from 16:00 to 21:00. It costs 12 €')).toEqual([
    [expect.stringContaining('sauna'), false, false, 1],
    ['', false, false, 1],
  ]);
});

it.each([
  ['en', 'No dogs over 20 kg'],
  ['de', 'Keine Hunde über 20 kg'],
])('%s: of a denial nothing is told: “%s”', (code, text) =>
  expect(read(text, code)).toMatchObject([[expect.any(String), true, false, 0]]),
);

it('what says no and is the value itself is told', () => {
  expect(read('closed on Sunday')).toMatchObject([['', false, false, 1]]);
});

it('what stands in brackets with words of its own belongs to what is before it', () => {
  expect(read('Sauna 12 € (towels 3 €)')).toMatchObject([
    [expect.any(String), false, false, 1],
    [expect.any(String), true, true, 0],
  ]);
});

it('a slash between two figures parts no values', () =>
  expect(read('socket 230/50 for 5 €').every(([, isDenied]) => isDenied)).toBe(true));

it('what was read is kept', () => {
  expect(readSegments('5 €', 'en', 'EUR', hasNegation)).toBe(readSegments('5 €', 'en', 'EUR', hasNegation));
});

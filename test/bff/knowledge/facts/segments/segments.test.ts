import { expect, it } from 'vitest';
import { hasNegation } from '../../../../../bff/engine/utterance/negation.ts';
import { readSegments } from '../../../../../bff/knowledge/facts/segments/segments.ts';

const read = (text: string, code = 'en') =>
  readSegments(text, code, 'EUR', hasNegation).map(({ name, isDenied, isAside, values }) => [
    name,
    isDenied,
    isAside,
    values.length,
  ]);

it('a text is cut into segments at punctuation, each with its values and its words', () => {
  expect(read('The sauna is open from 16:00 to 21:00. It costs 12 €')).toEqual([
    [expect.stringContaining('sauna'), false, false, 1],
    ['', false, false, 1],
  ]);
});

it.each([
  ['en', 'No dogs over 20 kg'],
  ['de', 'Keine Hunde über 20 kg'],
])('%s: a segment with a negation has no values: “%s”', (code, text) =>
  expect(read(text, code)).toMatchObject([[expect.any(String), true, false, 0]]),
);

it('“closed” is kept as a value although it is a negation', () => {
  expect(read('closed on Sunday')).toMatchObject([['', false, false, 1]]);
});

it('brackets with their own words belong to the segment before them and give no value', () => {
  expect(read('Sauna 12 € (towels 3 €)')).toMatchObject([
    [expect.any(String), false, false, 1],
    [expect.any(String), true, true, 0],
  ]);
});

it('a slash between two numbers does not separate segments', () =>
  expect(read('socket 230/50 for 5 €').every(([, isDenied]) => isDenied)).toBe(true));

it('segments of the same text are read once and cached', () => {
  expect(readSegments('5 €', 'en', 'EUR', hasNegation)).toBe(readSegments('5 €', 'en', 'EUR', hasNegation));
});

it.each([
  ['until 23:00, from June to September until midnight', [null, '06-01']],
  ['6 € a day from June to September', ['06-01']], // after the value to which it applies
  ['breakfast 7:30–9:00 (in August until 10:00), 12 €', [null, '08-01', null]], // a condition in brackets applies only there
])('a season applies to the value it is stated with: “%s”', (text, seasons) => {
  const read = readSegments(text, 'en', 'EUR', () => false).flatMap(({ values }) => values);
  const seasonOf = (value: (typeof read)[number]) =>
    value.kind === 'hours' ? value.rule.season : value.kind === 'price' ? value.tier.season : null;
  expect(
    read.map((value) => seasonOf(value)).map((season) => (season && 'from' in season ? season.from : null)),
  ).toEqual(seasons);
});

it('a value beside two seasons is dropped as ambiguous', () => {
  expect(read('in March and in October 12 €')).toMatchObject([[expect.any(String), true, false, 0]]);
});

it('the dot of an abbreviation does not end a sentence', () => {
  const sentences = readSegments('Bikes 10 € p. day, 2 hrs. for 4 €. Helmets are free.', 'en', 'EUR', () => false);
  expect(sentences.at(-1)?.sentence).toBe(1);
});

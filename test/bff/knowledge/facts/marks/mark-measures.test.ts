import { expect, it } from 'vitest';
import { markAges, markBareAges, markMeasures } from '../../../../../bff/knowledge/facts/marks/mark-measures.ts';
import { marked } from '../../../../support/engine/marked.ts';

it.each([
  ['en', 'up to 20 kg', 'kilogram', 20],
  ['de', 'max. 2,05 m', 'meter', 2.05],
  ['en', '5 minutes', 'minute', 5],
  ['ru', '10 кг', 'kilogram', 10],
  ['el', '1,90 μ.', 'meter', 1.9],
])('%s: the measure in “%s” has the unit %s and the value %s', (code, text, unit, value) => {
  expect(marked(code, text, markMeasures).map(([, meaning]) => meaning)).toEqual([{ kind: 'measure', unit, value }]);
});

it.each([['5 μ.μ.'], ['20 m²'], ['11 kW'], ['300 Mbit']])('“%s” is not marked as a measure', (text) =>
  expect(marked('en', text, markMeasures)).toEqual([]),
);

const ages = (code: string, text: string, mark = markAges) => marked(code, text, mark).map(([, meaning]) => meaning);
const ofAges = (min: number | null, max: number | null) => [{ kind: 'ages', ages: { min, max } }];

it.each([
  ['en', '4–11 years', ofAges(4, 11)],
  ['en', 'under 6 years', ofAges(null, 5)],
  ['de', 'ab 16 Jahren', ofAges(16, null)],
  ['de', 'bis 12 Jahre', ofAges(null, 12)],
  ['en', '7 years', ofAges(7, 7)],
  ['en', '7 nights', []],
  ['ko', '6세 미만', ofAges(null, 5)],
])('%s: the ages in “%s” are marked as %j', (code, text, meaning) => expect(ages(code, text)).toEqual(meaning));

it('numbers directly after the word for children are ages', () => {
  expect(ages('en', 'children 4–11', markBareAges)).toEqual(ofAges(4, 11));
  expect(ages('en', 'breakfast 7–11', markBareAges)).toEqual([]);
});

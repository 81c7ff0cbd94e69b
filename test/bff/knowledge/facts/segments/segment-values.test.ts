import { expect, it } from 'vitest';
import { markText } from '../../../../../bff/knowledge/facts/marks/mark-text.ts';
import { readValues } from '../../../../../bff/knowledge/facts/segments/segment-values.ts';
import { readingWith } from '../../../../support/engine/marked.ts';

const read = (text: string, isWritten = true) =>
  readValues(markText(text, readingWith('en')).marks, text, null, { isWritten, hours: /\bhours?\b/u });

it.each([
  ['from 7:00 to 10:00', [{ kind: 'hours', rule: { spans: [{ from: '07:00', until: '10:00' }] } }]],
  ['closed 12:00-14:00', [{ kind: 'shut' }]],
  ['12 € per person', [{ kind: 'price', tier: { cost: { amountMinor: 1200 }, per: 'person' }, max: null }]],
  ['12–18 €', [{ kind: 'price', tier: { cost: { amountMinor: 1200 } }, max: 1800 }]],
  ['free', [{ kind: 'price', tier: { cost: 'free' } }]],
  ['up to 20 kg', [{ kind: 'measure', value: 20, unit: 'kilogram', bound: 'most' }]],
  ['from 16 years', [{ kind: 'ages', ages: { min: 16, max: null } }]],
  ['10 %', [{ kind: 'percent', value: 10 }]],
  ['gluten-free', []], // a property of a thing, not a price
])('the segment values of “%s” are %j', (text, values) => expect(read(text)).toMatchObject(values));

it('a single hour is kept only if the language has words for “from” and “until”', () => {
  expect(read('at 15:00')).toMatchObject([{ kind: 'clock', time: '15:00' }]);
  expect(read('at 15:00', false)).toEqual([]);
});

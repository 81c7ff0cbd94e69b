import { expect, it } from 'vitest';
import type { Fact } from '../../../../bff/knowledge/facts/fact.ts';
import { factKey, saysTheSame } from '../../../../bff/knowledge/facts/fact-key.ts';

const fact = (more: Partial<Fact> = {}): Fact => ({
  attribute: 'pool.available',
  value: { type: 'presence', is: 'yes' },
  conditions: [],
  exceptions: [],
  source: { id: 'faq_1', label: 'Pool?', quote: 'Yes.', language: 'en' },
  ...more,
});
const factFrom = (more: Partial<Fact['source']>) => fact({ source: { ...fact().source, ...more } });

it('a fact’s key depends on its source and value, not on the wording of the source', () => {
  expect(factKey(factFrom({ quote: 'Yes, on the roof.', label: 'A pool?' }))).toBe(factKey(fact()));
  expect(factKey(fact({ value: { is: 'yes', type: 'presence' } }))).toBe(factKey(fact()));
});

it.each([
  ['another text', factFrom({ id: 'faq_2' })],
  ['another kind of text', factFrom({ type: 'training' })],
  ['another value', fact({ value: { type: 'presence', is: 'no' } })],
  ['a condition', fact({ conditions: [{ booking: 'needed' }] })],
])('a fact with %s has another key', (_, other) => expect(factKey(other)).not.toBe(factKey(fact())));

it('facts from different sources say the same if their values are equal', () => {
  expect(saysTheSame(fact(), factFrom({ id: 'faq_2' }))).toBe(true);
  expect(saysTheSame(fact(), fact({ value: { type: 'presence', is: 'no' } }))).toBe(false);
});

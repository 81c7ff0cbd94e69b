import { expect, it } from 'vitest';
import { findPartyTotal } from '../../../../bff/engine/answering/party-total.ts';
import { readAsked } from '../../../../bff/engine/utterance/asked-values.ts';
import { hasNegation } from '../../../../bff/engine/utterance/negation.ts';
import { readSegments } from '../../../../bff/knowledge/facts/segments/segments.ts';
import { says } from '../../../support/engine/turns.ts';

const total = (entry: string, text: string) =>
  findPartyTotal(
    readSegments(entry, 'en', 'EUR', hasNegation),
    new Set(),
    readAsked(says(text), { before: '', intent: null, frames: [], now: new Date(0), timezone: 'UTC' }),
  )?.amountMinor ?? null;

it('a party’s total is computed if one sentence of an entry has the prices for everybody in it', () => {
  const boat = 'Tue + Fri, adults €65, children 3-12 €35, including lunch.';
  expect(total(boat, 'How much is it for 2 adults and a child of 7?')).toBe(16_500);
  expect(total(boat, '2 adults and a child of 7, what is the boat trip?')).toBe(16_500);
  expect(total(boat, 'Is there room on the boat for 2 adults and a child of 7?')).toBeNull();
  expect(total(boat, 'When does the boat leave for 2 adults and a child of 7?')).toBeNull(); // no price is asked
  expect(total(boat, 'How much is it?')).toBeNull();
});

it.each([
  ['prices of two things', 'Breakfast: adults €15, children €8. Dinner: adults €30, children €15.'],
  ['something else is said of an age', 'Adults €15, children €8 (not under 8 years).'],
  ['a price of a part of the year', 'Adults €15 in July, children €8.'],
])('no total is computed from an unclear text: %s', (_, entry) => {
  expect(total(entry, 'What does it cost for 2 adults and a child of 7?')).toBeNull();
});

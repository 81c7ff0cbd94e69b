import { expect, it } from 'vitest';
import { hasNegation } from '../../../../../bff/engine/utterance/negation.ts';
import { readSegments } from '../../../../../bff/knowledge/facts/segments/segments.ts';

/** `readSegments` returns segments with bound scopes. */
const days = (text: string) =>
  readSegments(text, 'en', 'EUR', hasNegation).map(({ days: own }) => own?.days.join('') ?? null);

it.each([
  ['Sundays: 8:00-11:00', ['6', '6']], // the day before the value
  ['Mon–Fri 12:00-14:00, 18:00-22:00', ['01234', '01234']], // the days of the hours before
  ['Mon–Fri 12:00-14:00. 18:00-22:00', ['01234', null]], // the end of the sentence ends the scope
])('the value in “%s” applies to the days %j', (text, own) => expect(days(text)).toEqual(own));

it('a value after a negation is dropped, since it may belong to the negation', () => {
  const [, price] = readSegments('No dogs, 20 €', 'en', 'EUR', hasNegation);
  expect([price?.isDenied, price?.values]).toEqual([true, []]);
});

it('a value without words of its own belongs to the subject named before it', () => {
  const [, price] = readSegments('The sauna, 20 €', 'en', 'EUR', hasNegation);
  expect(price?.after).toContain('sauna');
});

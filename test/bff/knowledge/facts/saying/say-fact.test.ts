import { expect, it } from 'vitest';
import { sayFact } from '../../../../../bff/knowledge/facts/saying/say-fact.ts';

const rest = { conditions: [], exceptions: [] };

it.each([
  ['en', /7:00.*10:00/],
  ['de', /7:00.*10:00/],
])('%s: a fact is told as a guest would be told it', (language, text) => {
  const rules = [{ days: null, season: null, spans: [{ from: '07:00', until: '10:00' }], roundClock: false }];
  expect(sayFact({ ...rest, attribute: 'breakfast.hours', value: { type: 'hours', rules } }, language)).toMatch(text);
});

it('what was written by hand is told as it is', () => {
  expect(sayFact({ ...rest, attribute: 'breakfast.style', value: { type: 'text', text: 'A buffet.' } }, 'de')).toBe(
    'A buffet.',
  );
});

it('a booking that is needed is told with it', () => {
  const value = { type: 'presence' as const, is: 'yes' as const };
  const plain = sayFact({ ...rest, attribute: 'pool.available', value }, 'en') ?? '';
  const booked =
    sayFact({ ...rest, conditions: [{ booking: 'needed' }], attribute: 'pool.available', value }, 'en') ?? '';
  expect(booked.startsWith(plain)).toBe(true);
  expect(booked.length).toBeGreaterThan(plain.length);
});

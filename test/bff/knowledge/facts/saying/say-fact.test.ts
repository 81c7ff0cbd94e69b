import { expect, it } from 'vitest';
import { sayFact } from '../../../../../bff/knowledge/facts/saying/say-fact.ts';

const rest = { conditions: [], exceptions: [] };

it.each([
  ['en', /7:00.*10:00/],
  ['de', /7:00.*10:00/],
])('%s: a fact is shown in the words of a reply to a guest', (language, text) => {
  const rules = [{ days: null, season: null, spans: [{ from: '07:00', until: '10:00' }], roundClock: false }];
  expect(sayFact({ ...rest, attribute: 'breakfast.hours', value: { type: 'hours', rules } }, language)).toMatch(text);
});

it('a text value written by the owner is shown unchanged', () => {
  expect(sayFact({ ...rest, attribute: 'breakfast.style', value: { type: 'text', text: 'A buffet.' } }, 'de')).toBe(
    'A buffet.',
  );
});

it('a needed booking is shown with the fact', () => {
  const value = { type: 'presence' as const, is: 'yes' as const };
  const plain = sayFact({ ...rest, attribute: 'pool.available', value }, 'en') ?? '';
  const booked =
    sayFact({ ...rest, conditions: [{ booking: 'needed' }], attribute: 'pool.available', value }, 'en') ?? '';
  expect(booked.startsWith(plain)).toBe(true);
  expect(booked.length).toBeGreaterThan(plain.length);
});

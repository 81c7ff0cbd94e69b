import { expect, it } from 'vitest';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

/** The number of taxis. */
const countTaxis = (text: string, code: string) =>
  new EngineGuest({}, code)
    .say(text)
    .understanding.entities.filter(({ type, of }) => type === 'count' && of?.includes('taxi'))
    .map(({ value }) => value);

it.each([
  ['en', 'a taxi for four people with six bags please', []],
  ['de', 'bitte ein Taxi für vier Personen', []],
  ['en', 'two taxis please', [2]],
  ['de', 'bitte zwei Taxis', [2]],
])('%s: “%s” orders this number of taxis: %o', (code, text, counts) =>
  expect(countTaxis(text, code).filter((count) => count !== 1)).toEqual(counts),
);

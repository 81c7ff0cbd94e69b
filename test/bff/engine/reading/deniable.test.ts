import { expect, it } from 'vitest';
import { MENDABLE, SUPPLIES, TROUBLE_AS, UNDOING, WANTED_AS } from '../../../../bff/engine/reading/deniable.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

it('every thing that staff bring can be refused by its name', () => {
  const refusable = new Set(Object.values(WANTED_AS).flat());
  for (const intent of SUPPLIES) expect(refusable.has(intent), intent).toBe(true);
});

it('every problem can be reported as solved, except a billing dispute', () => {
  const problems = new Set(Object.values(TROUBLE_AS).flat());
  problems.delete('billing_dispute');
  for (const intent of problems) expect(MENDABLE.has(intent), intent).toBe(true);
});

it('every concept of a cancellation or change has an intent that its negation keeps', () => {
  for (const concept of UNDOING) expect(WANTED_AS[concept]).toBeDefined();
});

it.each([
  ['en', 'It is not noisy any more', 'noise'],
  ['de', 'Es ist nicht mehr laut', 'noise'],
] as const)('%s: “%s” reports no problem of the intent %s', (code, text, intent) => {
  const { intents } = new EngineGuest({}, code).say(text).understanding;
  expect(intents.map(({ name }) => name)).not.toContain(intent);
});

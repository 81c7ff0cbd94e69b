import { expect, it } from 'vitest';
import { MENDABLE, SUPPLIES, TROUBLE_AS, UNDOING, WANTED_AS } from '../../../../bff/engine/reading/deniable.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

it('every thing that is brought can be refused by its name', () => {
  const refusable = new Set(Object.values(WANTED_AS).flat());
  for (const intent of SUPPLIES) expect(refusable.has(intent), intent).toBe(true);
});

it('every trouble can be reported as over, except trouble about money', () => {
  const told = new Set(Object.values(TROUBLE_AS).flat());
  told.delete('billing_dispute');
  for (const intent of told) expect(MENDABLE.has(intent), intent).toBe(true);
});

it('every intent that a negated cancellation or change keeps is defined', () => {
  for (const concept of UNDOING) expect(WANTED_AS[concept]).toBeDefined();
});

it.each([
  ['en', 'It is not noisy any more', 'noise'],
  ['de', 'Es ist nicht mehr laut', 'noise'],
] as const)('%s: “%s” reports no trouble', (code, text, intent) => {
  const { intents } = new EngineGuest({}, code).say(text).understanding;
  expect(intents.map(({ name }) => name)).not.toContain(intent);
});

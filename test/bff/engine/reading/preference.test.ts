import { expect, it } from 'vitest';
import { findPreferences } from '../../../../bff/engine/reading/preference.ts';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const states = (text: string, code: string) => {
  const { understanding, context } = new EngineGuest({}, code).say(text);
  return findPreferences(understanding, context);
};

it.each([
  ['en', 'I prefer hard pillows'],
  ['en', 'I hate feather pillows'],
  ['de', 'Ich hasse Federkissen'],
  ['fr', 'Je préfère les oreillers durs'],
])('%s: “%s” states a preference and requests nothing', (code, text) => {
  expect(states(text, code)).toContain('pillow_blanket');
});

it.each([
  ['en', 'I want hard pillows'],
  ['en', 'Do you prefer hard pillows?'],
  ['en', 'Two hard pillows'],
  ['de', 'Bringen Sie bitte harte Kissen'],
  ['en', 'I prefer the sea'],
])('%s: “%s” is a request or a question and states no preference', (code, text) =>
  expect(states(text, code)).toEqual([]),
);

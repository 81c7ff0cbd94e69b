import { expect, it } from 'vitest';
import { asksExistence } from '../../../../bff/engine/reading/asks-existence.ts';
import type { Statement } from '../../../../bff/language/faq-match.ts';
import { says } from '../../../support/engine/turns.ts';

const pool: Statement = { text: 'Pool', intents: ['pool'], concepts: new Set(['pool'] as const) };

it.each([
  ['en', 'Do you have a pool?', true],
  ['de', 'Haben Sie einen Pool?', true],
  ['fr', 'Avez-vous une piscine ?', true],
  ['en', 'Is there a pool please?', true],
  ['en', 'Is the pool heated?', false], // a word that is unknown
  ['de', 'Wann öffnet der Pool?', false], // another concept
  ['en', 'Do you have 2 pools?', false], // a number
  ['de', 'Haben Sie 2 Pools?', false],
  ['en', 'Do you have no pool?', false], // a no
  ['de', 'Ist der Pool geschlossen?', false],
  ['en', 'Do you have a sauna?', false], // another thing
  ['en', 'Do you have it?', false], // nothing named
])('%s: “%s” only asks whether the thing exists: %s', (code, text, isSo) => {
  expect(asksExistence(says(text, code), pool, [])).toBe(isSo);
});

it.each([
  ['en', 'Do you have a pool? When is breakfast?'],
  ['de', 'Haben Sie einen Pool? Wann gibt es Frühstück?'],
])('%s: in “%s” the other clauses are about other requests', (code, text) => {
  expect(asksExistence(says(text, code), pool, ['breakfast'])).toBe(true);
  expect(asksExistence(says(text, code), pool, [])).toBe(false);
  expect(asksExistence(says('Is the pool heated? When is breakfast?'), pool, ['breakfast'])).toBe(false);
});

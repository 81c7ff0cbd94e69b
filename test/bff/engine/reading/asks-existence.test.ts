import { expect, it } from 'vitest';
import { asksExistence } from '../../../../bff/engine/reading/asks-existence.ts';
import type { Statement } from '../../../../bff/language/faq-match.ts';

const pool: Statement = { text: 'Pool', intents: ['pool'], concepts: new Set(['pool'] as const) };

it.each([
  ['en', 'Do you have a pool?', true],
  ['de', 'Haben Sie einen Pool?', true],
  ['fr', 'Avez-vous une piscine ?', true],
  ['en', 'Is the pool heated?', false],
  ['de', 'Wann öffnet der Pool?', false],
  ['en', 'Do you have a pool of 25 metres?', false],
  ['en', 'Do you have no pool?', false],
  ['en', 'Do you have a sauna?', false],
])('%s: “%s” asks for no more than whether there is one: %s', (code, text, isSo) => {
  expect(asksExistence(text, pool, [], code)).toBe(isSo);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { EngineGuest } from '../../support/engine-guest.ts';

/** Rule E2: what is refused is no wish, and a thank-you makes no request of it. `tag | what a guest says`. */
const LINES = readFileSync(new URL('polite-refusals.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

describe('towels that are refused with thanks', () => {
  it('are refused in every language', () => {
    expect(new Set(LINES.map(([code]) => code))).toEqual(new Set(PACKS.map(({ code }) => code)));
  });

  it.each(LINES)('%s: %s: are neither brought nor asked back about', (code = '', text = '') => {
    const { decision } = new EngineGuest({}, code).say(text);
    expect(decision.steps).toMatchObject([{ kind: 'smalltalk' }]);
  });
});

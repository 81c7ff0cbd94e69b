import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PACKS } from '../../../bff/language/pack/packs.ts';
import { EngineGuest } from '../../support/engine/engine-guest.ts';

/** Rule E7 about blood that is vomited or coughed up. Each line is `tag | what a guest says`. */
const LINES = readFileSync(new URL('blood.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

describe('somebody who vomits blood', () => {
  it('has a line in every language', () => {
    expect(new Set(LINES.map(([code]) => code)), 'a line of each language in blood.txt').toEqual(
      new Set(PACKS.map(({ code }) => code)),
    );
  });

  it.each(LINES)('in %s is an emergency: %s', (code = '', text = '') => {
    const { understanding, decision } = new EngineGuest({}, code).say(text);
    expect(understanding.urgency).toBe('emergency');
    expect(decision.steps).toMatchObject([{ kind: 'handoff', why: 'emergency' }]);
  });

  it.each([
    ['en', 'there is blood on my sheets'],
    ['en', 'can I get a blood orange juice'],
    ['en', 'two bloody marys to room 204 please'],
    ['de', 'auf dem Laken sind Blutflecken'],
    ['fr', 'un jus d’orange sanguine, s’il vous plaît'],
    ['it', 'servite anche la salsiccia di sangue?'],
  ])('in %s is not an emergency if the blood was not vomited or coughed up: %s', (code, text) => {
    expect(new EngineGuest({}, code).say(text).understanding.urgency).not.toBe('emergency');
  });
});

import { expect, it } from 'vitest';
import { EngineGuest } from '../../../support/engine-guest.ts';

const isAlarm = (text: string, code: string) =>
  new EngineGuest({}, code).say(text).understanding.urgency === 'emergency';

it.each([
  ['en', 'There is no fire'],
  ['de', 'Es gibt kein Feuer'],
  ['en', 'No emergency, just a question about breakfast'],
])('%s: “%s” calls it off', (code, text) => expect(isAlarm(text, code)).toBe(false));

it.each([
  ['en', 'There is a fire'],
  ['de', 'Es brennt'],
  ['en', 'No! Fire!'],
  ['en', 'He is not breathing'],
  ['de', 'Er atmet nicht'],
  ['en', 'There is no fire extinguisher and there is a fire'],
])('%s: “%s” stays an emergency', (code, text) => expect(isAlarm(text, code)).toBe(true));

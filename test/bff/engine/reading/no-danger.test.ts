import { expect, it } from 'vitest';
import { EngineGuest } from '../../../support/engine/engine-guest.ts';

const isAlarm = (text: string, code: string) =>
  new EngineGuest({}, code).say(text).understanding.urgency === 'emergency';

it.each([
  ['en', 'There is no fire'],
  ['de', 'Es gibt kein Feuer'],
  ['en', 'No emergency, just a question about breakfast'],
])('%s: “%s” withdraws the emergency', (code, text) => expect(isAlarm(text, code)).toBe(false));

it.each([
  ['en', 'There is a fire'],
  ['de', 'Es brennt'],
  ['en', 'No! Fire!'],
  ['en', 'He is not breathing'],
  ['de', 'Er atmet nicht'],
  ['en', 'There is no fire extinguisher and there is a fire'],
])('%s: “%s” stays an emergency', (code, text) => expect(isAlarm(text, code)).toBe(true));

it.each([
  ['en', 'My father has chest pain, how much does a doctor cost?'],
  ['de', 'Meine Frau hat starke Brustschmerzen, was kostet ein Arzt?'],
  ['en', 'We have been robbed in our room, what is the price of the taxi to the police?'],
  ['en', 'We were robbed, how much longer must we wait'],
  ['es', 'Me han robado, cuánto cuesta el taxi a la comisaría'],
])('%s: “%s” stays an emergency although it mentions a price', (code, text) => expect(isAlarm(text, code)).toBe(true));

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide } from '../../../bff/engine/decide.ts';
import { EngineGuest } from '../../support/engine-guest.ts';

/** Lines that open, answer, leave, correct and withdraw whatever the engine can ask. */
const LINES = [
  'Could we get some fresh towels?',
  'Please wake me tomorrow',
  'A taxi please',
  '2',
  'at 7:30',
  'room 204',
  'yes please',
  'no thank you',
  'no, three',
  'never mind',
  'the same for tomorrow',
  'When is breakfast?',
  'My shower is broken and I need two pillows',
  'Which room am I in?',
  'LH-48213',
  'I want to talk to a person',
  'There is a fire!',
  'grmpf',
];
const WALKS = 150;

it('decides the same about the same, and changes nothing it was given', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 8 }), (lines) => {
      const guest = new EngineGuest({ access: { method: 'code', limited: false, attempt: null } });
      for (const line of lines) {
        const { understanding, context, decision, dialogue } = guest.say(line);
        const frozen = freeze(structuredClone(context));
        const again = decide(freeze(structuredClone(understanding)), frozen);
        expect(again).toEqual({ decision, dialogue });
      }
    }),
    { numRuns: WALKS, seed: 20_261_121 },
  );
});

it('asks one thing at a time and keeps what it still has to ask within bounds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 20 }), (lines) => {
      const guest = new EngineGuest();
      for (const line of lines) {
        const { decision, dialogue } = guest.say(line);
        const asked = decision.steps.filter((step) => step.kind === 'clarify');
        expect(asked.length).toBeLessThanOrEqual(1);
        expect(dialogue.queue.length).toBeLessThanOrEqual(5);
      }
    }),
    { numRuns: WALKS, seed: 20_261_122 },
  );
});

/** Whoever writes to it throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

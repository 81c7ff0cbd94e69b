import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { WORK } from '../wishes/work-table.ts';
import { isTaskOpen } from './withdrawal.ts';

/**
 * Answers "is my wake-up call set?" or "did you order the taxi?" from what was arranged in this conversation. Null if
 * nothing of the kind was arranged.
 */
export function describeArranged(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { asked = [] } = understanding;
  const wishes = listArranged(dialogue).filter(
    (wish) => asked.includes(wish.intent) && wish.offerId === undefined && isTaskOpen(wish, context),
  );
  const steps = wishes.flatMap((wish): DecisionStep[] => {
    const request = WORK[wish.intent];
    return request === undefined ? [] : [toTaskStep(request, 'known', wish)];
  });
  return steps.length === 0 ? null : { steps, reasons: ['The guest asked whether it is arranged: it is.'], dialogue };
}

/** Removes the wish to cancel from a question whether something was cancelled. */
export function asksOnly(understanding: Understanding): Understanding {
  const { asked = [], intents } = understanding;
  if (!asked.includes('booking_cancel')) return understanding;
  const isOfThing = asked.some((name) => WORK[name] !== undefined && name !== 'booking_cancel');
  const corrected = intents.flatMap(({ name, score }) =>
    name !== 'booking_cancel' ? [{ name, score }] : isOfThing ? [] : [{ name: 'booking_confirm' as const, score }],
  );
  return { ...understanding, intents: corrected };
}

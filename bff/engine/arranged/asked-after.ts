import type { DecisionStep } from '../../../shared/domain/decision.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { WORK } from '../wishes/work-table.ts';
import { isUndone } from './withdrawal.ts';

/**
 * "Is my wake-up call set?", "did you order the taxi?": told from what was arranged in this conversation, and never taken for
 * a wish of its own. Null where nothing of the kind was arranged.
 */
export function describeArranged(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { asked = [] } = understanding;
  const wishes = listArranged(dialogue).filter(
    (wish) => asked.includes(wish.intent) && wish.offerId === undefined && isUndone(wish, context),
  );
  const steps = wishes.flatMap((wish): DecisionStep[] => {
    const request = WORK[wish.intent];
    return request === undefined ? [] : [toTaskStep(request, 'known', wish)];
  });
  return steps.length === 0 ? null : { steps, reasons: ['The guest asked whether it is arranged: it is.'], dialogue };
}

/** Who asks whether their booking is cancelled wants to know, not to cancel it; nor does who asks it of a taxi. */
export function asksOnly(understanding: Understanding): Understanding {
  const { asked = [], intents } = understanding;
  if (!asked.includes('booking_cancel')) return understanding;
  const isOfThing = asked.some((name) => WORK[name] !== undefined && name !== 'booking_cancel');
  const turned = intents.flatMap(({ name, score }) =>
    name !== 'booking_cancel' ? [{ name, score }] : isOfThing ? [] : [{ name: 'booking_confirm' as const, score }],
  );
  return { ...understanding, intents: turned };
}

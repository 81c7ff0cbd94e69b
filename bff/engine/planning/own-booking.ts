import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { mayChange } from '../../../shared/domain/stay.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { chosenStay } from '../wishes/chosen-stay.ts';
import { planStayQuestion } from './stay-questions.ts';
import { beginVerification } from './verify.ts';

/**
 * A question or wish about a booking that is open. Where what is open does not suffice and a code would open more, the
 * guest is asked for that before a colleague is.
 */
export function planOwnBooking(
  intent: Intent,
  wish: Wish,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  const plan = planStayQuestion(intent, wish, context, dialogue);
  return stepUp(plan, { intent, wish }, understanding, context);
}

/** A plan that sends the guest to staff for want of proof asks for the proof instead, where there is one to be had. */
export function stepUp(
  plan: Plan,
  { intent, wish }: { intent: Intent; wish: Wish },
  understanding: Understanding,
  context: Turn,
): Plan {
  const { dialogue } = plan;
  const stay = chosenStay(context, dialogue);
  const isRefused = plan.steps.some((step) => step.kind === 'handoff' && step.why === 'needs_booking');
  if (!isRefused || stay === null || mayChange(stay.level) || context.access.method !== 'code') return plan;
  return beginVerification(intent, wish, understanding, context, dialogue);
}

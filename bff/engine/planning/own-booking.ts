import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { mayChange } from '../../../shared/domain/stay.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { findAnswer } from '../answering/answers.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { chosenStay } from '../wishes/chosen-stay.ts';
import { readWish } from '../wishes/wish.ts';
import { ABOUT_BOOKING } from '../wishes/work-table.ts';
import { answerFromStay, planStayQuestion } from './stay-questions.ts';
import { beginVerification } from './verify.ts';

/** What a rate may include; of all else the house itself must say whether it costs anything. */
const INCLUDABLE: ReadonlySet<Intent> = new Set<Intent>([
  'breakfast',
  'restaurant',
  'parking',
  'ev_charging',
  'wifi',
  'minibar',
  'spa',
  'pool',
  'gym',
  'laundry',
  'airport_transfer',
  'late_check_out',
  'early_check_in',
  'crib_extra_bed',
  'pets',
  'price',
  'booking_lookup',
]);

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

/** What the guest's own stay says to it, or their wish about it; null where it is not about their stay. */
export function planOwnStay(
  intent: Intent,
  requests: readonly Intent[],
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan | null {
  if (context.stays.length === 0) return null;
  const wish = readWish(intent, understanding, context, dialogue);
  if (ABOUT_BOOKING.has(intent)) {
    const besideTopic = intent === 'booking_lookup' && requests.some((other) => belongsToStay(other, intent));
    return besideTopic
      ? { steps: [], reasons: [], dialogue }
      : planOwnBooking(intent, wish, understanding, context, dialogue);
  }
  const stay = chosenStay(context, dialogue);
  if (stay === null) return null;
  if (understanding.signals.includes('balance') && mayChange(stay.level)) {
    const balance = answerFromStay(intent, stay, ['bill', 'balance']);
    if (balance !== null) return { steps: [balance], reasons: ['Answered from the guest’s booking.'], dialogue };
  }
  const dates = intent === 'check_in_time' || intent === 'check_out_time';
  const asksIncluded = understanding.signals.includes('included') || requests.includes('booking_lookup');
  if (asksIncluded && INCLUDABLE.has(intent)) {
    const step = answerFromStay(intent, stay, ['inclusions']);
    if (step !== null)
      return { steps: [step], reasons: ['Answered from what the guest’s booking includes.'], dialogue };
  }
  if (!dates) return null;
  const own = answerFromStay(intent, stay);
  if (own === null) return null;
  const house = findAnswer(intent, [], context);
  return {
    steps: [own, ...(house === null ? [] : [house.step])],
    reasons: ['Answered from the guest’s booking.', ...(house === null ? [] : [house.reason])],
    dialogue,
  };
}

/** "Is breakfast in my booking?" asks about the breakfast; the booking is answered with it. */
function belongsToStay(topic: Intent, lookup: Intent): boolean {
  if (topic === lookup) return false;
  return INCLUDABLE.has(topic) || ABOUT_BOOKING.has(topic) || topic === 'check_in_time' || topic === 'check_out_time';
}

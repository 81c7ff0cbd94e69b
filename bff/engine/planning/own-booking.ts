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

/** Intents that a rate may include. For all others the house says whether they cost extra. */
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
 * Plans a question or wish about an opened booking. If more proof is needed and a code would give it, the guest is
 * asked for that before a colleague.
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

/** Replaces a hand-off for missing proof by a request for proof, if one is possible. */
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

/** Plans what the guest's own stay answers, or their wish about it; null if it is not about their stay. */
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

/** Whether a topic is answered together with the booking: "is breakfast in my booking?" */
function belongsToStay(topic: Intent, lookup: Intent): boolean {
  if (topic === lookup) return false;
  return INCLUDABLE.has(topic) || ABOUT_BOOKING.has(topic) || topic === 'check_in_time' || topic === 'check_out_time';
}

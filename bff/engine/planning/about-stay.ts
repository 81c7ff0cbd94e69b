import type { Intent } from '../../../shared/domain/intents.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { findAnswer } from '../answering/answers.ts';
import { readCheckInQuestion } from '../answering/asks-check-in.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { asksWhichRoom } from '../utterance/which-room.ts';
import { planArrival } from '../wishes/arrival.ts';
import { joinPlans } from '../wishes/join-plans.ts';
import { readWish } from '../wishes/wish.ts';
import { ABOUT_BOOKING } from '../wishes/work-table.ts';
import { planOwnBooking } from './own-booking.ts';
import { planIntents } from './plan-intents.ts';
import { beginVerification, isSameNumber, namesOther } from './verify.ts';

/** Sets the stay whose number the guest writes as the current one. */
export function chooseNamedStay({ entities }: Understanding, { stays }: Turn, dialogue: Dialogue): Dialogue {
  const number = entities.find(({ type }) => type === 'confirmation_number')?.value;
  if (typeof number !== 'string') return dialogue;
  const stay = stays.find(({ confirmationNumber }) => isSameNumber(confirmationNumber ?? '', number));
  return stay === undefined ? dialogue : { ...dialogue, stayId: stay.id };
}

/** Plans a message that names a booking not opened yet: the guest must prove that it is theirs first. */
export function planOtherBooking(
  requests: readonly Intent[],
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan | null {
  if (context.access.method === 'none' || namesOther(understanding, context, dialogue) === null) return null;
  const isAlone = understanding.intents.length === 0 && findAnswer(null, [], context) === null;
  const bookingIntent = requests.find((intent) => ABOUT_BOOKING.has(intent) || ABOUT_DATES.has(intent));
  const { signals } = understanding;
  const isAboutOwnStay = OWN_SIGNALS.some((signal) => signals.includes(signal));
  const isAsked = isAboutOwnStay || (bookingIntent !== undefined && ABOUT_BOOKING.has(bookingIntent));
  if (!isAlone && (context.stays.length === 0 || !isAsked)) return null; // Without a booking, each wish asks for its own details.
  const dates = requests.find((one) => ABOUT_DATES.has(one));
  const factIntent = signals.includes('own_room') ? 'room_ready' : signals.includes('balance') ? 'payment' : dates;
  const intent = factIntent ?? bookingIntent ?? 'booking_lookup';
  const wish = readWish(intent, understanding, context, dialogue);
  const verification = beginVerification(intent, wish, understanding, context, dialogue);
  const others = requests.filter((one) => !ABOUT_BOOKING.has(one) && !ABOUT_DATES.has(one));
  return others.length === 0
    ? verification
    : joinPlans(verification, planIntents(others, understanding, context, verification.dialogue));
}

const ABOUT_DATES: ReadonlySet<Intent> = new Set<Intent>(['check_in_time', 'check_out_time']);
const OWN_SIGNALS: readonly Signal[] = ['own_stay', 'own_room', 'balance', 'included'];

/** A plan, and the intents it covers. */
export interface StayPlan {
  plan: Plan;
  covers: ReadonlySet<Intent>;
}

/** Plans questions about the guest's stay that have no intent of their own: which room, when we arrive. */
export function planStaySignals(
  requests: readonly Intent[],
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): StayPlan | null {
  const { signals, entities } = understanding;
  const time = entities.find(
    ({ type, of }) => type === 'time' && (of === undefined || of.some((intent) => ARRIVING.has(intent))),
  );
  const others = requests.filter((intent) => !ARRIVING.has(intent));
  if (signals.includes('arrival_time') && time !== undefined && others.every((intent) => !TIMED.has(intent))) {
    const bookingIntent = readCheckInQuestion(context.utterance, String(time.value), context);
    if (bookingIntent !== null) {
      const faqMatches = context.faqMatches.filter(({ intents }) => intents.includes(bookingIntent));
      // From when on guests may check in does not say whether somebody lets them in at night.
      const isAtNight = bookingIntent === 'opening_hours';
      const facts = (context.facts ?? []).filter(({ attribute }) => !isAtNight || !attribute.startsWith('checkIn.'));
      const plan = planIntents([bookingIntent], understanding, { ...context, faqMatches, facts }, dialogue);
      return { plan, covers: ARRIVING };
    }
    const { room: _, ...wish } = readWish('check_in_time', understanding, context, dialogue);
    return { plan: planArrival({ ...wish, time: String(time.value) }, context, dialogue), covers: ARRIVING };
  }
  if (signals.includes('balance') && requests.every((intent) => ABOUT_BILL.has(intent))) {
    const plan = planFact('payment', understanding, context, dialogue);
    if (plan !== null) return { plan, covers: ABOUT_BILL };
  }
  // "Which room?" alone is about the guest's room; with other words the house's answer may fit.
  const isBare = asksWhichRoom(context.utterance);
  if (!isBare && !signals.includes('own_room')) return null;
  const faqMatches = context.faqMatches.filter(({ intents }) => intents.includes('room_types'));
  if (!isBare && findAnswer('room_types', requests, { ...context, faqMatches }) !== null) return null;
  const plan = planFact('room_ready', understanding, context, dialogue);
  return plan === null ? null : { plan, covers: ABOUT_ROOM };
}

/** Plans a fact of the guest's booking; null if the house keeps no bookings here. */
function planFact(intent: Intent, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const wish = readWish(intent, understanding, context, dialogue);
  if (context.stays.length > 0) return planOwnBooking(intent, wish, understanding, context, dialogue);
  return context.access.method === 'none' ? null : beginVerification(intent, wish, understanding, context, dialogue);
}

/** Intents whose time is not the arrival's. */
const TIMED: ReadonlySet<Intent> = new Set<Intent>(['wake_up_call', 'taxi', 'airport_transfer', 'restaurant', 'spa']);
const ABOUT_ROOM: ReadonlySet<Intent> = new Set<Intent>([
  'room_ready',
  'room_types',
  'room_change',
  'key_card',
  'address_directions',
  'booking_lookup',
  'booking_confirm',
  'booking_create',
  'view',
]);

const ABOUT_BILL: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'payment',
  'invoice',
  'opening_hours',
  'booking_lookup',
]);

const ARRIVING: ReadonlySet<Intent> = new Set<Intent>(['check_in_time', 'early_check_in', 'booking_lookup']);

import type { DecisionStep, Source, Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { mayChange, mayRead, type Stay, type StayFact } from '../../../shared/domain/stay.ts';
import type { Dialogue, Pending, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { keepArranged, listArranged } from '../wishes/arranged.ts';
import { chosenStay } from '../wishes/chosen-stay.ts';
import { fitNights } from '../wishes/longer-stay.ts';
import { planWish, waitFor } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { departmentFor, WORK, type WorkKind } from '../wishes/work-table.ts';
import { readChoice } from '../words/choice.ts';

/** What of a stay answers an intent that asks about it. */
const FACTS: Partial<Record<Intent, readonly StayFact[]>> = {
  booking_lookup: ['summary', 'room_type', 'inclusions'],
  booking_confirm: ['state', 'summary'],
  check_in_time: ['arrival'],
  check_out_time: ['departure'],
  room_types: ['room', 'room_type'],
  room_ready: ['room', 'ready'],
  breakfast: ['inclusions'],
  payment: ['bill', 'balance'],
};

/** Facts that stand for a fuller one where the grant does not open it. */
const INSTEAD: Partial<Record<StayFact, readonly StayFact[]>> = { summary: ['arrival', 'departure'] };

/**
 * What a stay says to an intent, as a step that carries its sources; null where it says nothing. `facts` where the
 * words asked for something in particular.
 */
export function answerFromStay(
  intent: Intent,
  stay: Stay,
  facts: readonly StayFact[] = FACTS[intent] ?? [],
): Extract<DecisionStep, { kind: 'answer' }> | null {
  const told = facts.flatMap((fact) => (mayRead(stay.level, fact) ? [fact] : (INSTEAD[fact] ?? [])));
  const sources = told
    .filter((fact) => mayRead(stay.level, fact) && !(told.length > 1 && saysNothing(fact, stay)))
    .flatMap((fact) => toSource(fact, stay) ?? []);
  return sources.length === 0 ? null : { kind: 'answer', intent, sources };
}

/** A question or wish about a booking that is the guest's: answered, or taken on for staff after a yes. */
export function planStayQuestion(intent: Intent, wish: Wish, context: Turn, dialogue: Dialogue): Plan {
  const stay = chosenStay(context, dialogue);
  if (stay === null) {
    const ids = context.stays.map(({ id }) => id);
    return {
      steps: [{ kind: 'clarify', intent, ask: 'stay', choices: ids.map((_, index) => String(index + 1)) }],
      reasons: ['Several stays: asked which one.'],
      dialogue: waitFor(dialogue, { kind: 'stay', intent, wish, ids }),
    };
  }
  const request = WORK[intent];
  if (request?.stay === true && mayChange(stay.level)) {
    const paper = intent === 'invoice' ? addToPaper(request, wish, context, dialogue) : null;
    if (paper !== null) return paper;
    const plan = planWish(request, fitNights({ ...wish, reservationId: stay.id }, context.stays), dialogue);
    return intent === 'invoice' ? withBill(plan, stay) : plan;
  }
  const answer = request === undefined ? answerFromStay(intent, stay) : null;
  if (answer !== null) return { steps: [answer], reasons: ['Answered from the guest’s booking.'], dialogue };
  return {
    steps: [{ kind: 'handoff', why: 'needs_booking', department: departmentFor(intent), intent }],
    reasons: [`${intent} needs a colleague’s look into the booking.`],
    dialogue,
  };
}

/** What stands on the bill is told and mailed at once; the paper itself is the reception's. */
function withBill(plan: Plan, stay: Stay): Plan {
  const bill =
    stay.bill?.isMailable === true ? answerFromStay('invoice', stay, ['bill', 'balance', 'bill_mailed']) : null;
  if (bill === null) return plan;
  return {
    ...plan,
    steps: [bill, ...plan.steps],
    reasons: ['The bill as the PMS has it now, by mail too.', ...plan.reasons],
  };
}

/** Who says more of the invoice they asked for wants no second one. */
function addToPaper(request: WorkKind, { intent, words }: Wish, { openTasks }: Turn, dialogue: Dialogue): Plan | null {
  if (!openTasks.some(({ kind }) => kind === request.kind)) return null;
  const before = listArranged(dialogue).find((one) => one.intent === intent);
  if (before === undefined) return null;
  const more = { ...before, words: `${before.words}\n${words}` };
  return {
    steps: [toTaskStep(request, 'amend', more)],
    reasons: ['More about the invoice that was asked for.'],
    dialogue: keepArranged(dialogue, more, before),
  };
}

/** Carries on with what was asked, once the guest chose one of their stays. */
export function resumeStayChoice(
  pending: Extract<Pending, { kind: 'stay' }>,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const given = readChoice(context.choice)?.value ?? context.said.bareNumber;
  const position = Number(given) - 1;
  const stayId = pending.ids[position];
  if (stayId === undefined) return null;
  return planStayQuestion(pending.intent, pending.wish, context, { ...settled, stayId });
}

/** Beside other facts nobody needs to hear that nothing is included, nor the number of a room that is told to be ready. */
function saysNothing(fact: StayFact, { inclusions, isReady }: Stay): boolean {
  return (fact === 'inclusions' && inclusions?.length === 0) || (fact === 'room' && isReady === true);
}

/** One fact with the values it rests on; null where the stay does not hold it. */
function toSource(fact: StayFact, stay: Stay): Source | null {
  const quote = quoteFact(fact, stay);
  return quote === null ? null : { type: 'reservation', id: stay.id, label: 'Booking', quote, language: 'und', fact };
}

const NAME_LETTERS_MAX = 40;

/** The kind of room by its name. A PMS may hold whole sentences in that field, written by whoever: those are not repeated. */
export function nameRoomType({ roomType }: Pick<Stay, 'roomType'>): string {
  if (roomType.length <= NAME_LETTERS_MAX) return roomType;
  return (roomType.split(/[.:;!?\n。：；！？]/u)[0] ?? '').trim().slice(0, NAME_LETTERS_MAX);
}

/** The values of a fact, as the store holds them. */
export function quoteFact(fact: StayFact, stay: Stay): string | null {
  switch (fact) {
    case 'summary':
      return stay.confirmationNumber === null
        ? null
        : `${stay.confirmationNumber} ${stay.checkIn} ${stay.checkOut} ${stay.nights}`;
    case 'arrival':
      return stay.checkIn;
    case 'departure':
      return stay.checkOut;
    case 'room_type':
      return stay.roomType === '' ? null : nameRoomType(stay);
    case 'inclusions':
      return stay.inclusions === null ? null : stay.inclusions.join(' ') || 'none';
    case 'room':
      return stay.room;
    case 'ready':
      return stay.isReady === undefined ? null : `${stay.room ?? ''} ${stay.isReady ? 'ready' : 'not ready'}`.trim();
    case 'bill':
      return (
        (stay.bill?.lines ?? []).map(({ text, price }) => `${text} ${price.amount} ${price.currency}`).join('; ') ||
        null
      );
    case 'bill_mailed':
      return stay.bill?.isMailable === true ? 'mailed' : null;
    case 'balance':
      return stay.balance === null ? null : `${stay.balance.amount} ${stay.balance.currency}`;
    case 'state':
      return stay.state;
    default:
      return fact satisfies never;
  }
}

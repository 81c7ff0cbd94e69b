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

/** The facts of a stay that answer each intent. */
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

/** Facts used instead of one that the grant does not open. */
const INSTEAD: Partial<Record<StayFact, readonly StayFact[]>> = { summary: ['arrival', 'departure'] };

/**
 * Answers an intent from a stay, with sources; null if it says nothing. `facts`: if the words asked for something
 * specific.
 */
export function answerFromStay(
  intent: Intent,
  stay: Stay,
  facts: readonly StayFact[] = FACTS[intent] ?? [],
): Extract<DecisionStep, { kind: 'answer' }> | null {
  const readableFacts = facts.flatMap((fact) => (mayRead(stay.level, fact) ? [fact] : (INSTEAD[fact] ?? [])));
  const sources = readableFacts
    .filter((fact) => mayRead(stay.level, fact) && !(readableFacts.length > 1 && saysNothing(fact, stay)))
    .flatMap((fact) => toSource(fact, stay) ?? []);
  return sources.length === 0 ? null : { kind: 'answer', intent, sources };
}

/** Plans a question or wish about the guest's booking: an answer, or work for staff after a yes. */
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
    const invoicePlan = intent === 'invoice' ? addToPaper(request, wish, context, dialogue) : null;
    if (invoicePlan !== null) return invoicePlan;
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

/** Adds the bill's lines, which are also mailed; the paper comes from reception. */
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

/** Adds details to the invoice that was already asked for. */
function addToPaper(request: WorkKind, { intent, words }: Wish, { openTasks }: Turn, dialogue: Dialogue): Plan | null {
  if (!openTasks.some(({ kind }) => kind === request.kind)) return null;
  const before = listArranged(dialogue).find((one) => one.intent === intent);
  if (before === undefined) return null;
  const changedWish = { ...before, words: `${before.words}\n${words}` };
  return {
    steps: [toTaskStep(request, 'amend', changedWish)],
    reasons: ['More about the invoice that was asked for.'],
    dialogue: keepArranged(dialogue, changedWish, before),
  };
}

/** Resumes after the guest chose one of their stays. */
export function resumeStayChoice(
  pending: Extract<Pending, { kind: 'stay' }>,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const chosenNumber = readChoice(context.choice)?.value ?? context.utterance.bareNumber;
  const position = Number(chosenNumber) - 1;
  const stayId = pending.ids[position];
  if (stayId === undefined) return null;
  return planStayQuestion(pending.intent, pending.wish, context, { ...settled, stayId });
}

/**
 * Whether a fact adds nothing beside others: that nothing is included, or the number of a room already named as ready.
 */
function saysNothing(fact: StayFact, { inclusions, isReady }: Stay): boolean {
  return (fact === 'inclusions' && inclusions?.length === 0) || (fact === 'room' && isReady === true);
}

/** Builds the source of a fact; null if the stay does not have it. */
function toSource(fact: StayFact, stay: Stay): Source | null {
  const quote = quoteFact(fact, stay);
  return quote === null ? null : { type: 'reservation', id: stay.id, label: 'Booking', quote, language: 'und', fact };
}

const NAME_LETTERS_MAX = 40;

/** Returns the name of the room type. Some PMSs hold whole sentences in that field; only the beginning is used. */
export function nameRoomType({ roomType }: Pick<Stay, 'roomType'>): string {
  if (roomType.length <= NAME_LETTERS_MAX) return roomType;
  return (roomType.split(/[.:;!?\n。：；！？]/u)[0] ?? '').trim().slice(0, NAME_LETTERS_MAX);
}

/** Returns the stored values of a fact. */
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

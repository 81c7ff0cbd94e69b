import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { type FoundAnswer, findAnswer } from '../answering/answers.ts';
import { findNearAnswer } from '../answering/near-answer.ts';
import { deniesIt, deniesWhatIsOrdered, isOfOtherKind } from '../answering/not-quite-answered.ts';
import { asksIfNoisy } from '../reading/asks-if-noisy.ts';
import { isOrdered, isReservable, ordersIt } from '../reading/orders-it.ts';
import type { Dialogue, Plan } from '../types.ts';
import { reportsSameFault } from '../utterance/told-before.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { askOnce, dropRepeatedAnswers, handOff, mergeHandOffs } from '../wishes/join-plans.ts';
import { planConfirmation, planWish } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { readWish } from '../wishes/wish.ts';
import { readWishes } from '../wishes/wish-per-room.ts';
import { ABOUT_BOOKING, COMPLAINTS, departmentFor, WORK, type WorkKind } from '../wishes/work-table.ts';
import { asksForRooms, planFreeRooms } from './free-rooms.ts';
import { planOffer } from './offers.ts';
import { isAskedFirst, ORDERED_FROM, ordersAfterAnswer, wantsDone } from './orders-or-asks.ts';
import { planOwnStay } from './own-booking.ts';
import { costsMoney, needsPriceFirst } from './priced-request.ts';
import { beginVerification } from './verify.ts';

/** Intents about money that a guest wants back or disputes. */
const MONEY_BACK: ReadonlySet<Intent> = new Set<Intent>(['deposit_refund', 'invoice', 'payment']);

/** The lowest score of a second intent that is not only mentioned in passing. */
const PASSING_BELOW = 0.8;
/** Intents that belong to another intent of the message: the price and the hours of parking. */
const GENERAL: ReadonlySet<Intent> = new Set<Intent>(['price', 'opening_hours', 'payment', 'policies']);

/** Intents of buying. They mean the extra that the message names. */
const BUYING: ReadonlySet<Intent> = new Set<Intent>(['booking_create', 'booking_change', 'price_availability']);
/** Plans each request in turn. Passing mentions are dropped, and hand-offs for several requests become one. */
export function planIntents(
  requests: readonly Intent[],
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  const parts: (Plan & { intent: Intent })[] = [];
  for (const intent of requests) {
    const dialogueSoFar = parts.at(-1)?.dialogue ?? dialogue;
    parts.push({ intent, ...planOne(intent, requests, understanding, context, dialogueSoFar) });
  }
  const isServed = parts.some(({ steps }) => steps.length > 0 && !steps.every(isUnanswered));
  const offers = parts.some(({ steps }) => steps.some((step) => step.kind === 'offer' && step.act === 'made'));
  const keptParts = parts.filter(
    ({ intent, steps }) =>
      !(isServed && steps.every(isUnanswered) && (isPassing(intent, understanding) || (offers && BUYING.has(intent)))),
  );
  return {
    steps: askOnce(mergeHandOffs(dropRepeatedAnswers(keptParts.flatMap(({ steps }) => steps)))),
    reasons: keptParts.flatMap(({ reasons }) => reasons),
    dialogue: parts.at(-1)?.dialogue ?? dialogue,
  };
}

function planOne(
  intent: Intent,
  requests: readonly Intent[],
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  if (intent === 'human') return handOff('asked_for_human', 'front_desk', 'The guest asked for a person.', dialogue);
  const wish = readWish(intent, understanding, context, dialogue);
  const wantsToKnow = intent === 'noise' && asksIfNoisy(understanding, context);
  if (COMPLAINTS.has(intent) && !wantsToKnow) return planComplaint(intent, wish, dialogue);
  const complains = requests.some((other) => COMPLAINTS.has(other));
  // The colleague who handles the complaint settles the money too; an angry guest is not asked for papers.
  if (complains && MONEY_BACK.has(intent)) return { steps: [], reasons: [`${intent}: with the complaint.`], dialogue };
  const rooms = asksForRooms(intent) ? planFreeRooms(understanding, context, dialogue) : null;
  if (rooms !== null) return rooms;
  const ownStay = planOwnStay(intent, requests, understanding, context, dialogue);
  if (ownStay !== null) return withOffer(withHouse(ownStay, intent, context), intent, wish, context, understanding);
  const request = requestFor(intent, understanding, context.utterance);
  const answer = findAnswer(
    intent,
    understanding.intents.map(({ name }) => name).filter((other) => other !== intent),
    context,
  );
  const answerPlan: Plan =
    answer === null
      ? { steps: [], reasons: [], dialogue }
      : { steps: [answer.step], reasons: [answer.reason], dialogue };
  const offered = withOffer(answerPlan, intent, wish, context, understanding);
  if (offered !== answerPlan) return offered;
  const nearAnswer = answer === null ? findNearAnswer(intent, context) : null;
  const isAsked =
    wantsToKnow || isAskedFirst(intent, understanding, context.utterance, answer !== null, nearAnswer !== null);
  const isDenied = request?.atOnce !== true && answer !== null && deniesWhatIsOrdered(answer, context.utterance);
  if (request !== undefined && request.stay !== true && !isAsked && !isDenied)
    return planWork(intent, request, { answer, found: answerPlan, complains }, understanding, context, dialogue);
  if (ABOUT_BOOKING.has(intent)) {
    const verification = beginVerification(intent, wish, understanding, context, dialogue);
    return appendPlan(answerPlan, verification);
  }
  const noAnswer: Plan = {
    steps: [{ kind: 'handoff', why: 'no_answer', department: departmentFor(intent), intent }],
    reasons: [`Nothing in the property’s data answers ${intent}.`],
    dialogue,
  };
  if (nearAnswer !== null)
    return appendPlan({ steps: [nearAnswer.step], reasons: [nearAnswer.reason], dialogue }, noAnswer);
  if (answer === null) return noAnswer;
  return isOfOtherKind(intent, answer, context) ? appendPlan(answerPlan, noAnswer) : answerPlan;
}

/** Plans the work that a message asks for, in addition to the house's answer. */
function planWork(
  intent: Intent,
  request: WorkKind,
  { answer, found: answerPlan, complains }: { answer: FoundAnswer | null; found: Plan; complains: boolean },
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  const wishes = readWishes(intent, understanding, context, dialogue);
  // Work that costs money needs the guest's yes to the price.
  const mayCost = request.confirm === undefined && request.atOnce !== true && !complains && answer !== null;
  if (mayCost && costsMoney(intent, context.utterance, answer))
    return appendPlan(answerPlan, confirmAll(wishes, dialogue));
  const isToldPrice = answer !== null && needsPriceFirst(intent, answer);
  const workPlan = planWishes(request, wishes, context, dialogue, {
    complete: complains,
    chased: isChased(intent, understanding),
    ordered:
      !isToldPrice &&
      (isOrdered(intent, understanding, context.utterance) ||
        ordersAfterAnswer(intent, understanding, context, dialogue)),
  });
  if (request.only === undefined) return workPlan;
  // A guest who asks about nuts gets no yes about other diets.
  if (answer !== null && isOfOtherKind(intent, answer, context)) return workPlan;
  return answer !== null && deniesIt(answer) ? answerPlan : appendPlan(answerPlan, workPlan);
}

/** Returns the work that a message asks for. For some topics guests mostly want information. */
function requestFor(intent: Intent, understanding: Understanding, utterance: Utterance): WorkKind | undefined {
  const { intents, signals } = understanding;
  const request = WORK[intent];
  if (request?.only === undefined) return request;
  if (isReservable(request) && ordersIt(intent, understanding, utterance)) return request;
  const isSure =
    signals.includes('allergy') || intents.some(({ name, score }) => name === intent && score >= ORDERED_FROM);
  return isSure && request.only.some((signal) => signals.includes(signal)) ? request : undefined;
}

function appendPlan(first: Plan, next: Plan): Plan {
  return { ...next, steps: [...first.steps, ...next.steps], reasons: [...first.reasons, ...next.reasons] };
}

/** Adds the house's answer about invoices to the work. */
function withHouse(plan: Plan, intent: Intent, context: Turn): Plan {
  const isMade = plan.steps.some((step) => step.kind === 'task' && step.act === 'new');
  const house = intent === 'invoice' && isMade ? findAnswer(intent, [], context) : null;
  if (house === null) return plan;
  return { ...plan, steps: [house.step, ...plan.steps], reasons: [house.reason, ...plan.reasons] };
}

function confirmAll(wishes: readonly Wish[], dialogue: Dialogue): Plan {
  const plan: Plan = { steps: [], reasons: [], dialogue };
  for (const wish of wishes) {
    const { steps, reasons, dialogue: asked } = planConfirmation(wish, plan.dialogue);
    plan.steps.push(...steps);
    plan.reasons.push(...reasons);
    plan.dialogue = asked;
  }
  return plan;
}

const LIKELY_ACT = 0.5;

/** Plans one kind of request for each room. */
function planWishes(
  request: WorkKind,
  wishes: readonly Wish[],
  context: Turn,
  dialogue: Dialogue,
  { complete, chased, ordered }: { complete: boolean; chased: boolean; ordered: boolean },
): Plan {
  let plan: Plan = { steps: [], reasons: [], dialogue };
  for (const wish of wishes) {
    // Beside a complaint, or if the guest is still waiting for it, it is late, so nothing is asked.
    const isAwaited = complete || (chased && wish.quantity === undefined);
    const isLate = isAwaited && context.openTasks.some(({ kind }) => kind === request.kind);
    const next =
      isLate || isKnownFault(request, wish, context)
        ? repeatKnown(request, wish, plan.dialogue)
        : planWish(request, wish, plan.dialogue, { complete, ordered });
    plan = { ...next, steps: [...plan.steps, ...next.steps], reasons: [...plan.reasons, ...next.reasons] };
  }
  return plan;
}

/** Whether the guest is waiting for something: "the towels have not arrived yet". */
function isChased(intent: Intent, { frames = [] }: Understanding): boolean {
  return frames.some(
    ({ act, topic, actConfidence }) => act === 'chase' && topic === intent && actConfidence >= LIKELY_ACT,
  );
}

/** Whether the fault of this room is already known. The television beside the shower is another fault. */
function isKnownFault({ atOnce, kind }: WorkKind, wish: Wish, { openTasks, utterance }: Turn): boolean {
  if (atOnce !== true) return false;
  const tasksOfRoom = openTasks.filter((task) => task.kind === kind && task.room !== null && task.room === wish.room);
  const details = tasksOfRoom.map(({ detail }) => detail);
  return tasksOfRoom.length > 0 && reportsSameFault(utterance, details);
}

function repeatKnown(request: WorkKind, wish: Wish, dialogue: Dialogue): Plan {
  return {
    steps: [toTaskStep(request, 'known', wish)],
    reasons: [`Staff know of it already (${request.kind}, room ${wish.room}).`],
    dialogue,
  };
}

/** Offers a fitting extra after the answer, if nothing else is being asked. */
function withOffer(plan: Plan, intent: Intent, wish: Wish, context: Turn, understanding: Understanding): Plan {
  if (plan.dialogue.pending !== null || context.conversation.dialogue.pending !== null) return plan;
  const offered = planOffer(intent, wish, context, plan.dialogue, wantsDone(intent, understanding));
  if (offered === null) return plan;
  const onlyInforms = offered.steps.every((step) => step.kind === 'offer' && step.act === 'told');
  if (onlyInforms && plan.steps.length > 0) return plan;
  return {
    steps: [...plan.steps, ...offered.steps],
    reasons: [...plan.reasons, ...offered.reasons],
    dialogue: offered.dialogue,
  };
}

function planComplaint(intent: Intent, wish: Wish, dialogue: Dialogue): Plan {
  const request = WORK[intent];
  const workPlan = request === undefined ? null : planWish(request, wish, dialogue, { complete: true });
  const handoff: DecisionStep = { kind: 'handoff', why: 'complaint', department: departmentFor(intent), intent };
  return {
    steps: [...(workPlan?.steps ?? []), handoff],
    reasons: [`A complaint (${intent}).`],
    dialogue: workPlan?.dialogue ?? dialogue,
  };
}

function isUnanswered(step: DecisionStep): boolean {
  return step.kind === 'handoff' && step.why === 'no_answer';
}

/** Whether an intent is a passing mention ("how much"), which fetches no colleague if the main question is answered. */
function isPassing(intent: Intent, { intents }: Understanding): boolean {
  const score = intents.find(({ name }) => name === intent)?.score ?? 0;
  return score < PASSING_BELOW || GENERAL.has(intent);
}

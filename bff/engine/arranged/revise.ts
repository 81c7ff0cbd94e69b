import type { DecisionStep, Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { amendOffer, withdrawOffer } from '../planning/offers.ts';
import { planIntents } from '../planning/plan-intents.ts';
import type { Dialogue, Plan } from '../types.ts';
import { findPart, type Parts, recount } from '../utterance/told-before.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { dropArranged, keepArranged, listArranged } from '../wishes/arranged.ts';
import { amendArrival, isArrival, withdrawArrival } from '../wishes/arrival.ts';
import { joinPlans } from '../wishes/join-plans.ts';
import { fitNights } from '../wishes/longer-stay.ts';
import { askFor, planWish, waitFor } from '../wishes/plan-wish.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { isStillOpen, readDetails } from '../wishes/wish.ts';
import { WORK, type WorkKind } from '../wishes/work-table.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { givesOwnRoom } from './other-room.ts';
import { planRecount } from './recount.ts';
import { planSwap } from './swap.ts';
import { isTaskOpen } from './withdrawal.ts';

/**
 * Plans the correction ("no, three"), the withdrawal ("never mind") or the repetition ("the same for tomorrow") of an
 * arranged request. The message is about the last request, unless the guest names another request by its thing or room.
 * Returns null if the message corrects, withdraws and repeats nothing.
 */
export function reviseArranged(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const [newest] = listArranged(dialogue);
  const [onlyValue, ...otherValues] = understanding.entities;
  if (newest !== undefined && onlyValue?.type === 'room' && otherValues.length === 0)
    if (givesOwnRoom(onlyValue, newest, context.utterance)) return null;
  const { signals } = understanding;
  // "Cancel that" is about the last thing arranged, not about the stay.
  const takesBack = signals.includes('never_mind') || isChangeOfMind(understanding);
  const wanted = understanding.intents
    .map(({ name }) => name)
    .filter((intent) => !IGNORED_INTENTS.has(intent) && !(takesBack && intent === 'booking_cancel'));
  const withRoom = wanted.length === 0 ? setRoomOfRequests(understanding, context, dialogue) : null;
  if (withRoom !== null) return withRoom;
  const recounted = planRecount(understanding, context, dialogue);
  if (recounted !== null) return recounted;
  const swapped = planSwap(understanding, context, dialogue);
  if (swapped !== null) return swapped;
  const revises = takesBack || signals.includes('same') || denies(understanding);
  const target = revises ? chooseRequest(understanding, context, dialogue, wanted) : null;
  if (target === null) return null;
  const { wish, isNamed } = target;
  const others = wanted.filter((intent) => intent !== wish.intent);
  if (others.length > 0 && !isNamed) return null;
  const intents = understanding.intents.filter(({ name }) => IGNORED_INTENTS.has(name));
  const revised = revise(wish, { ...understanding, intents }, context, dialogue);
  if (revised === null || others.length === 0) return revised;
  return reviseOthers(others, { ...understanding, intents }, revised, understanding, context);
}

/** Corrects the arranged requests among several intents and plans the other intents as new: "rather three towels and the taxi at 9". */
function reviseOthers(
  others: readonly Intent[],
  beside: Understanding,
  revised: Plan,
  understanding: Understanding,
  context: Turn,
): Plan {
  let plan = revised;
  const newIntents: Intent[] = [];
  for (const intent of others) {
    const arrangedWish = listArranged(plan.dialogue).find(
      (wish) => wish.intent === intent && isTaskOpen(wish, context),
    );
    const next =
      arrangedWish === undefined || understanding.signals.includes('same')
        ? null
        : revise(arrangedWish, beside, context, plan.dialogue);
    if (next === null) newIntents.push(intent);
    else plan = joinPlans(plan, next);
  }
  return newIntents.length === 0
    ? plan
    : joinPlans(plan, planIntents(newIntents, understanding, context, plan.dialogue));
}

/** Chooses the request that the message is about. `isNamed`: the guest named the thing of the request. */
function chooseRequest(
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
  wanted: readonly Intent[],
): { wish: Wish; isNamed: boolean } | null {
  const arranged = listArranged(dialogue);
  const namedWishes = arranged.filter(({ intent }) => wanted.includes(intent));
  const pool = namedWishes.length > 0 ? namedWishes : arranged.slice(0, wanted.length > 0 ? 1 : undefined);
  const [newest] = pool;
  if (newest === undefined) return null;
  const { room, ...details } = readDetails(newest.intent, understanding);
  // A room without other details is the new room of the request; with other details the room selects the request.
  const roomSelects = understanding.signals.includes('never_mind') || Object.keys(details).length > 0;
  const inRoom = pool.filter((wish) => roomSelects && wish.room === room && isTaskOpen(wish, context));
  // "No, 7:30" is about a request with a time, even if the towels were arranged later.
  const whenDetails = WHEN.filter((name) => readDetails(newest.intent, understanding)[name] !== undefined);
  const withSameDetail = pool.filter(
    (wish) => whenDetails.some((name) => wish[name] !== undefined) && isTaskOpen(wish, context),
  );
  const lacksDetail = whenDetails.length > 0 && whenDetails.every((name) => newest[name] === undefined);
  return {
    wish: inRoom[0] ?? (lacksDetail ? withSameDetail[0] : undefined) ?? newest,
    isNamed: namedWishes.length > 0,
  };
}

const WHEN = ['time', 'date'] as const;

/** Plans the room for all requests without a room or with the wrong room, if the message only gives a room. */
function setRoomOfRequests(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const [room, ...others] = understanding.entities.filter(({ type }) => type !== 'count');
  if (room?.type !== 'room' || others.length > 0 || understanding.signals.includes('never_mind')) return null;
  const arranged = listArranged(dialogue);
  // "Wrong room, I am in 205" changes the room of all requests for the wrong room.
  const isWrong = denies(understanding);
  // In "no, three for 204" the room selects the request and the count corrects it.
  const hasCount = understanding.entities.length > 1;
  if (understanding.intents.length > 0 && (!isWrong || hasCount)) return null;
  const toChange = arranged.filter(
    (wish) =>
      (wish.room === undefined || (isWrong && wish.room === arranged[0]?.room)) &&
      wish.offerId === undefined &&
      isTaskOpen(wish, context),
  );
  let dialogueAfter: Dialogue = { ...dialogue, room: room.value };
  const steps: DecisionStep[] = [];
  for (const wish of toChange.toReversed()) {
    const request = WORK[wish.intent];
    if (request?.slots.includes('room') !== true) continue;
    const isCompleted = wish.room === undefined;
    // Staff read both messages, so that the wrong room in the first one does not mislead them.
    const words = isCompleted ? wish.words : context.utterance.recordAfter(wish.words);
    const changed = { ...wish, room: room.value, words };
    dialogueAfter = keepArranged(dialogueAfter, changed, wish);
    steps.push(toTaskStep(request, 'amend', changed, { completes: isCompleted }));
  }
  if (steps.length === 0) return isWrong && !hasCount ? repeatForRoom(arranged[0], room.value, dialogue) : null;
  return { steps, reasons: ['The guest told the room of what they asked for.'], dialogue: dialogueAfter };
}

/** Plans a done request again for the right room, as its things were brought to the wrong room. */
function repeatForRoom(wish: Wish | undefined, room: string, dialogue: Dialogue): Plan | null {
  if (wish?.room === undefined || wish.room === room || wish.offerId !== undefined) return null;
  const request = WORK[wish.intent];
  if (request?.slots.includes('room') !== true) return null;
  const { taskId: _, ...newWish } = wish;
  return planAgain(request, { ...newWish, room }, { ...dialogue, room });
}

function revise(wish: Wish, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { signals } = understanding;
  const takesBack = signals.includes('never_mind') || isChangeOfMind(understanding);
  if (wish.offerId !== undefined) {
    return takesBack ? withdrawOffer(wish, context, dialogue) : retimeOffer(wish, understanding, context, dialogue);
  }
  if (isArrival(wish)) return reviseArrival(wish, takesBack, understanding, context, dialogue);
  const request = WORK[wish.intent];
  if (request === undefined || !isStillOpen(wish, context)) return null;
  const details = readDetails(wish.intent, understanding, signals.includes('same') ? undefined : wish);
  const { utterance } = context;
  if (signals.includes('same')) {
    const { taskId: _, ...newWish } = wish;
    const repeated = { ...newWish, ...details, words: utterance.record };
    return namesUnreadDay(details, utterance) ? askDay(repeated, dialogue) : planAgain(request, repeated, dialogue);
  }
  if (!isTaskOpen(wish, context)) return null;
  const part = findPart(wish, utterance);
  const changedWish: Wish = { ...wish, ...details, ...(part === null ? {} : revisePart(part, details, takesBack)) };
  const corrected = fitNights(changedWish, context.stays, wish);
  if (JSON.stringify(corrected) !== JSON.stringify(wish)) {
    const changed = { ...corrected, words: utterance.recordAfter(wish.words) };
    const step = toTaskStep(request, 'amend', changed);
    const dialogueAfter = keepArranged({ ...dialogue, room: changed.room ?? dialogue.room }, changed, wish);
    return toPlan(step, 'The guest corrected the request.', dialogueAfter);
  }
  if (!takesBack) return null;
  return toPlan(toTaskStep(request, 'withdraw', wish), 'The guest no longer wants it.', dropArranged(dialogue, wish));
}

function planAgain(request: WorkKind, wish: Wish, dialogue: Dialogue): Plan {
  return planWish(request, wish, dialogue, { ordered: true, complete: true });
}

/** Whether "the same" is for a day that could not be read. Such a request is not for today. */
function namesUnreadDay({ date, time }: Partial<Wish>, { concepts }: Utterance): boolean {
  return date === undefined && time === undefined && concepts.has('date');
}

function askDay(wish: Wish, dialogue: Dialogue): Plan {
  const { intent } = wish;
  return {
    steps: [askFor(intent, 'date')],
    reasons: [`${intent} once more: asked for the day.`],
    dialogue: waitFor(dialogue, { kind: 'slot', intent, ask: 'date', wish, stored: false }),
  };
}

/** Plans a new time for an accepted extra ("no, at 7:30"). A change that affects the price goes to a colleague. */
function retimeOffer(wish: Wish, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const when = readWhen(wish, understanding);
  const isSame = WHEN.every((name) => when[name] === undefined || when[name] === wish[name]);
  if (isSame || !isTaskOpen(wish, context)) return null;
  const words = context.utterance.recordAfter(wish.words);
  return amendOffer(wish, { ...wish, ...when, words }, context, dialogue);
}

/** Plans a new arrival time ("no, 22:30"), or the withdrawal of the arrival time. */
function reviseArrival(
  wish: Wish,
  takesBack: boolean,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan | null {
  if (!isTaskOpen(wish, context)) return null;
  const when = readWhen(wish, understanding);
  if (Object.keys(when).length === 0) return takesBack ? withdrawArrival(wish, context, dialogue) : null;
  const words = context.utterance.recordAfter(wish.words);
  return amendArrival(wish, { ...wish, ...when, words }, context, dialogue);
}

/** Returns the day and the time that a message names for a wish. */
function readWhen(wish: Wish, understanding: Understanding): Pick<Wish, (typeof WHEN)[number]> {
  const { time, date } = readDetails(wish.intent, understanding);
  return { ...(time === undefined ? {} : { time }), ...(date === undefined ? {} : { date }) };
}

/** Returns the quantity after a change to one part of a wish, such as the pillows of "pillows and blankets". */
function revisePart(part: Parts, { quantity }: Partial<Wish>, takesBack: boolean): { quantity?: string } {
  if (quantity === undefined && !takesBack) return {};
  return { quantity: recount(part, quantity) };
}

function toPlan(step: DecisionStep, reason: string, dialogue: Dialogue): Plan {
  return { steps: [step], reasons: [reason], dialogue };
}

function denies({ intents, signals }: Understanding): boolean {
  return intents[0]?.name === 'deny' || signals.includes('correction');
}

/** Whether the guest withdraws a request: "actually no" withdraws, "actually no, three" corrects. */
function isChangeOfMind({ intents, signals, entities }: Understanding): boolean {
  return intents[0]?.name === 'deny' && signals.includes('correction') && entities.length === 0;
}

/** Intents that a correction ignores. */
const IGNORED_INTENTS: ReadonlySet<Intent> = new Set<Intent>([...SMALL_TALK, 'repeat']);

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
import { planRecount } from './recount.ts';
import { planSwap } from './swap.ts';
import { isUndone } from './withdrawal.ts';

/**
 * What a message does to a request that was passed on: corrects it ("no, three"), withdraws it ("never mind"), or asks for
 * it once more ("the same for tomorrow"). It is the last one, unless the guest names another by its thing or its room.
 * Null where the message does none of these.
 */
export function reviseArranged(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { signals } = understanding;
  // "Cancel that" is about what was just arranged, not about the stay.
  const takesBack = signals.includes('never_mind') || isChangeOfMind(understanding);
  const wanted = understanding.intents
    .map(({ name }) => name)
    .filter((intent) => !BESIDE.has(intent) && !(takesBack && intent === 'booking_cancel'));
  const placed = wanted.length === 0 ? placeLast(understanding, context, dialogue) : null;
  if (placed !== null) return placed;
  const recounted = planRecount(understanding, context, dialogue);
  if (recounted !== null) return recounted;
  const swapped = planSwap(understanding, context, dialogue);
  if (swapped !== null) return swapped;
  const revises = takesBack || signals.includes('same') || denies(understanding);
  const target = revises ? choose(understanding, context, dialogue, wanted) : null;
  if (target === null) return null;
  const { wish, isNamed } = target;
  const others = wanted.filter((intent) => intent !== wish.intent);
  if (others.length > 0 && !isNamed) return null;
  const intents = understanding.intents.filter(({ name }) => BESIDE.has(name));
  const revised = revise(wish, { ...understanding, intents }, context, dialogue);
  if (revised === null || others.length === 0) return revised;
  return reviseOthers(others, { ...understanding, intents }, revised, understanding, context);
}

/** "Rather three towels and the taxi at 9": each that was arranged is put right, and the others are asked for anew. */
function reviseOthers(
  others: readonly Intent[],
  beside: Understanding,
  revised: Plan,
  understanding: Understanding,
  context: Turn,
): Plan {
  let plan = revised;
  const fresh: Intent[] = [];
  for (const intent of others) {
    const before = listArranged(plan.dialogue).find((wish) => wish.intent === intent && isUndone(wish, context));
    const next =
      before === undefined || understanding.signals.includes('same')
        ? null
        : revise(before, beside, context, plan.dialogue);
    if (next === null) fresh.push(intent);
    else plan = joinPlans(plan, next);
  }
  return fresh.length === 0 ? plan : joinPlans(plan, planIntents(fresh, understanding, context, plan.dialogue));
}

/** The request that is meant, and whether the guest named it by what it is for. */
function choose(
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
  wanted: readonly Intent[],
): { wish: Wish; isNamed: boolean } | null {
  const arranged = listArranged(dialogue);
  const named = arranged.filter(({ intent }) => wanted.includes(intent));
  const pool = named.length > 0 ? named : arranged.slice(0, wanted.length > 0 ? 1 : undefined);
  const [newest] = pool;
  if (newest === undefined) return null;
  const { room, ...details } = readDetails(newest.intent, understanding);
  // A room alone is the new one; beside something else it says which request is meant.
  const selects = understanding.signals.includes('never_mind') || Object.keys(details).length > 0;
  const inRoom = pool.filter((wish) => selects && wish.room === room && isUndone(wish, context));
  // "No, 7:30" is about what has an hour, though towels came after it.
  const told = WHEN.filter((name) => readDetails(newest.intent, understanding)[name] !== undefined);
  const timed = pool.filter((wish) => told.some((name) => wish[name] !== undefined) && isUndone(wish, context));
  const lacks = told.length > 0 && told.every((name) => newest[name] === undefined);
  return { wish: inRoom[0] ?? (lacks ? timed[0] : undefined) ?? newest, isNamed: named.length > 0 };
}

const WHEN = ['time', 'date'] as const;

/** A room, told by itself after requests that have none or the wrong one, is where all of them are for. */
function placeLast(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const [room, ...others] = understanding.entities.filter(({ type }) => type !== 'count');
  if (room?.type !== 'room' || others.length > 0 || understanding.signals.includes('never_mind')) return null;
  const arranged = listArranged(dialogue);
  // "Wrong room, I am in 205": what was to go to the first room goes to this one.
  const isWrong = denies(understanding);
  // "No, three for 204" counts: by its room a guest tells which of two is meant.
  const isCounted = understanding.entities.length > 1;
  if (understanding.intents.length > 0 && (!isWrong || isCounted)) return null;
  const placeless = arranged.filter(
    (wish) =>
      (wish.room === undefined || (isWrong && wish.room === arranged[0]?.room)) &&
      wish.offerId === undefined &&
      isUndone(wish, context),
  );
  let kept: Dialogue = { ...dialogue, room: room.value };
  const steps: DecisionStep[] = [];
  for (const wish of placeless.toReversed()) {
    const request = WORK[wish.intent];
    if (request?.slots.includes('room') !== true) continue;
    const changed = { ...wish, room: room.value };
    kept = keepArranged(kept, changed, wish);
    steps.push(toTaskStep(request, 'amend', changed, { completes: wish.room === undefined }));
  }
  if (steps.length === 0) return isWrong && !isCounted ? placeDone(arranged[0], room.value, dialogue) : null;
  return { steps, reasons: ['The guest told the room of what they asked for.'], dialogue: kept };
}

/** What was brought to the wrong room already is still to come to the right one. */
function placeDone(wish: Wish | undefined, room: string, dialogue: Dialogue): Plan | null {
  if (wish?.room === undefined || wish.room === room || wish.offerId !== undefined) return null;
  const request = WORK[wish.intent];
  if (request?.slots.includes('room') !== true) return null;
  const { taskId: _, ...again } = wish;
  return planAgain(request, { ...again, room }, { ...dialogue, room });
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
  const { said } = context;
  if (signals.includes('same')) {
    const { taskId: _, ...again } = wish;
    const more = { ...again, ...details, words: said.record };
    return namesUnreadDay(details, said) ? askDay(more, dialogue) : planAgain(request, more, dialogue);
  }
  if (!isUndone(wish, context)) return null;
  const part = findPart(wish, said);
  const told: Wish = { ...wish, ...details, ...(part === null ? {} : revisePart(part, details, takesBack)) };
  const corrected = fitNights(told, context.stays, wish);
  if (JSON.stringify(corrected) !== JSON.stringify(wish)) {
    const changed = { ...corrected, words: said.recordAfter(wish.words) };
    const step = toTaskStep(request, 'amend', changed);
    const kept = keepArranged({ ...dialogue, room: changed.room ?? dialogue.room }, changed, wish);
    return toPlan(step, 'The guest corrected the request.', kept);
  }
  if (!takesBack) return null;
  return toPlan(toTaskStep(request, 'withdraw', wish), 'The guest no longer wants it.', dropArranged(dialogue, wish));
}

function planAgain(request: WorkKind, wish: Wish, dialogue: Dialogue): Plan {
  return planWish(request, wish, dialogue, { ordered: true, complete: true });
}

/** "The same" for a day that nobody could read is not the same for today. */
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

/** "No, at 7:30" to an extra that was accepted. What would change its price is a colleague's to settle. */
function retimeOffer(wish: Wish, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const when = readWhen(wish, understanding);
  const isSame = WHEN.every((name) => when[name] === undefined || when[name] === wish[name]);
  if (isSame || !isUndone(wish, context)) return null;
  const words = context.said.recordAfter(wish.words);
  return amendOffer(wish, { ...wish, ...when, words }, context, dialogue);
}

/** "No, 22:30", after the guest told when they arrive. */
function reviseArrival(
  wish: Wish,
  takesBack: boolean,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan | null {
  if (!isUndone(wish, context)) return null;
  const when = readWhen(wish, understanding);
  if (Object.keys(when).length === 0) return takesBack ? withdrawArrival(wish, context, dialogue) : null;
  const words = context.said.recordAfter(wish.words);
  return amendArrival(wish, { ...wish, ...when, words }, context, dialogue);
}

/** The day and hour a message names for it. */
function readWhen(wish: Wish, understanding: Understanding): Pick<Wish, (typeof WHEN)[number]> {
  const { time, date } = readDetails(wish.intent, understanding);
  return { ...(time === undefined ? {} : { time }), ...(date === undefined ? {} : { date }) };
}

/** Of pillows and blankets the guest speaks of one. */
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

/** "Actually no" takes back; "actually no, three" changes. */
function isChangeOfMind({ intents, signals, entities }: Understanding): boolean {
  return intents[0]?.name === 'deny' && signals.includes('correction') && entities.length === 0;
}

/** Talk that may stand beside a correction. */
const BESIDE: ReadonlySet<Intent> = new Set<Intent>([...SMALL_TALK, 'repeat']);

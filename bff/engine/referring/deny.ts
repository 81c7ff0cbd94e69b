import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent, Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { isTaskOpen, planWithdrawal } from '../arranged/withdrawal.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { handOff, joinPlans } from '../wishes/join-plans.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { WORK } from '../wishes/work-table.ts';
import { TALK } from '../words/talk.ts';
import { isRide } from '../words/things.ts';

/** The plan for the denied intents, and the understanding without them. */
interface Denial {
  /** Null if no denied intent needs an answer of its own. */
  plan: Plan | null;
  understanding: Understanding;
}

/** The score of an intent that replaces the denied intents. */
const DENIED_SCORE = 0.9;
/** A doubted denial from this score counts as a refusal, if nothing was arranged. */
const REFUSED_IF_NEW = 0.55;
/** Denials that leave what was arranged as it is. */
const STAYS: ReadonlySet<DeniedIntent['how']> = new Set<DeniedIntent['how']>(['missing', 'doubted']);
/** Intents that are answered in place of the refusal: "no towels, thanks" gets "you are welcome". */
const ANSWERED_FIRST: readonly Intent[] = ['feedback', 'thanks', 'goodbye', 'greeting'];

/**
 * Settles the denied intents of a message. An arranged request is withdrawn, an open question is answered with a no, and
 * any other denied intent is acknowledged. The guest is asked no question about a denied intent.
 */
export function settleDenied(understandingBefore: Understanding, dialogue: Dialogue, context: Turn): Denial {
  const { denied = [], signals } = understandingBefore;
  // "No towels, I meant pillows" is a replacement; `planSwap` handles it.
  if (denied.length === 0 || context.utterance.putsInstead)
    return { plan: null, understanding: restore(understandingBefore, denied) };
  const arranged = new Map(
    denied.map((one) => [one, findArranged(one, understandingBefore, dialogue, context)] as const),
  );
  const staying = new Map([...arranged].filter(([{ how }, wishes]) => STAYS.has(how) && wishes.length > 0));
  if (staying.size > 0) return describeStaying(staying, understandingBefore, dialogue, context);
  // "Not tomorrow, but on Sunday at eight" changes the time of a request.
  const isMoved = denied.some(
    (one) => one.how === 'refused' && isMovedTo(one, arranged.get(one), understandingBefore, dialogue, context),
  );
  if (isMoved) {
    const movedSignals: Signal[] = signals.includes('correction') ? signals : [...signals, 'correction'];
    return {
      plan: null,
      understanding: {
        ...restore(understandingBefore, denied),
        signals: movedSignals.filter((one) => one !== 'never_mind'),
      },
    };
  }
  const isOpen = ({ name }: DeniedIntent) =>
    [dialogue.pending, ...dialogue.queue].some((pending) => pending !== null && isSame(pending.intent, name));
  const notArranged = denied.filter(
    (one) => one.how === 'missing' || (isOnlyIfArranged(one) && arranged.get(one)?.length === 0 && !isOpen(one)),
  );
  const refused = denied.filter((one) => !notArranged.includes(one));
  const understanding = restore(understandingBefore, notArranged);
  if (refused.length === 0) return { plan: null, understanding };
  const openDenials = refused.filter((one) => one.how !== 'kept' && isOpen(one));
  // A denied intent that the open question is about answers this question with a no.
  if (openDenials.some(({ name }) => dialogue.pending !== null && isSame(dialogue.pending.intent, name))) {
    const neverMind: Signal[] = signals.includes('never_mind') ? signals : [...signals, 'never_mind'];
    const otherIntents = understanding.intents.filter(({ name }) => !TALK.includes(name));
    return {
      plan: null,
      understanding: {
        ...understanding,
        intents: [{ name: 'deny', score: DENIED_SCORE }, ...otherIntents],
        signals: neverMind,
        entities: otherIntents.length === 0 ? [] : understanding.entities,
      },
    };
  }
  let plan: Plan = { steps: [], reasons: [], dialogue: dropQueued(dialogue, openDenials) };
  for (const one of refused) {
    if (one.how === 'kept') continue;
    for (const wish of arranged.get(one) ?? []) plan = withdraw(wish, plan, context);
  }
  // Rooms are cleaned without a request, so a task tells staff which guest wants no cleaning or wants to sleep longer.
  const isLeftAlone =
    plan.steps.length === 0 &&
    refused.some((one) =>
      one.name === 'room_cleaning'
        ? one.how === 'refused'
        : one.name === 'wake_up_call' && one.how === 'kept' && arranged.get(one)?.length === 0,
    );
  const intents = isLeftAlone
    ? [{ name: 'do_not_disturb' as const, score: DENIED_SCORE }, ...understanding.intents]
    : understanding.intents;
  const remaining = { ...understanding, intents, signals: signals.filter((signal) => signal !== 'never_mind') };
  // A guest who cancels a wake-up call does not ask for a "do not disturb".
  const isCallCancelled = plan.steps.some((step) => step.kind === 'task' && step.intent === 'wake_up_call');
  const withoutQuiet = isCallCancelled ? withoutIntent(remaining, 'do_not_disturb') : remaining;
  // In "I do not need it, cancel it" the plan above already contains the cancellation.
  const rest =
    plan.steps.length > 0 && !signals.includes('own_stay')
      ? withoutIntent(withoutQuiet, 'booking_cancel')
      : withoutQuiet;
  const wantsMore = rest.intents.some(({ name }) => !TALK.includes(name));
  if (wantsMore) return { plan: plan.steps.length === 0 ? null : plan, understanding: rest };
  if (plan.steps.length > 0) return { plan, understanding: { ...rest, intents: [] } };
  const act = ANSWERED_FIRST.find((intent) => intents.some(({ name }) => name === intent)) ?? 'deny';
  const names = refused.map(({ name }) => name).join(', ');
  return {
    plan: { ...plan, steps: [{ kind: 'smalltalk', act }], reasons: [`The guest wants none of it (${names}).`] },
    understanding: { ...rest, intents: [] },
  };
}

function withoutIntent(understanding: Understanding, intent: Intent): Understanding {
  return { ...understanding, intents: understanding.intents.filter(({ name }) => name !== intent) };
}

/** Whether the denial says nothing about a thing that was not arranged. */
function isOnlyIfArranged({ how, score }: DeniedIntent): boolean {
  return how === 'where_arranged' || (how === 'doubted' && score < REFUSED_IF_NEW);
}

/** Tells the guest which arranged things stay, and settles the other denials. A sold extra is for a colleague to explain. */
function describeStaying(
  staying: ReadonlyMap<DeniedIntent, readonly Wish[]>,
  understandingBefore: Understanding,
  dialogue: Dialogue,
  context: Turn,
): Denial {
  const denied = (understandingBefore.denied ?? []).filter((one) => !staying.has(one));
  const settled = settleDenied({ ...understandingBefore, denied }, dialogue, context);
  const steps = [...staying.values()].flat().flatMap((wish) => {
    const request = wish.offerId === undefined ? WORK[wish.intent] : undefined;
    return request === undefined ? [] : [toTaskStep(request, 'known', wish)];
  });
  const described: Plan =
    steps.length > 0
      ? { steps, reasons: ['It was arranged, and the guest did not surely refuse it.'], dialogue }
      : handOff('no_answer', 'front_desk', 'Whether a sold extra is refused is unclear.', dialogue);
  return { ...settled, plan: settled.plan === null ? described : joinPlans(described, settled.plan) };
}

/** Adds denied intents back to the wanted intents, except intents that were denied with doubt. */
function restore(understanding: Understanding, denied: readonly DeniedIntent[]): Understanding {
  const back = denied.flatMap(({ name, score, how }) => (how === 'doubted' ? [] : [{ name, score }]));
  if (back.length === 0) return understanding;
  return { ...understanding, intents: [...understanding.intents, ...back].toSorted((a, b) => b.score - a.score) };
}

/** Finds the open requests for a denied intent by the day, time and room in the message. */
function findArranged(
  { name, how }: DeniedIntent,
  { entities }: Understanding,
  dialogue: Dialogue,
  context: Turn,
): Wish[] {
  const values = (type: 'date' | 'time' | 'room') =>
    // A request that the guest keeps is found without the day, time and room in the message.
    (how === 'kept' ? [] : entities).flatMap((one) =>
      one.type === type && typeof one.value === 'string' ? [one.value] : [],
    );
  const [dates, times, rooms] = [values('date'), values('time'), values('room')];
  const matchesAny = (values: readonly string[], own: string | undefined) =>
    values.length === 0 || own === undefined || values.includes(own);
  const matching = listArranged(dialogue).filter(
    (wish) =>
      isSame(wish.intent, name) &&
      isTaskOpen(wish, context) &&
      matchesAny(dates, wish.date) &&
      matchesAny(times, wish.time) &&
      matchesAny(rooms, wish.room),
  );
  // Without a day, time or room in the message, the last request is meant.
  return dates.length + times.length + rooms.length === 0 ? matching.slice(0, 1) : matching;
}

/** Whether the denied intent is arranged with a time and the message gives a new time for it. */
function isMovedTo(
  denied: DeniedIntent,
  arranged: readonly Wish[] | undefined,
  understanding: Understanding,
  dialogue: Dialogue,
  context: Turn,
): boolean {
  if (arranged?.length !== 0 || !understanding.entities.some(({ type }) => type === 'time')) return false;
  return findArranged(denied, { ...understanding, entities: [] }, dialogue, context).some(
    ({ time }) => time !== undefined,
  );
}

function isSame(one: string, other: Intent): boolean {
  return one === other || (isRide(other) && isRide(one));
}

function withdraw(wish: Wish, plan: Plan, context: Turn): Plan {
  const { dialogue } = plan;
  const withdrawalPlan = listArranged(dialogue).includes(wish) ? planWithdrawal(wish, context, dialogue) : null;
  if (withdrawalPlan === null) return plan;
  return {
    steps: [...plan.steps, ...withdrawalPlan.steps],
    reasons: [...plan.reasons, ...withdrawalPlan.reasons],
    dialogue: withdrawalPlan.dialogue,
  };
}

/** Removes the queued questions about denied intents. */
function dropQueued(dialogue: Dialogue, denied: readonly DeniedIntent[]): Dialogue {
  const queue = dialogue.queue.filter(({ intent }) => !denied.some(({ name }) => isSame(intent, name)));
  return queue.length === dialogue.queue.length ? dialogue : { ...dialogue, queue };
}

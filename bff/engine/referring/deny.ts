import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { DeniedIntent, Signal, Understanding } from '../../../shared/domain/understanding.ts';
import { isUndone, planWithdrawal } from '../arranged/withdrawal.ts';
import type { Dialogue, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { TALK } from '../words/talk.ts';
import { isRide } from '../words/things.ts';

/** What a message denies is settled; what it still wants goes on from there. */
interface Denial {
  /** Null where the message denies nothing that is to be answered by itself. */
  plan: Plan | null;
  understanding: Understanding;
}

const DENIED_SCORE = 0.9;
/** Said beside a no, these are answered in its place. */
const KINDER: readonly Intent[] = ['feedback', 'thanks', 'goodbye', 'greeting'];

/**
 * Settles what a message does not want: taken back where it was arranged, a no where it was just asked about, and "all right"
 * where nothing of the kind was ever spoken of. No question is asked about what nobody wants.
 */
export function settleDenied(said: Understanding, dialogue: Dialogue, context: Turn): Denial {
  const { denied = [], signals } = said;
  // "No towels, I meant pillows" puts one in the other's place, which is heard elsewhere.
  if (denied.length === 0 || context.said.putsInstead) return { plan: null, understanding: restore(said, denied) };
  const arranged = new Map(denied.map((one) => [one, findArranged(one, said, dialogue, context)] as const));
  // "Not tomorrow, but on Sunday at eight" puts it elsewhere.
  const isMoved = denied.some(
    (one) => one.how === 'refused' && isPutElsewhere(one, arranged.get(one), said, dialogue, context),
  );
  if (isMoved) {
    const moved: Signal[] = signals.includes('correction') ? signals : [...signals, 'correction'];
    return {
      plan: null,
      understanding: { ...restore(said, denied), signals: moved.filter((one) => one !== 'never_mind') },
    };
  }
  const isOpen = ({ name }: DeniedIntent) =>
    [dialogue.pending, ...dialogue.queue].some((pending) => pending !== null && isSame(pending.intent, name));
  const idle = denied.filter((one) => isOfArranged(one) && arranged.get(one)?.length === 0 && !isOpen(one));
  const refused = denied.filter((one) => !idle.includes(one));
  const understanding = restore(said, idle);
  if (refused.length === 0) return { plan: null, understanding };
  const asked = refused.filter((one) => one.how !== 'kept' && isOpen(one));
  // What is being asked about right now is answered with a no.
  if (asked.some(({ name }) => dialogue.pending !== null && isSame(dialogue.pending.intent, name))) {
    const never: Signal[] = signals.includes('never_mind') ? signals : [...signals, 'never_mind'];
    const left = understanding.intents.filter(({ name }) => !TALK.includes(name));
    return {
      plan: null,
      understanding: {
        ...understanding,
        intents: [{ name: 'deny', score: DENIED_SCORE }, ...left],
        signals: never,
        entities: left.length === 0 ? [] : understanding.entities,
      },
    };
  }
  let plan: Plan = { steps: [], reasons: [], dialogue: dropQueued(dialogue, asked) };
  for (const one of refused) {
    if (one.how === 'kept') continue;
    for (const wish of arranged.get(one) ?? []) plan = withdraw(wish, plan, context);
  }
  // Rooms are cleaned unasked: who wants none, or is not to be woken before an hour, has staff told.
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
  const left = { ...understanding, intents, signals: signals.filter((signal) => signal !== 'never_mind') };
  // Who is not to be woken any more was not to be disturbed by that call.
  const isCalledNoMore = plan.steps.some((step) => step.kind === 'task' && step.intent === 'wake_up_call');
  const still = isCalledNoMore ? without(left, 'do_not_disturb') : left;
  // "I do not need it, cancel it": that was it.
  const rest = plan.steps.length > 0 && !signals.includes('own_stay') ? without(still, 'booking_cancel') : still;
  const wantsMore = rest.intents.some(({ name }) => !TALK.includes(name));
  if (wantsMore) return { plan: plan.steps.length === 0 ? null : plan, understanding: rest };
  if (plan.steps.length > 0) return { plan, understanding: { ...rest, intents: [] } };
  const act = KINDER.find((intent) => intents.some(({ name }) => name === intent)) ?? 'deny';
  const names = refused.map(({ name }) => name).join(', ');
  return {
    plan: { ...plan, steps: [{ kind: 'smalltalk', act }], reasons: [`The guest wants none of it (${names}).`] },
    understanding: { ...rest, intents: [] },
  };
}

function without(understanding: Understanding, intent: Intent): Understanding {
  return { ...understanding, intents: understanding.intents.filter(({ name }) => name !== intent) };
}

/** Is it denied only if it was asked for before? */
function isOfArranged({ how }: DeniedIntent): boolean {
  return how === 'where_arranged' || how === 'doubted';
}

/** What was denied only in case it had been asked for is a wish after all, unless that is doubted. */
function restore(said: Understanding, denied: readonly DeniedIntent[]): Understanding {
  const back = denied.flatMap(({ name, score, how }) => (how === 'doubted' ? [] : [{ name, score }]));
  if (back.length === 0) return said;
  return { ...said, intents: [...said.intents, ...back].toSorted((a, b) => b.score - a.score) };
}

/** The requests of this conversation that are meant and still to be done: those of the day, hour and room that are named. */
function findArranged(
  { name, how }: DeniedIntent,
  { entities }: Understanding,
  dialogue: Dialogue,
  context: Turn,
): Wish[] {
  const told = (type: 'date' | 'time' | 'room') =>
    // What stays as it is stays whatever day or hour is named beside it.
    (how === 'kept' ? [] : entities).flatMap((one) =>
      one.type === type && typeof one.value === 'string' ? [one.value] : [],
    );
  const [dates, times, rooms] = [told('date'), told('time'), told('room')];
  const fits = (values: readonly string[], own: string | undefined) =>
    values.length === 0 || own === undefined || values.includes(own);
  const meant = listArranged(dialogue).filter(
    (wish) =>
      isSame(wish.intent, name) &&
      isUndone(wish, context) &&
      fits(dates, wish.date) &&
      fits(times, wish.time) &&
      fits(rooms, wish.room),
  );
  // Of several that nothing tells apart the last is meant.
  return dates.length + times.length + rooms.length === 0 ? meant.slice(0, 1) : meant;
}

/** Is something of the kind arranged, and another hour named for it? */
function isPutElsewhere(
  denied: DeniedIntent,
  arranged: readonly Wish[] | undefined,
  said: Understanding,
  dialogue: Dialogue,
  context: Turn,
): boolean {
  if (arranged?.length !== 0 || !said.entities.some(({ type }) => type === 'time')) return false;
  return findArranged(denied, { ...said, entities: [] }, dialogue, context).some(({ time }) => time !== undefined);
}

function isSame(one: string, other: Intent): boolean {
  return one === other || (isRide(other) && isRide(one));
}

function withdraw(wish: Wish, plan: Plan, context: Turn): Plan {
  const { dialogue } = plan;
  const done = listArranged(dialogue).includes(wish) ? planWithdrawal(wish, context, dialogue) : null;
  if (done === null) return plan;
  return {
    steps: [...plan.steps, ...done.steps],
    reasons: [...plan.reasons, ...done.reasons],
    dialogue: done.dialogue,
  };
}

/** A question that waits its turn is not asked about what nobody wants. */
function dropQueued(dialogue: Dialogue, denied: readonly DeniedIntent[]): Dialogue {
  const queue = dialogue.queue.filter(({ intent }) => !denied.some(({ name }) => isSame(intent, name)));
  return queue.length === dialogue.queue.length ? dialogue : { ...dialogue, queue };
}

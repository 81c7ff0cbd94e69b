import type { Wish } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity, Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue, Pending, Plan } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { listArranged } from '../wishes/arranged.ts';
import { askFor, waitFor } from '../wishes/plan-wish.ts';
import { WORK } from '../wishes/work-table.ts';
import { ASKING_FOR, ASSENT, PUTTING_RIGHT } from '../words/beside.ts';
import { readChoice } from '../words/choice.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { planWithdrawal } from './withdrawal.ts';

/** Details that distinguish one arranged request from another. */
const DETAILS = ['room', 'date', 'time'] as const;
/** Concepts that do not tell which thing a cancellation is about. */
const IGNORED_CONCEPTS: ReadonlySet<Concept> = new Set<Concept>([
  ...ASSENT,
  ...PUTTING_RIGHT,
  ...ASKING_FOR,
  'cancel',
  'never_mind',
  'date',
  'room',
  'morning',
  'person',
  'night',
  'duration',
]);
/** Intents that a cancellation ignores: "sorry" in "sorry, cancel both" does not ask for a repetition. */
const IGNORED_INTENTS: ReadonlySet<Intent> = new Set<Intent>([...SMALL_TALK, 'booking_cancel', 'repeat']);
const WORDS_MAX = 9;
const UNKNOWN_MAX = 2;
const SURE = 0.7;
/** Concepts that may mean the stay, such as a day or a room. */
const MAY_MEAN_STAY: ReadonlySet<Concept> = new Set<Concept>([
  'cancel',
  'never_mind',
  'date',
  'room',
  'person',
  'night',
]);
/** Concepts that the word for "all" also means in some languages. */
const ALSO_MEANS_ALL: ReadonlySet<Concept> = new Set<Concept>(['run_out', 'order', 'extra', 'have', 'same', 'waiting']);
const REQUESTING: readonly Concept[] = ['may', 'please', 'want', 'bring'];
const OF_NIGHTS: readonly Concept[] = ['night', 'person', 'room_kind'];
const OF_STAY: ReadonlySet<Concept> = new Set<Concept>(['booking', 'existing', 'stay']);

/**
 * Plans the cancellation of arranged requests that the guest selects by number, room or day: "cancel both", "cancel the
 * one for 205", "the one on Sunday". If no request or several requests match, the guest is asked. Returns null if the
 * message cancels nothing, names the stay, or names the request itself.
 */
export function planCancelled(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { intents, nearby, entities, signals } = understanding;
  const isCancel = ({ name }: { name: string }) => name === 'booking_cancel';
  const hasCancelIntent = intents.some(isCancel);
  const mayCancel = hasCancelIntent || nearby.some(isCancel) || signals.includes('never_mind');
  if (context.choice !== null || !mayCancel || understanding.denied?.some(isCancel) === true) return null;
  if (signals.includes('own_stay') || entities.some(({ type }) => type === 'confirmation_number')) return null;
  const { pending } = dialogue;
  const arranged = listOpen(dialogue, context);
  if (pending?.intent === 'booking_cancel' || (arranged.length === 0 && pending === null)) return null;
  const { utterance } = context;
  const { kept } = utterance;
  const isNamedIn = (wish: Wish, part: Utterance) => wish.offerId === undefined && part.names(wish.intent);
  const keptPart = utterance.says('rest') ? utterance : kept?.stays;
  const keptWishes = keptPart === undefined ? [] : arranged.filter((wish) => isNamedIn(wish, keptPart));
  const namedWishes = arranged.filter((wish) => !keptWishes.includes(wish) && isNamedIn(wish, kept?.goes ?? utterance));
  const others = intents.filter(({ name, score }) => !IGNORED_INTENTS.has(name) && score > SURE);
  if (others.some(({ name }) => ![...namedWishes, ...keptWishes].some(({ intent }) => intent === name))) return null;
  const meansBoth = utterance.says('both');
  const meansAll = meansBoth || utterance.says('all') || (keptWishes.length > 0 && namedWishes.length === 0);
  if (namedWishes.length === 0 && keptWishes.length === 0 && !namesOnlyDetails(utterance, understanding, meansAll))
    return null;
  // "All except the taxi" has so many words that the intent to cancel scores low.
  if (!hasCancelIntent && !(meansAll && utterance.concepts.has('cancel'))) return null;
  // "Did you cancel both?" cancels nothing; "can you cancel both?" is a request.
  if (meansAll && utterance.endsInQuestionMark && !utterance.speaksOf(REQUESTING)) return null;
  const candidates = namedWishes.length > 0 ? namedWishes : arranged.filter((wish) => !keptWishes.includes(wish));
  const details = entities.filter(isSpecific);
  const matching = candidates.filter((wish) => details.every((entity) => hasDetail(wish, entity)));
  // "Not all of it" leads to a question to the guest.
  const allPart = utterance.parts.find((part) => part.says('all') || part.says('both'));
  if (meansAll && (allPart?.kept?.goes ?? allPart)?.isNegated === true)
    return hasCancelIntent && matching.length > 0 ? askWhich(matching, dialogue) : null;
  if (meansAll) {
    // "Both" means the open wish and the one arranged before it.
    const open = namedWishes.length > 0 || keptWishes.length > 0 ? null : pending;
    return withdrawAll(
      meansBoth ? matching.slice(0, open === null ? 2 : 1) : matching,
      open !== null,
      context,
      dialogue,
    );
  }
  const kinds = new Set(namedWishes.map(({ intent }) => intent)).size;
  // "The taxi and the towels", "the towels, keep the taxi".
  if (details.length === 0 && (kinds > 1 || keptWishes.length > 0))
    return withdrawAll(matching, false, context, dialogue);
  // "The first one", "the last one": the order is unclear.
  const isOrdinal = namedWishes.length === 0 && candidates.length > 0 && utterance.says('part');
  if (details.length === 0 && !isOrdinal) return null;
  const [only, ...more] = matching;
  if (only !== undefined && more.length === 0) return withdrawAll([only], false, context, dialogue);
  return candidates.length === 0 ? null : askWhich(matching.length > 0 ? matching : candidates, dialogue);
}

/** Plans a bare "change it": asks for the main detail of the last arranged request. */
export function planChanged(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { intents, entities, signals } = understanding;
  const isChange = intents.length > 0 && intents.every(({ name }) => name === 'booking_change' || SMALL_TALK.has(name));
  const isOther = signals.includes('own_stay') || signals.includes('never_mind');
  if (!isChange || entities.length > 0 || isOther || dialogue.pending !== null) return null;
  const [last] = listOpen(dialogue, context);
  const request = last === undefined ? undefined : WORK[last.intent];
  if (last === undefined || last.offerId !== undefined || request === undefined || request.stay === true) return null;
  const { concepts, unknown } = context.utterance;
  if (!concepts.has('change') || unknown.length > 0) return null;
  if (
    [...concepts].some(
      (concept) => concept !== 'change' && (!IGNORED_CONCEPTS.has(concept) || MAY_MEAN_STAY.has(concept)),
    )
  )
    return null;
  const ask = request.slots.find((slot) => last[slot] !== undefined && slot !== 'room');
  if (ask === undefined) return null;
  const { intent } = last;
  return {
    steps: [askFor(intent, ask)],
    reasons: [`${intent} shall change: asked for the ${ask}.`],
    dialogue: waitFor(dialogue, { kind: 'slot', intent, ask, wish: last, stored: true }),
  };
}

/** Continues after `askWhich`: the guest chooses a request by its number, thing, room, day or hour. */
export function resumeWhich(
  pending: Extract<Pending, { kind: 'which' }>,
  understanding: Understanding,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const offered = listOpen(settled, context).filter(
    ({ taskId }) => taskId !== undefined && pending.ids.includes(taskId),
  );
  const { utterance } = context;
  const { entities, intents, signals } = understanding;
  const chosenNumber = Number(readChoice(context.choice)?.value ?? utterance.bareNumber);
  const chosenId = pending.ids[chosenNumber - 1];
  if (utterance.says('all') || utterance.says('both')) return withdrawAll(offered, false, context, settled);
  const details = entities.filter(isSpecific);
  const matching =
    chosenId !== undefined
      ? offered.filter(({ taskId }) => taskId === chosenId)
      : offered.filter(
          (wish) =>
            details.every((entity) => hasDetail(wish, entity)) && (details.length > 0 || utterance.names(wish.intent)),
        );
  const [only, ...more] = matching;
  if (only !== undefined && more.length === 0) return withdrawAll([only], false, context, settled);
  if (matching.length > 1) return askWhich(matching, settled);
  const isDropped = intents[0]?.name === 'deny' || signals.includes('never_mind');
  return isDropped
    ? { steps: [{ kind: 'smalltalk', act: 'deny' }], reasons: ['Nothing is cancelled after all.'], dialogue: settled }
    : null;
}

/** Asks the guest which of these requests to cancel. */
function askWhich(wishes: readonly Wish[], dialogue: Dialogue): Plan {
  const withTask = wishes.filter(({ taskId }) => taskId !== undefined);
  const [first] = withTask;
  if (first === undefined)
    return { steps: [{ kind: 'clarify', intent: null, ask: 'rephrase', choices: [] }], reasons: [], dialogue };
  const ids = withTask.flatMap(({ taskId }) => taskId ?? []);
  return {
    steps: [toQuestion(withTask)],
    reasons: ['What was meant is not among what is arranged: asked which.'],
    dialogue: { ...dialogue, pending: { kind: 'which', intent: first.intent, wish: first, ids, options: withTask } },
  };
}

/** Builds the step that asks which request to cancel. */
function toQuestion(options: readonly Wish[]): Extract<Plan['steps'][number], { kind: 'clarify' }> {
  const choices = options.map((_, index) => String(index + 1));
  return { kind: 'clarify', intent: options[0]?.intent ?? null, ask: 'which_wish', choices, options: [...options] };
}

function withdrawAll(wishes: readonly Wish[], withOpen: boolean, context: Turn, dialogue: Dialogue): Plan | null {
  let plan: Plan = {
    steps: [],
    reasons: [],
    dialogue: withOpen
      ? { ...dialogue, pending: null, queue: [], misunderstood: 0 }
      : { ...dialogue, misunderstood: 0 },
  };
  for (const wish of wishes) {
    const next = planWithdrawal(wish, context, plan.dialogue);
    if (next === null) continue;
    plan = {
      steps: [...plan.steps, ...next.steps],
      reasons: [...plan.reasons, ...next.reasons],
      dialogue: next.dialogue,
    };
  }
  if (withOpen) plan.steps.push({ kind: 'smalltalk', act: 'deny' });
  return plan.steps.length === 0 ? null : plan;
}

/** Lists the wishes with an open task. */
function listOpen(dialogue: Dialogue, { openTasks }: Turn): Wish[] {
  return listArranged(dialogue).filter(({ taskId }) => openTasks.some(({ id }) => id === taskId));
}

function isSpecific({ type }: Entity): boolean {
  return DETAILS.some((name) => name === type);
}

/** Whether a wish has this room, day or hour. */
function hasDetail(wish: Wish, { type, value }: Entity): boolean {
  if (type !== 'room' && type !== 'date' && type !== 'time') return true;
  return wish[type] === value;
}

/** Whether the message names nothing except a room, day or hour. */
function namesOnlyDetails(utterance: Utterance, { entities }: Understanding, meansAll: boolean): boolean {
  const rest = utterance.beside(entities);
  const { concepts } = rest;
  if (utterance.wordCount > WORDS_MAX || rest.unknown.length > UNKNOWN_MAX || rest.speaksOf(OF_STAY)) return false;
  // "All nights" and "all rooms" mean the stay; "all of it" needs no other word.
  const hasRoom = concepts.has('room') && !entities.some(({ type }) => type === 'room');
  if (meansAll && (hasRoom || rest.speaksOf(OF_NIGHTS))) return false;
  return [...concepts].every((one) => IGNORED_CONCEPTS.has(one) || (meansAll && ALSO_MEANS_ALL.has(one)));
}

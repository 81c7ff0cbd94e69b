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

/** By these a guest tells one thing arranged from another. */
const TOLD_BY = ['room', 'date', 'time'] as const;
/** Beside them a cancelling names nothing else. */
const BESIDE_CANCELLING: ReadonlySet<Concept> = new Set<Concept>([
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
/** Wishes that are none beside it: "sorry, cancel both" asks to hear nothing again. */
const BESIDE: ReadonlySet<Intent> = new Set<Intent>([...SMALL_TALK, 'booking_cancel', 'repeat']);
const WORDS_MAX = 9;
const UNKNOWN_MAX = 2;
const SURE = 0.7;
/** Who names a day or a room for a change may speak of the stay. */
const NAMES: ReadonlySet<Concept> = new Set<Concept>(['cancel', 'never_mind', 'date', 'room', 'person', 'night']);
/** In some languages the word for all of it means these as well. */
const BESIDE_ALL: ReadonlySet<Concept> = new Set<Concept>(['run_out', 'order', 'extra', 'have', 'same', 'waiting']);
const ASKED_FOR: readonly Concept[] = ['may', 'please', 'want', 'bring'];
const OF_NIGHTS: readonly Concept[] = ['night', 'person', 'room_kind'];
const OF_STAY: ReadonlySet<Concept> = new Set<Concept>(['booking', 'existing', 'stay']);

/**
 * "Cancel both", "cancel the one for 205", "the one on Sunday": which of the things arranged it is, by what tells them apart.
 * All that are meant are taken back, each by its name; where there is none such, or more than one, the guest is asked.
 * Null where the message cancels nothing, names the stay, or leaves no doubt.
 */
export function planCancelled(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { intents, nearby, entities, signals } = understanding;
  const isCancel = ({ name }: { name: string }) => name === 'booking_cancel';
  const cancels = intents.some(isCancel);
  const mayCancel = cancels || nearby.some(isCancel) || signals.includes('never_mind');
  if (context.choice !== null || !mayCancel || understanding.denied?.some(isCancel) === true) return null;
  if (signals.includes('own_stay') || entities.some(({ type }) => type === 'confirmation_number')) return null;
  const { pending } = dialogue;
  const arranged = listOpen(dialogue, context);
  if (pending?.intent === 'booking_cancel' || (arranged.length === 0 && pending === null)) return null;
  const { said } = context;
  const { kept } = said;
  const names = (wish: Wish, part: Utterance) => wish.offerId === undefined && part.names(wish.intent);
  const stays = said.says('rest') ? said : kept?.stays;
  const keptWishes = stays === undefined ? [] : arranged.filter((wish) => names(wish, stays));
  const named = arranged.filter((wish) => !keptWishes.includes(wish) && names(wish, kept?.goes ?? said));
  const others = intents.filter(({ name, score }) => !BESIDE.has(name) && score > SURE);
  if (others.some(({ name }) => ![...named, ...keptWishes].some(({ intent }) => intent === name))) return null;
  const isBoth = said.says('both');
  const isAll = isBoth || said.says('all') || (keptWishes.length > 0 && named.length === 0);
  if (named.length === 0 && keptWishes.length === 0 && !isBare(said, understanding, isAll)) return null;
  // "All except the taxi" is of so many words that the one for cancelling weighs little.
  if (!cancels && !(isAll && said.concepts.has('cancel'))) return null;
  if (isAll && said.endsInQuestionMark && !said.speaksOf(ASKED_FOR)) return null;
  const pool = named.length > 0 ? named : arranged.filter((wish) => !keptWishes.includes(wish));
  const toldDetails = entities.filter(isSpecific);
  const meant = pool.filter((wish) => toldDetails.every((entity) => fits(wish, entity)));
  // "Not all of it": then which? "Did you cancel both?" was left above: it wants to know, "can you?" wants it done.
  const saidSo = said.parts.find((part) => part.says('all') || part.says('both'));
  if (isAll && (saidSo?.kept?.goes ?? saidSo)?.isNegated === true)
    return cancels && meant.length > 0 ? askWhich(meant, dialogue) : null;
  if (isAll) {
    // Both: what is being asked about, and what was arranged before it.
    const open = named.length > 0 || keptWishes.length > 0 ? null : pending;
    return withdrawAll(isBoth ? meant.slice(0, open === null ? 2 : 1) : meant, open !== null, context, dialogue);
  }
  const kinds = new Set(named.map(({ intent }) => intent)).size;
  // "The taxi and the towels", "the towels, keep the taxi".
  if (toldDetails.length === 0 && (kinds > 1 || keptWishes.length > 0))
    return withdrawAll(meant, false, context, dialogue);
  // "The first one", "the last one": in whose order?
  const isOrdinal = named.length === 0 && pool.length > 0 && said.says('part');
  if (toldDetails.length === 0 && !isOrdinal) return null;
  const [only, ...more] = meant;
  if (only !== undefined && more.length === 0) return withdrawAll([only], false, context, dialogue);
  return pool.length === 0 ? null : askWhich(meant.length > 0 ? meant : pool, dialogue);
}

/** "Change it", and no more: what was arranged last, and the detail that makes it what it is. */
export function planChanged(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { intents, entities, signals } = understanding;
  const isChange = intents.length > 0 && intents.every(({ name }) => name === 'booking_change' || SMALL_TALK.has(name));
  const isOther = signals.includes('own_stay') || signals.includes('never_mind');
  if (!isChange || entities.length > 0 || isOther || dialogue.pending !== null) return null;
  const [last] = listOpen(dialogue, context);
  const request = last === undefined ? undefined : WORK[last.intent];
  if (last === undefined || last.offerId !== undefined || request === undefined || request.stay === true) return null;
  const { concepts, unknown } = context.said;
  if (!concepts.has('change') || unknown.length > 0) return null;
  if ([...concepts].some((concept) => concept !== 'change' && (!BESIDE_CANCELLING.has(concept) || NAMES.has(concept))))
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

/** The guest said which: by its number, by what it is, or by its room, day or hour. */
export function resumeWhich(
  pending: Extract<Pending, { kind: 'which' }>,
  understanding: Understanding,
  context: Turn,
  settled: Dialogue,
): Plan | null {
  const offered = listOpen(settled, context).filter(
    ({ taskId }) => taskId !== undefined && pending.ids.includes(taskId),
  );
  const { said } = context;
  const { entities, intents, signals } = understanding;
  const given = Number(readChoice(context.choice)?.value ?? said.bareNumber);
  const tapped = pending.ids[given - 1];
  if (said.says('all') || said.says('both')) return withdrawAll(offered, false, context, settled);
  const told = entities.filter(isSpecific);
  const meant =
    tapped !== undefined
      ? offered.filter(({ taskId }) => taskId === tapped)
      : offered.filter(
          (wish) => told.every((entity) => fits(wish, entity)) && (told.length > 0 || said.names(wish.intent)),
        );
  const [only, ...more] = meant;
  if (only !== undefined && more.length === 0) return withdrawAll([only], false, context, settled);
  if (meant.length > 1) return askWhich(meant, settled);
  const isLeft = intents[0]?.name === 'deny' || signals.includes('never_mind');
  return isLeft
    ? { steps: [{ kind: 'smalltalk', act: 'deny' }], reasons: ['Nothing is cancelled after all.'], dialogue: settled }
    : null;
}

/** The question, with the things arranged to choose from. */
function askWhich(wishes: readonly Wish[], dialogue: Dialogue): Plan {
  const known = wishes.filter(({ taskId }) => taskId !== undefined);
  const [first] = known;
  if (first === undefined)
    return { steps: [{ kind: 'clarify', intent: null, ask: 'rephrase', choices: [] }], reasons: [], dialogue };
  const ids = known.flatMap(({ taskId }) => taskId ?? []);
  return {
    steps: [toQuestion(known)],
    reasons: ['What was meant is not among what is arranged: asked which.'],
    dialogue: { ...dialogue, pending: { kind: 'which', intent: first.intent, wish: first, ids, options: known } },
  };
}

/** The step that asks it. */
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

/** What was passed on and is still to be done. */
function listOpen(dialogue: Dialogue, { openTasks }: Turn): Wish[] {
  return listArranged(dialogue).filter(({ taskId }) => openTasks.some(({ id }) => id === taskId));
}

function isSpecific({ type }: Entity): boolean {
  return TOLD_BY.some((name) => name === type);
}

/** A thing for no day in particular may be the one for that day. */
function fits(wish: Wish, { type, value }: Entity): boolean {
  if (type !== 'room' && type !== 'date' && type !== 'time') return true;
  return wish[type] === value;
}

/** Beside its room, day or hour the message names nothing. */
function isBare(said: Utterance, { entities }: Understanding, isAll: boolean): boolean {
  const rest = said.beside(entities);
  const { concepts } = rest;
  if (said.wordCount > WORDS_MAX || rest.unknown.length > UNKNOWN_MAX || rest.speaksOf(OF_STAY)) return false;
  // "All nights" and "all rooms" are the stay; beside "all of it" no other word is needed.
  const hasRoom = concepts.has('room') && !entities.some(({ type }) => type === 'room');
  if (isAll && (hasRoom || rest.speaksOf(OF_NIGHTS))) return false;
  return [...concepts].every((one) => BESIDE_CANCELLING.has(one) || (isAll && BESIDE_ALL.has(one)));
}

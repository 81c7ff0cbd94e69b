import type { Wish } from '../../../shared/domain/decision.ts';
import type { Frame } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { planIntents } from '../planning/plan-intents.ts';
import type { Dialogue, Plan, Topic } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { keepArranged, listArranged } from '../wishes/arranged.ts';
import { findTakenMatter } from '../wishes/followed-topic.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { isDetail, isStillOpen, readDetails } from '../wishes/wish.ts';
import { WORK, type WorkKind } from '../wishes/work-table.ts';
import { TALK } from '../words/talk.ts';

const LIKELY = 0.6;
const SURELY = 0.9;
const AGREES: ReadonlySet<Intent> = new Set<Intent>(['affirm', 'acknowledge']);
/** To reserve names no matter by itself. */
const BESIDE: ReadonlySet<Intent> = new Set<Intent>([...TALK, 'booking_create']);

/**
 * "Then kindly have it ready from Saturday, room 8": who was told of something that can be brought or kept, and orders without
 * naming a thing, wants just that: its price was told with it. Null where nothing was told lately, or where it is arranged already.
 */
export function planTaken(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { topic } = dialogue;
  const intent = findOrderable(dialogue, context.now) ?? findEvent(understanding, dialogue, context.now);
  const request = intent === null ? undefined : WORK[intent];
  if (topic === null || intent === null || request === undefined || !takesIt(understanding, context)) return null;
  const arranged = listArranged(dialogue).find((one) => one.intent === intent && one.offerId === undefined);
  return arranged === undefined
    ? order(intent, topic, understanding, context, dialogue)
    : complete(request, arranged, understanding, context, dialogue);
}

/** What was spoken of last, where a word is enough to have it brought or kept. */
export function findOrderable({ topic }: Dialogue, now: Date): Intent | null {
  if (topic === null || topic.intent === null || +now >= Date.parse(topic.until)) return null;
  const request = WORK[topic.intent];
  return request === undefined || request.stay === true ? null : topic.intent;
}

/**
 * A mole night or a night bus that the house told of by an entry of its own: "put us down, 3, room Cacao" takes part. It must be
 * told for how many, where or when, in two ways at least or beside a yes or an order.
 */
function findEvent({ entities, intents, signals }: Understanding, dialogue: Dialogue, now: Date): Intent | null {
  if (findTakenMatter(dialogue, now) !== 'events_tickets') return null;
  const told = new Set(entities.filter(isDetail).map(({ type }) => type));
  const orders = signals.includes('order') || signals.includes('reserve');
  const agrees = intents.some(({ name }) => AGREES.has(name));
  return told.size > 1 || (told.size > 0 && (orders || agrees)) ? 'events_tickets' : null;
}

/** "At eight then, please", of what was arranged without an hour. */
function complete(
  request: WorkKind,
  arranged: Wish,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan | null {
  // "Still waiting in room 204" puts nothing right.
  const chases = understanding.frames?.some(({ act, actConfidence }) => act === 'chase' && actConfidence >= LIKELY);
  const told = chases === true ? {} : readDetails(arranged.intent, understanding);
  if (!isStillOpen(arranged, context)) return null;
  if (Object.keys(told).length === 0)
    return {
      steps: [toTaskStep(request, 'known', arranged)],
      reasons: [`Orders, or waits for, what was passed on already (${arranged.intent}).`],
      dialogue,
    };
  const wish: Wish = { ...arranged, ...told, words: context.said.recordAfter(arranged.words) };
  return {
    steps: [toTaskStep(request, 'amend', wish)],
    reasons: [`Tells more of what was arranged (${arranged.intent}).`],
    dialogue: keepArranged(dialogue, wish, arranged),
  };
}

function takesIt({ intents, denied = [], signals, entities, frames = [] }: Understanding, context: Turn): boolean {
  if (context.said.endsInQuestionMark || denied.length > 0) return false;
  if (intents.some(({ name }) => !BESIDE.has(name) || name === 'deny' || name === 'human')) return false;
  if (REVISES.some((signal) => signals.includes(signal))) return false;
  const saysWhere = entities.some(({ type }) => type === 'room');
  const orders = signals.includes('order') || signals.includes('reserve');
  // Who orders with a room, a day or a count, in words that name nothing of ours, speaks of what was told.
  const isOfHouse = orders && entities.some(isDetail);
  const isOther = ({ topic, confidence }: Frame) =>
    topic !== null && !BESIDE.has(topic) && confidence >= LIKELY && !(topic === 'out_of_scope' && isOfHouse);
  if (frames.some(isOther)) return false;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= LIKELY)) return false;
  const requests = frames.some(({ act, actConfidence }) => act === 'request' && actConfidence >= LIKELY);
  const agrees = intents.some(({ name }) => AGREES.has(name)) && entities.some(isDetail);
  return requests || orders || saysWhere || agrees;
}

/** Who takes what was told orders it outright. */
const ORDERED: Omit<Frame, 'text' | 'topic'> = {
  act: 'request',
  attribute: null,
  confidence: SURELY,
  actConfidence: SURELY,
};

/** What puts right, takes back or repeats what was arranged, or is of the guest's own stay, takes nothing new. */
const REVISES = ['correction', 'never_mind', 'same', 'follow_up', 'own_stay', 'arrival_time', 'allergy'] as const;

function order(intent: Intent, topic: Topic, understanding: Understanding, context: Turn, dialogue: Dialogue): Plan {
  const { said } = context;
  const heard: Understanding = {
    ...understanding,
    intents: [{ name: intent, score: SURELY }],
    entities: understanding.entities.map(({ of: _, ...bare }) => bare),
    signals: [...new Set([...understanding.signals, 'order' as const, 'reserve' as const])],
    frames: [{ ...ORDERED, text: understanding.matter ?? said.record, topic: intent }],
  };
  // Staff read what it is about, too; what was told, its price with it, is not told again.
  const faqMatches = topic.entries === undefined ? context.faqMatches : [];
  const about = { ...context, faqMatches, said: said.after(topic.words) };
  const plan = planIntents([intent], heard, about, dialogue);
  return { ...plan, reasons: [`Orders what was spoken of (${intent}).`, ...plan.reasons] };
}

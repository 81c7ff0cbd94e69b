import type { Wish } from '../../../shared/domain/decision.ts';
import type { Frame } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { planIntents } from '../planning/plan-intents.ts';
import type { Dialogue, Plan, Topic } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { keepArranged, listArranged } from '../wishes/arranged.ts';
import { findOfferedIntent } from '../wishes/followed-topic.ts';
import { toTaskStep } from '../wishes/task-step.ts';
import { isDetail, isStillOpen, readDetails } from '../wishes/wish.ts';
import { WORK, type WorkKind } from '../wishes/work-table.ts';
import { TALK } from '../words/talk.ts';

const LIKELY = 0.6;
const SURELY = 0.9;
const AGREES: ReadonlySet<Intent> = new Set<Intent>(['affirm', 'acknowledge']);
/** Intents that name no thing; "reserve" alone does not either. */
const IGNORED_INTENTS: ReadonlySet<Intent> = new Set<Intent>([...TALK, 'booking_create']);

/**
 * Plans an order without a thing, right after something was described that can be brought or reserved: "then kindly
 * have it ready from Saturday, room 8". Null if nothing was described lately or it is already arranged.
 */
export function planTaken(understanding: Understanding, context: Turn, dialogue: Dialogue): Plan | null {
  const { topic } = dialogue;
  const intent = findOrderable(dialogue, context.now) ?? findEvent(understanding, dialogue, context.now);
  const request = intent === null ? undefined : WORK[intent];
  if (topic === null || intent === null || request === undefined || !ordersTopic(understanding, context)) return null;
  const arranged = listArranged(dialogue).find((one) => one.intent === intent && one.offerId === undefined);
  return arranged === undefined
    ? planOrder(intent, topic, understanding, context, dialogue)
    : addDetails(request, arranged, understanding, context, dialogue);
}

/** Returns the last topic, if it can be ordered with one word. */
export function findOrderable({ topic }: Dialogue, now: Date): Intent | null {
  if (topic === null || topic.intent === null || +now >= Date.parse(topic.until)) return null;
  const request = WORK[topic.intent];
  return request === undefined || request.stay === true ? null : topic.intent;
}

/**
 * Returns the intent to take part in an event that an entry described: "put us down, 3, room Cacao". It needs two
 * details (number, place, time), or one with a yes or an order.
 */
function findEvent({ entities, intents, signals }: Understanding, dialogue: Dialogue, now: Date): Intent | null {
  if (findOfferedIntent(dialogue, now) !== 'events_tickets') return null;
  const detailTypes = new Set(entities.filter(isDetail).map(({ type }) => type));
  const orders = signals.includes('order') || signals.includes('reserve');
  const agrees = intents.some(({ name }) => AGREES.has(name));
  return detailTypes.size > 1 || (detailTypes.size > 0 && (orders || agrees)) ? 'events_tickets' : null;
}

/** Adds details to what was arranged: "at eight then, please". */
function addDetails(
  request: WorkKind,
  arranged: Wish,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan | null {
  // "Still waiting in room 204" corrects nothing.
  const chases = understanding.frames?.some(({ act, actConfidence }) => act === 'chase' && actConfidence >= LIKELY);
  const details = chases === true ? {} : readDetails(arranged.intent, understanding);
  if (!isStillOpen(arranged, context)) return null;
  if (Object.keys(details).length === 0)
    return {
      steps: [toTaskStep(request, 'known', arranged)],
      reasons: [`Orders, or waits for, what was passed on already (${arranged.intent}).`],
      dialogue,
    };
  const wish: Wish = { ...arranged, ...details, words: context.utterance.recordAfter(arranged.words) };
  return {
    steps: [toTaskStep(request, 'amend', wish)],
    reasons: [`Tells more of what was arranged (${arranged.intent}).`],
    dialogue: keepArranged(dialogue, wish, arranged),
  };
}

function ordersTopic({ intents, denied = [], signals, entities, frames = [] }: Understanding, context: Turn): boolean {
  if (context.utterance.endsInQuestionMark || denied.length > 0) return false;
  if (intents.some(({ name }) => !IGNORED_INTENTS.has(name) || name === 'deny' || name === 'human')) return false;
  if (REVISES.some((signal) => signals.includes(signal))) return false;
  const saysWhere = entities.some(({ type }) => type === 'room');
  const orders = signals.includes('order') || signals.includes('reserve');
  // An order with a room, day or count, in otherwise unknown words, is about the last topic.
  const isOfHouse = orders && entities.some(isDetail);
  const isOther = ({ topic, confidence }: Frame) =>
    topic !== null && !IGNORED_INTENTS.has(topic) && confidence >= LIKELY && !(topic === 'out_of_scope' && isOfHouse);
  if (frames.some(isOther)) return false;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= LIKELY)) return false;
  const requests = frames.some(({ act, actConfidence }) => act === 'request' && actConfidence >= LIKELY);
  const agrees = intents.some(({ name }) => AGREES.has(name)) && entities.some(isDetail);
  return requests || orders || saysWhere || agrees;
}

/** The frame of such an order. */
const ORDERED: Omit<Frame, 'text' | 'topic'> = {
  act: 'request',
  attribute: null,
  confidence: SURELY,
  actConfidence: SURELY,
};

/** Signals of messages that change something arranged or concern the guest's stay: they order nothing new. */
const REVISES = ['correction', 'never_mind', 'same', 'follow_up', 'own_stay', 'arrival_time', 'allergy'] as const;

function planOrder(
  intent: Intent,
  topic: Topic,
  understanding: Understanding,
  context: Turn,
  dialogue: Dialogue,
): Plan {
  const { utterance } = context;
  const orderUnderstanding: Understanding = {
    ...understanding,
    intents: [{ name: intent, score: SURELY }],
    entities: understanding.entities.map(({ of: _, ...bare }) => bare),
    signals: [...new Set([...understanding.signals, 'order' as const, 'reserve' as const])],
    frames: [{ ...ORDERED, text: understanding.matter ?? utterance.record, topic: intent }],
  };
  // Staff also read the topic's words; the entry with its price is not repeated.
  const faqMatches = topic.entries === undefined ? context.faqMatches : [];
  const topicContext = { ...context, faqMatches, utterance: utterance.after(topic.words) };
  const plan = planIntents([intent], orderUnderstanding, topicContext, dialogue);
  return { ...plan, reasons: [`Orders what was spoken of (${intent}).`, ...plan.reasons] };
}

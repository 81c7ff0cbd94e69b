import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { findOfferedIntent } from '../wishes/followed-topic.ts';
import { ASKED_FIRST } from '../wishes/work-table.ts';

/** The lowest score of an intent that the guest orders. */
export const ORDERED_FROM = 0.75;
/** The lowest confidence of a question that cannot also be an order. */
const SURELY_ASKED = 0.9;
/** The lowest confidence of a question for the price. A question for the price orders nothing. */
const LIKELY_ASKED = 0.7;
/** The lowest confidence of a clause that may be a question. Such a clause orders nothing outright. */
const PERHAPS_ASKED = 0.6;

/** Whether the guest asks about the intent and does not order it, so that the answer comes before any work. */
export function isAskedFirst(
  intent: Intent,
  understanding: Understanding,
  utterance: Utterance,
  isAnswered: boolean,
  hasSimilarAnswer: boolean,
): boolean {
  if (isAnswered && ASKED_FIRST.has(intent) && !wantsDone(intent, understanding)) return true;
  if (isAnswered && isQuestion(intent, understanding, utterance)) return true;
  // A guest who asks for the price is told the price before anything is ordered.
  return onlyAsks(intent, understanding) && (isAnswered || hasSimilarAnswer || asksPrice(intent, understanding));
}

function asksPrice(intent: Intent, { frames = [] }: Understanding): boolean {
  return frames.some(({ topic, attribute }) => topic === intent && attribute === 'price');
}

/** Whether the guest orders the intent, or gives a time or a room for it. */
export function wantsDone(intent: Intent, { entities, intents, signals }: Understanding): boolean {
  const isSure = intents.some(({ name, score }) => name === intent && score >= ORDERED_FROM);
  return (isSure && signals.includes('order')) || entities.some(({ type }) => type === 'time' || type === 'room');
}

/** Whether every clause about the intent is surely a question ("are there towels?") and the message orders nothing. */
function onlyAsks(intent: Intent, { frames = [], signals, entities }: Understanding): boolean {
  if (signals.includes('order') || entities.some(({ type }) => type === 'room' || type === 'count')) return false;
  const topicFrames = frames.filter(({ topic }) => topic === intent);
  return (
    topicFrames.length > 0 &&
    topicFrames.every(
      ({ act, actConfidence, attribute }) =>
        act === 'ask' && actConfidence >= (attribute === 'price' ? LIKELY_ASKED : SURELY_ASKED),
    ) &&
    !frames.some(({ act }) => act === 'request')
  );
}

/** Whether the message asks about the intent and does not clearly order it, so that the house's text may be enough. */
function isQuestion(intent: Intent, { frames = [], signals, entities }: Understanding, utterance: Utterance): boolean {
  const asksTerms = signals.includes('terms');
  if (signals.includes('order') || entities.some(({ type }) => type === 'room' || (type === 'count' && !asksTerms)))
    return false;
  const topicFrames = frames.filter(({ topic }) => topic === intent);
  if (topicFrames.some(({ act }) => act === 'report') || (topicFrames.length === 0 && !asksTerms)) return false;
  const asks = utterance.endsInQuestionMark || asksTerms || topicFrames.some(({ act }) => act === 'ask');
  return asks && !frames.some(({ act, actConfidence }) => act === 'request' && actConfidence >= SURELY_ASKED);
}

/** Whether the guest orders the intent of the last answer ("then book it, room B7"), so that no answer is needed. */
export function ordersAfterAnswer(
  intent: Intent,
  { signals, frames = [] }: Understanding,
  { utterance, now }: Turn,
  dialogue: Dialogue,
): boolean {
  if (findOfferedIntent(dialogue, now) !== intent) return false;
  if (utterance.endsInQuestionMark) return false;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= PERHAPS_ASKED)) return false;
  return signals.includes('order') || signals.includes('reserve');
}

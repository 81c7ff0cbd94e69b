import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { findTakenMatter } from '../wishes/followed-topic.ts';
import { ASKED_FIRST } from '../wishes/work-table.ts';

/** Below this score an intent was not what the guest ordered. */
export const ORDERED_FROM = 0.75;
/** Below this confidence a question may also be an order. */
const SURELY_ASKED = 0.9;
/** The same for a question for the price, which orders nothing yet. */
const LIKELY_ASKED = 0.7;
/** From this confidence a clause may be a question, so it orders nothing outright. */
const PERHAPS_ASKED = 0.6;

/** Whether the guest is answered before anything is done, as they ask and do not order. */
export function isAskedFirst(
  intent: Intent,
  understanding: Understanding,
  utterance: Utterance,
  isAnswered: boolean,
  hasNearAnswer: boolean,
): boolean {
  if (isAnswered && ASKED_FIRST.has(intent) && !wantsDone(intent, understanding)) return true;
  if (isAnswered && isQuestion(intent, understanding, utterance)) return true;
  // Nothing is brought before its price is known.
  return onlyAsks(intent, understanding) && (isAnswered || hasNearAnswer || asksPrice(intent, understanding));
}

function asksPrice(intent: Intent, { frames = [] }: Understanding): boolean {
  return frames.some(({ topic, attribute }) => topic === intent && attribute === 'price');
}

/** Whether the guest orders the thing, or gives a time or room for it. */
export function wantsDone(intent: Intent, { entities, intents, signals }: Understanding): boolean {
  const isSure = intents.some(({ name, score }) => name === intent && score >= ORDERED_FROM);
  return (isSure && signals.includes('order')) || entities.some(({ type }) => type === 'time' || type === 'room');
}

/** Whether every clause about it is surely a question and nothing is ordered: "are there towels?" is answered first. */
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

/** Whether it is a question of some kind and no clear order, so that the house's text may be enough. */
function isQuestion(intent: Intent, { frames = [], signals, entities }: Understanding, utterance: Utterance): boolean {
  const asksTerms = signals.includes('terms');
  if (signals.includes('order') || entities.some(({ type }) => type === 'room' || (type === 'count' && !asksTerms)))
    return false;
  const topicFrames = frames.filter(({ topic }) => topic === intent);
  if (topicFrames.some(({ act }) => act === 'report') || (topicFrames.length === 0 && !asksTerms)) return false;
  const asks = utterance.endsInQuestionMark || asksTerms || topicFrames.some(({ act }) => act === 'ask');
  return asks && !frames.some(({ act, actConfidence }) => act === 'request' && actConfidence >= SURELY_ASKED);
}

/** Whether the guest orders what was just described ("then book it, room B7"), so that nothing needs explaining. */
export function ordersAfterTold(
  intent: Intent,
  { signals, frames = [] }: Understanding,
  { utterance, now }: Turn,
  dialogue: Dialogue,
): boolean {
  if (findTakenMatter(dialogue, now) !== intent) return false;
  if (utterance.endsInQuestionMark) return false;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= PERHAPS_ASKED)) return false;
  return signals.includes('order') || signals.includes('reserve');
}

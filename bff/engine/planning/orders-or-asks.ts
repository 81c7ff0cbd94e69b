import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { findTakenMatter } from '../wishes/followed-topic.ts';
import { ASKED_FIRST } from '../wishes/work-table.ts';

/** What is read with less out of an order is not what was ordered. */
export const ORDERED_FROM = 0.75;
/** Read with less, who asks may want it done. */
const SURELY_ASKED = 0.9;
/** Who asks for the price by name orders nothing yet. */
const LIKELY_ASKED = 0.7;
/** A clause that may well ask orders nothing outright. */
const PERHAPS_ASKED = 0.6;

/** Is the guest to be told before anything is done, as they want to know and not to have? */
export function isAskedFirst(
  intent: Intent,
  understanding: Understanding,
  said: Utterance,
  isAnswered: boolean,
  isNear: boolean,
): boolean {
  if (isAnswered && ASKED_FIRST.has(intent) && !wantsDone(intent, understanding)) return true;
  if (isAnswered && isQuestion(intent, understanding, said)) return true;
  // What a price is asked of is not brought before it is known, be it by a colleague.
  return onlyAsks(intent, understanding) && (isAnswered || isNear || asksPrice(intent, understanding));
}

function asksPrice(intent: Intent, { frames = [] }: Understanding): boolean {
  return frames.some(({ topic, attribute }) => topic === intent && attribute === 'price');
}

/** Who orders, or says when or where, wants it done; who only asks wants to know. */
export function wantsDone(intent: Intent, { entities, intents, signals }: Understanding): boolean {
  const isSure = intents.some(({ name, score }) => name === intent && score >= ORDERED_FROM);
  return (isSure && signals.includes('order')) || entities.some(({ type }) => type === 'time' || type === 'room');
}

/** Every clause about it surely asks, and nothing is ordered beside it: who asks whether there are towels is told first. */
function onlyAsks(intent: Intent, { frames = [], signals, entities }: Understanding): boolean {
  if (signals.includes('order') || entities.some(({ type }) => type === 'room' || type === 'count')) return false;
  const own = frames.filter(({ topic }) => topic === intent);
  return (
    own.length > 0 &&
    own.every(
      ({ act, actConfidence, attribute }) =>
        act === 'ask' && actConfidence >= (attribute === 'price' ? LIKELY_ASKED : SURELY_ASKED),
    ) &&
    !frames.some(({ act }) => act === 'request')
  );
}

/** It asks in some way, and orders nothing surely: what the house says of it may be all that is wanted. */
function isQuestion(intent: Intent, { frames = [], signals, entities }: Understanding, said: Utterance): boolean {
  const asksTerms = signals.includes('terms');
  if (signals.includes('order') || entities.some(({ type }) => type === 'room' || (type === 'count' && !asksTerms)))
    return false;
  const own = frames.filter(({ topic }) => topic === intent);
  if (own.some(({ act }) => act === 'report') || (own.length === 0 && !asksTerms)) return false;
  const asks = said.endsInQuestionMark || asksTerms || own.some(({ act }) => act === 'ask');
  return asks && !frames.some(({ act, actConfidence }) => act === 'request' && actConfidence >= SURELY_ASKED);
}

/** "Then book it, room B7": who orders just what an entry of the house told of knows what there is to know. */
export function ordersAfterTold(
  intent: Intent,
  { signals, frames = [] }: Understanding,
  { said, now }: Turn,
  dialogue: Dialogue,
): boolean {
  if (findTakenMatter(dialogue, now) !== intent) return false;
  if (said.endsInQuestionMark) return false;
  if (frames.some(({ act, actConfidence }) => act === 'ask' && actConfidence >= PERHAPS_ASKED)) return false;
  return signals.includes('order') || signals.includes('reserve');
}

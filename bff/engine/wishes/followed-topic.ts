import type { Intent } from '../../../shared/domain/intents.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Topic } from '../types.ts';

/** Returns the topic of a follow-up question; null if the message names its own topic or the last topic is too old. */
export function findFollowedTopic({ signals }: Understanding, { topic }: Dialogue, now: Date): Topic | null {
  return signals.includes('follow_up') ? findFreshTopic({ topic }, now) : null;
}

/** Returns the last topic while it is recent. */
export function findFreshTopic({ topic }: Pick<Dialogue, 'topic'>, now: Date): Topic | null {
  return topic !== null && +now < Date.parse(topic.until) ? topic : null;
}

/** Signals about the guest's stay. The stay is a topic by itself. */
export const STAY_SIGNALS: readonly Signal[] = ['own_stay', 'own_room', 'balance', 'arrival_time'];

/** Intents whose answers describe outings. A guest needs a ticket or a reservation for an outing. */
const OUTINGS: ReadonlySet<Intent> = new Set<Intent>(['local_tips', 'public_transport']);

/**
 * Returns the intent that an order after an entry's answer means: the intent of the last topic, or a ticket if that topic
 * is an outing or has no intent. Null if no entry was used recently.
 */
export function findOfferedIntent(dialogue: Dialogue, now: Date): Intent | null {
  const { topic } = dialogue;
  if (topic === null || listFollowed(dialogue, now).length === 0) return null;
  return topic.intent === null || OUTINGS.has(topic.intent) ? 'events_tickets' : topic.intent;
}

/** Returns the ids of the entries in the last answer while they are recent. */
export function listFollowed(dialogue: Dialogue, now: Date): readonly string[] {
  return findFreshTopic(dialogue, now)?.entries ?? [];
}

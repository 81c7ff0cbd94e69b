import type { Intent } from '../../../shared/domain/intents.ts';
import type { Signal, Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Topic } from '../types.ts';

/** The topic a message is about that names none itself; null where it names one, or where none is fresh. */
export function findFollowedTopic({ signals }: Understanding, { topic }: Dialogue, now: Date): Topic | null {
  return signals.includes('follow_up') ? findFreshTopic({ topic }, now) : null;
}

/** What was told last, while it may still be asked on. */
export function findFreshTopic({ topic }: Pick<Dialogue, 'topic'>, now: Date): Topic | null {
  return topic !== null && +now < Date.parse(topic.until) ? topic : null;
}

/** What is asked of the guest's own stay names its matter. */
export const STAY_SIGNALS: readonly Signal[] = ['own_stay', 'own_room', 'balance', 'arrival_time'];

/** What the house tells of these is gone to with a ticket or a place. */
const OUTINGS: ReadonlySet<Intent> = new Set<Intent>(['local_tips', 'public_transport']);

/**
 * What an order takes of what an entry just told: its matter; of an outing, or of what is no matter of ours (a mole night), a
 * place. Null where no entry was told lately.
 */
export function findTakenMatter(dialogue: Dialogue, now: Date): Intent | null {
  const { topic } = dialogue;
  if (topic === null || listFollowed(dialogue, now).length === 0) return null;
  return topic.intent === null || OUTINGS.has(topic.intent) ? 'events_tickets' : topic.intent;
}

/** The entries that were told last, by id, while they may still be asked on. */
export function listFollowed(dialogue: Dialogue, now: Date): readonly string[] {
  return findFreshTopic(dialogue, now)?.entries ?? [];
}

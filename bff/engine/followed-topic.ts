import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Dialogue, Topic } from './types.ts';

/** The topic a message is about that names none itself; null where it names one, or where none is fresh. */
export function findFollowedTopic({ signals }: Understanding, { topic }: Dialogue, now: Date): Topic | null {
  return topic !== null && signals.includes('follow_up') && +now < Date.parse(topic.until) ? topic : null;
}

import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Turn } from '../utterance/turn.ts';

/** When or where: who is kept awake asks why, and for how long. */
const GENERAL: ReadonlySet<Concept> = new Set<Concept>([
  'night',
  'late',
  'morning',
  'early',
  'room',
  'hotel',
  'bar',
  'restaurant',
  'near',
  'view',
]);
const ASKED: ReadonlySet<Concept> = new Set<Concept>([
  'noise',
  'quiet',
  'have',
  'date',
  'please',
  'greeting',
  'thanks',
]);

/**
 * "Is it noisy at night?", of whom nothing shows that they are in the house: they want to know, and complain of nothing. Whatever
 * else is said, or any word that is not known, may be a complaint.
 */
export function asksIfNoisy({ intents, entities }: Understanding, context: Turn): boolean {
  const { said } = context;
  if (intents.some(({ name }) => name !== 'noise') || entities.length > 0 || !said.endsInQuestionMark) return false;
  if (isInHouse(context)) return false;
  const named = [...said.concepts].filter((concept) => !ASKED.has(concept));
  return said.unknown.length === 0 && named.length > 0 && named.every((concept) => GENERAL.has(concept));
}

function isInHouse({ conversation: { dialogue }, openTasks, stays }: Turn): boolean {
  return dialogue.room !== null || openTasks.length > 0 || stays.some(({ state }) => state === 'checked_in');
}

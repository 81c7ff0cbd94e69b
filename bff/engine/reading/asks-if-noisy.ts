import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Turn } from '../utterance/turn.ts';

/** Concepts for when or where. A guest who is kept awake asks why and for how long instead. */
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
 * Whether somebody who is not known to be in the house asks if it is noisy ("is it noisy at night?"): a question and no
 * complaint. Any other or unknown word may make it a complaint.
 */
export function asksIfNoisy({ intents, entities }: Understanding, context: Turn): boolean {
  const { utterance } = context;
  if (intents.some(({ name }) => name !== 'noise') || entities.length > 0 || !utterance.endsInQuestionMark)
    return false;
  if (isInHouse(context)) return false;
  const otherConcepts = [...utterance.concepts].filter((concept) => !ASKED.has(concept));
  return (
    utterance.unknown.length === 0 && otherConcepts.length > 0 && otherConcepts.every((concept) => GENERAL.has(concept))
  );
}

function isInHouse({ conversation: { dialogue }, openTasks, stays }: Turn): boolean {
  return dialogue.room !== null || openTasks.length > 0 || stays.some(({ state }) => state === 'checked_in');
}

import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import { asksWhenBack } from '../utterance/asks-when-back.ts';
import type { Turn } from '../utterance/turn.ts';
import { handOff } from '../wishes/join-plans.ts';

/**
 * Answers "when are you back?" while nobody is on duty, from staff hours instead of the reception's opening hours. Null
 * if the guest may ask for something else.
 */
export function stateWhenBack(
  { entities }: Understanding,
  { staff, utterance }: Turn,
  dialogue: Dialogue,
): Plan | null {
  if (staff.onDuty || entities.some(({ type }) => type !== 'count') || !asksWhenBack(utterance)) return null;
  return handOff('asked_for_human', 'front_desk', 'The guest asked when staff are back.', dialogue);
}

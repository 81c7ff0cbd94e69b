import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Dialogue, Plan } from '../types.ts';
import { asksWhenBack } from '../utterance/asks-when-back.ts';
import type { Turn } from '../utterance/turn.ts';
import { handOff } from '../wishes/join-plans.ts';

/**
 * "When are you back?", while nobody is on duty: told from the house's hours, not from those of the reception's desk in a
 * leaflet. Null where something else may be asked after.
 */
export function stateWhenBack({ entities }: Understanding, { staff, said }: Turn, dialogue: Dialogue): Plan | null {
  if (staff.onDuty || entities.some(({ type }) => type !== 'count') || !asksWhenBack(said)) return null;
  return handOff('asked_for_human', 'front_desk', 'The guest asked when staff are back.', dialogue);
}

import type { Stay } from '../../../shared/domain/stay.ts';
import type { Turn } from '../utterance/turn.ts';

/** Returns the stay in question: the only one, or the one chosen before; otherwise null, and the guest is asked. */
export function chosenStay({ stays, conversation }: Turn, dialogue = conversation.dialogue): Stay | null {
  const [first] = stays;
  if (stays.length === 1 && first !== undefined) return first;
  return stays.find(({ id }) => id === dialogue.stayId) ?? null;
}

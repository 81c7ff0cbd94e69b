import type { Stay } from '../../../shared/domain/stay.ts';
import type { Turn } from '../utterance/turn.ts';

/** The stay that is talked about: the only one, the one chosen before, else none: the guest is asked. */
export function chosenStay({ stays, conversation }: Turn, dialogue = conversation.dialogue): Stay | null {
  const [first] = stays;
  if (stays.length === 1 && first !== undefined) return first;
  return stays.find(({ id }) => id === dialogue.stayId) ?? null;
}

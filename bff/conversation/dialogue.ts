import { type Dialogue, NEW_DIALOGUE } from '../engine/types.ts';
import type { Conversation } from '../store/conversations.ts';
import { lapseOffers } from '../store/offers.ts';
import type { Trx } from '../store/schema.ts';

/** What the engine left in a conversation's row; it wrote it itself, so its shape is known. */
export function readDialogue(text: string): Dialogue {
  return { ...NEW_DIALOGUE, ...JSON.parse(text) };
}

/**
 * Lets go of what the engine had asked and offered: a colleague speaks now, or the guest never saw the question. A later
 * "yes" is then an answer to nothing of ours. Gives the column's new value.
 */
export async function forgetQuestions(
  trx: Trx,
  { id, dialogue }: Pick<Conversation, 'id' | 'dialogue'>,
): Promise<string> {
  await lapseOffers(trx, id);
  return JSON.stringify({ ...readDialogue(dialogue), pending: null, queue: [], last: null });
}

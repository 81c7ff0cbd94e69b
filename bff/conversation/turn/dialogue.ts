import type { Wish } from '../../../shared/domain/decision.ts';
import { type Access, type Dialogue, NEW_DIALOGUE, type Pending } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { lapseOffers } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';

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
  return JSON.stringify({ ...readDialogue(dialogue), pending: null, queue: [], last: null, earlier: [], topic: null });
}

/** A wish and the task it became. */
export interface Arranged {
  wish: Wish;
  taskId: string;
}

/** Writes the tasks that wishes became to where the engine remembers them: what is corrected later is that task. */
export function noteTasks(dialogue: Dialogue, made: readonly Arranged[]): Dialogue {
  if (made.length === 0) return dialogue;
  const byWish = new Map(made.map(({ wish, taskId }) => [JSON.stringify(wish), taskId]));
  const note = (wish: Wish): Wish => {
    const taskId = byWish.get(JSON.stringify(wish));
    return taskId === undefined ? wish : { ...wish, taskId };
  };
  const noteIn = (pending: Pending): Pending => ({ ...pending, wish: note(pending.wish) });
  return {
    ...dialogue,
    pending: dialogue.pending === null ? null : noteIn(dialogue.pending),
    queue: dialogue.queue.map(noteIn),
    last: dialogue.last === null ? null : note(dialogue.last),
    earlier: dialogue.earlier.map(note),
  };
}

/** What a proof opened while a colleague has the guest is no longer waited for. */
export function settleProof(text: string, attempt: Access['attempt']): string {
  const dialogue = readDialogue(text);
  const waits = attempt === 'opened' && dialogue.pending?.kind === 'verify';
  return waits ? JSON.stringify({ ...dialogue, pending: null }) : text;
}

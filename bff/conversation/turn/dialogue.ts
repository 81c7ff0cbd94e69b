import type { Wish } from '../../../shared/domain/decision.ts';
import { type Access, type Dialogue, NEW_DIALOGUE, type Pending } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { lapseOffers } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';

/** Reads the engine's memory from the conversation's row. Only we write it, so its shape is trusted. */
export function readDialogue(text: string): Dialogue {
  return { ...NEW_DIALOGUE, ...JSON.parse(text) };
}

/**
 * Forgets the engine's open questions and offers, because a colleague has taken over or the guest never saw them. A
 * later "yes" then no longer counts as an answer to them. Returns the column's new value.
 */
export async function forgetQuestions(
  trx: Trx,
  { id, dialogue }: Pick<Conversation, 'id' | 'dialogue'>,
): Promise<string> {
  await lapseOffers(trx, id);
  return JSON.stringify({ ...readDialogue(dialogue), pending: null, queue: [], last: null, earlier: [], topic: null });
}

/** A guest's wish and the task made for it. */
export interface Arranged {
  wish: Wish;
  taskId: string;
}

/** Notes the new tasks' ids in the engine's memory, so that a later correction of a wish changes its task. */
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

/** Once a booking is proved (even while a colleague has the chat), the engine no longer waits for the proof. */
export function settleProof(text: string, attempt: Access['attempt']): string {
  const dialogue = readDialogue(text);
  const waits = attempt === 'opened' && dialogue.pending?.kind === 'verify';
  return waits ? JSON.stringify({ ...dialogue, pending: null }) : text;
}

/** Replaces a room's number in a stored dialogue, also in the wishes that it remembers. */
export function renameRoom(text: string, { from, to }: { from: string; to: string }): string {
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === 'room' && value === from ? to : value)));
}

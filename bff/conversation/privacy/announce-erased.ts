import { CLOSE } from '../../../shared/protocol/close.ts';
import { appendDeskEvents, type DeskEvent } from '../../store/conversations/desk-events.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { announceToDesks } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { removeUnusedFiles } from '../guest/uploads.ts';

/** Adds events to the desks' stream that conversations and tasks were erased, so that open desks drop them. */
export async function recordErased(
  trx: Trx,
  propertyId: string,
  { conversations, tasks }: { conversations: readonly string[]; tasks: readonly string[] },
  at: string,
): Promise<DeskEvent[]> {
  return appendDeskEvents(trx, [
    ...conversations.map((conversationId) => ({
      propertyId,
      type: 'conversation' as const,
      conversationId,
      data: {},
      at,
    })),
    ...tasks.map((taskId) => ({ propertyId, type: 'task' as const, conversationId: null, data: { taskId }, at })),
  ]);
}

/** After the commit: closes the guests' pages, publishes to the desks and deletes the files from disk. */
export async function announceErased(
  deps: Pick<ConversationDeps, 'db' | 'feed' | 'writer' | 'files'>,
  conversations: readonly string[],
  deskEvents: readonly DeskEvent[],
): Promise<void> {
  for (const id of conversations) deps.feed.publishClosing(id, CLOSE.gone);
  await announceToDesks(deps, deskEvents);
  await removeUnusedFiles(deps);
}

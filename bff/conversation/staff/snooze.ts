import { findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listWaking } from '../../store/conversations/waiting.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

const CONVERSATIONS_MAX = 100;

/**
 * Ends snoozes that are over: the conversations are in the lists again, and the colleague who snoozed them is notified
 * (unless they were resolved meanwhile).
 */
export async function wakeSnoozed(deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>): Promise<void> {
  const at = deps.clock().toISOString();
  for (const { propertyId, id } of await listWaking(deps.db, at, CONVERSATIONS_MAX))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, id);
      if (conversation === undefined || conversation.snoozedUntil === null || conversation.snoozedUntil > at) return;
      const { state, snoozedBy: userId } = conversation;
      // No reminder at once for a waiting guest: the time until the next one begins now.
      const reminded = state === 'waiting' ? { waitingAlertAt: at } : {};
      await updateConversation(trx, conversation, { snoozedUntil: null, snoozedBy: null, updatedAt: at, ...reminded });
      await announce.desk(propertyId, 'conversation', id);
      if (state === 'resolved') return;
      await announce.desk(propertyId, 'alert', id, { kind: 'snooze_over', ...(userId === null ? {} : { userId }) });
    });
}

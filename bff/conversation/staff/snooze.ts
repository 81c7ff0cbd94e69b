import { findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listWaking } from '../../store/conversations/waiting.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

const CONVERSATIONS_MAX = 100;

/**
 * Wakes what was put off until now: it is in the lists again as it was, and whoever put it off is told. Of one that was
 * resolved meanwhile nobody hears.
 */
export async function wakeSnoozed(deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>): Promise<void> {
  const at = deps.clock().toISOString();
  for (const { propertyId, id } of await listWaking(deps.db, at, CONVERSATIONS_MAX))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, id);
      if (conversation === undefined || conversation.snoozedUntil === null || conversation.snoozedUntil > at) return;
      const { state, snoozedBy: userId } = conversation;
      // Who waits is not told of again at once: the time until the next reminder begins now.
      const reminded = state === 'waiting' ? { waitingAlertAt: at } : {};
      await updateConversation(trx, conversation, { snoozedUntil: null, snoozedBy: null, updatedAt: at, ...reminded });
      await announce.desk(propertyId, 'conversation', id);
      if (state === 'resolved') return;
      await announce.desk(propertyId, 'alert', id, { kind: 'snooze_over', ...(userId === null ? {} : { userId }) });
    });
}

import { appendAudit } from '../../store/account/audit.ts';
import { eraseUploads } from '../../store/channels/uploads.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { eraseConversations, truncateWal } from '../../store/guests/erasure.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import type { GuestSession } from '../guest/guest-session.ts';
import { announceErased, recordErased } from './announce-erased.ts';
import { rebuildGroups } from './erase-guest.ts';

/**
 * Erases a conversation on its guest's request, with its messages, files and tasks. Open pages are closed with `gone`.
 * Booking data stays with the hotel, which must erase it itself.
 */
export async function eraseOwnConversation(
  deps: Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets' | 'engine' | 'feed' | 'files'>,
  { propertyId, conversationId }: Pick<GuestSession, 'propertyId' | 'conversationId'>,
): Promise<void> {
  const at = deps.clock().toISOString();
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) return;
  const ids = [conversationId];
  const deskEvents = await deps.writer.write(async (trx) => {
    if ((await findConversation(trx, propertyId, conversationId)) === undefined) {
      await eraseUploads(trx, propertyId, conversationId, at); // no message yet, but a file may have been uploaded
      return [];
    }
    await rebuildGroups(deps.engine, trx, propertyId, await eraseConversations(trx, propertyId, ids, at));
    const { accountId } = serving;
    const entry = {
      accountId,
      propertyId,
      actor: 'guest',
      action: 'conversation.erased' as const,
      subject: conversationId,
    };
    await appendAudit(trx, deps.secrets, entry, at);
    return recordErased(trx, propertyId, { conversations: ids, tasks: [] }, at);
  });
  await truncateWal(deps.db);
  await announceErased(deps, ids, deskEvents);
}

import { CLOSE } from '../../../shared/protocol/close.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import type { ConversationDeps } from '../deps.ts';
import { type GuestSession, writeGuestToken } from './guest-session.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'secrets'>;

/**
 * A guest's token changes when its access changes, so that an earlier copy (on a shared device, in a log, planted in a
 * page) becomes worthless. `sessionLevel` is increased whenever a booking is opened or closed, and every welcome has the
 * token of the present level. A page gets a new token only in a welcome. A welcome may be lost, so the older token stays
 * valid until the new one was used; then it is revoked and its pages are closed with 4401. If the hello itself changes the
 * access (an identity), its welcome has the new token, and the older one is revoked at once.
 */

/** Whether this token is revoked, because a newer one of the same conversation has been used. */
export function isRevoked({ level }: GuestSession, { sessionUsed }: Pick<Conversation, 'sessionUsed'>): boolean {
  return level < sessionUsed;
}

/** Revokes older tokens once the newest one has been used. Writes only the first time. */
export async function noteShown(deps: Deps, session: GuestSession, conversation: Conversation): Promise<void> {
  const tokenLevel = Math.min(session.level, conversation.sessionLevel);
  if (tokenLevel <= conversation.sessionUsed) return;
  await deps.writer.write((trx) => updateConversation(trx, conversation, { sessionUsed: tokenLevel }));
  deps.feed.publishClosing(conversation.id, CLOSE.sessionUnknown, tokenLevel);
}

/** The session after an identity was accepted; older tokens are revoked. */
export async function renewSession(
  deps: Deps,
  session: GuestSession,
): Promise<{ session: GuestSession; token: string }> {
  const conversation = await findConversation(deps.db, session.propertyId, session.conversationId);
  const renewed = { ...session, level: conversation?.sessionLevel ?? session.level };
  if (conversation !== undefined) await noteShown(deps, renewed, conversation);
  return { session: renewed, token: writeGuestToken(deps.secrets, renewed) };
}

import { cleanWords } from '../../../shared/domain/text/clean-words.ts';
import { ServiceError } from '../../base/errors.ts';
import { deleteQueuedParts } from '../../store/channels/parts.ts';
import { findConversation } from '../../store/conversations/conversations.ts';
import { deleteFollowUps, findFollowUp, saveFollowUp } from '../../store/conversations/follow-ups.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import { isChannelOn } from '../channels/channel-on.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import type { GuestSession } from './guest-session.ts';
import { requireConsent } from './require-consent.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/** An e-mail address for later replies, and the consent text the guest agreed to. */
export interface LeftAddress {
  email: string;
  consentText: string;
  language: string;
}

/**
 * Stores the address to which replies go once the guest has left the site; it replaces an earlier one. It proves no
 * booking. Throws `conflict` in an empty conversation, `channel_not_connected` if the house has no e-mail channel, and
 * `consent_required` without the guest's consent.
 */
export async function leaveAddress(deps: Deps, session: GuestSession, left: LeftAddress): Promise<void> {
  const { propertyId, conversationId } = session;
  const at = deps.clock().toISOString();
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'The property is gone');
  await commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, propertyId, conversationId);
    if (conversation === undefined || conversation.endedAt !== null)
      throw new ServiceError('conflict', 'Write something first: there is nothing to answer yet');
    await requireConsent(trx, session, serving);
    if (!(await isChannelOn(trx, propertyId, 'email')))
      throw new ServiceError('channel_not_connected', 'This house answers no e-mail');
    const address = left.email.toLowerCase();
    const consentText = cleanWords(left.consentText);
    await saveFollowUp(trx, { conversationId, propertyId, address, consentText, language: left.language, at });
    await announce.desk(propertyId, 'conversation', conversationId);
  });
}

/** Deletes the address on the guest's request. Mails that are still queued are not sent. */
export async function forgetAddress(deps: Deps, { propertyId, conversationId }: GuestSession): Promise<void> {
  await commitAndAnnounce(deps, async (trx, announce) => {
    if ((await findFollowUp(trx, conversationId)) === undefined) return;
    await deleteFollowUps(trx, propertyId, { conversationId });
    await deleteQueuedParts(trx, conversationId);
    await announce.desk(propertyId, 'conversation', conversationId);
  });
}

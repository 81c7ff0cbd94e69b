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

/** What a guest leaves when they go: where they are written to, and the words they agreed to. */
export interface LeftAddress {
  email: string;
  consentText: string;
  language: string;
}

/**
 * Keeps where a guest of the site's chat is written to once they have gone; a newer address takes the place of the older. It
 * proves nothing and opens nothing. Throws `conflict` before anything was said, and `channel_not_connected` where the house
 * answers no e-mail, `consent_required` where the property's text was not agreed to.
 */
export async function leaveAddress(deps: Deps, session: GuestSession, given: LeftAddress): Promise<void> {
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
    const address = given.email.toLowerCase();
    const consentText = cleanWords(given.consentText);
    await saveFollowUp(trx, { conversationId, propertyId, address, consentText, language: given.language, at });
    await announce.desk(propertyId, 'conversation', conversationId);
  });
}

/** The guest wants no e-mail any more. What is on its way is not sent. */
export async function forgetAddress(deps: Deps, { propertyId, conversationId }: GuestSession): Promise<void> {
  await commitAndAnnounce(deps, async (trx, announce) => {
    if ((await findFollowUp(trx, conversationId)) === undefined) return;
    await deleteFollowUps(trx, propertyId, { conversationId });
    await deleteQueuedParts(trx, conversationId);
    await announce.desk(propertyId, 'conversation', conversationId);
  });
}

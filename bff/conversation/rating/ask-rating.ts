import { DAY_MS, SECOND_MS } from '../../../shared/domain/time.ts';
import { CHANNEL_ADAPTERS, findConnected } from '../../channels/registry.ts';
import { findContactOf } from '../../store/channels/contacts.ts';
import { type Conversation, findConversation, updateConversation } from '../../store/conversations/conversations.ts';
import { listNewestMessages } from '../../store/conversations/messages.ts';
import { listRatingDue } from '../../store/conversations/waiting.ts';
import { loadActivation } from '../../store/house/activation.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findReachFault } from '../channels/channel-limits.ts';
import { isChannelOn } from '../channels/channel-on.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { sendRatingMessage } from './send-rating-message.ts';

/** A little longer than the desk offers to undo the resolving, because a sent question cannot be taken back. */
const ASK_AFTER_MS = 18 * SECOND_MS;
/** A guest who has not written for this long is not asked. */
const HEARD_WITHIN_MS = DAY_MS;
/** The shortest time between two questions to the same guest. */
const ASK_AGAIN_MS = 7 * DAY_MS;
const AT_ONCE_MAX = 100;
const MESSAGES_READ_MAX = 20;

/** When to ask the guest of a resolved conversation for a rating; null in the website's chat, which always shows stars. */
export function ratingDueAfter({ channel }: Pick<Conversation, 'channel'>, at: string): string | null {
  return channel === 'widget' ? null : new Date(Date.parse(at) + ASK_AFTER_MS).toISOString();
}

/**
 * Asks guests of messaging platforms for a rating of conversations that staff resolved and nobody reopened. The due
 * time is stored in the row, so a restart asks nobody twice.
 */
export async function askForRatings(deps: Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>): Promise<void> {
  const at = deps.clock().toISOString();
  for (const { propertyId, id } of await listRatingDue(deps.db, at, AT_ONCE_MAX))
    await commitAndAnnounce(deps, async (trx, announce) => {
      const conversation = await findConversation(trx, propertyId, id);
      if (conversation === undefined || conversation.ratingDueAt === null || conversation.ratingDueAt > at) return;
      const isAsked = await isToBeAsked(trx, conversation, at);
      await updateConversation(trx, conversation, { ratingDueAt: null, ...(isAsked ? { ratingAskedAt: at } : {}) });
      if (isAsked) await sendRatingMessage(trx, announce, conversation, { kind: 'ask', at });
    });
}

/**
 * True if the owner wants ratings, a person or the engine answered, there was no emergency, and the guest may be
 * written to now.
 */
async function isToBeAsked(trx: Trx, conversation: Conversation, at: string): Promise<boolean> {
  const { propertyId, state, emergency, blockedAt, mergedInto, ratingAskedAt } = conversation;
  if (state !== 'resolved' || emergency !== null || blockedAt !== null || mergedInto !== null) return false;
  if (ratingAskedAt !== null && Date.parse(at) - Date.parse(ratingAskedAt) < ASK_AGAIN_MS) return false;
  if (!(await loadActivation(trx, propertyId)).askRating) return false;
  const contact = await findContactOf(trx, conversation.id);
  if (contact === undefined || Date.parse(at) - Date.parse(contact.heardAt) > HEARD_WITHIN_MS) return false;
  if (findReachFault(contact, { at, isTemplate: false }) !== undefined) return false;
  const channel = findConnected(contact.channel);
  if (channel === undefined || !CHANNEL_ADAPTERS[channel].capabilities.showsTerms) return false;
  if (!(await isChannelOn(trx, propertyId, channel))) return false;
  const newestMessages = await listNewestMessages(trx, conversation.id, MESSAGES_READ_MAX);
  return newestMessages.some(({ author, internal }) => (author === 'ai' || author === 'staff') && internal !== 1);
}

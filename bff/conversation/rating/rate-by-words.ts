import { DAY_MS } from '../../../shared/domain/time.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { readRating } from './read-rating.ts';
import { sayOfRating } from './say.ts';

/** So long after the question a number is an answer to it. */
const ANSWERED_WITHIN_MS = 2 * DAY_MS;

/**
 * Takes a guest's message for a rating where they were asked for one and it reads as one. True: it is nothing but the number, and
 * done with. Where words were added they are kept with the rating, and the message goes its usual way as well: a wish or a
 * complaint in it must not be lost.
 */
export async function rateByWords(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  message: Message,
): Promise<boolean> {
  const { state, ratingAskedAt } = conversation;
  if (state !== 'resolved' || ratingAskedAt === null) return false;
  if (Date.parse(message.at) - Date.parse(ratingAskedAt) > ANSWERED_WITHIN_MS) return false;
  const rating = readRating(message.text);
  if (rating === null || message.attachments !== null) return false;
  const change = { ratingScore: rating.score, ratingComment: rating.comment, updatedAt: message.at };
  await updateConversation(trx, conversation, change);
  if (rating.comment !== null) return false;
  await sayOfRating(trx, announce, conversation, { kind: 'thanks', replyTo: message.id, at: message.at });
  return true;
}

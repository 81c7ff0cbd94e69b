import { DAY_MS } from '../../../shared/domain/time.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import type { Message } from '../../store/conversations/messages.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Announce } from '../commit.ts';
import { readRating } from './read-rating.ts';
import { sendRatingMessage } from './send-rating-message.ts';

/** A number counts as the answer for this long after the question. */
const ANSWERED_WITHIN_MS = 2 * DAY_MS;

/**
 * Stores a guest's message as a rating, if they were asked for one and it reads as one. Returns true if it is nothing
 * but the number, which ends its handling. A message with more words is stored as the rating's comment and handled as
 * usual too, because a request or complaint in it must not be lost.
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
  await sendRatingMessage(trx, announce, conversation, { kind: 'thanks', replyTo: message.id, at: message.at });
  return true;
}

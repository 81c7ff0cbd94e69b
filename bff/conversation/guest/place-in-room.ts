import { readRoom } from '../../../shared/domain/house/room-page.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findRoom } from '../../store/pms/house.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { readDialogue } from '../turn/dialogue.ts';

/**
 * Notes the room whose QR code the guest used; tasks go there unless the guest names another. It counts like the guest's
 * own words and gives no access to a booking.
 */
export async function placeInRoom(
  trx: Trx,
  conversation: Conversation,
  pageUrl: string | undefined,
): Promise<Conversation> {
  const number = readRoom(pageUrl, conversation.propertyId);
  const isKnown = conversation.room !== null && conversation.pageUrl === pageUrl;
  if (number === null || pageUrl === undefined || isKnown) return conversation;
  const room = await findRoom(trx, conversation.propertyId, number);
  if (room === undefined) return conversation;
  const dialogue = JSON.stringify({ ...readDialogue(conversation.dialogue), room: room.number });
  return updateConversation(trx, conversation, { room: room.number, pageUrl, dialogue });
}

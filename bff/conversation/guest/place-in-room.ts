import { readRoom } from '../../../shared/domain/house/room-page.ts';
import { type Conversation, updateConversation } from '../../store/conversations/conversations.ts';
import { findRoom } from '../../store/pms/house.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { readDialogue } from '../turn/dialogue.ts';

/**
 * A guest who came by a room's QR code is taken to be in that room until they say another: work they ask for goes there. It is
 * their word, as if they had written it; it opens nothing.
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

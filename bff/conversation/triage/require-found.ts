import { ServiceError } from '../../base/errors.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { StaffAct } from '../staff/staff.ts';

/** Reads the conversation inside the transaction. Throws `not_found`. */
export async function requireFound(
  trx: Trx,
  { propertyId, conversationId }: Pick<StaffAct, 'propertyId' | 'conversationId'>,
): Promise<Conversation> {
  const found = await findConversation(trx, propertyId, conversationId);
  if (found === undefined) throw new ServiceError('not_found', 'There is no such conversation');
  return found;
}

import { eraseConversations } from '../store/erasure.ts';
import { listConversationsOf } from '../store/guest-record.ts';
import { deleteGuest, type Guest } from '../store/guests.ts';
import type { Trx } from '../store/schema.ts';

/** Erases a guest and every conversation of theirs, in one transaction. Gives the conversations whose pages must close. */
export async function eraseGuest(trx: Trx, guest: Guest, at: string): Promise<string[]> {
  const conversations = (await listConversationsOf(trx, guest.propertyId, guest.id)).map(({ id }) => id);
  await eraseConversations(trx, guest.propertyId, conversations, at);
  await deleteGuest(trx, guest.propertyId, guest.id);
  return conversations;
}

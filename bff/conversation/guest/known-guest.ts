import type { TurnContext } from '../../engine/types.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findGuest } from '../../store/guests/guests.ts';
import { listPreferencesOf } from '../../store/guests/preferences.ts';
import type { Db } from '../../store/schema/schema.ts';

/** Returns the language and preferences of a conversation's guest from all their conversations; null if the guest is not known. */
export async function readGuest(db: Db, { propertyId, guestId }: Conversation): Promise<TurnContext['guest']> {
  const guest = guestId === null ? undefined : await findGuest(db, propertyId, guestId);
  if (guest === undefined) return null;
  const likes = await listPreferencesOf(db, propertyId, guest.id);
  return {
    language: guest.language,
    likes: likes.filter(({ state }) => state === 'kept').map(({ kind, quote }) => ({ kind, quote })),
  };
}

import { z } from 'zod';
import type { conversationGuest } from '../../../shared/api/guests.ts';
import { GRANT_LEVELS } from '../../../shared/domain/stay.ts';
import { listJoined } from '../../store/conversations/conversation-links.ts';
import type { Conversation } from '../../store/conversations/conversations.ts';
import { findLastMessages } from '../../store/conversations/messages.ts';
import { listGrants } from '../../store/guests/access.ts';
import { listConversationsOf } from '../../store/guests/guest-record.ts';
import { findGuest } from '../../store/guests/guests.ts';
import { listPreferencesIn, listPreferencesOf, type Preference } from '../../store/guests/preferences.ts';
import { listReservations, type Reservation } from '../../store/guests/reservations.ts';
import type { Db } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { toGuest, toReservation } from '../stay/describe-stays.ts';
import { readSpend } from './spend.ts';

const STAYS_MAX = 100;
const level = z.enum(GRANT_LEVELS);
const words = z.array(z.string());

type Grant = Awaited<ReturnType<typeof listGrants>>[number];

/**
 * The guest of a conversation, for staff: the guest linked to it, or else the one whose booking it may see. If neither is
 * known, `guest` is null. Grants that ended before `now` do not count.
 */
export async function readConversationGuest(
  db: Db,
  { id, propertyId, guestId }: Conversation,
  now: string,
): Promise<z.input<typeof conversationGuest>> {
  const grants = await listGrants(db, propertyId, id, now);
  const knownId = guestId ?? grants[0]?.guestId ?? null;
  const guest = knownId === null ? undefined : await findGuest(db, propertyId, knownId);
  if (guest === undefined) {
    const preferences = await listPreferencesIn(db, propertyId, id);
    const conversations = await withLastText(db, await listJoined(db, propertyId, [id]));
    return {
      guest: null,
      reservations: stays([], grants),
      spend: [],
      preferences: preferences.map(toPreference),
      pmsPreferences: [],
      conversations,
    };
  }
  const [ownStays, preferences, conversations] = [
    await listReservations(db, propertyId, { guestId: guest.id, limit: STAYS_MAX }),
    await listPreferencesOf(db, propertyId, guest.id),
    await listConversationsOf(db, propertyId, guest.id),
  ];
  return {
    guest: toGuest(guest),
    reservations: stays(ownStays.items, grants),
    spend: await readSpend(db, propertyId, ownStays.items),
    preferences: preferences.map(toPreference),
    pmsPreferences: readJson(words, guest.preferences),
    conversations: await withLastText(db, conversations),
  };
}

async function withLastText(db: Db, conversations: Awaited<ReturnType<typeof listConversationsOf>>) {
  const last = await findLastMessages(
    db,
    conversations.map(({ id }) => id),
  );
  return conversations.map(({ id, channel, state, updatedAt }) => {
    return { id, channel, state, updatedAt, lastText: last.get(id)?.text ?? '' };
  });
}

/** The guest's stays and those this conversation has access to, each once. */
function stays(own: readonly Reservation[], grants: readonly Grant[]) {
  const opened = new Map(grants.map((grant) => [grant.id, grant]));
  const otherGrants = grants.filter(({ id }) => !own.some((stay) => stay.id === id));
  return [...own, ...otherGrants].map((stay) => {
    const grant = opened.get(stay.id);
    const accessVia = grant === undefined ? null : { level: level.parse(grant.level), reason: grant.reason };
    return { ...toReservation(stay), grant: accessVia };
  });
}

function toPreference({ id, kind, quote, language, state, at }: Preference) {
  return { id, kind, quote, language, state, at };
}

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
 * Who a conversation is with: the guest it is known to be of, else the one whose booking it may see. A conversation of
 * nobody we know has its bookings, what was said in it, and where else its guest writes. `now` is an instant: grants that have run out are none.
 */
export async function readConversationGuest(
  db: Db,
  { id, propertyId, guestId }: Conversation,
  now: string,
): Promise<z.input<typeof conversationGuest>> {
  const grants = await listGrants(db, propertyId, id, now);
  const knownId = guestId ?? grants[0]?.guestId ?? null;
  const known = knownId === null ? undefined : await findGuest(db, propertyId, knownId);
  if (known === undefined) {
    const said = await listPreferencesIn(db, propertyId, id);
    const conversations = await withLastText(db, await listJoined(db, propertyId, [id]));
    return {
      guest: null,
      reservations: stays([], grants),
      spend: [],
      preferences: said.map(toPreference),
      pmsPreferences: [],
      conversations,
    };
  }
  const [own, preferences, conversations] = [
    await listReservations(db, propertyId, { guestId: known.id, limit: STAYS_MAX }),
    await listPreferencesOf(db, propertyId, known.id),
    await listConversationsOf(db, propertyId, known.id),
  ];
  return {
    guest: toGuest(known),
    reservations: stays(own.items, grants),
    spend: await readSpend(db, propertyId, own.items),
    preferences: preferences.map(toPreference),
    pmsPreferences: readJson(words, known.preferences),
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

/** A guest's own stays and those that are open here, each once. */
function stays(own: readonly Reservation[], grants: readonly Grant[]) {
  const opened = new Map(grants.map((grant) => [grant.id, grant]));
  const rest = grants.filter(({ id }) => !own.some((stay) => stay.id === id));
  return [...own, ...rest].map((stay) => {
    const grant = opened.get(stay.id);
    const how = grant === undefined ? null : { level: level.parse(grant.level), reason: grant.reason };
    return { ...toReservation(stay), grant: how };
  });
}

function toPreference({ id, kind, quote, language, state, at }: Preference) {
  return { id, kind, quote, language, state, at };
}

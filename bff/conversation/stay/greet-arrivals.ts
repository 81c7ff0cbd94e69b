import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { ArrivalMessage } from '../../../shared/api/house/arrival.ts';
import type { Source } from '../../../shared/domain/decision.ts';
import { fillIn, placeholdersIn } from '../../../shared/domain/staff/canned-reply.ts';
import type { Stay } from '../../../shared/domain/stay.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import { loadStays } from '../../access/stays.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { findNewestOfGuest } from '../../store/conversations/messages.ts';
import { findGuest } from '../../store/guests/guests.ts';
import { findAiMode } from '../../store/house/activation.ts';
import { findArrivalMessage, listArrivals, listGreeting, markArrivalNotified } from '../../store/house/arrivals.ts';
import { findProperty } from '../../store/house/properties.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { sayUnasked, type Unasked } from '../channels/say-unasked.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

const AT_ONCE_MAX = 200;
/** When somebody who has not arrived yet may be written to, in hours at the property. */
const FROM_HOUR = 9;
const TO_HOUR = 20;

const consent = z.object({ granted: z.boolean() });

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Tells guests who arrive tomorrow or have checked in what the hotel wants to tell them then, in a conversation of theirs
 * that holds a grant on that very stay; each stay once. Where it does not fit now it is looked at again the next time:
 * - never while a colleague holds the conversation or the guest waits for one, nor in `manual`;
 * - in `assisted` it waits as a draft, which goes when the booking is closed;
 * - not to a guest who refused consent;
 * - not before all that its text names is known, such as the room.
 */
export async function greetArrivals(deps: Deps): Promise<void> {
  const now = Temporal.Instant.fromEpochMilliseconds(+deps.clock());
  for (const { propertyId, timezone } of await listGreeting(deps.db)) {
    const local = now.toZonedDateTimeISO(timezone);
    const today = local.toPlainDate();
    const isDay = local.hour >= FROM_HOUR && local.hour < TO_HOUR;
    const due = await listArrivals(deps.db, propertyId, {
      from: today.subtract({ days: 1 }).toString(),
      tomorrow: isDay ? today.add({ days: 1 }).toString() : null,
      now: deps.clock().toISOString(),
      limit: AT_ONCE_MAX,
    });
    const told = new Set<string>();
    for (const { reservationId, conversationId } of due) {
      if (told.has(reservationId)) continue;
      if (await greet(deps, { propertyId, timezone, reservationId, conversationId })) told.add(reservationId);
    }
  }
}

interface Arrival {
  propertyId: string;
  timezone: string;
  reservationId: string;
  conversationId: string;
}

/** Everything is looked at again inside the transaction: it may have changed since the list was made. */
function greet(deps: Deps, { propertyId, timezone, reservationId, conversationId }: Arrival): Promise<boolean> {
  const now = deps.clock();
  const at = now.toISOString();
  return commitAndAnnounce(deps, async (trx, announce) => {
    const conversation = await findConversation(trx, propertyId, conversationId);
    if (conversation === undefined || !mayBeWrittenTo(conversation)) return false;
    const mode = await findAiMode(trx, propertyId);
    const stays = await loadStays(trx, { propertyId, conversationId, timezone }, now);
    const stay = stays.find(({ id }) => id === reservationId);
    if (mode === 'manual' || stay === undefined) return false;
    const worded = await word(trx, conversation, stay);
    const asked = await findNewestOfGuest(trx, conversationId);
    if (worded === null || asked === undefined) return false;
    if (!(await markArrivalNotified(trx, { reservationId, propertyId, conversationId, at }))) return false;
    await sayUnasked(trx, announce, conversation, { ...worded, use: 'arrival', mode, replyTo: asked.id, at });
    return true;
  });
}

function mayBeWrittenTo({ state, endedAt, consent: given }: Conversation): boolean {
  if (endedAt !== null || state === 'staffed' || state === 'waiting') return false;
  return given === null || consent.parse(JSON.parse(given)).granted;
}

/** The message for this stay, holding nothing that the conversation may not see; null where something is not known yet. */
async function word(
  trx: Trx,
  conversation: Conversation,
  stay: Stay,
): Promise<Required<Pick<Unasked, 'reply' | 'known'>> | null> {
  const property = await findProperty(trx, conversation.propertyId);
  const guest =
    conversation.guestId === null ? undefined : await findGuest(trx, conversation.propertyId, conversation.guestId);
  const message = await findArrivalMessage(trx, conversation.propertyId);
  const chosen = chooseText(message, [conversation.language, guest?.language ?? null]);
  if (chosen === undefined || property === undefined) return null;
  const { language } = chosen;
  const known = {
    guest: guest === undefined ? '' : `${guest.firstName} ${guest.lastName}`.trim(),
    room: stay.room ?? '',
    checkIn: sayDate(stay.checkIn, language),
    checkOut: sayDate(stay.checkOut, language),
    property: property.name,
  };
  const text = fillIn(chosen.text, known);
  if (placeholdersIn(text).length > 0) return null;
  const source: Source = { type: 'reservation', id: stay.id, label: property.name, quote: chosen.text, language };
  return { reply: { text, language, sources: [source] }, known };
}

/** In the guest's language where the hotel gave it, else in English, else the first: nobody translates it. */
function chooseText(
  { active, texts }: ArrivalMessage,
  wanted: readonly (string | null)[],
): ArrivalMessage['texts'][number] | undefined {
  if (!active) return undefined;
  for (const language of [...wanted, FALLBACK_LANGUAGE]) {
    if (language === null) continue;
    const found =
      texts.find((one) => one.language === language) ??
      texts.find((one) => primary(one.language) === primary(language));
    if (found !== undefined) return found;
  }
  return texts[0];
}

function primary(language: string): string {
  return new Intl.Locale(language).language;
}

function sayDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

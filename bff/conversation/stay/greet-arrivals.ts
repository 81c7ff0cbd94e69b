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
import { sendUnasked, type UnaskedMessage } from '../channels/send-unasked.ts';
import { commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';

const AT_ONCE_MAX = 200;
/** The hours, at the property, in which a guest may be written to before arrival. */
const FROM_HOUR = 9;
const TO_HOUR = 20;

const consent = z.object({ granted: z.boolean() });

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'feed' | 'clock'>;

/**
 * Sends the hotel's greeting to guests who arrive tomorrow or have checked in, once per stay, in a conversation with a
 * grant for that stay. It is postponed to the next run
 * - while a colleague has the conversation, the guest waits for one, or the mode is `manual`;
 * - if the guest refused consent;
 * - until everything its text needs is known, such as the room.
 * In `assisted` it becomes a draft, which is discarded when the booking is closed.
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
    const greeted = new Set<string>();
    for (const { reservationId, conversationId } of due) {
      if (greeted.has(reservationId)) continue;
      if (await greet(deps, { propertyId, timezone, reservationId, conversationId })) greeted.add(reservationId);
    }
  }
}

interface Arrival {
  propertyId: string;
  timezone: string;
  reservationId: string;
  conversationId: string;
}

/** Checks everything again inside the transaction, since it may have changed after the list was read. */
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
    const greeting = await writeGreeting(trx, conversation, stay);
    const newest = await findNewestOfGuest(trx, conversationId);
    if (greeting === null || newest === undefined) return false;
    if (!(await markArrivalNotified(trx, { reservationId, propertyId, conversationId, at }))) return false;
    await sendUnasked(trx, announce, conversation, { ...greeting, use: 'arrival', mode, replyTo: newest.id, at });
    return true;
  });
}

function mayBeWrittenTo({ state, endedAt, consent: given }: Conversation): boolean {
  if (endedAt !== null || state === 'staffed' || state === 'waiting') return false;
  return given === null || consent.parse(JSON.parse(given)).granted;
}

/** The greeting for a stay, with only what the conversation may see; null if a value it needs is not known yet. */
async function writeGreeting(
  trx: Trx,
  conversation: Conversation,
  stay: Stay,
): Promise<Required<Pick<UnaskedMessage, 'reply' | 'known'>> | null> {
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

/** The hotel's text in the guest's language, else in English, else the first one. Texts are not translated. */
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

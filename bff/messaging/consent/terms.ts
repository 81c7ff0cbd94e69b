import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ConnectedChannel } from '../../../shared/domain/conversation.ts';
import { SECOND_MS } from '../../../shared/domain/time.ts';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, toLanguageCode } from '../../../shared/language/languages.ts';
import { pickText } from '../../../shared/language/pick-text.ts';
import { CHANNEL_ADAPTERS } from '../../channels/registry.ts';
import type { Announce } from '../../conversation/commit.ts';
import { keepConsent } from '../../conversation/guest/guest-acts.ts';
import { findContactOf, saveTermsShown } from '../../store/channels/contacts.ts';
import { type Conversation, findConversation } from '../../store/conversations/conversations.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import type { Message } from '../../store/conversations/messages.ts';
import { hasConsented } from '../../store/guests/consents.ts';
import { findLook } from '../../store/house/look.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Serving } from '../../store/sqlite/serving.ts';

/** Each language's own words for what writing on means and how it ends. A language that is missing keeps the server from starting. */
const shape = z.record(
  z.enum(LANGUAGE_CODES),
  z.strictObject({ agree: z.string().min(1), stop: z.string().includes('STOP') }),
);
const WORDS = shape.parse(JSON.parse(readFileSync(new URL('./terms.json', import.meta.url), 'utf8')));

/** What was on its way by then agrees to nothing: nobody has read it sooner. */
const READ_MS = 5 * SECOND_MS;

interface Written {
  channel: ConnectedChannel;
  message: Message;
  /** The chat of the site that they come from, where they may have agreed already. */
  origin: Conversation | undefined;
  /** By the platform's clock, where it tells. */
  wroteAt: string;
}

/**
 * Where a house asks its guests to agree to a text: who writes by a channel for the first time is told it, with the link to more
 * and how to stop, before they are answered; who writes on after that has agreed. Each version is told once.
 */
export async function showTerms(
  trx: Trx,
  announce: Announce,
  { property, consentVersion: version }: Pick<Serving, 'property' | 'consentVersion'>,
  { channel, message, origin, wroteAt }: Written,
): Promise<void> {
  const { propertyId, conversationId, at } = message;
  if (version === null || !CHANNEL_ADAPTERS[channel].capabilities.showsTerms) return;
  const contact = await findContactOf(trx, conversationId);
  if (contact === undefined || (await hasConsented(trx, conversationId, version))) return;
  if (origin !== undefined && (await hasConsented(trx, origin.id, version))) return;
  const { termsVersion, termsLanguage, termsAt } = contact;
  if (termsVersion === version) {
    const given = { granted: true, version, language: termsLanguage ?? FALLBACK_LANGUAGE };
    const conversation = await findConversation(trx, propertyId, conversationId);
    const isAfter = termsAt !== null && Date.parse(wroteAt) - Date.parse(termsAt) >= READ_MS;
    if (isAfter && conversation !== undefined) await keepConsent(trx, announce, conversation, given, at);
    return;
  }
  const { consent } = await findLook(trx, propertyId);
  const wishes = [message.language, ...property.languages, ...Object.keys(consent.text)];
  const picked = pickText(consent.text, wishes);
  if (picked === null) return;
  const text = word(property.name, { ...picked, privacyUrl: consent.privacyUrl });
  const said = { author: 'system' as const, text, language: picked.language, replyTo: message.id, at };
  const told = await insertMessage(trx, { id: conversationId, propertyId }, said);
  announce.guest(toGuestEvent(told));
  await announce.desk(propertyId, 'message', conversationId, { messageId: told.id });
  await saveTermsShown(trx, conversationId, { version, language: picked.language, at });
}

/** In the language of the text: nobody is asked to agree in one and told how in another. */
function word(house: string, told: { text: string; language: string; privacyUrl: string | null }): string {
  const { agree: agreeing, stop } = WORDS[toLanguageCode(told.language) ?? FALLBACK_LANGUAGE];
  const link = told.privacyUrl === null ? [] : [told.privacyUrl];
  return [`${house}: ${told.text}`, ...link, `${agreeing} ${stop}`].join('\n');
}

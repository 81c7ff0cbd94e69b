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

/** Each language's sentences on consent by writing on, and on opting out. If a language is missing, the server does not start. */
const shape = z.record(
  z.enum(LANGUAGE_CODES),
  z.strictObject({ agree: z.string().min(1), stop: z.string().includes('STOP') }),
);
const WORDS = shape.parse(JSON.parse(readFileSync(new URL('./terms.json', import.meta.url), 'utf8')));

/** The time a guest needs to read the terms. A message sent earlier gives no consent. */
const READING_MS = 5 * SECOND_MS;

interface GuestMessage {
  channel: ConnectedChannel;
  message: Message;
  /** The web chat from which the guest came, in which the guest may have given consent; undefined: none. */
  origin: Conversation | undefined;
  /** The time of writing: the platform's time if the platform states one. */
  wroteAt: string;
}

/**
 * Sends the hotel's consent text to a guest who writes on a channel for the first time, with the link to the privacy policy and
 * instructions for opting out, before the message is answered. A guest who writes on afterwards has given consent. Each version of
 * the text is sent once. Does nothing if the hotel asks for no consent.
 */
export async function showTerms(
  trx: Trx,
  announce: Announce,
  { property, consentVersion: version }: Pick<Serving, 'property' | 'consentVersion'>,
  { channel, message, origin, wroteAt }: GuestMessage,
): Promise<void> {
  const { propertyId, conversationId, at } = message;
  if (version === null || !CHANNEL_ADAPTERS[channel].capabilities.showsTerms) return;
  const contact = await findContactOf(trx, conversationId);
  if (contact === undefined || (await hasConsented(trx, conversationId, version))) return;
  if (origin !== undefined && (await hasConsented(trx, origin.id, version))) return;
  const { termsVersion, termsLanguage, termsAt } = contact;
  if (termsVersion === version) {
    const consentGiven = { granted: true, version, language: termsLanguage ?? FALLBACK_LANGUAGE };
    const conversation = await findConversation(trx, propertyId, conversationId);
    const hasReadTerms = termsAt !== null && Date.parse(wroteAt) - Date.parse(termsAt) >= READING_MS;
    if (hasReadTerms && conversation !== undefined) await keepConsent(trx, announce, conversation, consentGiven, at);
    return;
  }
  const { consent } = await findLook(trx, propertyId);
  const languagesByPreference = [message.language, ...property.languages, ...Object.keys(consent.text)];
  const picked = pickText(consent.text, languagesByPreference);
  if (picked === null) return;
  const text = writeTerms(property.name, { ...picked, privacyUrl: consent.privacyUrl });
  const fields = { author: 'system' as const, text, language: picked.language, replyTo: message.id, at };
  const termsMessage = await insertMessage(trx, { id: conversationId, propertyId }, fields);
  announce.guest(toGuestEvent(termsMessage));
  await announce.desk(propertyId, 'message', conversationId, { messageId: termsMessage.id });
  await saveTermsShown(trx, conversationId, { version, language: picked.language, at });
}

/** Writes the terms in the language of the consent text, so that the guest reads a single language. */
function writeTerms(house: string, consentText: { text: string; language: string; privacyUrl: string | null }): string {
  const { agree: agreeing, stop } = WORDS[toLanguageCode(consentText.language) ?? FALLBACK_LANGUAGE];
  const link = consentText.privacyUrl === null ? [] : [consentText.privacyUrl];
  return [`${house}: ${consentText.text}`, ...link, `${agreeing} ${stop}`].join('\n');
}

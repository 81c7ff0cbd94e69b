import type { ConversationLink } from '../../shared/api/conversations.ts';
import type { LinkPurpose } from '../../shared/domain/conversation.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { ServiceError } from '../base/errors.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import { findChannelConnection } from '../store/channels/connections.ts';
import { saveLink } from '../store/conversations/conversation-links.ts';
import type { Conversation } from '../store/conversations/conversations.ts';
import type { Trx } from '../store/schema/schema.ts';
import { greetingIn } from './greeting.ts';
import { linkKey, newLinkSecret } from './link-secret.ts';
import { qrSvg } from './qr-svg.ts';

/** How long a link is valid. */
const VALID_MS = 15 * 60_000;

/**
 * Makes a link that continues a conversation of the site's chat elsewhere, once and within a quarter of an hour. An
 * earlier link of the same purpose is revoked. Throws `conflict` if there is no conversation to continue, and
 * `channel_not_connected` if the house has no number for it.
 */
export async function makeLink(
  trx: Trx,
  { secrets, baseUrl }: { secrets: Secrets; baseUrl: string },
  conversation: Conversation,
  { purpose, now }: { purpose: LinkPurpose; now: Date },
): Promise<ConversationLink> {
  const { id: conversationId, propertyId, channel, endedAt } = conversation;
  const language = conversation.language ?? conversation.locale ?? FALLBACK_LANGUAGE;
  if (channel !== 'widget')
    throw new ServiceError('conflict', 'This guest writes by a messenger, which they have on each device already');
  if (endedAt !== null) throw new ServiceError('conflict', 'The guest has ended this chat; they can begin a new one');
  const number = purpose === 'whatsapp' ? await requireNumber(trx, propertyId) : '';
  const secret = newLinkSecret(purpose);
  const expiresAt = new Date(+now + VALID_MS).toISOString();
  const key = linkKey(secrets, propertyId, purpose, secret);
  await saveLink(trx, { ...key, conversationId, expiresAt }, now.toISOString());
  const url =
    purpose === 'whatsapp'
      ? toWhatsApp(number, `${greetingIn(language)} ${secret}`)
      : toPage(baseUrl, propertyId, secret);
  return { url, qr: qrSvg(url), expiresAt };
}

/** The secret is behind the #, so that it is not sent to servers, logs or link previews. */
function toPage(baseUrl: string, propertyId: string, secret: string): string {
  return `${baseUrl}/chat/open/?property=${propertyId}#${secret}`;
}

/** Opens a chat with a number and a prepared text, which the guest sends (https://faq.whatsapp.com/5913398998672934). */
function toWhatsApp(number: string, words: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(words)}`;
}

/** The digits of the house's number, beginning with the country code. */
async function requireNumber(trx: Trx, propertyId: string): Promise<string> {
  const connection = await findChannelConnection(trx, propertyId, 'whatsapp');
  const digits = connection?.detail['phoneNumber']?.replace(/\D/g, '') ?? '';
  if (digits === '') throw new ServiceError('channel_not_connected', 'Connect whatsapp first');
  return digits;
}

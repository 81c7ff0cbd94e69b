import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isSameSecret } from '../../pms/secret.ts';
import type { ChannelCall, ChannelEvent, InboundContent } from '../port.ts';
import { classify } from './errors.ts';
import { envelope, message, status, type WhatsAppMessage, type WhatsAppStatus } from './schema.ts';

const MEDIA = ['image', 'video', 'audio', 'document', 'sticker'] as const;

/** `X-Hub-Signature-256` over the bytes as they came: Meta signs a form of the JSON that nobody writes twice. */
export function isSignedBy({ headers, body }: Pick<ChannelCall, 'headers' | 'body'>, appSecret: string): boolean {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  return appSecret !== '' && isSameSecret(headers['x-hub-signature-256'], expected);
}

/** The events of this number in a call; those of other numbers of the same account are not ours. */
export function parseCall({ body }: Pick<ChannelCall, 'body'>, phoneNumberId: string): ChannelEvent[] {
  const values = envelope
    .parse(JSON.parse(body.toString('utf8')))
    .entry.flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneNumberId)
    .map(({ value }) => value);
  return values.flatMap((value) => [
    ...readEach(message, value.messages).flatMap(toMessage),
    ...readEach(status, value.statuses).flatMap(toStatus),
  ]);
}

/** Those that can be read: one that cannot is no reason to lose the others. */
function readEach<T>(schema: z.ZodType<T>, given: readonly unknown[] = []): T[] {
  return given.flatMap((one) => schema.safeParse(one).data ?? []);
}

function toMessage(given: WhatsAppMessage): ChannelEvent[] {
  const address = given.from ?? given.from_user_id;
  if (given.type === 'system' || address === undefined) return [];
  const at = toInstant(given.timestamp);
  return [{ kind: 'message', platformId: given.id, address: toAddress(address), at, content: toContent(given) }];
}

function toContent(given: WhatsAppMessage): InboundContent {
  const { text, location, reaction, button, interactive } = given;
  if (text !== undefined) return { kind: 'text', text: text.body };
  const tapped = interactive?.button_reply ?? interactive?.list_reply;
  if (tapped !== undefined) return { kind: 'choice', value: tapped.id, label: tapped.title };
  if (button !== undefined) return { kind: 'text', text: button.text };
  if (location !== undefined) {
    const { latitude, longitude } = location;
    const name = [location.name, location.address].filter((part) => part !== undefined).join(', ');
    return { kind: 'location', latitude, longitude, name };
  }
  if (reaction !== undefined) return { kind: 'reaction', emoji: reaction.emoji ?? '', to: reaction.message_id };
  const media = MEDIA.find((kind) => given[kind] !== undefined);
  if (media !== undefined) {
    const { id: mediaId = '', caption = '', filename: name = '' } = given[media] ?? {};
    return { kind: 'media', media, caption, mediaId, name };
  }
  return { kind: 'other', what: given.type.slice(0, 40) };
}

function toStatus(given: WhatsAppStatus): ChannelEvent[] {
  const state = given.status === 'played' ? 'read' : given.status;
  if (state !== 'sent' && state !== 'delivered' && state !== 'read' && state !== 'failed') return [];
  const code = given.errors?.[0]?.code;
  const reason = state === 'failed' ? (code === undefined ? 'refused' : classify(code).reason) : null;
  const partId = given.biz_opaque_callback_data ?? null;
  return [{ kind: 'status', platformId: given.id, partId, state, reason, at: toInstant(given.timestamp) }];
}

/** A number as E.164 has it; a guest without one is known by the id that WhatsApp gives them. */
function toAddress(from: string): string {
  return /^\d{5,15}$/.test(from) ? `+${from}` : from.slice(0, 200);
}

function toInstant(since1970: number): string {
  return new Date(since1970 * 1_000).toISOString();
}

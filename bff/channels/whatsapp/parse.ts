import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { ChannelCall, ChannelEvent, InboundContent, SendFault } from '../port.ts';
import { toFault } from './errors.ts';
import { readNotice } from './notices.ts';
import { type Change, envelope, message, status, type WhatsAppMessage, type WhatsAppStatus, worth } from './schema.ts';

const UNSAID: SendFault = {
  reason: 'refused',
  message: 'WhatsApp could not deliver the message, and does not say why',
  code: null,
  blocksConnection: false,
};
const MEDIA = ['image', 'video', 'audio', 'document', 'sticker'] as const;

/** Whose calls they are. */
export interface Account {
  phoneNumberId: string;
  phoneNumber: string;
}

/** `X-Hub-Signature-256` over the bytes as they came: Meta signs a form of the JSON that nobody writes twice. */
export function isSignedBy({ headers, body }: Pick<ChannelCall, 'headers' | 'body'>, appSecret: string): boolean {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  return appSecret !== '' && isSameSecret(headers['x-hub-signature-256'], expected);
}

/**
 * The events of this number in a call; those of other numbers of the same account are not ours. What cannot be read is told as
 * such, and is no reason to lose the rest.
 */
export function parseCall({ body, at }: Pick<ChannelCall, 'body' | 'at'>, account: Account): ChannelEvent[] {
  return envelope.parse(JSON.parse(body.toString('utf8'))).entry.flatMap(({ time, changes }) => {
    const toldAt = toInstant(time, at);
    return changes.flatMap((change) => readChange(change, account, toldAt));
  });
}

function readChange({ field, value }: Change, { phoneNumberId, phoneNumber }: Account, at: string): ChannelEvent[] {
  if (field !== 'messages') return readNotice(field, value, { at, phoneNumber });
  const told = worth.safeParse(value).data;
  if (told === undefined) return [{ kind: 'unread', what: 'messages', at }];
  if (told.metadata.phone_number_id !== phoneNumberId) return [];
  return [
    ...told.messages.flatMap((one) => readMessage(one, at)),
    ...told.statuses.flatMap((one) => {
      const { data } = status.safeParse(one);
      return data === undefined ? [{ kind: 'unread' as const, what: 'status', at }] : toStatus(data, at);
    }),
    ...told.errors.map(({ code }) => toNotice(code, at)),
  ];
}

/** `toldAt` stands in where the platform does not say when. */
function readMessage(one: unknown, toldAt: string): ChannelEvent[] {
  const given = message.safeParse(one).data;
  const address = given?.from ?? given?.from_user_id;
  const at = toInstant(given?.timestamp, toldAt);
  if (given === undefined || address === undefined) return [{ kind: 'unread', what: 'message', at }];
  return [{ kind: 'message', platformId: given.id, address: toAddress(address), at, content: toContent(given) }];
}

function toContent(given: WhatsAppMessage): InboundContent {
  const { text, location, reaction, button, interactive, contacts, edit, revoke, system } = given;
  if (text !== undefined) return { kind: 'text', text: text.body };
  const tapped = interactive?.button_reply ?? interactive?.list_reply;
  if (tapped !== undefined) return { kind: 'choice', value: tapped.id, label: tapped.title };
  if (button !== undefined) return { kind: 'text', text: button.text };
  if (edit?.message.text !== undefined) return { kind: 'text', text: edit.message.text.body };
  if (location !== undefined) {
    const { latitude, longitude } = location;
    const name = [location.name, location.address].filter((part) => part !== undefined).join(', ');
    return { kind: 'location', latitude, longitude, name };
  }
  if (contacts !== undefined) return { kind: 'text', text: contacts.map(writeContact).join('\n') };
  if (reaction !== undefined) return { kind: 'reaction', emoji: reaction.emoji ?? '', to: reaction.message_id };
  if (revoke !== undefined)
    return { kind: 'remark', text: 'The guest took this message back', about: revoke.original_message_id };
  if (given.type === 'system') return { kind: 'remark', text: describeSystem(system), about: null };
  const media = MEDIA.find((kind) => given[kind] !== undefined);
  if (media !== undefined) {
    const { id: mediaId = '', caption = '', filename: name = '' } = given[media] ?? {};
    return { kind: 'media', caption, files: [{ media, mediaId, name }] };
  }
  return { kind: 'other', what: nameKind(given.type) };
}

/** A card of somebody's, as a line: the name and the numbers. */
function writeContact({ name, phones }: NonNullable<WhatsAppMessage['contacts']>[number]): string {
  return ['👤', name?.formatted_name ?? '', ...phones.map(({ phone }) => phone ?? '')].filter(Boolean).join(' ');
}

function describeSystem(system: WhatsAppMessage['system']): string {
  const number = system?.wa_id ?? system?.new_wa_id;
  if (number !== undefined) return `The guest’s number on WhatsApp is +${number.replace(/\D/g, '')} from now on`;
  return 'The guest has a new telephone, or somebody else has their number: ask before you speak of their stay';
}

function toStatus(given: WhatsAppStatus, toldAt: string): ChannelEvent[] {
  const state = given.status === 'played' ? 'read' : given.status;
  if (state !== 'sent' && state !== 'delivered' && state !== 'read' && state !== 'failed') return [];
  const code = given.errors?.[0]?.code;
  const fault = state === 'failed' ? (code === undefined ? UNSAID : toFault(code)) : null;
  const partId = given.biz_opaque_callback_data ?? null;
  return [{ kind: 'status', platformId: given.id, partId, state, fault, at: toInstant(given.timestamp, toldAt) }];
}

/** An error that is about no message of ours. */
function toNotice(code: number, at: string): ChannelEvent {
  const { message: words } = toFault(code);
  const notice = { code: 'platform_error', subject: String(code), level: 'warning', message: words } as const;
  return { kind: 'notice', notice, isOver: false, detail: {}, at };
}

function nameKind(type: string): string {
  return /^\w{1,40}$/.test(type) ? type : 'something else';
}

/** A number as E.164 has it; a guest without one is known by the id that WhatsApp gives them. */
function toAddress(from: string): string {
  return /^\d{5,15}$/.test(from) ? `+${from}` : from.slice(0, 200);
}

function toInstant(since1970: number | undefined, toldAt: string): string {
  return since1970 === undefined ? toldAt : new Date(since1970 * 1_000).toISOString();
}

import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../pms/values/secret.ts';
import type { ChannelCall, ChannelEvent, InboundContent, SendFault } from '../port.ts';
import { toFault } from './errors.ts';
import { readNotice } from './notices.ts';
import {
  type Change,
  envelope,
  message,
  messagesChange,
  status,
  type WhatsAppMessage,
  type WhatsAppStatus,
} from './schema.ts';

const UNEXPLAINED: SendFault = {
  reason: 'refused',
  message: 'WhatsApp could not deliver the message, and does not say why',
  code: null,
  blocksConnection: false,
};
const MEDIA = ['image', 'video', 'audio', 'document', 'sticker'] as const;

/** The number that calls must be about. */
export interface Account {
  phoneNumberId: string;
  phoneNumber: string;
}

/** Verifies `X-Hub-Signature-256` over the raw bytes; parsed JSON cannot be written again byte by byte. */
export function isSignedBy({ headers, body }: Pick<ChannelCall, 'headers' | 'body'>, appSecret: string): boolean {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  return appSecret !== '' && isSameSecret(headers['x-hub-signature-256'], expected);
}

/**
 * Parses the events of this number in a call and skips those of the account's other numbers. An invalid event becomes an `unread`
 * event and affects no other.
 */
export function parseCall({ body, at }: Pick<ChannelCall, 'body' | 'at'>, account: Account): ChannelEvent[] {
  return envelope.parse(JSON.parse(body.toString('utf8'))).entry.flatMap(({ time, changes }) => {
    const calledAt = toInstant(time, at);
    return changes.flatMap((change) => readChange(change, account, calledAt));
  });
}

function readChange({ field, value }: Change, { phoneNumberId, phoneNumber }: Account, at: string): ChannelEvent[] {
  if (field !== 'messages') return readNotice(field, value, { at, phoneNumber });
  const parsed = messagesChange.safeParse(value).data;
  if (parsed === undefined) return [{ kind: 'unread', what: 'messages', at }];
  if (parsed.metadata.phone_number_id !== phoneNumberId) return [];
  return [
    ...parsed.messages.flatMap((one) => readMessage(one, at)),
    ...parsed.statuses.flatMap((one) => {
      const { data } = status.safeParse(one);
      return data === undefined ? [{ kind: 'unread' as const, what: 'status', at }] : toStatus(data, at);
    }),
    ...parsed.errors.map(({ code }) => toNotice(code, at)),
  ];
}

/** `calledAt` is used if the message has no time. */
function readMessage(one: unknown, calledAt: string): ChannelEvent[] {
  const given = message.safeParse(one).data;
  const address = given?.from ?? given?.from_user_id;
  const at = toInstant(given?.timestamp, calledAt);
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

/** Writes a contact as one line with the name and the numbers. */
function writeContact({ name, phones }: NonNullable<WhatsAppMessage['contacts']>[number]): string {
  return ['👤', name?.formatted_name ?? '', ...phones.map(({ phone }) => phone ?? '')].filter(Boolean).join(' ');
}

function describeSystem(system: WhatsAppMessage['system']): string {
  const number = system?.wa_id ?? system?.new_wa_id;
  if (number !== undefined) return `The guest’s number on WhatsApp is +${number.replace(/\D/g, '')} from now on`;
  return 'The guest has a new telephone, or somebody else has their number: ask before you speak of their stay';
}

function toStatus(given: WhatsAppStatus, calledAt: string): ChannelEvent[] {
  const state = given.status === 'played' ? 'read' : given.status;
  if (state !== 'sent' && state !== 'delivered' && state !== 'read' && state !== 'failed') return [];
  const code = given.errors?.[0]?.code;
  const fault = state === 'failed' ? (code === undefined ? UNEXPLAINED : toFault(code)) : null;
  const partId = given.biz_opaque_callback_data ?? null;
  return [{ kind: 'status', platformId: given.id, partId, state, fault, at: toInstant(given.timestamp, calledAt) }];
}

/** Turns an error that is about no message into a notice. */
function toNotice(code: number, at: string): ChannelEvent {
  const { message: words } = toFault(code);
  const notice = { code: 'platform_error', subject: String(code), level: 'warning', message: words } as const;
  return { kind: 'notice', notice, isOver: false, detail: {}, at };
}

function nameKind(type: string): string {
  return /^\w{1,40}$/.test(type) ? type : 'something else';
}

/** Returns the number in E.164, or WhatsApp's id of a guest without a number. */
function toAddress(from: string): string {
  return /^\d{5,15}$/.test(from) ? `+${from}` : from.slice(0, 200);
}

function toInstant(since1970: number | undefined, calledAt: string): string {
  return since1970 === undefined ? calledAt : new Date(since1970 * 1_000).toISOString();
}

import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ReachFault } from '../../../shared/domain/delivery.ts';
import type { ChannelCall, ChannelEvent, InboundContent } from '../port.ts';
import { classify } from './errors.ts';
import KEYWORDS from './keywords.json' with { type: 'json' };
import { inbound, type ListedMessage, status, type TwilioMessage, type TwilioStatus } from './schema.ts';

type Credentials = Readonly<Record<string, string>>;

/** Below a status callback's address: whose part it is about. The signature covers it. */
export const PART_PARAMETER = 'm';

const MEDIA = ['image', 'video', 'audio'] as const;

/** What a genuine call tells, where it is this account's and this number's. */
export function parseCall(
  { url, at, body }: Pick<ChannelCall, 'url' | 'at' | 'body'>,
  account: Credentials,
): ChannelEvent[] {
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  if ('MessageStatus' in fields) {
    const told = status.parse(fields);
    return told.AccountSid === account['accountSid'] ? toStatus(told, { url, at }) : [];
  }
  const message = inbound.parse(fields);
  return isOurs(message, account) ? [toMessage(message, at)] : [];
}

/** A guest's message as the account lists it; those of other numbers, and ours, are none. */
export function toEvents(listed: ListedMessage, account: Credentials): ChannelEvent[] {
  const { sid, direction, account_sid, from, to, body, date_created, messaging_service_sid: service } = listed;
  const made = Date.parse(date_created ?? '');
  if (direction !== 'inbound' || !from || Number.isNaN(made)) return [];
  const message: TwilioMessage = {
    MessageSid: sid,
    AccountSid: account_sid ?? '',
    From: from,
    To: to ?? '',
    Body: body ?? '',
    NumMedia: listed.num_media,
    MediaContentType0: '',
    ...(service === null ? {} : { MessagingServiceSid: service }),
  };
  return isOurs(message, account) ? [toMessage(message, new Date(made).toISOString())] : [];
}

function isOurs({ AccountSid, To, MessagingServiceSid }: TwilioMessage, account: Credentials): boolean {
  const { accountSid, phoneNumber, messagingServiceSid } = account;
  if (AccountSid !== accountSid) return false;
  return phoneNumber === undefined ? MessagingServiceSid === messagingServiceSid : To === phoneNumber;
}

function toMessage(message: TwilioMessage, at: string): ChannelEvent {
  const { MessageSid: platformId, From } = message;
  const settled = readSettled(message);
  return {
    kind: 'message',
    platformId,
    address: toAddress(From),
    at,
    content: toContent(message),
    ...(settled === null ? {} : { settled }),
  };
}

function toContent({ Body, NumMedia, MediaContentType0 }: TwilioMessage): InboundContent {
  if (NumMedia === 0) return { kind: 'text', text: Body };
  const [family] = MediaContentType0.split('/');
  // Files are not fetched from Twilio: staff are told that one came.
  return {
    kind: 'media',
    media: MEDIA.find((known) => known === family) ?? 'document',
    caption: Body,
    mediaId: '',
    name: '',
  };
}

/**
 * Twilio itself blocks a guest who writes one of its words, and tells them so; where the account's own words do, it says
 * `OptOutType`. A cry of HELP is answered by Twilio too and is heard here as any other.
 */
function readSettled({ OptOutType, Body }: TwilioMessage): 'stop' | 'start' | null {
  const word = Body.trim().toUpperCase();
  if (OptOutType === 'STOP' || KEYWORDS.stop.includes(word)) return 'stop';
  return OptOutType === 'START' || KEYWORDS.start.includes(word) ? 'start' : null;
}

function toStatus(told: TwilioStatus, { url, at }: { url: string; at: string }): ChannelEvent[] {
  const reached = toState(told);
  if (reached === null) return [];
  const partId = URL.parse(url)?.searchParams.get(PART_PARAMETER) ?? null;
  return [{ kind: 'status', platformId: told.MessageSid, partId, ...reached, at }];
}

type Reached = { state: 'sent' | 'delivered' | 'read' | 'failed'; reason: ReachFault | null };

function toState({ MessageStatus, ErrorCode }: TwilioStatus): Reached | null {
  switch (MessageStatus) {
    // Whatever it does with it now, it has taken it.
    case 'accepted':
    case 'queued':
    case 'sending':
    case 'sent':
      return { state: 'sent', reason: null };
    case 'delivered':
    case 'read':
      return { state: MessageStatus, reason: null };
    case 'undelivered':
    case 'failed':
    case 'canceled':
      return { state: 'failed', reason: ErrorCode === undefined ? 'refused' : classify(ErrorCode).reason };
    default:
      return null;
  }
}

/** A number as E.164 has it; a short code or a name stays what it is. */
function toAddress(from: string): string {
  return parsePhoneNumberFromString(from)?.number ?? from;
}

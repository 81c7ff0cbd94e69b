import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ChannelCall, ChannelEvent, SendFault, SentFile } from '../port.ts';
import { toFault } from './errors.ts';
import KEYWORDS from './keywords.json' with { type: 'json' };
import { toSentFile } from './media.ts';
import { inbound, type ListedMessage, status, type TwilioMessage, type TwilioStatus } from './schema.ts';

type Credentials = Readonly<Record<string, string>>;

/** The query parameter of a status callback with the part's id. The call's signature covers the query. */
export const PART_PARAMETER = 'm';

const UNEXPLAINED: SendFault = {
  reason: 'refused',
  message: 'Twilio could not deliver the message, and does not say why',
  code: null,
  blocksConnection: false,
};

/** Parses a verified call. Calls about other accounts or numbers have no events. */
export function parseCall(
  { url, at, body }: Pick<ChannelCall, 'url' | 'at' | 'body'>,
  account: Credentials,
): ChannelEvent[] {
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  if ('MessageStatus' in fields) {
    const callback = status.parse(fields);
    return callback.AccountSid === account['accountSid'] ? toStatus(callback, { url, at }) : [];
  }
  const message = inbound.parse(fields);
  const files = Array.from({ length: message.NumMedia }, (_, index) =>
    toSentFile(fields[`MediaUrl${index}`] ?? '', fields[`MediaContentType${index}`] ?? ''),
  );
  return isOurs(message, account) ? [toMessage(message, files, at)] : [];
}

/** Turns a listed message into an event; empty for our own messages and for those to other numbers. */
export function toEvents(
  listed: ListedMessage,
  files: readonly SentFile[],
  account: Credentials,
): Extract<ChannelEvent, { kind: 'message' }>[] {
  const { sid, direction, account_sid, from, to, body, date_created, messaging_service_sid: service } = listed;
  const createdMs = Date.parse(date_created ?? '');
  if (direction !== 'inbound' || !from || Number.isNaN(createdMs)) return [];
  const message: TwilioMessage = {
    MessageSid: sid,
    AccountSid: account_sid ?? '',
    From: from,
    To: to ?? '',
    Body: body ?? '',
    NumMedia: files.length,
    ...(service === null ? {} : { MessagingServiceSid: service }),
  };
  return isOurs(message, account) ? [toMessage(message, files, new Date(createdMs).toISOString())] : [];
}

function isOurs({ AccountSid, To, MessagingServiceSid }: TwilioMessage, account: Credentials): boolean {
  const { accountSid, phoneNumber, messagingServiceSid } = account;
  if (AccountSid !== accountSid) return false;
  return phoneNumber === undefined ? MessagingServiceSid === messagingServiceSid : To === phoneNumber;
}

function toMessage(
  message: TwilioMessage,
  files: readonly SentFile[],
  at: string,
): Extract<ChannelEvent, { kind: 'message' }> {
  const { MessageSid: platformId, From } = message;
  const settled = readSettled(message);
  return {
    kind: 'message',
    platformId,
    address: toAddress(From),
    at,
    content:
      files.length === 0 ? { kind: 'text', text: message.Body } : { kind: 'media', caption: message.Body, files },
    ...(settled === null ? {} : { settled }),
  };
}

/**
 * Returns whether the guest stopped or restarted messages by a keyword. Twilio blocks a guest who writes one of its default
 * keywords and confirms that to them; for keywords set in the account it sends `OptOutType`. Twilio also answers HELP, which counts
 * as a usual message here.
 */
function readSettled({ OptOutType, Body }: TwilioMessage): 'stop' | 'start' | null {
  const word = Body.trim().toUpperCase();
  if (OptOutType === 'STOP' || KEYWORDS.stop.includes(word)) return 'stop';
  return OptOutType === 'START' || KEYWORDS.start.includes(word) ? 'start' : null;
}

function toStatus(callback: TwilioStatus, { url, at }: { url: string; at: string }): ChannelEvent[] {
  const reached = toState(callback);
  if (reached === null) return [];
  const partId = URL.parse(url)?.searchParams.get(PART_PARAMETER) ?? null;
  return [{ kind: 'status', platformId: callback.MessageSid, partId, ...reached, at }];
}

type Reached = { state: 'sent' | 'delivered' | 'read' | 'failed'; fault: SendFault | null };

function toState({ MessageStatus, ErrorCode }: TwilioStatus): Reached | null {
  switch (MessageStatus) {
    // In all these states Twilio has accepted the message.
    case 'accepted':
    case 'queued':
    case 'sending':
    case 'sent':
      return { state: 'sent', fault: null };
    case 'delivered':
    case 'read':
      return { state: MessageStatus, fault: null };
    case 'undelivered':
    case 'failed':
    case 'canceled':
      return { state: 'failed', fault: ErrorCode === undefined ? UNEXPLAINED : toFault(ErrorCode) };
    default:
      return null;
  }
}

/** Returns a number in E.164; a short code or a name is returned unchanged. */
function toAddress(from: string): string {
  return parsePhoneNumberFromString(from)?.number ?? from;
}

import { toSmsText } from '../../../shared/domain/text/sms.ts';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, readLost } from '../channel-errors.ts';
import { CLOCKS_APART_MS } from '../clocks-apart.ts';
import type { Begin } from '../net.ts';
import type { OutgoingPart, PartContent, SendResult } from '../port.ts';
import { LABEL, readCode, type TwilioApi } from './client.ts';
import { BUSY_CODE, classify, toFault } from './errors.ts';
import { isForMms } from './mms.ts';
import { PART_PARAMETER } from './parse.ts';
import { messageList, sent } from './schema.ts';

const PATH = '/Messages.json';
/** Twilio drops a message after this time, because an answer hours later only confuses the guest. */
const VALID_SECONDS = 3_600;
/** Number of the newest messages to the guest that are compared: more than can have been sent since an attempt. */
const COMPARED = '50';

/** Error codes: the number cannot send MMS, or cannot send it to the guest's number. */
const MMS_IMPOSSIBLE = ['21606', '21612', '21621'];

/** The sending number or messaging service, and our address for status callbacks. */
export interface Sender {
  from: Readonly<Record<'From', string>> | Readonly<Record<'MessagingServiceSid', string>>;
  statusUrl: string;
  /** Whether the number can send MMS. Otherwise guests get a link. */
  sendsMms: boolean;
}

/** Sends a part. Twilio has no idempotency key, so after an unsure attempt `findAccepted` is called before the part is sent again. */
export async function sendPart(
  api: TwilioApi,
  sender: Sender,
  part: OutgoingPart,
  begin: Begin,
  signal: AbortSignal,
): Promise<SendResult> {
  const { to, content } = part;
  const mms = 'media' in content && sender.sendsMms && isForMms(to, content.media) ? content.media.addresses : null;
  if (mms !== null) {
    const result = await post(api, sender, part, { MediaUrl: mms.forPlatform }, begin, signal);
    // Twilio did not accept the MMS, so the link is sent instead.
    if (result.kind !== 'refused' || !MMS_IMPOSSIBLE.includes(result.code ?? '')) return result;
  }
  return post(api, sender, part, { Body: toText(content) }, begin, signal);
}

async function post(
  api: TwilioApi,
  { from, statusUrl }: Sender,
  { id, to }: OutgoingPart,
  what: Readonly<Record<'Body', string>> | Readonly<Record<'MediaUrl', string>>,
  begin: Begin,
  signal: AbortSignal,
): Promise<SendResult> {
  const form = new URLSearchParams({
    To: to,
    ...from,
    ...what,
    StatusCallback: `${statusUrl}?${PART_PARAMETER}=${encodeURIComponent(id)}`,
    ValidityPeriod: String(VALID_SECONDS),
  });
  const answer = await api.post(PATH, form, begin, signal).catch((error: unknown) => readLost(error, LABEL));
  return 'kind' in answer ? answer : readAnswer(answer);
}

function readAnswer(answer: NetAnswer): SendResult {
  const accepted = answer.status === 201 ? sent.safeParse(parseJson(answer.body)).data : undefined;
  if (accepted !== undefined) return { kind: 'sent', platformId: accepted.sid };
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  const code = readCode(answer);
  // A 429 means that the message was not accepted, even if a proxy sent it.
  if (answer.status === 429) return refused(mayRetry(code) ? code : BUSY_CODE, retryAfterMs);
  // After a server error the message may have been accepted, whether or not the answer has a code.
  if (code === null || answer.status >= 500) return { kind: 'unsure' };
  return refused(code, retryAfterMs);
}

/** Whether a later attempt can succeed, as after a full queue. */
function mayRetry(code: number | null): code is number {
  return code !== null && classify(code).retryMs !== null;
}

function refused(code: number, askedMs: number | null): SendResult {
  const { retryMs } = classify(code);
  const retryAfterMs = retryMs === null ? null : Math.max(retryMs, askedMs ?? 0);
  return { kind: 'refused', ...toFault(code), retryAfterMs };
}

/** Returns ids of messages with this text to this guest since `since`, the newest first. Rejects with a ChannelError. */
export async function findAccepted(
  api: TwilioApi,
  { to, content }: OutgoingPart,
  since: string,
  signal: AbortSignal,
): Promise<string[]> {
  const words = toText(content);
  const { messages } = await api.read(PATH, { To: to, PageSize: COMPARED }, messageList, signal);
  const isSince = (made: string | null) => Date.parse(made ?? '') >= Date.parse(since) - CLOCKS_APART_MS;
  const isSame = ({ body, num_media }: (typeof messages)[number]) =>
    body === words || ('media' in content && num_media > 0 && (body ?? '') === '');
  return messages.filter((one) => isSame(one) && one.to === to && isSince(one.date_created)).map(({ sid }) => sid);
}

/** The text to send: a file that is not sent as MMS becomes a link. SMS has no templates. */
function toText(content: PartContent): string {
  if ('media' in content) return toSmsText(`${content.media.name}: ${content.media.addresses?.forGuest ?? ''}`);
  return 'text' in content ? toSmsText(content.text) : '';
}

import { toSmsText } from '../../../shared/domain/text/sms.ts';
import { readRetryAfter } from '../../base/network/retry-after.ts';
import type { NetAnswer } from '../../pms/net/net.ts';
import { CLOCKS_APART_MS } from '../clocks-apart.ts';
import { parseJson, readLost } from '../lost.ts';
import type { Begin } from '../net.ts';
import type { OutgoingPart, PartContent, SendResult } from '../port.ts';
import { LABEL, readCode, type TwilioApi } from './client.ts';
import { BUSY_CODE, classify, toFault } from './errors.ts';
import { isForMms } from './mms.ts';
import { PART_PARAMETER } from './parse.ts';
import { messageList, sent } from './schema.ts';

const PATH = '/Messages.json';
/** An answer that is hours late is worse than none. */
const VALID_SECONDS = 3_600;
/** The newest to one guest: more than can have been sent since a try. */
const LOOKED_AT = '50';

/** The number is none that can send pictures, or none that can send them there. */
const NOT_AS_MMS = ['21606', '21612', '21621'];

/** Where messages come from, and where Twilio tells how far they got. */
export interface Sender {
  from: Readonly<Record<'From', string>> | Readonly<Record<'MessagingServiceSid', string>>;
  statusUrl: string;
  /** Can the number send pictures? Otherwise guests are sent a link. */
  sendsMms: boolean;
}

/** Sends one part. Twilio has no key that makes a second try harmless: what may have been taken is looked for first. */
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
    // It was not taken: the link goes in its place.
    if (result.kind !== 'refused' || !NOT_AS_MMS.includes(result.code ?? '')) return result;
  }
  return post(api, sender, part, { Body: wordsOf(content) }, begin, signal);
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
  const taken = answer.status === 201 ? sent.safeParse(parseJson(answer.body)).data : undefined;
  if (taken !== undefined) return { kind: 'sent', platformId: taken.sid };
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  const code = readCode(answer);
  // A 429 says that it was not taken, whoever on the way there says it.
  if (answer.status === 429) return refused(mayRetry(code) ? code : BUSY_CODE, retryAfterMs);
  // After trouble of Twilio's own it may have been taken, code or no code.
  if (code === null || answer.status >= 500) return { kind: 'unsure' };
  return refused(code, retryAfterMs);
}

/** Is it of what goes well later, such as a queue that is full? */
function mayRetry(code: number | null): code is number {
  return code !== null && classify(code).retryMs !== null;
}

function refused(code: number, askedMs: number | null): SendResult {
  const { retryMs } = classify(code);
  const retryAfterMs = retryMs === null ? null : Math.max(retryMs, askedMs ?? 0);
  return { kind: 'refused', ...toFault(code), retryAfterMs };
}

/** The messages of these words to this guest since then, the newest first. Rejects with a ChannelError. */
export async function findAccepted(
  api: TwilioApi,
  { to, content }: OutgoingPart,
  since: string,
  signal: AbortSignal,
): Promise<string[]> {
  const words = wordsOf(content);
  const { messages } = await api.read(PATH, { To: to, PageSize: LOOKED_AT }, messageList, signal);
  const isSince = (made: string | null) => Date.parse(made ?? '') >= Date.parse(since) - CLOCKS_APART_MS;
  const isSame = ({ body, num_media }: (typeof messages)[number]) =>
    body === words || ('media' in content && num_media > 0 && (body ?? '') === '');
  return messages.filter((one) => isSame(one) && one.to === to && isSince(one.date_created)).map(({ sid }) => sid);
}

/** A file that SMS cannot carry is a link to it. There are no templates on SMS, so none was let in. */
function wordsOf(content: PartContent): string {
  if ('media' in content) return toSmsText(`${content.media.name}: ${content.media.addresses?.forGuest ?? ''}`);
  return 'text' in content ? toSmsText(content.text) : '';
}

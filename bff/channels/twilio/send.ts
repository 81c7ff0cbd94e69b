import { toSmsText } from '../../../shared/domain/sms.ts';
import type { NetAnswer } from '../../pms/net.ts';
import { readRetryAfter } from '../../pms/retry-after.ts';
import { parseJson, readLost } from '../lost.ts';
import type { OutgoingPart, PartContent, SendResult } from '../port.ts';
import { LABEL, readCode, type TwilioApi } from './client.ts';
import { BUSY, classify, type ErrorClass } from './errors.ts';
import { PART_PARAMETER } from './parse.ts';
import { messageList, sent } from './schema.ts';

const PATH = '/Messages.json';
/** An answer that is hours late is worse than none. */
const VALID_SECONDS = 3_600;
/** By how much our clock and Twilio's may differ. */
const CLOCKS_APART_MS = 60_000;
/** The newest to one guest: more than can have been sent since a try. */
const LOOKED_AT = '50';

/** Where messages come from, and where Twilio tells how far they got. */
export interface Sender {
  from: Readonly<Record<'From', string>> | Readonly<Record<'MessagingServiceSid', string>>;
  statusUrl: string;
}

/** Sends one part. Twilio has no key that makes a second try harmless: what may have been taken is looked for first. */
export async function sendPart(
  api: TwilioApi,
  { from, statusUrl }: Sender,
  { id, to, content }: OutgoingPart,
  signal: AbortSignal,
): Promise<SendResult> {
  const form = new URLSearchParams({
    To: to,
    ...from,
    Body: wordsOf(content),
    StatusCallback: `${statusUrl}?${PART_PARAMETER}=${encodeURIComponent(id)}`,
    ValidityPeriod: String(VALID_SECONDS),
  });
  const answer = await api.post(PATH, form, signal).catch((error: unknown) => readLost(error, LABEL));
  return 'kind' in answer ? answer : readAnswer(answer);
}

function readAnswer(answer: NetAnswer): SendResult {
  const taken = answer.status === 201 ? sent.safeParse(parseJson(answer.body)).data : undefined;
  if (taken !== undefined) return { kind: 'sent', platformId: taken.sid };
  const retryAfterMs = readRetryAfter(answer.headers, new Date());
  // A 429 says that it was not taken, whoever on the way there says it.
  if (answer.status === 429) return refused(BUSY, retryAfterMs);
  const code = readCode(answer);
  // After trouble of Twilio's own it may have been taken, code or no code.
  if (code === null || answer.status >= 500) return { kind: 'unsure' };
  return refused(classify(code), retryAfterMs);
}

function refused({ reason, message, retryMs, holdsBack }: ErrorClass, askedMs: number | null): SendResult {
  const retryAfterMs = retryMs === null ? null : Math.max(retryMs, askedMs ?? 0);
  return { kind: 'refused', reason, message, holdsBack, retryAfterMs };
}

/** The messages of these words to this guest since then, the newest first. Rejects with a ChannelError. */
export async function findTaken(
  api: TwilioApi,
  { to, content }: OutgoingPart,
  since: string,
  signal: AbortSignal,
): Promise<string[]> {
  const words = wordsOf(content);
  const { messages } = await api.read(PATH, { To: to, PageSize: LOOKED_AT }, messageList, signal);
  const isSince = (made: string | null) => Date.parse(made ?? '') >= Date.parse(since) - CLOCKS_APART_MS;
  return messages
    .filter((one) => one.body === words && one.to === to && isSince(one.date_created))
    .map(({ sid }) => sid);
}

/** There are no templates and no files on SMS, so none was let in. */
function wordsOf(content: PartContent): string {
  return 'text' in content ? toSmsText(content.text) : '';
}

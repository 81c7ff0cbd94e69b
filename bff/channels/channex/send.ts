import { readRetryAfter } from '../../base/network/retry-after.ts';
import type { NetAnswer } from '../../pms/net/net.ts';
import { parseJson, readLost } from '../channel-errors.ts';
import { CLOCKS_APART_MS } from '../clocks-apart.ts';
import type { Begin } from '../net.ts';
import type { OutgoingPart, PartContent, SendResult } from '../port.ts';
import { type ChannexApi, LABEL, readCode } from './client.ts';
import { classify } from './errors.ts';
import { readInstant, readMessages } from './read.ts';
import { sent } from './schema.ts';

/**
 * Sends a part into the portal's chat. Channex has no idempotency key, so after an unsure attempt `findAccepted` is called before the
 * part is sent again.
 */
export async function sendPart(
  api: ChannexApi,
  { to, content }: OutgoingPart,
  begin: Begin,
  signal: AbortSignal,
): Promise<SendResult> {
  const path = `/message_threads/${encodeURIComponent(to)}/messages`;
  const answer = await api
    .send('POST', path, { message: { message: toText(content) } }, signal, begin)
    .catch((error: unknown) => readLost(error, LABEL));
  return 'kind' in answer ? answer : readAnswer(answer);
}

function readAnswer(answer: NetAnswer): SendResult {
  const { status, headers } = answer;
  const accepted = status === 200 || status === 201 ? sent.safeParse(parseJson(answer.body)).data : undefined;
  if (accepted !== undefined) return { kind: 'sent', platformId: accepted.data.id };
  const code = readCode(answer);
  // A 429 means that the message was not accepted, even if a proxy sent it; after other errors it may have been accepted.
  if (status !== 429 && (code === null || status >= 500 || status < 300)) return { kind: 'unsure' };
  const { retryMs, ...fault } = classify(status);
  const retryAfterMs = retryMs === null ? null : Math.max(retryMs, readRetryAfter(headers, new Date()) ?? 0);
  return { kind: 'refused', ...fault, code, retryAfterMs };
}

/** Returns ids of the house's messages with this text in this chat since `since`, the newest first. Rejects with a ChannelError. */
export async function findAccepted(
  api: ChannexApi,
  { to, content }: OutgoingPart,
  since: string,
  signal: AbortSignal,
): Promise<string[]> {
  const words = toText(content);
  const from = Date.parse(since) - CLOCKS_APART_MS;
  const messages = await readMessages(api, to, signal);
  return messages
    .flatMap((one) => ('unread' in one ? [] : [one]))
    .filter(({ attributes: { sender, message } }) => sender === 'property' && message === words)
    .filter(({ attributes: { inserted_at } }) => readInstant(inserted_at) >= from)
    .toSorted((a, b) => readInstant(b.attributes.inserted_at) - readInstant(a.attributes.inserted_at))
    .map(({ id }) => id);
}

/** The text to send. The documents describe no way to send a file, so the guest gets a link. Channex has no templates. */
function toText(content: PartContent): string {
  if ('media' in content) return `${content.media.name}: ${content.media.addresses?.forGuest ?? ''}`;
  return 'text' in content ? content.text : '';
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { HOUR_MS } from '../../../../shared/domain/time.ts';
import { FALLBACK_LANGUAGE } from '../../../../shared/language/languages.ts';
import { pickText } from '../../../../shared/language/pick-text.ts';
import { cardLines } from '../../../../shared/protocol/card-lines.ts';
import type { GuestMessage } from '../../../../shared/protocol/guest-frames.ts';
import { HISTORY_LIMIT_MAX } from '../../../../shared/protocol/limits.ts';
import { ServiceError } from '../../../base/errors.ts';
import type { Secrets } from '../../../base/secrets/secrets.ts';
import { queueMail } from '../../../delivery/deliveries.ts';
import type { Mail } from '../../../delivery/mailer.ts';
import { findConversation } from '../../../store/conversations/conversations.ts';
import { readGuestEvents } from '../../../store/conversations/guest-events.ts';
import { findLook } from '../../../store/house/look.ts';
import type { Db } from '../../../store/schema/schema.ts';
import { transcriptKey } from '../../../store/sqlite/outbox.ts';
import { findServing } from '../../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../../deps.ts';
import { toGuestMessage } from '../../frames.ts';
import type { GuestSession } from '../guest-session.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets' | 'mail'>;

/** More than any guest reads again. A longer conversation's beginning is left out. */
const MESSAGES_MAX = 2_000;
/** The size limit of the mail, which waits encrypted in the store and must pass mail servers. */
const TEXT_BYTES_MAX = 200_000;
const LEFT_OUT = '…';
const transcriptWords = z.object({
  conversation: z.string(),
  why: z.string(),
  you: z.string(),
  assistant: z.string(),
  reception: z.string(),
});
type Words = z.infer<typeof transcriptWords>;
const WORDS = z
  .record(z.string(), transcriptWords)
  .parse(JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')));

/** A copy of a conversation, ready to be queued. */
export interface Transcript {
  key: string;
  mail: Mail;
}

/** The key for limits per recipient: a pseudonym of the mailbox, without its +tag. */
export function recipientOf(secrets: Pick<Secrets, 'sign'>, email: string): string {
  return secrets.sign('transcript', email.toLowerCase().replace(/(?<=.)\+[^@]*/, ''));
}

/**
 * Writes a copy of what the guest sees in this conversation; if it is too long, the newest part. It needs no proof of
 * identity, because what it says of a booking was told to somebody who had proven theirs. Throws `conflict` if the
 * conversation is empty, and `channel_not_connected` if this server sends no e-mail.
 */
export async function writeTranscript(
  { db, clock, secrets, mail }: Deps,
  { propertyId, conversationId }: GuestSession,
  { email, language }: { email: string; language: string },
): Promise<Transcript> {
  if (mail === null) throw new ServiceError('channel_not_connected', 'This server sends no e-mail');
  const serving = await findServing(db, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'The property is gone');
  const { name, timezone } = serving.property;
  const { assistantName } = await findLook(db, propertyId);
  const conversation = await findConversation(db, propertyId, conversationId);
  const messages = conversation === undefined ? [] : await readMessages(db, conversation);
  if (conversation === undefined || messages.length === 0) throw nothingSaid();
  const pickedWords = pickText(WORDS, [conversation.language, language, FALLBACK_LANGUAGE]);
  if (pickedWords === null) throw new Error('The words of copies lack English');
  const labels = assistantName === '' ? pickedWords.text : { ...pickedWords.text, assistant: assistantName };
  const to = email.toLowerCase();
  const hour = Math.floor(+clock() / HOUR_MS);
  const copyKey = secrets.sign('transcript', `${conversation.guestSeq} ${hour} ${to}`).slice(0, 16);
  const lines = keepNewest(writeLines(messages, { ...pickedWords, text: labels, timezone }));
  const subject = `${name}: ${pickedWords.text.conversation}`;
  return {
    key: transcriptKey(conversationId, copyKey),
    mail: { to, subject, text: [pickedWords.text.why, ...lines].join('\n\n') },
  };
}

/**
 * Queues a copy. The address is deleted from the store after sending. The same copy requested twice within an hour is
 * sent once. Throws `conflict` if the conversation was erased meanwhile.
 */
export async function queueTranscript(
  { writer, secrets, clock, mail }: Deps,
  { propertyId, conversationId }: GuestSession,
  copy: Transcript,
): Promise<void> {
  await writer.write(async (trx) => {
    if ((await findConversation(trx, propertyId, conversationId)) === undefined) throw nothingSaid();
    await queueMail(trx, secrets, { propertyId, ...copy, at: clock().toISOString() });
  });
  mail?.nudge();
}

function nothingSaid(): ServiceError {
  return new ServiceError('conflict', 'Write something first: there is nothing to send yet');
}

/** The messages that the guest sees, the newest last, without erased ones. */
async function readMessages(db: Db, { id }: { id: string }): Promise<GuestMessage[]> {
  const messages: GuestMessage[] = [];
  let characterCount = 0;
  for (let before = Number.MAX_SAFE_INTEGER; messages.length < MESSAGES_MAX && characterCount <= TEXT_BYTES_MAX; ) {
    const events = await readGuestEvents(db, id, { before, limit: HISTORY_LIMIT_MAX });
    const page = events.flatMap(({ message }) => (message === null ? [] : [toGuestMessage(message)]));
    messages.unshift(...page);
    for (const { text } of page) characterCount += text.length;
    if (events.length < HISTORY_LIMIT_MAX) break;
    before = events[0]?.seq ?? 0;
  }
  return messages;
}

/** The newest lines that fit; an ellipsis stands for the earlier ones. */
function keepNewest(lines: readonly string[]): string[] {
  let bytes = 0;
  const from = lines.findLastIndex((line) => {
    bytes += Buffer.byteLength(line);
    return bytes > TEXT_BYTES_MAX;
  });
  return from < 0 && lines.length < MESSAGES_MAX ? [...lines] : [LEFT_OUT, ...lines.slice(from + 1)];
}

function writeLines(
  messages: readonly GuestMessage[],
  { text: labels, language, timezone }: { text: Words; language: string; timezone: string },
): string[] {
  const timeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: timezone });
  return messages.map((message) => {
    const { author, name, text, attachments = [], card, at } = message;
    const sender =
      author === 'guest'
        ? labels.you
        : (name ?? (author === 'ai' ? labels.assistant : author === 'staff' ? labels.reception : '·'));
    const files = attachments.map((file) => `[${file.name}]`);
    const lines = [
      [text, ...files].filter(Boolean).join(' '),
      ...(card === undefined ? [] : cardLines(card, text, language)),
    ];
    return `${timeFormat.format(new Date(at))}  ${sender}:\n${lines.join('\n')}`;
  });
}

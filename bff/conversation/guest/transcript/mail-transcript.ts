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

/** More than any guest reads again. Of a longer conversation the beginning is left out. */
const MESSAGES_MAX = 2_000;
/** What a mail is at most: it waits sealed in the store, and mail servers take it. */
const TEXT_BYTES_MAX = 200_000;
const LEFT_OUT = '…';
const words = z.object({
  conversation: z.string(),
  why: z.string(),
  you: z.string(),
  assistant: z.string(),
  reception: z.string(),
});
type Words = z.infer<typeof words>;
const WORDS = z
  .record(z.string(), words)
  .parse(JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')));

/** A copy of a conversation, written and not yet on its way. */
export interface Transcript {
  key: string;
  mail: Mail;
}

/** What is counted of the address a copy goes to: the mailbox, whatever tag it carries, as a pseudonym. */
export function recipientOf(secrets: Pick<Secrets, 'sign'>, email: string): string {
  return secrets.sign('transcript', email.toLowerCase().replace(/(?<=.)\+[^@]*/, ''));
}

/**
 * Writes a copy of what the guest of this conversation sees in it, the newest where all would be too much. It proves nothing: what of a
 * booking stands in it was told to who had proven it. Throws `conflict` before anything was said, and `channel_not_connected` where this
 * server sends no e-mail.
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
  const told = pickText(WORDS, [conversation.language, language, FALLBACK_LANGUAGE]);
  if (told === null) throw new Error('The words of copies lack English');
  const own = assistantName === '' ? told.text : { ...told.text, assistant: assistantName };
  const to = email.toLowerCase();
  const hour = Math.floor(+clock() / HOUR_MS);
  const copy = secrets.sign('transcript', `${conversation.guestSeq} ${hour} ${to}`).slice(0, 16);
  const lines = keepNewest(writeLines(messages, { ...told, text: own, timezone }));
  const subject = `${name}: ${told.text.conversation}`;
  return {
    key: transcriptKey(conversationId, copy),
    mail: { to, subject, text: [told.text.why, ...lines].join('\n\n') },
  };
}

/**
 * Puts a copy on its way, to an address that is used this once: it goes from the store once the copy went. The same copy asked for twice
 * in an hour goes once. Throws `conflict` where the conversation was erased meanwhile.
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

/** What the guest sees, the newest last. Erased messages leave nothing. */
async function readMessages(db: Db, { id }: { id: string }): Promise<GuestMessage[]> {
  const messages: GuestMessage[] = [];
  let letters = 0;
  for (let before = Number.MAX_SAFE_INTEGER; messages.length < MESSAGES_MAX && letters <= TEXT_BYTES_MAX; ) {
    const events = await readGuestEvents(db, id, { before, limit: HISTORY_LIMIT_MAX });
    const page = events.flatMap(({ message }) => (message === null ? [] : [toGuestMessage(message)]));
    messages.unshift(...page);
    for (const { text } of page) letters += text.length;
    if (events.length < HISTORY_LIMIT_MAX) break;
    before = events[0]?.seq ?? 0;
  }
  return messages;
}

/** The newest that fit; a sign stands for those before them. */
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
  { text: said, language, timezone }: { text: Words; language: string; timezone: string },
): string[] {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: timezone });
  return messages.map((message) => {
    const { author, name, text, attachments = [], card, at } = message;
    const who =
      author === 'guest'
        ? said.you
        : (name ?? (author === 'ai' ? said.assistant : author === 'staff' ? said.reception : '·'));
    const files = attachments.map((file) => `[${file.name}]`);
    const lines = [
      [text, ...files].filter(Boolean).join(' '),
      ...(card === undefined ? [] : cardLines(card, text, language)),
    ];
    return `${when.format(new Date(at))}  ${who}:\n${lines.join('\n')}`;
  });
}

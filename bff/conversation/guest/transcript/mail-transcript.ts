import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FALLBACK_LANGUAGE } from '../../../../shared/language/languages.ts';
import { pickText } from '../../../../shared/language/pick-text.ts';
import { cardLines } from '../../../../shared/protocol/card-lines.ts';
import type { GuestMessage } from '../../../../shared/protocol/guest-frames.ts';
import { HISTORY_LIMIT_MAX } from '../../../../shared/protocol/limits.ts';
import { ServiceError } from '../../../base/errors.ts';
import { queueMail } from '../../../delivery/deliveries.ts';
import { findConversation } from '../../../store/conversations/conversations.ts';
import { readGuestEvents } from '../../../store/conversations/guest-events.ts';
import { findLook } from '../../../store/house/look.ts';
import type { Trx } from '../../../store/schema/schema.ts';
import { transcriptKey } from '../../../store/sqlite/outbox.ts';
import { findServing } from '../../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../../deps.ts';
import { toGuestMessage } from '../../frames.ts';
import type { GuestSession } from '../guest-session.ts';

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'secrets' | 'mail'>;

/** More than any guest reads again. Of a longer conversation the beginning is left out. */
const MESSAGES_MAX = 2_000;
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

/**
 * Queues a copy of what the guest of this conversation sees in it, to an address that is used this once and kept nowhere else. It proves
 * nothing: what of a booking stands in it was told to who had proven it. The same copy asked for twice goes once. Throws `conflict`
 * before anything was said, and `channel_not_connected` where this server sends no e-mail.
 */
export async function mailTranscript(
  deps: Deps,
  { propertyId, conversationId }: GuestSession,
  { email, language }: { email: string; language: string },
): Promise<string> {
  const { mail, clock, secrets } = deps;
  if (mail === null) throw new ServiceError('channel_not_connected', 'This server sends no e-mail');
  const serving = await findServing(deps.db, propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'The property is gone');
  const { name, timezone } = serving.property;
  const { assistantName } = await findLook(deps.db, propertyId);
  const to = email.toLowerCase();
  await deps.writer.write(async (trx) => {
    const conversation = await findConversation(trx, propertyId, conversationId);
    const messages = conversation === undefined ? [] : await readMessages(trx, conversation);
    if (conversation === undefined || messages.length === 0)
      throw new ServiceError('conflict', 'Write something first: there is nothing to send yet');
    const told = pickText(WORDS, [conversation.language, language, FALLBACK_LANGUAGE]);
    if (told === null) throw new Error('The words of copies lack English');
    const own = assistantName === '' ? told.text : { ...told.text, assistant: assistantName };
    const copy = createHash('sha256').update(`${conversation.guestSeq} ${to}`).digest('hex').slice(0, 16);
    await queueMail(trx, secrets, {
      propertyId,
      key: transcriptKey(conversationId, copy),
      mail: {
        to,
        subject: `${name}: ${told.text.conversation}`,
        text: [`${told.text.why}`, ...writeLines(messages, { ...told, text: own, timezone })].join('\n\n'),
      },
      at: clock().toISOString(),
    });
  });
  mail.nudge();
  return to;
}

/** What the guest sees, the newest last. Erased messages leave nothing. */
async function readMessages(trx: Trx, { id }: { id: string }): Promise<GuestMessage[]> {
  const messages: GuestMessage[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; messages.length < MESSAGES_MAX; ) {
    const events = await readGuestEvents(trx, id, { before, limit: HISTORY_LIMIT_MAX });
    messages.unshift(...events.flatMap(({ message }) => (message === null ? [] : [toGuestMessage(message)])));
    if (events.length < HISTORY_LIMIT_MAX) break;
    before = events[0]?.seq ?? 0;
  }
  return messages;
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

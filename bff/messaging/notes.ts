import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import type { ChannelEvent } from '../channels/port.ts';
import { type Announce, commitAndAnnounce } from '../conversation/commit.ts';
import { alertFields, routeHandOff } from '../conversation/staff/route.ts';
import { moveConversation } from '../conversation/state.ts';
import { findPart } from '../store/channels/parts.ts';
import { findConversation } from '../store/conversations/conversations.ts';
import { insertMessage } from '../store/conversations/insert-message.ts';
import { findByClientId, findMessage, type Message } from '../store/conversations/messages.ts';
import type { Trx } from '../store/schema/schema.ts';
import type { MessagingDeps } from './deps.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;

const QUOTED_CHARACTERS_MAX = 80;
/** The largest length of one emoji: a family with skin tones has eleven characters. */
const EMOJI_CHARACTERS_MAX = 32;

/** Adds a note for staff about a message, in English like the engine's reasons. */
export async function note(trx: Trx, announce: Announce, about: Message, text: string): Promise<void> {
  await noteAt(trx, announce, about, text);
}

/** Adds a note for staff to a conversation. A note with a `clientId` can be found again. */
export async function noteAt(
  trx: Trx,
  announce: Announce,
  { propertyId, conversationId, at }: Pick<Message, 'propertyId' | 'conversationId' | 'at'>,
  text: string,
  clientId?: string,
): Promise<void> {
  const noteMessage = await insertMessage(
    trx,
    { id: conversationId, propertyId },
    {
      author: 'system',
      text,
      language: FALLBACK_LANGUAGE,
      internal: true,
      at,
      ...(clientId === undefined ? {} : { clientId }),
    },
  );
  await announce.desk(propertyId, 'message', conversationId, { messageId: noteMessage.id });
}

/** Hands a message to staff that the engine cannot or must not read; `preferred`: the colleague who knows the guest. */
export async function handToStaff(
  trx: Trx,
  announce: Announce,
  { propertyId, conversationId, at }: Message,
  preferred: string | null = null,
): Promise<void> {
  const conversation = await findConversation(trx, propertyId, conversationId);
  if (conversation === undefined || conversation.state === 'staffed') return;
  const { department, language } = conversation;
  const current = conversation.assigneeId ?? preferred;
  const to = await routeHandOff(trx, { propertyId, department, language, current, at });
  await moveConversation(trx, announce, conversation, 'handoff', { ...to, updatedAt: at });
  await announce.desk(propertyId, 'alert', conversationId, { kind: 'unreadable', ...alertFields(to) });
}

/** Hands a guest to staff while the engine does not answer on the channel, with a note of the reason once a day. */
export async function handOverUnanswered(trx: Trx, announce: Announce, message: Message, why: string): Promise<void> {
  const { propertyId, conversationId, at } = message;
  const noteId = `unanswered ${at.slice(0, 10)}`;
  const isNoted = (await findByClientId(trx, conversationId, noteId)) !== undefined;
  if (!isNoted) await noteAt(trx, announce, message, why, noteId);
  const conversation = await findConversation(trx, propertyId, conversationId);
  if (!isNoted || conversation?.state !== 'waiting') await handToStaff(trx, announce, message);
}

/** Notes a reaction or a deleted message for staff, once; neither needs an answer. */
export async function noteRemark(
  deps: MessagingDeps,
  { propertyId }: { propertyId: string },
  conversationId: string,
  { content, platformId }: Inbound,
): Promise<void> {
  if (content.kind !== 'reaction' && content.kind !== 'remark') return;
  const to = content.kind === 'reaction' ? content.to : content.about;
  await commitAndAnnounce(deps, async (trx, announce) => {
    if ((await findByClientId(trx, conversationId, platformId)) !== undefined) return;
    const part = to === null ? undefined : await findPart(trx, propertyId, { partId: null, platformId: to });
    const about =
      part === undefined
        ? await findByClientId(trx, conversationId, to ?? '')
        : await findMessage(trx, propertyId, part.messageId);
    const place = { propertyId, conversationId, at: deps.clock().toISOString() };
    await noteAt(trx, announce, place, describeRemark(content, about?.text), platformId);
  });
}

function describeRemark(
  content: Extract<Inbound['content'], { kind: 'reaction' | 'remark' }>,
  text: string | undefined,
): string {
  const quoted = text === undefined ? '' : `“${text.slice(0, QUOTED_CHARACTERS_MAX)}”`;
  if (content.kind === 'remark') return quoted === '' ? content.text : `${content.text}: ${quoted}`;
  const subject = quoted === '' ? 'a message' : quoted;
  if (content.emoji === '') return `The guest took back their reaction to ${subject}`;
  return `The guest reacted with ${content.emoji.slice(0, EMOJI_CHARACTERS_MAX)} to ${subject}`;
}

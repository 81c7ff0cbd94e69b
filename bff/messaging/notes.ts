import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import type { ChannelEvent } from '../channels/port.ts';
import { type Announce, commitAndAnnounce } from '../conversation/commit.ts';
import { alertFields, routeHandOff } from '../conversation/route.ts';
import { moveConversation } from '../conversation/state.ts';
import { findPart } from '../store/channel-parts.ts';
import { findConversation } from '../store/conversations.ts';
import { insertMessage } from '../store/insert-message.ts';
import { findByClientId, findMessage, type Message } from '../store/messages.ts';
import type { Trx } from '../store/schema.ts';
import type { MessagingDeps } from './deps.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;

/** For staff, in English, as the engine's reasons are. */
export async function note(
  trx: Trx,
  announce: Announce,
  about: Message,
  text: string,
  clientId?: string,
): Promise<void> {
  const { propertyId, conversationId, at } = about;
  const made = await insertMessage(
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
  await announce.desk(propertyId, 'message', conversationId, { messageId: made.id });
}

/** What the engine cannot read, or is not to, is a colleague's; `preferred`: who knows the guest. */
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

/** A reaction asks for nothing: staff see it. */
export async function noteReaction(
  deps: MessagingDeps,
  { propertyId }: { propertyId: string },
  conversationId: string,
  event: Inbound,
): Promise<void> {
  if (event.content.kind !== 'reaction') return;
  const { emoji, to } = event.content;
  if (emoji === '') return;
  await commitAndAnnounce(deps, async (trx, announce) => {
    if ((await findByClientId(trx, conversationId, event.platformId)) !== undefined) return;
    const part = await findPart(trx, propertyId, { partId: null, platformId: to });
    const about = part === undefined ? undefined : await findMessage(trx, propertyId, part.messageId);
    if (about === undefined) return;
    const text = `The guest reacted with ${emoji} to “${about.text.slice(0, 80)}”`;
    await note(trx, announce, { ...about, at: deps.clock().toISOString() }, text, event.platformId);
  });
}

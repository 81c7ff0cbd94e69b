import type { AttachmentKind } from '../../shared/domain/attachment.ts';
import { cleanWords } from '../../shared/domain/clean-words.ts';
import type { ConnectedChannel } from '../../shared/domain/conversation.ts';
import { FALLBACK_LANGUAGE } from '../../shared/language/languages.ts';
import { grantStay } from '../access/grants.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import { readNumbered } from '../channels/format.ts';
import type { ChannelEvent } from '../channels/port.ts';
import { type Announce, commitAndAnnounce } from '../conversation/commit.ts';
import { type Received, receiveMessage } from '../conversation/receive.ts';
import { alertFields, routeHandOff } from '../conversation/route.ts';
import { moveConversation } from '../conversation/state.ts';
import { GUEST } from '../conversation/uploads.ts';
import { cutCode } from '../links/link-secret.ts';
import { joinByCode, readLanguageByCode } from '../links/use-link.ts';
import { listGrants } from '../store/access.ts';
import { findContact, saveHeard, saveOptOut } from '../store/channel-contacts.ts';
import { findLastChoices, findPart } from '../store/channel-parts.ts';
import { findConversation } from '../store/conversations.ts';
import { toGuestEvent } from '../store/guest-events.ts';
import { insertMessage } from '../store/insert-message.ts';
import { findByClientId, findMessage, type Message } from '../store/messages.ts';
import { settleWork } from '../store/outbox.ts';
import { listStaysOfPhone } from '../store/reservations.ts';
import type { Trx } from '../store/schema.ts';
import { findServing } from '../store/serving.ts';
import { insertUpload, toAttachment, type Upload } from '../store/uploads.ts';
import type { MessagingDeps } from './deps.ts';
import { confirmOptOut, readOptOut } from './opt-out.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;
type Content = Inbound['content'];

/** What stands in a message's place where it has no words. */
const SIGNS: Record<Extract<Content, { kind: 'media' }>['media'], string> = {
  image: '🖼️',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  sticker: '🏷️',
};

/** Where an inbound message comes from. */
export interface From {
  propertyId: string;
  channel: ConnectedChannel;
}

/**
 * Stores a guest's message that came by a channel, once however often it is told, with who wrote it and the answer it is owed,
 * in one transaction. Null where it was stored before, or there is nothing to answer. Messages of one address are to be taken
 * one after another.
 */
export async function receiveInbound(deps: MessagingDeps, from: From, event: Inbound): Promise<Received | null> {
  const { content, address, platformId } = event;
  const contact = await findContact(deps.db, from.propertyId, from.channel, address);
  if (content.kind === 'reaction') {
    if (contact !== undefined) await noteReaction(deps, from, contact.conversationId, event);
    return null;
  }
  const conversationId = contact?.conversationId ?? newId('conversation');
  const file = toUpload(from, conversationId, event, deps.clock());
  const code = readCode(from, content);
  const at = deps.clock().toISOString();
  const { propertyId } = from;
  const locale = code === null ? undefined : await readLanguageByCode(deps.db, deps.secrets, { propertyId, code, at });
  const said = file === null ? await toFrame(deps, conversationId, content) : { text: captionOf(content) };
  const session = {
    propertyId: from.propertyId,
    conversationId,
    sessionId: newId('session'),
    issuedAt: deps.clock(),
    level: 0,
  };
  let isOwed = true;
  try {
    const received = await receiveMessage(
      deps,
      session,
      { type: 'send', id: platformId, ...said },
      { channel: from.channel, locale, coming: file === null ? undefined : [toAttachment(file)] },
      async (trx, announce, message) => {
        if (file !== null)
          await insertUpload(trx, { ...file, messageId: message.id, conversationId: message.conversationId });
        isOwed = await takeIn(deps, trx, announce, { from, event, message });
      },
    );
    return received.isNew && isOwed ? received : null;
  } catch (error) {
    // The platform told it again in other words: what was stored first stands.
    if (error instanceof ServiceError && error.code === 'id_conflict') return null;
    throw error;
  }
}

/** The code of a link that brought the guest here from the site's chat. */
function readCode({ channel }: From, content: Content): string | null {
  return channel === 'whatsapp' && content.kind === 'text' ? (cutCode(content.text)?.code ?? null) : null;
}

async function toFrame(
  deps: MessagingDeps,
  conversationId: string,
  content: Exclude<Content, { kind: 'reaction' }>,
): Promise<{ text: string; choice?: string }> {
  switch (content.kind) {
    case 'text': {
      const brought = cutCode(content.text);
      if (brought !== null) return { text: brought.rest };
      const meant = readNumbered(content.text, await findLastChoices(deps.db, conversationId));
      return meant === undefined ? { text: wordsOf(content.text) } : { text: meant.label, choice: meant.value };
    }
    case 'choice':
      return { text: wordsOf(content.label), choice: content.value.slice(0, 256) };
    case 'location':
      return { text: `📍 ${content.name} (${content.latitude}, ${content.longitude})`.replace('  ', ' ') };
    case 'media':
      return { text: content.caption.trim() === '' ? SIGNS[content.media] : content.caption };
    case 'other':
      return { text: '❔' };
    default:
      return content satisfies never;
  }
}

/** A message must have words. */
function wordsOf(text: string): string {
  return text.trim() === '' ? '❔' : text;
}

/** What else is stored with a new message. False where no answer is owed for it. */
async function takeIn(
  deps: MessagingDeps,
  trx: Trx,
  announce: Announce,
  { from, event, message }: { from: From; event: Inbound; message: Message },
): Promise<boolean> {
  const { propertyId, conversationId, at } = message;
  const { address, content } = event;
  await saveHeard(trx, { ...from, address, conversationId, heardAt: event.at < at ? event.at : at });
  await grantByNumber(deps, trx, { propertyId, conversationId, address, at });
  const code = readCode(from, content);
  if (code !== null) await joinByCode(trx, announce, deps.secrets, { propertyId, conversationId, code, at });
  const serving = await findServing(trx, propertyId);
  const isOn = serving?.activation.active === true && serving.activation.channels.includes(from.channel);
  const wish = event.settled ?? (content.kind === 'text' ? readOptOut(content.text) : null);
  const contact = await findContact(trx, propertyId, from.channel, address);
  if (wish === 'start' && contact?.optedOutAt != null) await saveOptOut(trx, conversationId, null);
  if (wish === 'stop' && contact?.optedOutAt == null)
    await optOut(trx, announce, message, { confirm: event.settled === undefined });
  const isOut = wish === 'stop' || (contact?.optedOutAt != null && wish !== 'start');
  const unseen = (content.kind === 'media' && message.attachments === null) || content.kind === 'other';
  if (unseen) await note(trx, announce, message, describeUnseen(content));
  const wordless = unseen && !(content.kind === 'media' && content.caption.trim() !== '');
  if (wordless && isOn && !isOut) await handToStaff(trx, announce, message);
  if (isOn && !isOut && !wordless) return true;
  await settleWork(trx, 'turn', message.id, at);
  return false;
}

/** What of a guest's files is kept, by what their platform calls it. */
const KEPT: Partial<Record<Extract<Content, { kind: 'media' }>['media'], AttachmentKind>> = {
  image: 'image',
  sticker: 'image',
  audio: 'audio',
  document: 'document',
};

/** The file of a message, as it stands until it is fetched; null where there is none, or it is of a kind that is not kept. */
function toUpload({ propertyId }: From, conversationId: string, { content }: Inbound, now: Date): Upload | null {
  if (content.kind !== 'media' || content.mediaId === '') return null;
  const kind = KEPT[content.media];
  if (kind === undefined) return null;
  const at = now.toISOString();
  return {
    id: newId('upload'),
    propertyId,
    conversationId,
    sender: GUEST,
    messageId: null,
    taskId: null,
    hash: null,
    kind,
    type: 'application/octet-stream',
    name: content.name === '' ? kind : cleanWords(content.name).slice(0, 200),
    bytes: 0,
    width: null,
    height: null,
    at,
    platformId: content.mediaId,
    attempts: 0,
    nextAt: at,
  };
}

function captionOf(content: Content): string {
  return content.kind === 'media' ? content.caption : '';
}

function describeUnseen(content: Extract<Content, { kind: 'media' | 'other' }>): string {
  const what = content.kind === 'media' ? content.media : content.what;
  return `The guest sent something that is not kept here (${what}). Ask them to put it into words.`;
}

/** Kept with the guest's own words, and confirmed once: by the platform where it does so itself. */
async function optOut(
  trx: Trx,
  announce: Announce,
  message: Message,
  { confirm }: { confirm: boolean },
): Promise<void> {
  const { conversationId, at, text } = message;
  await saveOptOut(trx, conversationId, { at, text });
  if (confirm) await confirmToGuest(trx, announce, message);
  await note(trx, announce, message, 'The guest wants no more messages on this channel.');
}

async function confirmToGuest(trx: Trx, announce: Announce, message: Message): Promise<void> {
  const { conversationId, at } = message;
  const confirmed = await insertMessage(
    trx,
    { id: conversationId, propertyId: message.propertyId },
    {
      author: 'system',
      ...confirmOptOut(message.language),
      replyTo: message.id,
      at,
    },
  );
  announce.guest(toGuestEvent(confirmed), { despiteOptOut: true });
  await announce.desk(message.propertyId, 'message', conversationId, { messageId: confirmed.id });
}

/** A number that is on exactly one current booking opens that one's dates and room type, and nothing else. */
async function grantByNumber(
  deps: MessagingDeps,
  trx: Trx,
  {
    propertyId,
    conversationId,
    address,
    at,
  }: { propertyId: string; conversationId: string; address: string; at: string },
): Promise<void> {
  if (!address.startsWith('+')) return;
  const [stay, ...others] = await listStaysOfPhone(trx, propertyId, {
    phone: address,
    from: at.slice(0, 10),
    limit: 2,
  });
  if (stay === undefined || others.length > 0) return;
  const held = await listGrants(trx, propertyId, conversationId, at);
  if (held.some(({ id }) => id === stay.id)) return;
  const reason = 'Writes from the number on the booking';
  await grantStay(trx, deps.secrets, {
    propertyId,
    conversationId,
    reservationId: stay.id,
    level: 'channel',
    reason,
    at,
  });
}

/** What the engine cannot read is a colleague's. */
async function handToStaff(trx: Trx, announce: Announce, { propertyId, conversationId, at }: Message): Promise<void> {
  const conversation = await findConversation(trx, propertyId, conversationId);
  if (conversation === undefined || conversation.state === 'staffed') return;
  const { department, language, assigneeId: current } = conversation;
  const to = await routeHandOff(trx, { propertyId, department, language, current, at });
  await moveConversation(trx, announce, conversation, 'handoff', { ...to, updatedAt: at });
  await announce.desk(propertyId, 'alert', conversationId, { kind: 'unreadable', ...alertFields(to) });
}

/** For staff, in English, as the engine's reasons are. */
async function note(trx: Trx, announce: Announce, about: Message, text: string, clientId?: string): Promise<void> {
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

/** A reaction asks for nothing: staff see it. */
async function noteReaction(
  deps: MessagingDeps,
  { propertyId }: From,
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

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Channel } from '../../../shared/domain/conversation.ts';
import { cleanWords } from '../../../shared/domain/text/clean-words.ts';
import { hidePrivateNumbers } from '../../../shared/domain/text/private-numbers.ts';
import type { Attachment } from '../../../shared/protocol/attachment.ts';
import type { GuestServerFrame, SendFrame } from '../../../shared/protocol/guest-frames.ts';
import { ServiceError } from '../../base/errors.ts';
import { traced } from '../../base/tracing.ts';
import { NEW_DIALOGUE } from '../../engine/types.ts';
import { giveToMessage } from '../../store/channels/uploads.ts';
import {
  type Conversation,
  findConversation,
  insertConversation,
  isErased,
} from '../../store/conversations/conversations.ts';
import { toGuestEvent } from '../../store/conversations/guest-events.ts';
import { insertMessage } from '../../store/conversations/insert-message.ts';
import { findByClientId, listNewestMessages, type Message } from '../../store/conversations/messages.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { enqueue } from '../../store/sqlite/outbox.ts';
import { findServing, type Serving } from '../../store/sqlite/serving.ts';
import { type Announce, commitAndAnnounce } from '../commit.ts';
import type { ConversationDeps } from '../deps.ts';
import { requireRoomToBegin } from '../guest/begin-limits.ts';
import type { GuestSession } from '../guest/guest-session.ts';
import { placeInRoom } from '../guest/place-in-room.ts';
import { requireConsent } from '../guest/require-consent.ts';
import { GUEST, readUnsent } from '../guest/uploads.ts';
import { detectOrKeep } from '../language/detect-language.ts';
import { rateByWords } from '../rating/rate-by-words.ts';
import { modeFor, moveConversation } from '../state.ts';
import type { Fresh } from './answer.ts';

/** A message is normally answered at once. If a crash prevents that, the sweep picks the turn up after this time. */
const TURN_GRACE_MS = 15_000;

const quickReplies = z.array(z.object({ label: z.string(), value: z.string() }));

/** The known origin of a message. */
export interface PageHints {
  locale?: string | undefined;
  pageUrl?: string | undefined;
  /** A pseudonym of the sender's network address, for limits per address. */
  addressKey?: string | undefined;
  /** Left out: the chat on the hotel's site. */
  channel?: Channel | undefined;
  /** Files that will be fetched from the channel's platform later. */
  coming?: readonly Attachment[] | undefined;
}

export type Ack = Extract<GuestServerFrame, { type: 'ack' }>;

/** A stored message, and whether it needs an answer. */
export interface Received {
  ack: Ack;
  message: Message;
  isNew: boolean;
  /** False if the message was a rating of the conversation (a bare number): there is nothing to answer. */
  isOwed: boolean;
  /** The rows read while storing it, so that answering need not read them again. */
  fresh: Fresh;
}

/**
 * Stores a guest's message once, however often it is sent, with its event and its open turn. For a new message `also`
 * runs in the same transaction. Settles after the commit. Throws `id_conflict` if the id was used for other content,
 * `bad_request` if the message is empty, `upload_unknown` for a file this guest may not send, and `store_unavailable`
 * if the caller should drop the connection so that the guest resends.
 */
export function receiveMessage(
  deps: ConversationDeps,
  session: GuestSession,
  frame: SendFrame,
  page: PageHints,
  also?: (trx: Trx, announce: Announce, message: Message) => Promise<void>,
): Promise<Received> {
  const facts = { 'property.id': session.propertyId, channel: page.channel ?? 'widget' };
  return deps.acks.storing(() =>
    traced({ name: 'receive', facts, message: ({ message }) => message.id }, () =>
      storeMessage(deps, session, frame, page, also),
    ),
  );
}

async function storeMessage(
  deps: ConversationDeps,
  session: GuestSession,
  frame: SendFrame,
  page: PageHints,
  also?: (trx: Trx, announce: Announce, message: Message) => Promise<void>,
): Promise<Received> {
  const text = hidePrivateNumbers(cleanWords(frame.text ?? ''));
  const uploads = frame.attachments ?? [];
  const { coming = [] } = page;
  requireContent(text, frame.choice, uploads.length + coming.length);
  const contentHash = hashContent(frame);
  const serving = await findServing(deps.db, session.propertyId);
  if (serving === undefined) throw new ServiceError('not_found', 'The property is gone');
  const at = deps.clock().toISOString();
  const hints = { choice: frame.choice, detected: frame.language };
  // Read before the transaction: inside it, nothing but its own queries may be awaited.
  const existing = await findConversation(deps.db, session.propertyId, session.conversationId);
  const words = text === '' ? await findChoiceWords(deps.db, session.conversationId, frame.choice) : text;
  const { code: language, isOverrun } = await detectOrKeep(deps, words, {
    conversation: existing?.language ?? undefined,
    page: page.locale ?? existing?.locale ?? undefined,
    property: serving.property.languages,
    detected: frame.language,
  });
  return commitAndAnnounce(deps, async (trx, announce) => {
    const stored = await findByClientId(trx, session.conversationId, frame.id);
    if (stored !== undefined)
      return { ...repeat(stored, contentHash, frame.id), fresh: { message: stored, serving, hints, isOverrun } };
    if (page.channel === undefined) await requireConsent(trx, session, serving);
    const conversation = await placeInRoom(trx, await admitConversation(trx, session, serving, page, at), page.pageUrl);
    if (conversation.endedAt !== null)
      throw new ServiceError('unauthorized', 'The guest ended this chat; begin a new one');
    const attachments = [...(await readUnsent(trx, uploads, { ...session, sender: GUEST })), ...coming];
    const message = await insertMessage(trx, conversation, {
      author: 'guest',
      text: words,
      language,
      clientId: frame.id,
      contentHash,
      at,
      ...(attachments.length === 0 ? {} : { attachments: JSON.stringify(attachments) }),
    });
    await giveToMessage(trx, uploads, message);
    announce.guest(toGuestEvent(message));
    await announce.desk(conversation.propertyId, 'message', conversation.id, { messageId: message.id });
    if (message.staffSeq === 1)
      announce.happened({ propertyId: message.propertyId, type: 'conversation.created', subjectId: conversation.id });
    const isOwed = page.channel === undefined || !(await rateByWords(trx, announce, conversation, message));
    if (isOwed) await beginTurn(trx, announce, conversation, { message, hints, claimedBy: deps.nodes.id });
    await also?.(trx, announce, message);
    return {
      ack: toAck(message, frame.id),
      message,
      isNew: true,
      isOwed,
      fresh: { message, serving, hints, isOverrun },
    };
  });
}

/** As `ensureConversation`, for a guest without a signed identity: throws `chats_limited` if too many chats were begun. */
export async function admitConversation(
  trx: Trx,
  session: GuestSession,
  serving: Serving,
  page: PageHints,
  at: string,
): Promise<Conversation> {
  const existing = await findConversation(trx, session.propertyId, session.conversationId);
  if (existing !== undefined) return existing;
  // Without an address the message does not come from a network but from this server itself: no limit.
  if (page.addressKey !== undefined) await requireRoomToBegin(trx, serving, page.addressKey, at);
  return ensureConversation(trx, session, { ...page, mode: modeFor(serving.activation.aiMode), at });
}

/** Finds the conversation's row, or inserts it: it does not exist before the guest does something that is stored. */
export async function ensureConversation(
  trx: Trx,
  { propertyId, conversationId }: GuestSession,
  given: PageHints & { mode: string; at: string },
): Promise<Conversation> {
  const existing = await findConversation(trx, propertyId, conversationId);
  if (existing !== undefined) return existing;
  if (await isErased(trx, conversationId)) throw new ServiceError('not_found', 'The conversation was erased');
  return insertConversation(
    trx,
    {
      id: conversationId,
      propertyId,
      channel: given.channel ?? 'widget',
      mode: given.mode,
      language: null,
      locale: given.locale ?? null,
      pageUrl: given.pageUrl ?? null,
      addressKey: given.addressKey ?? null,
      dialogue: JSON.stringify(NEW_DIALOGUE),
    },
    given.at,
  );
}

/** A new message brings a conversation back into the desk's lists: it is no longer snoozed or merged into another. */
function wake({ snoozedUntil, mergedInto }: Conversation): Partial<Conversation> {
  return {
    ...(snoozedUntil === null ? {} : { snoozedUntil: null, snoozedBy: null }),
    ...(mergedInto === null ? {} : { mergedInto: null }),
  };
}

function repeat(stored: Message, contentHash: string, clientId: string): Omit<Received, 'fresh'> {
  if (stored.contentHash !== contentHash) {
    throw new ServiceError('id_conflict', 'This id was used for a message with other content');
  }
  return { ack: { ...toAck(stored, clientId), duplicate: true }, message: stored, isNew: false, isOwed: false };
}

/** Opens the conversation and queues the answer. The node that stores a message claims its turn while it is alive. */
async function beginTurn(
  trx: Trx,
  announce: Announce,
  conversation: Conversation,
  { message, hints, claimedBy }: { message: Message; hints: Fresh['hints']; claimedBy: string | null },
): Promise<void> {
  const { at } = message;
  await moveConversation(trx, announce, { ...conversation, updatedAt: at }, 'guest_writes', wake(conversation));
  await enqueue(trx, {
    propertyId: message.propertyId,
    kind: 'turn',
    key: message.id,
    payload: { ...hints, conversationId: message.conversationId },
    at,
    runAt: new Date(Date.parse(at) + TURN_GRACE_MS).toISOString(),
    claimedBy,
  });
}

function requireContent(text: string, choice: string | undefined, files: number): void {
  if (text === '' && choice === undefined && files === 0)
    throw new ServiceError('bad_request', 'A message needs text, a file or a choice');
}

/** The label of the button the guest tapped, which is shown as the guest's own message. Empty without a choice. */
async function findChoiceWords(db: Db, conversationId: string, choice: string | undefined): Promise<string> {
  if (choice === undefined) return '';
  const newest = await listNewestMessages(db, conversationId, 10);
  const offered = newest.flatMap((message) =>
    message.quickReplies === null ? [] : readJson(quickReplies, message.quickReplies),
  );
  const label = offered.findLast((reply) => reply.value === choice)?.label ?? choice;
  return hidePrivateNumbers(cleanWords(label));
}

function toAck(message: Message, id: string): Ack {
  return { type: 'ack', id, seq: message.guestSeq ?? 0, messageId: message.id, at: message.at };
}

function hashContent({ text, choice, attachments }: SendFrame): string {
  return createHash('sha256')
    .update(JSON.stringify([text === undefined ? null : hidePrivateNumbers(text), choice ?? null, attachments ?? null]))
    .digest('hex');
}

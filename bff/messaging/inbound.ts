import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import { readNumbered } from '../channels/format.ts';
import type { ChannelEvent } from '../channels/port.ts';
import { CHANNEL_ADAPTERS } from '../channels/registry.ts';
import { findPlanPause } from '../conversation/channels/plan-pause.ts';
import type { Announce } from '../conversation/commit.ts';
import { type Received, receiveMessage } from '../conversation/turn/receive.ts';
import { cutCode } from '../links/link-secret.ts';
import { joinByCode, readLanguageByCode } from '../links/use-link.ts';
import { findContact, saveHeard } from '../store/channels/contacts.ts';
import { findLastChoices } from '../store/channels/parts.ts';
import { insertUpload, toAttachment, type Upload } from '../store/channels/uploads.ts';
import type { Conversation } from '../store/conversations/conversations.ts';
import type { Message } from '../store/conversations/messages.ts';
import type { Trx } from '../store/schema/schema.ts';
import { settleWork } from '../store/sqlite/outbox.ts';
import { findServing } from '../store/sqlite/serving.ts';
import { findOrigin, isForPerson, joinOrigin } from './answers-ours.ts';
import { heedOptOut } from './consent/heed-opt-out.ts';
import { showTerms } from './consent/terms.ts';
import type { MessagingDeps } from './deps.ts';
import type { From } from './from.ts';
import { grantByBooking } from './grant-by-booking.ts';
import { grantByNumber } from './grant-by-number.ts';
import { keepFiles, SIGNS, toUploads } from './inbound-files.ts';
import { handOverUnanswered, handToStaff, note, noteRemark } from './notes.ts';

type Inbound = Extract<ChannelEvent, { kind: 'message' }>;
type Content = Inbound['content'];

/** A message that is about to be stored, with its files and the data found for the message. */
interface IncomingMessage {
  from: From;
  event: Inbound;
  files: readonly Upload[];
  /** The number of refused files. */
  refused: number;
  /** The time of the guest's last message received before; null: none. */
  heardBefore: string | null;
  /** The conversation on the site that the message continues. */
  origin: Conversation | undefined;
}

/**
 * Stores a guest's message from a channel with its contact and its open turn, in one transaction. Repeated deliveries of a message
 * are stored once. Null if the message was stored before or needs no answer. Call this function for one message of an address at a
 * time; if another node begins the same guest's conversation at the same moment, this node continues in that conversation.
 */
export async function receiveInbound(deps: MessagingDeps, from: From, event: Inbound): Promise<Received | null> {
  try {
    return await receiveOnce(deps, from, event);
  } catch (error) {
    if (error instanceof ConversationTakenError) return receiveOnce(deps, from, event);
    throw error;
  }
}

/** Another node began the address's conversation between this node's query and this node's transaction. */
class ConversationTakenError extends Error {}

async function receiveOnce(deps: MessagingDeps, from: From, event: Inbound): Promise<Received | null> {
  const { content, address, platformId } = event;
  const { propertyId } = from;
  const contact = await findContact(deps.db, propertyId, from.channel, address);
  if (content.kind === 'reaction' || content.kind === 'remark') {
    if (contact !== undefined) await noteRemark(deps, from, contact.conversationId, event);
    return null;
  }
  const conversationId = contact?.conversationId ?? newId('conversation');
  const issuedAt = deps.clock();
  const at = issuedAt.toISOString();
  const received = await keepFiles(deps, { propertyId, conversationId, at }, event.files ?? []);
  const toFetch = toUploads({ propertyId, conversationId, at }, content);
  const files = [...toFetch.coming, ...received.kept];
  // If no file is stored at all, another note says so, and the refused files are not counted again.
  const refused = received.refused + (toFetch.coming.length > 0 ? toFetch.refused : 0);
  const origin = await findOrigin(deps.db, from, event);
  const incoming: IncomingMessage = { from, event, files, refused, heardBefore: contact?.heardAt ?? null, origin };
  const frame = files.length === 0 ? await toFrame(deps, conversationId, content) : { text: captionOf(content) };
  const session = { propertyId, conversationId, sessionId: newId('session'), issuedAt, level: 0 };
  let needsAnswer = true;
  try {
    const received = await receiveMessage(
      deps,
      session,
      { type: 'send', id: platformId, ...frame },
      {
        channel: from.channel,
        locale: await readLocale(deps, incoming, at),
        coming: files.length === 0 ? undefined : files.map(toAttachment),
      },
      async (trx, announce, message) => {
        needsAnswer = await storeMessage(deps, trx, announce, { ...incoming, message });
      },
    );
    return received.isNew && received.isOwed && needsAnswer ? received : null;
  } catch (error) {
    // The platform delivered the message again with other content: the first version stays.
    if (error instanceof ServiceError && error.code === 'id_conflict') return null;
    throw error;
  }
}

/** Finds the language of the conversation that this message continues. */
async function readLocale(
  deps: MessagingDeps,
  { from, event, origin }: IncomingMessage,
  at: string,
): Promise<string | undefined> {
  const code = readCode(from, event.content);
  if (code === null) return origin?.language ?? origin?.locale ?? undefined;
  return readLanguageByCode(deps.db, deps.secrets, { propertyId: from.propertyId, code, at });
}

/** Reads the code of the link by which the guest came from the web chat; null: none. */
function readCode({ channel }: From, content: Content): string | null {
  const { acceptsChatLinkCode } = CHANNEL_ADAPTERS[channel].capabilities;
  return acceptsChatLinkCode && content.kind === 'text' ? (cutCode(content.text)?.code ?? null) : null;
}

async function toFrame(
  deps: MessagingDeps,
  conversationId: string,
  content: Exclude<Content, { kind: 'reaction' | 'remark' }>,
): Promise<{ text: string; choice?: string }> {
  switch (content.kind) {
    case 'text': {
      const textWithCode = cutCode(content.text);
      if (textWithCode !== null) return { text: textWithCode.rest };
      const choice = readNumbered(content.text, await findLastChoices(deps.db, conversationId));
      return choice === undefined ? { text: toText(content.text) } : { text: choice.label, choice: choice.value };
    }
    case 'choice':
      return { text: toText(content.label), choice: content.value.slice(0, 256) };
    case 'location':
      return { text: `📍 ${content.name} (${content.latitude}, ${content.longitude})`.replace('  ', ' ') };
    case 'media':
      return { text: content.caption.trim() === '' ? SIGNS[kindOf(content)] : content.caption };
    case 'other':
      return { text: '❔' };
    default:
      return content satisfies never;
  }
}

/** Replaces an empty text by a sign, because a message must have text. */
function toText(text: string): string {
  return text.trim() === '' ? '❔' : text;
}

/** Stores all data that belongs to a new message. False if the message needs no answer. */
async function storeMessage(
  deps: MessagingDeps,
  trx: Trx,
  announce: Announce,
  { message, ...incoming }: IncomingMessage & { message: Message },
): Promise<boolean> {
  const { from, event, files, refused, heardBefore, origin } = incoming;
  const { propertyId, conversationId, at } = message;
  const { address, content, thread = null } = event;
  const contact = await findContact(trx, propertyId, from.channel, address);
  if (contact !== undefined && contact.conversationId !== conversationId) throw new ConversationTakenError();
  for (const file of files) await insertUpload(trx, { ...file, messageId: message.id, conversationId });
  const heardAt = event.at < at ? event.at : at;
  await saveHeard(trx, { ...from, address, conversationId, heardAt, thread });
  await grantByNumber(deps, trx, { propertyId, conversationId, address, at });
  await grantByBooking(deps, trx, from, { conversationId, booking: event.booking ?? null, at });
  const code = readCode(from, content);
  if (code !== null) await joinByCode(trx, announce, deps.secrets, { propertyId, conversationId, code, at });
  if (origin !== undefined) await joinOrigin(trx, announce, message, origin);
  const serving = await findServing(trx, propertyId);
  const isOn = serving?.activation.active === true && serving.activation.channels.includes(from.channel);
  const pause = await findPlanPause(trx, propertyId, from.channel);
  const languages = serving?.property.languages ?? [];
  const isOptedOut = await heedOptOut(trx, announce, from, { event, message, languages });
  if (serving !== undefined && isOn && !isOptedOut && pause === null)
    await showTerms(trx, announce, serving, { channel: from.channel, message, origin, wroteAt: heardAt });
  const isUnreadable = (content.kind === 'media' && message.attachments === null) || content.kind === 'other';
  if (isUnreadable) await note(trx, announce, message, describeUnreadable(content));
  if (refused > 0) await note(trx, announce, message, describeRefused(refused));
  // A late message is not sorted by its time, because later messages have already been read and answered.
  if (heardBefore !== null && event.at < heardBefore)
    await note(trx, announce, message, describeLate(event.at, serving?.property.timezone));
  const hasNoText = isUnreadable && !(content.kind === 'media' && content.caption.trim() !== '');
  // If a colleague has the guest's chat on the site, or the guest waits for one there, staff answer here too.
  const isStaffed = origin !== undefined && ['waiting', 'staffed'].includes(origin.state);
  const needsPerson = hasNoText || isStaffed || (await isForPerson(trx, announce, from, { event, message }));
  const unanswered = pause ?? (isOn ? null : describeOff(CHANNEL_ADAPTERS[from.channel].label));
  if (unanswered !== null && !isOptedOut) await handOverUnanswered(trx, announce, message, unanswered);
  if (needsPerson && isOn && !isOptedOut) await handToStaff(trx, announce, message, origin?.assigneeId ?? null);
  if (isOn && !isOptedOut && !needsPerson) return true;
  await settleWork(trx, 'turn', message.id, at);
  return false;
}

function describeOff(label: string): string {
  return `${label} is not switched on: guests are not answered there by themselves. Answer them here, or switch it on (Settings, The AI)`;
}

function kindOf({ files: [first] }: Extract<Content, { kind: 'media' }>) {
  return first?.media ?? 'document';
}

function captionOf(content: Content): string {
  if (content.kind === 'text') return content.text.trim();
  return content.kind === 'media' ? content.caption : '';
}

function describeUnreadable(content: Extract<Content, { kind: 'media' | 'other' }>): string {
  const kind = content.kind === 'media' ? kindOf(content) : content.what;
  return `The guest sent something that is not kept here (${kind}). Ask them to put it into words.`;
}

function describeRefused(count: number): string {
  return `${count} of the files that came along are not kept here: only pictures, PDFs and voice notes of at most 10 MB are, and at most ten of a message.`;
}

function describeLate(at: string, timeZone = 'UTC'): string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
    new Date(at),
  );
  return `The guest wrote this before what stands above it, on ${time}: it came late.`;
}

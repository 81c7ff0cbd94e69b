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

/** A message that is about to be stored, and what was looked up for it. */
interface Coming {
  from: From;
  event: Inbound;
  files: readonly Upload[];
  /** How many of its files were refused. */
  refused: number;
  /** The time of the guest's last message received before; null: none. */
  heardBefore: string | null;
  /** The conversation on the site that it continues. */
  origin: Conversation | undefined;
}

/**
 * Stores a guest's message from a channel, once however often it is delivered, with its contact and its open turn, in one
 * transaction. Null if it was stored before or needs no answer. Call it for one message of an address at a time; if another
 * node begins the same guest's conversation at the same moment, this one continues in that conversation.
 */
export async function receiveInbound(deps: MessagingDeps, from: From, event: Inbound): Promise<Received | null> {
  try {
    return await receiveOnce(deps, from, event);
  } catch (error) {
    if (error instanceof BegunElsewhere) return receiveOnce(deps, from, event);
    throw error;
  }
}

/** Another node has begun this address's conversation after we looked for it and before our transaction. */
class BegunElsewhere extends Error {}

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
  // If no file is stored at all, the note about that says so; do not count them again.
  const refused = received.refused + (toFetch.coming.length > 0 ? toFetch.refused : 0);
  const origin = await findOrigin(deps.db, from, event);
  const coming: Coming = { from, event, files, refused, heardBefore: contact?.heardAt ?? null, origin };
  const said = files.length === 0 ? await toFrame(deps, conversationId, content) : { text: captionOf(content) };
  const session = { propertyId, conversationId, sessionId: newId('session'), issuedAt, level: 0 };
  let isOwed = true;
  try {
    const received = await receiveMessage(
      deps,
      session,
      { type: 'send', id: platformId, ...said },
      {
        channel: from.channel,
        locale: await readLocale(deps, coming, at),
        coming: files.length === 0 ? undefined : files.map(toAttachment),
      },
      async (trx, announce, message) => {
        isOwed = await takeIn(deps, trx, announce, { ...coming, message });
      },
    );
    return received.isNew && received.isOwed && isOwed ? received : null;
  } catch (error) {
    // The platform delivered it again with other content: the first version stays.
    if (error instanceof ServiceError && error.code === 'id_conflict') return null;
    throw error;
  }
}

/** The language of the conversation that this one continues. */
async function readLocale(
  deps: MessagingDeps,
  { from, event, origin }: Coming,
  at: string,
): Promise<string | undefined> {
  const code = readCode(from, event.content);
  if (code === null) return origin?.language ?? origin?.locale ?? undefined;
  return readLanguageByCode(deps.db, deps.secrets, { propertyId: from.propertyId, code, at });
}

/** The code in the link by which the guest came from the site's chat. */
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
      return { text: content.caption.trim() === '' ? SIGNS[kindOf(content)] : content.caption };
    case 'other':
      return { text: '❔' };
    default:
      return content satisfies never;
  }
}

/** A message must have text. */
function wordsOf(text: string): string {
  return text.trim() === '' ? '❔' : text;
}

/** Stores everything that belongs to a new message. False if it needs no answer. */
async function takeIn(
  deps: MessagingDeps,
  trx: Trx,
  announce: Announce,
  { message, ...coming }: Coming & { message: Message },
): Promise<boolean> {
  const { from, event, files, refused, heardBefore, origin } = coming;
  const { propertyId, conversationId, at } = message;
  const { address, content, thread = null } = event;
  const contact = await findContact(trx, propertyId, from.channel, address);
  if (contact !== undefined && contact.conversationId !== conversationId) throw new BegunElsewhere();
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
  const isOut = await heedOptOut(trx, announce, from, { event, message, languages });
  if (serving !== undefined && isOn && !isOut && pause === null)
    await showTerms(trx, announce, serving, { channel: from.channel, message, origin, wroteAt: heardAt });
  const unseen = (content.kind === 'media' && message.attachments === null) || content.kind === 'other';
  if (unseen) await note(trx, announce, message, describeUnseen(content));
  if (refused > 0) await note(trx, announce, message, describeRefused(refused));
  // A late message is not sorted in by its time, since later ones were read and answered already.
  if (heardBefore !== null && event.at < heardBefore)
    await note(trx, announce, message, describeLate(event.at, serving?.property.timezone));
  const wordless = unseen && !(content.kind === 'media' && content.caption.trim() !== '');
  // If a colleague has the guest's chat on the site, or the guest waits for one there, staff answer here too.
  const isStaffs = origin !== undefined && ['waiting', 'staffed'].includes(origin.state);
  const isPersons = wordless || isStaffs || (await isForPerson(trx, announce, from, { event, message }));
  const unanswered = pause ?? (isOn ? null : describeOff(CHANNEL_ADAPTERS[from.channel].label));
  if (unanswered !== null && !isOut) await handOverUnanswered(trx, announce, message, unanswered);
  if (isPersons && isOn && !isOut) await handToStaff(trx, announce, message, origin?.assigneeId ?? null);
  if (isOn && !isOut && !isPersons) return true;
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

function describeUnseen(content: Extract<Content, { kind: 'media' | 'other' }>): string {
  const what = content.kind === 'media' ? kindOf(content) : content.what;
  return `The guest sent something that is not kept here (${what}). Ask them to put it into words.`;
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

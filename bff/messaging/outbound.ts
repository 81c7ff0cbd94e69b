import { SECOND_MS } from '../../shared/domain/time.ts';
import type { ChannelCapabilities, OutgoingMedia, OutgoingPart, PartContent, SendResult } from '../channels/port.ts';
import { findConnected } from '../channels/registry.ts';
import { queueOnOtherChannel } from '../conversation/channels/other-channel.ts';
import { findPlanPause } from '../conversation/channels/plan-pause.ts';
import { type Announce, commitAndAnnounce } from '../conversation/commit.ts';
import { toJpeg } from '../files/picture.ts';
import { noteChannelHealth, noteTaken } from '../store/channels/connections.ts';
import {
  askLater,
  type ChannelPart,
  findPart,
  holdParts,
  type OutgoingContent,
  postponePart,
  readContent,
  readFault,
  type SettledAs,
  settlePart,
} from '../store/channels/parts.ts';
import { findUpload, toAttachment } from '../store/channels/uploads.ts';
import { findMessage } from '../store/conversations/messages.ts';
import type { Trx } from '../store/schema/schema.ts';
import { attempt } from './attempt.ts';
import type { ChannelConnections, OpenChannel } from './connections.ts';
import type { MessagingDeps } from './deps.ts';
import { linkFile } from './file-links.ts';
import { findHindranceOf, findReach, type Reach, wasReadInChat } from './reach.ts';
import { HELD_BACK_MS, noteUndelivered } from './undelivered.ts';

const BACKOFF_MS = 2 * SECOND_MS;
const BACKOFF_MS_MAX = 300 * SECOND_MS;
const TRIES_MAX = 6;
/** The age after which a part is no longer sent. */
const PART_AGE_MS_MAX = 24 * 60 * 60 * SECOND_MS;
/** The time a platform may need until it lists an accepted message, and the pause before the platform is asked again. */
const ASKED_AFTER_MS = 10 * SECOND_MS;
const ASKED_AGAIN_MS = 60 * SECOND_MS;
const NO_OFFERS = 'The guest wants no offers on this channel: this template advertises';

/**
 * Sends one part. An attempt is counted before it is made, and repeated only if the platform has certainly not accepted the part.
 * If the platform may have accepted the part, the platform is asked; if it cannot be asked, staff are alerted and the part is not
 * sent again.
 */
export async function sendPart(
  deps: MessagingDeps,
  connections: ChannelConnections,
  part: ChannelPart,
  signal: AbortSignal,
): Promise<void> {
  const now = deps.clock();
  const contact = await findReach(deps.db, part);
  const channel = findConnected(part.channel);
  const open = channel && (await connections.open(part.propertyId, channel));
  // An attempt was begun and its outcome is unknown: the connection broke, or the server crashed.
  if (part.state === 'sending') return resolveUnknown(deps, open, { part, contact }, signal);
  if ((contact?.isFollowUp === true || part.via !== null) && (await wasReadInChat(deps.db, part)))
    return settle(deps, part, { state: 'read' });
  // The guest has withdrawn the other address.
  if (contact === undefined && part.via !== null) return settle(deps, part, { state: 'failed', reason: 'opted_out' });
  if (open === undefined || contact === undefined)
    return settle(deps, part, { state: 'failed', reason: 'not_connected' });
  const stored = readContent(part);
  const hindrance = findHindranceOf(part, contact, now);
  if (hindrance !== undefined) return settle(deps, part, { state: 'failed', reason: hindrance });
  const isPaused = channel !== undefined && (await findPlanPause(deps.db, part.propertyId, channel)) !== null;
  if (+now - Date.parse(part.createdAt) > PART_AGE_MS_MAX)
    return settle(deps, part, { state: 'failed', reason: isPaused ? 'not_allowed' : 'channel_unreachable' });
  if (isPaused) return holdBack(deps, part, now);
  if (contact.noMarketingAt !== null && (await isOffer(open, stored, signal)))
    return settle(deps, part, { state: 'failed', reason: 'opted_out', hint: NO_OFFERS });
  const content = await loadContent(deps, open, part);
  if (content === null) return settle(deps, part, { state: 'failed', reason: 'refused' });
  const { address: to, thread } = contact;
  const { id, conversationId } = part;
  const result = await attempt(deps, open.session, part, { id, to, content, thread, conversationId }, signal);
  if (result !== null) await conclude(deps, open, { ...part, attempts: part.attempts + 1 }, result);
}

/** Whether the content is a marketing template. False if the platform does not answer: the platform itself may then refuse the part. */
async function isOffer({ session }: OpenChannel, content: OutgoingContent, signal: AbortSignal): Promise<boolean> {
  if (!('template' in content)) return false;
  const { name, language } = content.template;
  const known = (await session.templates?.list(signal).catch(() => [])) ?? [];
  return known.some((one) => one.name === name && one.language === language && one.category === 'marketing');
}

/** Holds back the parts of a channel that the plan no longer includes, until a plan includes the channel. */
async function holdBack(deps: MessagingDeps, part: ChannelPart, now: Date): Promise<void> {
  const until = new Date(+now + HELD_BACK_MS).toISOString();
  await deps.writer.write((trx) => holdParts(trx, part, until));
}

/** Loads a part's files, converting pictures to JPEG if needed. Null if a file was deleted. */
async function loadContent(
  deps: MessagingDeps,
  { adapter }: OpenChannel,
  part: ChannelPart,
): Promise<PartContent | null> {
  const stored = readContent(part);
  if ('template' in stored || 'place' in stored) return stored;
  const load = (uploadId: string) => loadFile(deps, adapter.capabilities.media, part, uploadId);
  if ('file' in stored) {
    const media = await load(stored.file.uploadId);
    return media && { media };
  }
  const loaded = await Promise.all((stored.files ?? []).map(({ uploadId }) => load(uploadId)));
  const storedFiles = loaded.filter((one) => one !== null);
  return storedFiles.length < loaded.length ? null : { ...stored, files: storedFiles };
}

async function loadFile(
  deps: MessagingDeps,
  media: ChannelCapabilities['media'],
  part: ChannelPart,
  uploadId: string,
): Promise<OutgoingMedia | null> {
  const { db, files } = deps;
  const upload = await findUpload(db, uploadId);
  if (upload === undefined || upload.hash === null || media === null || !files.has(upload.hash)) return null;
  const { kind, type, name } = toAttachment(upload);
  const bytes = await files.read(upload.hash);
  const canSendAsIs = kind !== 'image' || (media.pictures.includes(type) && bytes.length <= media.pictureBytes);
  const addresses = media.byLink ? await linkFile(deps, part, uploadId, canSendAsIs ? null : media.pictureBytes) : null;
  if (canSendAsIs) return { kind, type, name, bytes, addresses };
  return { kind, type: 'image/jpeg', name, bytes: await toJpeg(bytes, media.pictureBytes), addresses };
}

/** Asks the platform whether it has accepted a part. If not, the part is sent again; if the answer is not known, it is not sent again. */
async function resolveUnknown(
  deps: MessagingDeps,
  open: OpenChannel | undefined,
  { part, contact }: { part: ChannelPart; contact: Reach | undefined },
  signal: AbortSignal,
): Promise<void> {
  const now = deps.clock();
  const isRecent = +now - Date.parse(part.createdAt) <= PART_AGE_MS_MAX;
  const giveUp = () => settle(deps, part, { state: 'unknown', reason: 'may_have_arrived' });
  if (open?.session.findAccepted === undefined || contact === undefined || !isRecent) return giveUp();
  const content = await loadContent(deps, open, part);
  if (content === null) return giveUp();
  const { id, conversationId } = part;
  const outgoing: OutgoingPart = { id, to: contact.address, content, thread: contact.thread, conversationId };
  const found = await open.session.findAccepted(outgoing, part.createdAt, signal).catch(() => null);
  const nextAt = new Date(+now + ASKED_AGAIN_MS).toISOString();
  if (found === null) return deps.writer.write((trx) => askLater(trx, part.id, nextAt));
  for (const platformId of found) {
    const known = await findPart(deps.db, part.propertyId, { partId: null, platformId });
    // The found message may be an earlier part with the same text.
    if (known === undefined || known.id === part.id) return settle(deps, part, { state: 'sent', platformId });
  }
  if (part.attempts >= TRIES_MAX) return settle(deps, part, { state: 'failed', reason: 'channel_unreachable' });
  await deps.writer.write((trx) => postponePart(trx, part, now.toISOString()));
}

async function conclude(deps: MessagingDeps, open: OpenChannel, part: ChannelPart, result: SendResult): Promise<void> {
  if (result.kind === 'unsure') {
    if (open.session.findAccepted === undefined)
      return settle(deps, part, { state: 'unknown', reason: 'may_have_arrived' });
    const nextAt = new Date(+deps.clock() + ASKED_AFTER_MS).toISOString();
    return deps.writer.write((trx) => askLater(trx, part.id, nextAt));
  }
  if (result.kind === 'sent') {
    const { platformId } = result;
    const at = deps.clock().toISOString();
    return settle(deps, part, { state: 'sent', platformId }, (trx) => noteTaken(trx, open.id, at));
  }
  const { reason, message, code, retryAfterMs, blocksConnection } = result;
  const now = deps.clock();
  const at = now.toISOString();
  deps.log.warn(
    { channel: part.channel, reason, attempts: part.attempts },
    'a message could not be sent to its guest yet',
  );
  if (blocksConnection) {
    const nextAt = new Date(+now + Math.max(HELD_BACK_MS, retryAfterMs ?? 0)).toISOString();
    await deps.writer.write(async (trx) => {
      await postponePart(trx, part, nextAt);
      await holdParts(trx, part, nextAt);
      await noteChannelHealth(trx, open.id, { code: reason, message, at });
    });
    return;
  }
  if (retryAfterMs === null || part.attempts >= TRIES_MAX)
    return settle(deps, part, { state: 'failed', reason, hint: message, code }, (trx) =>
      noteUndelivered(trx, part, result, at),
    );
  const { random = Math.random } = deps;
  const backoffMs = Math.min(BACKOFF_MS_MAX, BACKOFF_MS * 2 ** (part.attempts - 1)) * random();
  const nextAt = new Date(+now + Math.max(retryAfterMs, backoffMs)).toISOString();
  await deps.writer.write((trx) => postponePart(trx, part, nextAt));
}

/** Stores a part's state and sends it to the desks, which ring if the part was not delivered. */
async function settle(
  deps: MessagingDeps,
  part: ChannelPart,
  change: Omit<SettledAs, 'at'>,
  also?: (trx: Trx) => Promise<void>,
): Promise<void> {
  await commitAndAnnounce(deps, async (trx, announce) => {
    await settleAndAnnounce(trx, announce, part, { ...change, at: deps.clock().toISOString() });
    await also?.(trx);
  });
}

/** Stores a part's state in the caller's transaction; a failed part may be sent another way. False if the state was unchanged. */
export async function settleAndAnnounce(
  trx: Trx,
  announce: Announce,
  { id }: Pick<ChannelPart, 'id'>,
  change: SettledAs,
): Promise<boolean> {
  const settled = await settlePart(trx, id, change);
  if (settled === undefined) return false;
  const { propertyId, conversationId, messageId, state } = settled;
  await announce.desk(propertyId, 'message', conversationId, { messageId, changed: 'delivery' });
  const isSentOtherWay = state === 'failed' && (await sendOtherWay(trx, settled));
  if ((state === 'failed' || state === 'unknown') && !isSentOtherWay)
    await announce.desk(propertyId, 'alert', conversationId, { kind: 'not_delivered', department: 'front_desk' });
  return true;
}

/** Sends a failed part's message another way if possible. True if it is sent, so that staff need no alert. */
async function sendOtherWay(
  trx: Trx,
  { propertyId, messageId, channel, via, reason, at }: ChannelPart,
): Promise<boolean> {
  const message = via === null ? await findMessage(trx, propertyId, messageId) : undefined;
  return message !== undefined && queueOnOtherChannel(trx, message, { channel, reason: readFault(reason), at });
}

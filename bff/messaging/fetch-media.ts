import { ATTACHMENT_BYTES_MAX } from '../../shared/domain/attachment.ts';
import { SECOND_MS } from '../../shared/domain/time.ts';
import { ServiceError } from '../base/errors.ts';
import { ChannelError } from '../channels/port.ts';
import { findConnected } from '../channels/registry.ts';
import { type Announce, commitAndAnnounce } from '../conversation/commit.ts';
import type { KeptFile } from '../files/files.ts';
import { findContactOf } from '../store/channels/contacts.ts';
import { beginFetch, listUploadsOf, settleFetch, toAttachment, type Upload } from '../store/channels/uploads.ts';
import { saveAttachments } from '../store/conversations/message-attachments.ts';
import type { Trx } from '../store/schema/schema.ts';
import { LOST_AFTER_MS } from './attempt.ts';
import type { ChannelConnections } from './connections.ts';
import type { MessagingDeps } from './deps.ts';

const BACKOFF_MS = 5 * SECOND_MS;
const BACKOFF_MS_MAX = 60 * 60 * SECOND_MS;
/** The time for which platforms keep a guest's file: seven days. */
const PLATFORM_KEEPS_MS = 7 * 24 * 60 * 60 * SECOND_MS;
/** Errors of the file itself, for which no further attempt is made. */
const FINAL = ['unsupported_media_type', 'upload_refused', 'payload_too_large'];

/** The outcome of an attempt: the file, `gone` (no further attempt), or `later` (another attempt). */
type Fetched = KeptFile | 'gone' | 'later';

/**
 * Fetches one file of a guest from the platform and stores it. An attempt is counted before it is made; failed
 * attempts are repeated with growing pauses for seven days. Staff see a file that cannot be fetched or is refused as missing.
 */
export async function fetchUpload(
  deps: MessagingDeps,
  connections: ChannelConnections,
  upload: Upload,
  signal: AbortSignal,
): Promise<void> {
  const now = +deps.clock();
  const retryAt = new Date(now + LOST_AFTER_MS).toISOString();
  if (!(await deps.writer.write((trx) => beginFetch(trx, upload.id, retryAt)))) return;
  const fetched = await attempt(deps, connections, upload, signal);
  if (fetched === 'later' && now - Date.parse(upload.at) < PLATFORM_KEEPS_MS) {
    const { random = Math.random } = deps;
    const waitMs = Math.min(BACKOFF_MS_MAX, BACKOFF_MS * 2 ** upload.attempts) * (0.5 + random() / 2);
    await deps.writer.write((trx) => settleFetch(trx, upload.id, { nextAt: new Date(now + waitMs).toISOString() }));
    return;
  }
  await commitAndAnnounce(deps, async (trx, announce) => {
    // An erasure may have deleted the same content meanwhile: it is then fetched again.
    if (typeof fetched === 'object' && !deps.files.has(fetched.hash)) return;
    await settle(trx, announce, upload, typeof fetched === 'object' ? fetched : {});
  });
}

async function attempt(
  deps: MessagingDeps,
  connections: ChannelConnections,
  { propertyId, conversationId, platformId, name }: Upload,
  signal: AbortSignal,
): Promise<Fetched> {
  const contact = await findContactOf(deps.db, conversationId ?? '');
  const channel = findConnected(contact?.channel ?? '');
  const open = channel === undefined ? undefined : await connections.open(propertyId, channel);
  if (open === undefined || platformId === null) return 'later'; // The channel may have been connected again.
  const { session } = open;
  if (session.fetchMedia === undefined) return 'gone';
  try {
    const bytes = await session.fetchMedia(platformId, ATTACHMENT_BYTES_MAX, signal);
    return bytes === null ? 'gone' : await deps.files.take(bytes, name);
  } catch (error) {
    const isKnown = error instanceof ServiceError || error instanceof ChannelError;
    deps.log.warn({ err: error }, 'a guest’s file could not be fetched yet');
    if (!isKnown) throw error;
    return FINAL.includes(error.code) ? 'gone' : 'later';
  }
}

async function settle(trx: Trx, announce: Announce, { id }: Upload, kept: Partial<KeptFile>): Promise<void> {
  const settled = await settleFetch(trx, id, { ...kept, nextAt: null });
  if (settled === undefined || settled.messageId === null) return;
  const { propertyId, conversationId, messageId } = settled;
  await saveAttachments(trx, messageId, (await listUploadsOf(trx, messageId)).map(toAttachment));
  await announce.desk(propertyId, 'message', conversationId, { messageId, changed: 'attachments' });
}

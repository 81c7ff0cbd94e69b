import type { Attachment } from '../../../shared/protocol/attachment.ts';
import { ServiceError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import {
  countUnsentBytes,
  findUploads,
  hasUnusedFiles,
  insertUpload,
  takeUnusedFiles,
  toAttachment,
  type Upload,
} from '../../store/channels/uploads.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { findServing } from '../../store/sqlite/serving.ts';
import type { ConversationDeps } from '../deps.ts';
import { requireConsent } from './require-consent.ts';

/** The sender of guests' files. */
export const GUEST = 'guest';
/** The total size of files that a property's guests may upload without sending them. Unsent files are deleted within an hour. */
const UNSENT_BYTES_MAX = 512 * 1_024 * 1_024;

type Deps = Pick<ConversationDeps, 'db' | 'writer' | 'clock' | 'files'>;

/** The uploader of a file: the guest of a conversation, or a colleague or program of a property. */
export interface Sender {
  propertyId: string;
  conversationId: string | null;
  sender: string;
}

/**
 * Stores an uploaded file until it is sent; unsent files are deleted within the hour. Throws as `Files.take` does, and for
 * guests `consent_required`, or `overloaded` if too many unsent files are stored.
 */
export async function keepUpload(
  deps: Deps,
  from: Sender,
  given: { bytes: Uint8Array; name: string },
): Promise<Attachment> {
  if (from.sender === GUEST) await admitGuest(deps, from);
  for (;;) {
    const { hash, ...kept } = await deps.files.take(given.bytes, given.name);
    const upload: Upload = {
      ...from,
      ...kept,
      hash,
      id: newId('upload'),
      messageId: null,
      taskId: null,
      at: deps.clock().toISOString(),
      platformId: null,
      attempts: 0,
      nextAt: null,
    };
    const isKept = await deps.writer.write(async (trx) => {
      // An erasure may have deleted the same content meanwhile, in a transaction too.
      if (!deps.files.has(hash)) return false;
      await insertUpload(trx, upload);
      return true;
    });
    if (isKept) return toAttachment(upload);
  }
}

async function admitGuest({ db }: Deps, { propertyId, conversationId }: Sender): Promise<void> {
  const serving = await findServing(db, propertyId);
  if (serving === undefined || conversationId === null) throw new ServiceError('not_found', 'The property is gone');
  await requireConsent(db, { conversationId }, serving);
  if ((await countUnsentBytes(db, propertyId)) > UNSENT_BYTES_MAX)
    throw new ServiceError('overloaded', 'Too many files were not sent yet; try again later', {
      retryAfterMs: 600_000,
    });
}

/** Reads files that are about to be sent. Throws `upload_unknown` if one is somebody else's, already sent, or deleted. */
export async function readUnsent(trx: Trx, ids: readonly string[], of: Sender): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  const uploadsById = new Map((await findUploads(trx, of.propertyId, ids)).map((upload) => [upload.id, upload]));
  const unsent = ids.map((id) => {
    const upload = uploadsById.get(id);
    const isTheirs =
      upload?.sender === of.sender && (of.sender !== GUEST || upload.conversationId === of.conversationId);
    if (upload === undefined || !isTheirs || upload.messageId !== null || upload.taskId !== null)
      throw new ServiceError(
        'upload_unknown',
        `attachments: ${id} is not a file of yours that waits to be sent; upload it again`,
      );
    return toAttachment(upload);
  });
  if (new Set(ids).size !== ids.length)
    throw new ServiceError('upload_unknown', 'attachments: each file is sent once; upload it again to send it twice');
  return unsent;
}

/** Deletes files from disk that no row refers to. Files left by a crash are found at the next run. */
export async function removeUnusedFiles({
  db,
  writer,
  files,
}: Pick<ConversationDeps, 'db' | 'writer' | 'files'>): Promise<void> {
  if (!(await hasUnusedFiles(db))) return;
  // In a transaction, so that no new row can refer to a file between the check and its deletion.
  await writer.write(async (trx) => {
    for (const hash of await takeUnusedFiles(trx)) files.remove(hash);
  });
}

import { ATTACHMENTS_PER_MESSAGE_MAX, type AttachmentKind } from '../../shared/domain/attachment.ts';
import { cleanWords } from '../../shared/domain/text/clean-words.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import type { ChannelEvent, ReceivedFile, SentFile } from '../channels/port.ts';
import { GUEST } from '../conversation/guest/uploads.ts';
import type { KeptFile } from '../files/files.ts';
import type { Upload } from '../store/channels/uploads.ts';
import type { MessagingDeps } from './deps.ts';

type Content = Extract<ChannelEvent, { kind: 'message' }>['content'];
type Place = Pick<Upload, 'propertyId' | 'conversationId' | 'at'>;

/** The text of a message that consists of a file only. */
export const SIGNS: Record<SentFile['media'], string> = {
  image: '🖼️',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  sticker: '🏷️',
};

/** The kinds of guests' files that are stored, by the platform's media type. */
const STORED_KINDS: Partial<Record<SentFile['media'], AttachmentKind>> = {
  image: 'image',
  sticker: 'image',
  audio: 'audio',
  document: 'document',
};

/**
 * Makes the upload rows of a message's files that are fetched later. `refused`: the number of files that are of a kind that is not
 * stored, or over the limit per message.
 */
export function toUploads(place: Place, content: Content): { coming: Upload[]; refused: number } {
  const files = content.kind === 'media' ? content.files : [];
  const uploads = files.flatMap(({ media, mediaId, name }): Upload[] => {
    const kind = mediaId === '' ? undefined : STORED_KINDS[media];
    if (kind === undefined) return [];
    const displayName = name === '' ? kind : cleanWords(name).slice(0, 200);
    return [{ ...newUploadRow(place), kind, name: displayName, platformId: mediaId, nextAt: place.at }];
  });
  const coming = uploads.slice(0, ATTACHMENTS_PER_MESSAGE_MAX);
  return { coming, refused: files.length - coming.length };
}

/**
 * Checks and stores the files that came with a message. `refused`: the number of files that failed the check or
 * were over the limit. Throws if the files cannot be checked now; the platform then sends the message again.
 */
export async function keepFiles(
  { files: shelf }: Pick<MessagingDeps, 'files'>,
  place: Place,
  files: readonly ReceivedFile[],
): Promise<{ kept: Upload[]; refused: number }> {
  const uploads: Upload[] = [];
  for (const { bytes, name } of files) {
    if (uploads.length === ATTACHMENTS_PER_MESSAGE_MAX) break;
    const file: KeptFile | null = await shelf
      .take(bytes, name === '' ? 'file' : cleanWords(name).slice(0, 200))
      .catch(refuse);
    if (file !== null) uploads.push({ ...newUploadRow(place), ...file });
  }
  return { kept: uploads, refused: files.length - uploads.length };
}

/** Errors of the file itself, for which no further attempt is made. */
const FINAL = ['unsupported_media_type', 'upload_refused', 'payload_too_large'];

function refuse(error: unknown): null {
  if (error instanceof ServiceError && FINAL.includes(error.code)) return null;
  throw error;
}

function newUploadRow({ propertyId, conversationId, at }: Place): Upload {
  return {
    id: newId('upload'),
    propertyId,
    conversationId,
    sender: GUEST,
    messageId: null,
    taskId: null,
    hash: null,
    kind: 'document',
    type: 'application/octet-stream',
    name: '',
    bytes: 0,
    width: null,
    height: null,
    at,
    platformId: null,
    attempts: 0,
    nextAt: null,
  };
}

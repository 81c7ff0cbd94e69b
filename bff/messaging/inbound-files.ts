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

/** What stands in a message's place where it has no words. */
export const SIGNS: Record<SentFile['media'], string> = {
  image: '🖼️',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  sticker: '🏷️',
};

/** What of a guest's files is kept, by what their platform calls it. */
const KEPT: Partial<Record<SentFile['media'], AttachmentKind>> = {
  image: 'image',
  sticker: 'image',
  audio: 'audio',
  document: 'document',
};

/**
 * The files of a message, as they stand until they are fetched. `refused`: how many are of a kind that is not kept, or more than a
 * message may have.
 */
export function toUploads(place: Place, content: Content): { coming: Upload[]; refused: number } {
  const files = content.kind === 'media' ? content.files : [];
  const fit = files.flatMap(({ media, mediaId, name }): Upload[] => {
    const kind = mediaId === '' ? undefined : KEPT[media];
    if (kind === undefined) return [];
    const shown = name === '' ? kind : cleanWords(name).slice(0, 200);
    return [{ ...bare(place), kind, name: shown, platformId: mediaId, nextAt: place.at }];
  });
  const coming = fit.slice(0, ATTACHMENTS_PER_MESSAGE_MAX);
  return { coming, refused: files.length - coming.length };
}

/**
 * Keeps the files that came with a message, each looked at as any other. `refused`: how many may not be let in, or are more than a
 * message may have. Throws where they cannot be looked at now: the message is then told again.
 */
export async function keepFiles(
  { files: shelf }: Pick<MessagingDeps, 'files'>,
  place: Place,
  files: readonly ReceivedFile[],
): Promise<{ kept: Upload[]; refused: number }> {
  const kept: Upload[] = [];
  for (const { bytes, name } of files) {
    if (kept.length === ATTACHMENTS_PER_MESSAGE_MAX) break;
    const taken: KeptFile | null = await shelf
      .take(bytes, name === '' ? 'file' : cleanWords(name).slice(0, 200))
      .catch(refuse);
    if (taken !== null) kept.push({ ...bare(place), ...taken });
  }
  return { kept, refused: files.length - kept.length };
}

/** What is wrong with the file itself says the same at the next try. */
const FINAL = ['unsupported_media_type', 'upload_refused', 'payload_too_large'];

function refuse(error: unknown): null {
  if (error instanceof ServiceError && FINAL.includes(error.code)) return null;
  throw error;
}

function bare({ propertyId, conversationId, at }: Place): Upload {
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

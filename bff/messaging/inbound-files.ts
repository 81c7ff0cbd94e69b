import type { AttachmentKind } from '../../shared/domain/attachment.ts';
import { cleanWords } from '../../shared/domain/clean-words.ts';
import { ServiceError } from '../base/errors.ts';
import { newId } from '../base/ids.ts';
import type { ChannelEvent, ReceivedFile } from '../channels/port.ts';
import { GUEST } from '../conversation/uploads.ts';
import type { KeptFile } from '../files/files.ts';
import type { Upload } from '../store/uploads.ts';
import type { MessagingDeps } from './deps.ts';

type Content = Extract<ChannelEvent, { kind: 'message' }>['content'];
type Place = Pick<Upload, 'propertyId' | 'conversationId' | 'at'>;

/** What stands in a message's place where it has no words. */
export const SIGNS: Record<Extract<Content, { kind: 'media' }>['media'], string> = {
  image: '🖼️',
  video: '🎬',
  audio: '🎤',
  document: '📄',
  sticker: '🏷️',
};

/** What of a guest's files is kept, by what their platform calls it. */
const KEPT: Partial<Record<Extract<Content, { kind: 'media' }>['media'], AttachmentKind>> = {
  image: 'image',
  sticker: 'image',
  audio: 'audio',
  document: 'document',
};

/** The file of a message, as it stands until it is fetched; null where there is none, or it is of a kind that is not kept. */
export function toUpload(place: Place, content: Content): Upload | null {
  if (content.kind !== 'media' || content.mediaId === '') return null;
  const kind = KEPT[content.media];
  if (kind === undefined) return null;
  return {
    ...bare(place),
    kind,
    type: 'application/octet-stream',
    name: content.name === '' ? kind : cleanWords(content.name).slice(0, 200),
    platformId: content.mediaId,
    nextAt: place.at,
  };
}

/**
 * Keeps the files that came with a message, each looked at as any other. `refused`: how many may not be let in. Throws where they
 * cannot be looked at now: the message is then told again.
 */
export async function keepFiles(
  { files: shelf }: Pick<MessagingDeps, 'files'>,
  place: Place,
  files: readonly ReceivedFile[],
): Promise<{ kept: Upload[]; refused: number }> {
  const kept: Upload[] = [];
  for (const { bytes, name } of files) {
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

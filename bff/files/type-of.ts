import { type AttachmentType, isAttachmentType } from '../../shared/domain/attachment.ts';
import { ServiceError } from '../base/errors.ts';

/** Other names of the same types. A video container without a video track is a voice note. */
const SAME: Record<string, AttachmentType> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/mp4': 'audio/mp4',
  'video/webm': 'audio/webm',
};
const TRACKS_BYTES = 64 * 1_024;

/** The type of a file by its content; the sender's claim is ignored. Throws `unsupported_media_type` with the accepted types. */
export async function typeOf(bytes: Uint8Array): Promise<AttachmentType> {
  const { fileTypeFromBuffer } = await import('file-type'); // Loaded with the first file.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined); // Truncated, so the type cannot be detected.
  const [mime = ''] = (found?.mime ?? '').split(';');
  const type = isAttachmentType(mime) ? mime : SAME[mime];
  if (type === undefined || (mime.startsWith('video/') && hasFilm(bytes))) throw refuse(mime);
  return type;
}

function refuse(mime: string): ServiceError {
  const description = /^image\/hei[cf]/.test(mime) ? 'A HEIC picture' : mime === '' ? 'This' : `A file of ${mime}`;
  return new ServiceError(
    'unsupported_media_type',
    `${description} is not taken: send a picture (JPEG, PNG, WebP, GIF), a PDF or a voice note (MP3, M4A, OGG, WebM, AAC, AMR, WAV)`,
  );
}

/** Whether a container has a video track. In MP4 each track names its handler, in WebM its codec. */
function hasFilm(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = buffer.indexOf('hdlr'); at !== -1; at = buffer.indexOf('hdlr', at + 4))
    if (buffer.toString('latin1', at + 12, at + 16) === 'vide') return true;
  const tracks = buffer.subarray(0, TRACKS_BYTES);
  return ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG'].some((codec) => tracks.includes(codec));
}

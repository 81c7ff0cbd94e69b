import { type AttachmentType, isAttachmentType } from '../../shared/domain/attachment.ts';
import { ServiceError } from '../base/errors.ts';

/** What the same thing is called elsewhere. A container of film is a voice note where no pictures are in it. */
const SAME: Record<string, AttachmentType> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/opus': 'audio/ogg',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/mp4': 'audio/mp4',
  'video/webm': 'audio/webm',
};
const TRACKS_BYTES = 64 * 1_024;

/**
 * What a file is, by its content; what its sender calls it counts for nothing. Throws `unsupported_media_type`, which says
 * what is taken instead.
 */
export async function typeOf(bytes: Uint8Array): Promise<AttachmentType> {
  const { fileTypeFromBuffer } = await import('file-type'); // with the first file
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined); // cut off in the middle: it is nothing that we know
  const [mime = ''] = (found?.mime ?? '').split(';');
  const type = isAttachmentType(mime) ? mime : SAME[mime];
  if (type === undefined || (mime.startsWith('video/') && hasFilm(bytes))) throw refuse(mime);
  return type;
}

function refuse(mime: string): ServiceError {
  const what = /^image\/hei[cf]/.test(mime) ? 'A HEIC picture' : mime === '' ? 'This' : `A file of ${mime}`;
  return new ServiceError(
    'unsupported_media_type',
    `${what} is not taken: send a picture (JPEG, PNG, WebP, GIF), a PDF or a voice note (MP3, M4A, OGG, WebM, AAC, AMR, WAV)`,
  );
}

/** Whether a container has a video track. MP4 names each track's handler, WebM its codec. */
function hasFilm(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = buffer.indexOf('hdlr'); at !== -1; at = buffer.indexOf('hdlr', at + 4))
    if (buffer.toString('latin1', at + 12, at + 16) === 'vide') return true;
  const tracks = buffer.subarray(0, TRACKS_BYTES);
  return ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG'].some((codec) => tracks.includes(codec));
}

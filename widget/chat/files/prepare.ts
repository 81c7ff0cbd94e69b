import { type FileFault, type FileLimits, kindOf, type LocalFile } from './local-file.ts';

/** Longest side of an uploaded picture: larger ones are scaled down, because hotel networks are often slow. */
const SIDE_PIXELS_MAX = 2_560;
const SMALL_BYTES = 1_000_000;
const JPEG_QUALITY = 0.85;
/** MIME types that some platforms name differently. */
const SAME: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
};

/** Checks a file's type and size and scales large pictures down. The server checks again. */
export async function prepare(file: File, limits: FileLimits): Promise<LocalFile | FileFault> {
  const [given = ''] = file.type.toLowerCase().split(';');
  const type = SAME[given] ?? given;
  const kind = kindOf(type);
  const isTaken = limits.types.includes(type);
  const smaller =
    kind === 'image' && (!isTaken || file.size > SMALL_BYTES) && type !== 'image/gif' ? await shrink(file) : null;
  if (smaller !== null) return { kind, name: file.name.replace(/\.\w+$/, '.jpg'), blob: smaller };
  if (!isTaken) return 'wrong_type';
  return file.size > limits.bytes ? 'too_large' : { kind, name: file.name, blob: file };
}

/** A smaller JPEG; null when this browser cannot read the picture. */
async function shrink(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, SIDE_PIXELS_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

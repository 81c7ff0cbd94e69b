import type { Sharp } from 'sharp';
import type { AttachmentType } from '../../shared/domain/attachment.ts';
import { ServiceError } from '../base/errors.ts';

/** Larger pictures are scaled down, because no screen shows more. */
const SIDE_PIXELS_MAX = 2_560;
/** As many as a good phone's camera has. A picture that claims more is an attack on the memory. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 20;
const WAITING_MAX = 20;
const JPEG_QUALITY = 84;

/** A re-encoded picture, without its place of recording and other hidden data. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Loaded with the first picture, because libvips takes a tenth of the server's start. */
const loadSharp = async () => (await import('sharp')).default;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Decodes a picture and encodes it again in its own type, upright, with sides of at most 2,560 pixels. Runs in sharp's own
 * threads, one picture at a time. Throws `upload_refused` if it cannot be read, and `overloaded` if too many wait.
 */
export async function redraw(bytes: Uint8Array, type: AttachmentType): Promise<Picture> {
  if (waiting >= WAITING_MAX)
    throw new ServiceError('overloaded', 'Too many pictures at once', { retryAfterMs: 5_000 });
  waiting += 1;
  const mine = last.then(() => draw(bytes, type));
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

async function draw(bytes: Uint8Array, type: AttachmentType): Promise<Picture> {
  const sharp = await loadSharp();
  const isMoving = type === 'image/gif' || type === 'image/webp';
  const side = { width: SIDE_PIXELS_MAX, height: SIDE_PIXELS_MAX };
  const drawn = sharp(bytes, { animated: isMoving, limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS_MAX });
  try {
    const { data, info } = await encode(drawn, type).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (cause) {
    throw new ServiceError('upload_refused', 'The picture cannot be read: save it again, or send another', { cause });
  }
}

function encode(drawn: Sharp, type: AttachmentType): Sharp {
  if (type === 'image/png') return drawn.png();
  if (type === 'image/webp') return drawn.webp();
  if (type === 'image/gif') return drawn.gif();
  return drawn.jpeg({ quality: JPEG_QUALITY });
}

/** Converts a picture to a JPEG of at most this many bytes, for platforms that accept no other type. */
export async function toJpeg(bytes: Uint8Array, bytesMax: number): Promise<Buffer> {
  const sharp = await loadSharp();
  for (const side of [SIDE_PIXELS_MAX, 1_600, 800]) {
    const jpeg = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: JPEG_QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer();
    if (jpeg.length <= bytesMax) return jpeg;
  }
  throw new Error('The picture cannot be made small enough');
}

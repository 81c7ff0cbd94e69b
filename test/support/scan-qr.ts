import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** What a phone's camera reads from a code on the screen. Throws where it can read none. */
export async function scanQr(shown: Locator): Promise<string> {
  return readQr(await shown.screenshot({ type: 'png' }));
}

/** What a QR code says, from a picture or a drawing of it. Throws where it can be read by nobody. */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).flatten({ background: '#ffffff' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  // Its types are of a CommonJS module, its default export as well.
  const scan = typeof jsqr === 'function' ? jsqr : jsqr.default;
  const read = scan(new Uint8ClampedArray(data), info.width, info.height);
  if (read === null) throw new Error('There is no QR code to be read');
  return read.data;
}

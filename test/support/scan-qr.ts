import jsqr from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** Reads the QR code that the element shows. Throws if it cannot be read. */
export async function scanQr(element: Locator): Promise<string> {
  return readQr(await element.screenshot({ type: 'png' }));
}

/** Reads the QR code of a picture. Throws if it cannot be read. */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).flatten({ background: '#ffffff' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  // The types describe a CommonJS module, so the default export may be wrapped.
  const scan = typeof jsqr === 'function' ? jsqr : jsqr.default;
  const result = scan(new Uint8ClampedArray(data), info.width, info.height);
  if (result === null) throw new Error('There is no QR code to be read');
  return result.data;
}

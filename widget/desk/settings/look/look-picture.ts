/** The chat shows pictures no larger than this, so larger ones are scaled down. */
const SIDE_PX_MAX = 320;
const QUALITY = 0.9;

/**
 * Prepares a picture for upload: scales it down and drops the camera's metadata. Rejects if the browser cannot read the
 * picture.
 */
export async function readPicture(file: Blob): Promise<{ type: 'image/png' | 'image/webp'; data: string }> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, SIDE_PX_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const url = canvas.toDataURL('image/webp', QUALITY); // Browsers without WebP support produce PNG.
  const type = url.startsWith('data:image/webp') ? 'image/webp' : 'image/png';
  return { type, data: url.slice(url.indexOf(',') + 1) };
}

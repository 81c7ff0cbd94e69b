import { createHash, timingSafeEqual } from 'node:crypto';

/** Are they the same? How long the answer takes tells nothing of where they differ. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

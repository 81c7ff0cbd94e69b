import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the secrets are equal. Compares them in constant time. */
export function isSameSecret(candidate: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return candidate !== undefined && timingSafeEqual(digest(candidate), digest(expected));
}

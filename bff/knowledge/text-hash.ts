import { createHash } from 'node:crypto';

const HASH_LETTERS = 16;

/** By it a translation knows the words it was made of: another one by now, and it is outdated. */
export function textHash({ question, text }: { question: string; text: string }): string {
  return createHash('sha256').update(`${question}\n\0${text}`).digest('base64url').slice(0, HASH_LETTERS);
}

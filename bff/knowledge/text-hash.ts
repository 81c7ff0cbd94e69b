import { createHash } from 'node:crypto';

const HASH_LETTERS = 16;

/** A hash of an entry's text. A translation stores it to detect that the text has changed. */
export function textHash({ question, text }: { question: string; text: string }): string {
  return createHash('sha256').update(`${question}\n\0${text}`).digest('base64url').slice(0, HASH_LETTERS);
}

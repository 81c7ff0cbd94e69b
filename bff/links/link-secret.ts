import { randomInt } from 'node:crypto';
import type { LinkPurpose } from '../../shared/domain/conversation.ts';
import { newToken, type Secrets } from '../base/secrets/secrets.ts';
import type { LinkKey } from '../store/conversations/conversation-links.ts';

/** Crockford's base 32, without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;
const CODE = new RegExp(`\\s*\\bSC-([${LETTERS}]{${HALF}})-([${LETTERS}]{${HALF}})\\b\\s*`, 'i');

/**
 * Makes the secret of a link: 256 random bits in an address. A code in a message must be short enough to type: 50 bits,
 * which is enough because it is valid for a quarter of an hour and each attempt needs a message.
 */
export function newLinkSecret(purpose: LinkPurpose): string {
  if (purpose === 'resume') return newToken();
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `SC-${half()}-${half()}`;
}

/** The key under which a link is stored. Nobody can make a link from it. */
export function linkKey(secrets: Secrets, propertyId: string, purpose: LinkPurpose, secret: string): LinkKey {
  return { propertyId, purpose, tokenHash: secrets.sign('conversation-link', `${propertyId} ${purpose} ${secret}`) };
}

/** Removes the code from a message; null if there is none. A message without other words becomes a wave. */
export function cutCode(text: string): { code: string; rest: string } | null {
  const [whole, ...halves] = CODE.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.replace(whole, ' ').trim();
  return { code: `SC-${halves.join('-').toUpperCase()}`, rest: rest === '' ? '👋' : rest };
}

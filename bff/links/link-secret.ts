import { randomInt } from 'node:crypto';
import type { LinkPurpose } from '../../shared/domain/conversation.ts';
import { newToken, type Secrets } from '../base/secrets/secrets.ts';
import type { LinkKey } from '../store/conversations/conversation-links.ts';

/** Crockford's base 32: no letter that is read as a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;
const CODE = new RegExp(`\\s*\\bSC-([${LETTERS}]{${HALF}})-([${LETTERS}]{${HALF}})\\b\\s*`, 'i');

/**
 * What makes a link the guest's: 256 random bits in an address. A message can carry what people see and may type: 50 bits,
 * which stand for a quarter of an hour and are tried one message at a time.
 */
export function newLinkSecret(purpose: LinkPurpose): string {
  if (purpose === 'resume') return newToken();
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `SC-${half()}-${half()}`;
}

/** What is stored of a link and looked up by it; nobody who reads the store makes a link of that. */
export function linkKey(secrets: Secrets, propertyId: string, purpose: LinkPurpose, secret: string): LinkKey {
  return { propertyId, purpose, tokenHash: secrets.sign('conversation-link', `${propertyId} ${purpose} ${secret}`) };
}

/** A message without the code that it brings; null: it brings none. What has no other words waves. */
export function cutCode(text: string): { code: string; rest: string } | null {
  const [whole, ...halves] = CODE.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.replace(whole, ' ').trim();
  return { code: `SC-${halves.join('-').toUpperCase()}`, rest: rest === '' ? '👋' : rest };
}

import { createHash } from 'node:crypto';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { LinkUser } from '../store/channels/file-links.ts';

/** 132 bits: a short address is cheaper by SMS, and this one is guessed by nobody. */
const TOKEN_CHARACTERS = 22;

/** The secret of a link to a file: the same one each time a part is tried, so that what was sent can be found again. */
export function fileLinkToken(secrets: Pick<Secrets, 'sign'>, partId: string, user: LinkUser): string {
  return secrets.sign('file-link', `${partId} ${user}`).slice(0, TOKEN_CHARACTERS);
}

/** What is stored of it; nobody who reads the store makes a link of that. */
export function fileLinkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

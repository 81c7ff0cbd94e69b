import { createHash } from 'node:crypto';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { LinkUser } from '../store/channels/file-links.ts';

/** 132 bits: too many to guess, and short, because long addresses cost more by SMS. */
const TOKEN_CHARACTERS = 22;

/** The secret of a link to a file. It is the same at each attempt to send a part, so that a sent part can be recognised. */
export function fileLinkToken(secrets: Pick<Secrets, 'sign'>, partId: string, user: LinkUser): string {
  return secrets.sign('file-link', `${partId} ${user}`).slice(0, TOKEN_CHARACTERS);
}

/** The stored hash of the secret. Nobody can make a link from it. */
export function fileLinkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

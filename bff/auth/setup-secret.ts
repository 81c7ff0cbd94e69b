import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { equalInConstantTime } from '../base/secrets/secrets.ts';

/** Whoever starts a server makes its first account within this time, or starts it again. */
const VALID_MS = 30 * 60 * 1_000;
const BYTES = 16;

/** What the first account is made with on a server that strangers reach too. Kept in memory alone. */
export interface SetupSecret {
  text: string;
  endsAt: Date;
}

/** `text`: the one that other nodes of the same store show too; left out, a new one. */
export function newSetupSecret(now: Date, text: string = randomBytes(BYTES).toString('hex')): SetupSecret {
  return { text, endsAt: new Date(+now + VALID_MS) };
}

export type SetupSecretFault = 'required' | 'wrong' | 'expired';

/** What is wrong with a secret that was given; null where nothing is. */
export function findSecretFault(secret: SetupSecret, given: string | undefined, now: Date): SetupSecretFault | null {
  if (given === undefined) return 'required';
  if (!equalInConstantTime(given.trim(), secret.text)) return 'wrong';
  return now > secret.endsAt ? 'expired' : null;
}

/** Do others than this machine reach the server: by the address it listens on, or by one that leads to it? */
export function isReachedByOthers({ host, baseUrl }: { host: string; baseUrl: string | null }): boolean {
  return !isLoopback(host) || (baseUrl !== null && !isLoopback(new URL(baseUrl).hostname));
}

function isLoopback(host: string): boolean {
  const bare = host.replaceAll(/[[\]]/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

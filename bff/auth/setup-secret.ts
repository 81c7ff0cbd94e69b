import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { equalInConstantTime } from '../base/secrets/secrets.ts';

/** The secret expires this long after the server's start. */
const VALID_MS = 30 * 60 * 1_000;
const BYTES = 16;

/** The secret needed to make the first account on a publicly reachable server. Kept in memory only. */
export interface SetupSecret {
  text: string;
  endsAt: Date;
}

/** `text`: shared by all nodes of the store; left out: a new one. */
export function newSetupSecret(now: Date, text: string = randomBytes(BYTES).toString('hex')): SetupSecret {
  return { text, endsAt: new Date(+now + VALID_MS) };
}

export type SetupSecretFault = 'required' | 'wrong' | 'expired';

/** What is wrong with a given secret; null if it is right. */
export function findSecretFault(secret: SetupSecret, given: string | undefined, now: Date): SetupSecretFault | null {
  if (given === undefined) return 'required';
  if (!equalInConstantTime(given.trim(), secret.text)) return 'wrong';
  return now > secret.endsAt ? 'expired' : null;
}

/** Whether other machines can reach the server, by its listening address or its base URL. */
export function isReachedByOthers({ host, baseUrl }: { host: string; baseUrl: string | null }): boolean {
  return !isLoopback(host) || (baseUrl !== null && !isLoopback(new URL(baseUrl).hostname));
}

function isLoopback(host: string): boolean {
  const bare = host.replaceAll(/[[\]]/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** This file lies beside the store from its first account on. */
const FILE = 'claimed';

/**
 * Whether an account was ever created in this data folder. The store cannot answer that itself: an emptied or lost store looks
 * like a new one, and the next visitor would become its owner.
 */
export function isClaimed(dataDir: string): boolean {
  return existsSync(join(dataDir, FILE));
}

/** When the first account was made or first seen; null if there was none. */
export function claimedAt(dataDir: string): string | null {
  return isClaimed(dataDir) ? readFileSync(join(dataDir, FILE), 'utf8').trim() : null;
}

/** Notes that this folder has an owner. Does nothing the second time. */
export function claim(dataDir: string, now: Date): void {
  if (!isClaimed(dataDir)) writeFileSync(join(dataDir, FILE), `${now.toISOString()}\n`, { mode: 0o600 });
}

/** Tells the operator that the store lost its accounts, and what to do. */
export function describeEmptiedStore(dataDir: string): string {
  const since = claimedAt(dataDir) ?? '';
  return `The store holds no account, but one was made here (${since}): registration stays closed, so that no stranger becomes the owner. Put the data back: service-chat restore FILE. To begin again on purpose, delete ${join(dataDir, FILE)}`;
}

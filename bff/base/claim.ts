import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands beside the store from its first account on. */
const FILE = 'claimed';

/**
 * Was an account ever made in this data folder? The store cannot say it of itself: one that was emptied or lost looks like
 * a new one, and would take the next visitor for its owner.
 */
export function isClaimed(dataDir: string): boolean {
  return existsSync(join(dataDir, FILE));
}

/** When the first account was made, or first seen; null where there was none. */
export function claimedAt(dataDir: string): string | null {
  return isClaimed(dataDir) ? readFileSync(join(dataDir, FILE), 'utf8').trim() : null;
}

/** Notes, once, that this folder has an owner. */
export function claim(dataDir: string, now: Date): void {
  if (!isClaimed(dataDir)) writeFileSync(join(dataDir, FILE), `${now.toISOString()}\n`, { mode: 0o600 });
}

/** What whoever runs the server reads where the store lost its accounts. */
export function emptiedWords(dataDir: string): string {
  const since = claimedAt(dataDir) ?? '';
  return `The store holds no account, but one was made here (${since}): registration stays closed, so that no stranger becomes the owner. Put the data back: service-chat restore FILE. To begin again on purpose, delete ${join(dataDir, FILE)}`;
}

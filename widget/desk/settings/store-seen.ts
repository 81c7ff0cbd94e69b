import { DeskError } from '../data/request.ts';

/** Most retries when colleagues save at the same time. */
const TRIES_MAX = 5;

/**
 * Saves based on the newest revision: `put` names the revision it has, and if the server's is newer, `meet` loads it and applies
 * the local changes on top. Returns the stored value, or null if a colleague changed the same and somebody must choose.
 */
export async function storeSeen<Stored>(
  put: () => Promise<Stored>,
  meet: () => Promise<boolean>,
): Promise<Stored | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await put();
    } catch (error) {
      const wasBeaten = error instanceof DeskError && error.code === 'conflict';
      if (!wasBeaten || tries === TRIES_MAX) throw error;
      if (!(await meet())) return null;
    }
  }
}

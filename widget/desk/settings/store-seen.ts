import { DeskError } from '../data/request.ts';

/** So often a save is made again because a colleague was faster with something else. */
const TRIES_MAX = 5;

/**
 * Stores as one who has seen the newest: `put` says which state that is, and where the server has another one by now,
 * `meet` fetches it and puts one's own changes on top. Answers what is stored, or null where `meet` found that a
 * colleague changed the same and somebody has to choose first.
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

import { HOUR_MS } from '../../../shared/domain/time.ts';
import type { NetAnswer } from '../net/net.ts';
import { writeLocal } from '../values/local-time.ts';

/** For changes that become visible later than they are stamped. */
const OVERLAP_MS = 10 * 60_000;

/** The sender's clock at an answer, by its `Date` header. */
export function readDate({ headers }: NetAnswer): Date | null {
  const at = Date.parse(headers['date'] ?? '');
  return Number.isNaN(at) ? null : new Date(at);
}

/** Where the pull after one that began at this instant (by the PMS's clock) is to begin; null: not known. */
export function toCursor(began: Date | null): string | null {
  return began === null ? null : new Date(+began - OVERLAP_MS).toISOString();
}

/**
 * A cursor as local time, for PMS that filter by local stamps. In the hour that is there twice when clocks are set back it
 * is said as before that hour, whichever of the two the PMS takes it for.
 */
export function writeLocalCursor(cursor: string, timezone: string): string {
  const at = Date.parse(cursor);
  const text = writeLocal(new Date(at), timezone);
  const isTwice = [-HOUR_MS, HOUR_MS].some((ms) => writeLocal(new Date(at + ms), timezone) === text);
  return isTwice ? writeLocal(new Date(at - 2 * HOUR_MS), timezone) : text;
}

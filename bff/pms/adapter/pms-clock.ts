import { HOUR_MS } from '../../../shared/domain/time.ts';
import type { NetAnswer } from '../net/net.ts';
import { writeLocal } from '../values/local-time.ts';

/** Cursors overlap by this time, because changes may become visible later than their timestamp. */
const OVERLAP_MS = 10 * 60_000;

/** The PMS's time when it answered, from the `Date` header. */
export function readDate({ headers }: NetAnswer): Date | null {
  const instantMs = Date.parse(headers['date'] ?? '');
  return Number.isNaN(instantMs) ? null : new Date(instantMs);
}

/** The cursor for the next pull after one that began at `began` (by the PMS's clock); null if that is unknown. */
export function toCursor(began: Date | null): string | null {
  return began === null ? null : new Date(+began - OVERLAP_MS).toISOString();
}

/**
 * A cursor as local time, for PMSs that filter by local timestamps. In the hour that occurs twice when clocks are set
 * back, the time before that hour is used, so that it is right for either.
 */
export function writeLocalCursor(cursor: string, timezone: string): string {
  const instantMs = Date.parse(cursor);
  const text = writeLocal(new Date(instantMs), timezone);
  const isAmbiguous = [-HOUR_MS, HOUR_MS].some((ms) => writeLocal(new Date(instantMs + ms), timezone) === text);
  return isAmbiguous ? writeLocal(new Date(instantMs - 2 * HOUR_MS), timezone) : text;
}

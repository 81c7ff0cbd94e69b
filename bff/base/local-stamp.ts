import { Temporal } from 'temporal-polyfill';

/** Time zones have changed their offset only at full quarters of an hour since 1972. */
const QUARTER_MS = 900_000;
/** Cached quarter hours per zone. The arrivals and departures of a year need fewer. */
const OFFSETS_MAX = 4_096;
const ZONES_MAX = 64;
const offsets = new Map<string, Map<number, number>>();

/**
 * Writes an instant as local time: `2026-03-02 16:00:00`. Caches the zone's offset per quarter hour, because Temporal is too slow
 * and uses too much memory for thousands of instants.
 */
export function writeStamp(instantMs: number, timezone: string): string {
  const local = new Date(instantMs + offsetAt(instantMs, timezone)).toISOString();
  return local.slice(0, local.indexOf('.')).replace('T', ' ');
}

/** The zone's offset from UTC in milliseconds. Throws a RangeError if the zone or the instant does not exist. */
function offsetAt(instantMs: number, timezone: string): number {
  const quarter = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS;
  const cached = offsets.get(timezone);
  const found = cached?.get(quarter);
  if (found !== undefined) return found;
  const zoned = Temporal.Instant.fromEpochMilliseconds(quarter).toZonedDateTimeISO(timezone);
  const offset = zoned.offsetNanoseconds / 1_000_000;
  if (cached === undefined && offsets.size >= ZONES_MAX) offsets.clear();
  const zoneOffsets = cached === undefined || cached.size >= OFFSETS_MAX ? new Map<number, number>() : cached;
  offsets.set(timezone, zoneOffsets.set(quarter, offset));
  return offset;
}

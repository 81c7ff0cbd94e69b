import { Temporal } from 'temporal-polyfill';

/** Zones change their offset at a quarter of an hour at the finest (since 1972). */
const QUARTER_MS = 900_000;
/** Per zone: what begins and ends in a year of stays falls into fewer. */
const OFFSETS_MAX = 4_096;
const ZONES_MAX = 64;
const offsets = new Map<string, Map<number, number>>();

/**
 * An instant as local time, `2026-03-02 16:00:00`. Quick for many, and nothing is left of it in memory: a zone's offset is looked up
 * once for each quarter hour.
 */
export function writeStamp(instantMs: number, timezone: string): string {
  const local = new Date(instantMs + offsetAt(instantMs, timezone)).toISOString();
  return local.slice(0, local.indexOf('.')).replace('T', ' ');
}

/** In milliseconds. Throws a RangeError where there is no such zone or instant. */
function offsetAt(instantMs: number, timezone: string): number {
  const quarter = Math.floor(instantMs / QUARTER_MS) * QUARTER_MS;
  const known = offsets.get(timezone);
  const found = known?.get(quarter);
  if (found !== undefined) return found;
  const zoned = Temporal.Instant.fromEpochMilliseconds(quarter).toZonedDateTimeISO(timezone);
  const offset = zoned.offsetNanoseconds / 1_000_000;
  if (known === undefined && offsets.size >= ZONES_MAX) offsets.clear();
  const kept = known === undefined || known.size >= OFFSETS_MAX ? new Map<number, number>() : known;
  offsets.set(timezone, kept.set(quarter, offset));
  return offset;
}

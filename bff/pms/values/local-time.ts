import { Temporal } from 'temporal-polyfill';
import { writeStamp } from '../../base/local-stamp.ts';

const STAMP = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Converts a vendor's time stamp to an instant (ISO 8601 UTC). `2026-03-02 16:00:00`, `2026-03-02 16:00:00.0` and
 * `2026-03-02T16:00:00` are local times of the property, unless they end in `Z` or an offset. Null if it is no time
 * stamp. An hour that happens twice (clocks set back) is the earlier one.
 */
export function readLocal(text: string | null | undefined, timezone: string): string | null {
  const [, date, time = '00:00', offset] = STAMP.exec(text?.trim() ?? '') ?? [];
  if (date === undefined) return null;
  if (offset === undefined && timezone === 'UTC') return readUtc(`${date}T${time}Z`);
  try {
    const instant =
      offset === undefined
        ? Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).toInstant()
        : Temporal.Instant.from(`${date}T${time}${offset}`);
    return new Date(instant.epochMilliseconds).toISOString();
  } catch {
    return null; // no such day or hour
  }
}

/**
 * Reads a UTC time stamp quickly, without time zone rules. `Date.parse` moves 30 February to March; here it is null.
 */
function readUtc(text: string): string | null {
  const parsedMs = Date.parse(text);
  if (Number.isNaN(parsedMs)) return null;
  const instant = new Date(parsedMs).toISOString();
  return instant.startsWith(text.slice(0, 10)) ? instant : null;
}

/** Converts an instant to the property's local time: `2026-03-02 16:00:00`. */
export function writeLocal(instant: string | Date, timezone: string): string {
  return writeStamp(+new Date(instant), timezone);
}

/** The date at the property at an instant. */
export function localDate(instant: string | Date, timezone: string): string {
  const stamp = writeLocal(instant, timezone);
  return stamp.slice(0, stamp.indexOf(' '));
}

/** The date that is `days` later (earlier if negative). */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

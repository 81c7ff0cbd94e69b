import { Temporal } from 'temporal-polyfill';
import { writeStamp } from '../../base/local-stamp.ts';

const STAMP = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A vendor's stamp as an instant (ISO 8601 UTC): `2026-03-02 16:00:00`, `2026-03-02 16:00:00.0`, `2026-03-02T16:00:00`
 * are the property's local time, with `Z` or an offset they say their own. null where it is no stamp. An hour that
 * happens twice (clocks set back) is taken as the earlier one.
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

/** The same without asking for a zone's rules; a day that does not exist (30 February) rolls over there and is none here. */
function readUtc(text: string): string | null {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return null;
  const instant = new Date(at).toISOString();
  return instant.startsWith(text.slice(0, 10)) ? instant : null;
}

/** An instant as the property's local time: `2026-03-02 16:00:00`. */
export function writeLocal(instant: string | Date, timezone: string): string {
  return writeStamp(+new Date(instant), timezone);
}

/** The property's date at an instant. */
export function localDate(instant: string | Date, timezone: string): string {
  const stamp = writeLocal(instant, timezone);
  return stamp.slice(0, stamp.indexOf(' '));
}

/** A date so many days later (earlier where negative). */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

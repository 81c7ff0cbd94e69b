import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../../../shared/domain/time.ts';

/** The local date of an instant. */
export function dateAt(instant: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(+instant).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

const INSTANTS_KEPT = 5_000;
const instants = new Map<string, string>();

/** The instant of a local date and time (HH:MM): `2026-03-02T15:00:00Z`, without fractions. */
export function toUtc(date: string, time: string, timezone: string): string {
  const key = `${date} ${time} ${timezone}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  if (instants.size >= INSTANTS_KEPT) instants.clear();
  const found = computeUtc(date, time, timezone);
  instants.set(key, found);
  return found;
}

function computeUtc(date: string, time: string, timezone: string): string {
  const instant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).toInstant();
  return instant.toString({ smallestUnit: 'second' });
}

/** An instant as local time with its offset: `2026-03-02T16:00:00+01:00`. */
export function withOffset(instant: string | Date, timezone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(+new Date(instant)).toZonedDateTimeISO(timezone);
  return local.toString({ smallestUnit: 'second', timeZoneName: 'never' });
}

/** An instant without fractions of a second: `2026-03-02T15:00:00Z`. */
export function inSeconds(instant: string | Date): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

const dates = new Map<string, Map<number, string>>();

/** The date this many days later. */
export function plusDays(date: string, days: number): string {
  const known = dates.get(date) ?? new Map<number, string>();
  const found = known.get(days) ?? new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
  if (dates.size >= INSTANTS_KEPT) dates.clear();
  dates.set(date, known.set(days, found));
  return found;
}

/** The dates from the first to the last, both included. */
export function datesBetween(first: string, last: string): string[] {
  const days = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1);
  return Array.from({ length: days }, (_, day) => plusDays(first, day));
}

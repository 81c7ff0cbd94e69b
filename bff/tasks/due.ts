import { Temporal } from 'temporal-polyfill';
import type { Priority } from '../../shared/domain/task.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/domain/time.ts';

/** How long staff have, by priority. */
export const DUE_IN_MS: Record<Priority, number> = {
  urgent: 10 * MINUTE_MS,
  high: 30 * MINUTE_MS,
  normal: 2 * 60 * MINUTE_MS,
  low: 24 * 60 * MINUTE_MS,
};

/** Done at the time the guest names. Of anything else that time is the subject, and staff see to it beforehand. */
const DONE_AT_ITS_TIME: ReadonlySet<string> = new Set([
  'wake_up_call',
  'towels_linen',
  'pillow_blanket',
  'toiletries',
  'crib_extra_bed',
  'room_cleaning',
  'food_order',
  'room_service',
  'taxi',
  'luggage_storage',
  'special_occasion',
]);
/** Whose next time is always the one meant. */
const RINGS = 'wake_up_call';
/** An hour that passed just before is the time it is: "towels please, it is 2 am". */
const JUST_PASSED_MS = 60 * MINUTE_MS;
/** A day without an hour: by noon. */
const NO_HOUR = '12:00';

/** When work of a priority is due that is asked for now (an instant). */
export function dueBy(priority: Priority, at: string): string {
  return new Date(Date.parse(at) + DUE_IN_MS[priority]).toISOString();
}

/**
 * When a guest's request is due: by its priority, or when the guest wants it where it is done just then.
 * `date` and `time` are the property's own; what cannot be read as such counts as not said.
 */
export function dueWhen(
  request: { kind: string; priority: Priority; date: string | null; time: string | null },
  at: string,
  timezone: string,
): string {
  const usual = dueBy(request.priority, at);
  if (!DONE_AT_ITS_TIME.has(request.kind)) return usual;
  const wanted = toInstant(request, at, timezone);
  const isNow = request.date === null && request.kind !== RINGS && wasJustNow(wanted, at);
  return isNow || wanted === null || wanted <= at ? usual : wanted;
}

/** Of an hour that comes again tomorrow: did the clock show it just now? */
function wasJustNow(wanted: string | null, at: string): boolean {
  return wanted !== null && Date.parse(wanted) - Date.parse(at) > DAY_MS - JUST_PASSED_MS;
}

/** An hour alone is the next time the clock shows it. */
function toInstant(
  { date, time }: { date: string | null; time: string | null },
  at: string,
  timezone: string,
): string | null {
  if (date === null && time === null) return null;
  try {
    const now = Temporal.Instant.from(at).toZonedDateTimeISO(timezone);
    const day = date === null ? now.toPlainDate() : Temporal.PlainDate.from(date);
    const plainTime = Temporal.PlainTime.from(time ?? NO_HOUR);
    const wanted = day.toZonedDateTime({ timeZone: timezone, plainTime });
    const isPast = date === null && wanted.epochMilliseconds <= now.epochMilliseconds;
    const next = isPast ? day.add({ days: 1 }).toZonedDateTime({ timeZone: timezone, plainTime }) : wanted;
    return new Date(next.epochMilliseconds).toISOString();
  } catch {
    return null;
  }
}

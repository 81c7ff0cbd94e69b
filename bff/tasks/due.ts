import { Temporal } from 'temporal-polyfill';
import type { Priority } from '../../shared/domain/task.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/domain/time.ts';

/** The time staff have for a task, by priority. */
export const DUE_IN_MS: Record<Priority, number> = {
  urgent: 10 * MINUTE_MS,
  high: 30 * MINUTE_MS,
  normal: 2 * 60 * MINUTE_MS,
  low: 24 * 60 * MINUTE_MS,
};

/** Kinds of tasks done at the time the guest names. For others the time is only a detail, and the priority decides. */
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
/** For a wake-up call, always the next occurrence of the time is meant. */
const RINGS = 'wake_up_call';
/** A time that passed this recently means "now": "towels please, it is 2 am". */
const JUST_PASSED_MS = 60 * MINUTE_MS;
/** The due time for a day without a time. */
const NO_HOUR = '12:00';

/** When a task of a priority is due, counted from the instant `at`. */
export function dueBy(priority: Priority, at: string): string {
  return new Date(Date.parse(at) + DUE_IN_MS[priority]).toISOString();
}

/**
 * When a guest's request is due: at the time the guest names, for kinds that are done at that time, else by priority.
 * `date` and `time` are local to the property; invalid ones are ignored.
 */
export function dueWhen(
  request: { kind: string; priority: Priority; date: string | null; time: string | null },
  at: string,
  timezone: string,
): string {
  const usual = dueBy(request.priority, at);
  if (!DONE_AT_ITS_TIME.has(request.kind)) return usual;
  const requestedAt = toInstant(request, at, timezone);
  const isNow = request.date === null && request.kind !== RINGS && wasJustNow(requestedAt, at);
  return isNow || requestedAt === null || requestedAt <= at ? usual : requestedAt;
}

/** Whether the clock showed this time just now, so that its next occurrence is tomorrow. */
function wasJustNow(instant: string | null, at: string): boolean {
  return instant !== null && Date.parse(instant) - Date.parse(at) > DAY_MS - JUST_PASSED_MS;
}

/** The instant a request names; a time without a day is its next occurrence. */
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

import { Temporal } from 'temporal-polyfill';
import type { TaskRhythm } from '../../shared/domain/task.ts';

/**
 * The next day of a rhythm after a day, both local (`YYYY-MM-DD`). A monthly rhythm keeps the day of the month of its first
 * day; after a 31st it takes the last day of shorter months.
 */
export function nextDayOf({ every, firstDay }: { every: TaskRhythm; firstDay: string }, after: string): string {
  const first = Temporal.PlainDate.from(firstDay);
  const day = Temporal.PlainDate.from(after);
  if (Temporal.PlainDate.compare(first, day) > 0) return firstDay;
  if (every === 'month') {
    const months = (day.year - first.year) * 12 + day.month - first.month;
    const same = first.add({ months });
    return String(Temporal.PlainDate.compare(same, day) > 0 ? same : first.add({ months: months + 1 }));
  }
  const length = every === 'day' ? 1 : 7;
  const passed = Math.floor(first.until(day, { largestUnit: 'days' }).days / length);
  return String(first.add({ days: (passed + 1) * length }));
}

/** The instant of a local day and time. A time skipped by daylight saving is moved forward. */
export function instantOf(day: string, time: string, timezone: string): string {
  const zoned = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: timezone,
    plainTime: Temporal.PlainTime.from(time),
  });
  return new Date(zoned.epochMilliseconds).toISOString();
}

/** The day before a local day. */
export function dayBefore(day: string): string {
  return String(Temporal.PlainDate.from(day).subtract({ days: 1 }));
}

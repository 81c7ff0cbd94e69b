import { DAY_MS } from '../../shared/domain/time.ts';

/** The night before a day: vendors' ranges include their last night. */
export function lastNightBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The day on which a night ends. */
export function dayAfter(night: string): string {
  return new Date(Date.parse(night) + DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included; empty if they are no days in this order. */
export function daysFrom(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  const start = Date.parse(first);
  return Array.from({ length: count > 0 ? count : 0 }, (_, index) =>
    new Date(start + index * DAY_MS).toISOString().slice(0, 10),
  );
}

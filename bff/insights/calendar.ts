import { Temporal } from 'temporal-polyfill';

/** One day of a place's calendar, as half open instants. */
export interface Day {
  date: string;
  fromAt: string;
  toAt: string;
}

/** Each day from one to another (`YYYY-MM-DD`, both included); days of 23 and 25 hours come out right. */
export function daysBetween(from: string, to: string, timezone: string): Day[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to)).days + 1;
  const starts = Array.from({ length: Math.max(0, count) + 1 }, (_, days) => startOf(first.add({ days }), timezone));
  return starts.slice(0, -1).map((fromAt, index) => ({
    date: first.add({ days: index }).toString(),
    fromAt,
    toAt: starts[index + 1] ?? fromAt,
  }));
}

/** As many days as these, right before them. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to)).days + 1;
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

function startOf(day: Temporal.PlainDate, timezone: string): string {
  return new Date(day.toZonedDateTime(timezone).epochMilliseconds).toISOString();
}

import { Temporal } from 'temporal-polyfill';

/** One local day as a half-open range of instants. */
export interface Day {
  date: string;
  fromAt: string;
  toAt: string;
}

/** Each day of a range (`YYYY-MM-DD`, both included), also those of 23 and 25 hours. */
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

/** The period of the same length right before. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to)).days + 1;
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

function startOf(day: Temporal.PlainDate, timezone: string): string {
  return new Date(day.toZonedDateTime(timezone).epochMilliseconds).toISOString();
}

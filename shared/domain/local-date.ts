const formats = new Map<string, Intl.DateTimeFormat>();
const ZONES_MAX = 600;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time at an instant, `HH:MM`. */
export function localTime(at: Date, timezone: string): string {
  const cached = clocks.get(timezone);
  const format =
    cached ??
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (cached === undefined && clocks.size < ZONES_MAX) clocks.set(timezone, format);
  return format.format(at);
}

/** The local date at an instant, `YYYY-MM-DD`. Formats are cached because creating them is slow. */
export function localDate(at: Date, timezone: string): string {
  const cached = formats.get(timezone);
  const format = cached ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  if (cached === undefined && formats.size < ZONES_MAX) formats.set(timezone, format);
  return format.format(at);
}

const formats = new Map<string, Intl.DateTimeFormat>();
const ZONES_MAX = 600;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time it is in a time zone at an instant, `HH:MM`. */
export function localTime(at: Date, timezone: string): string {
  const known = clocks.get(timezone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (known === undefined && clocks.size < ZONES_MAX) clocks.set(timezone, format);
  return format.format(at);
}

/** The day it is in a time zone at an instant, `YYYY-MM-DD`. Making a format costs more than using it: each is kept. */
export function localDate(at: Date, timezone: string): string {
  const known = formats.get(timezone);
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  if (known === undefined && formats.size < ZONES_MAX) formats.set(timezone, format);
  return format.format(at);
}

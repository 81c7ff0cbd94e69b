const formats = new Map<string, Intl.DateTimeFormat>();
const ZONES_MAX = 600;

/** The day it is in a time zone at an instant, `YYYY-MM-DD`. Making a format costs more than using it: each is kept. */
export function localDate(at: Date, timezone: string): string {
  const known = formats.get(timezone);
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  if (known === undefined && formats.size < ZONES_MAX) formats.set(timezone, format);
  return format.format(at);
}

import { DAY_MS, MINUTE_MS } from '../../../../shared/domain/time.ts';
import { getLocale } from '../../localization.ts';

/** Creating an `Intl` formatter takes a hundred times longer than using it, so each is cached. */
const formatters = new Map<string, unknown>();
function once<T>(key: string, make: () => T): T {
  if (!formatters.has(key)) formatters.set(key, make());
  return formatters.get(key) as T; // Safe: each key belongs to one type of formatter.
}

/** The language of the desk. */
export function deskLocale(): string {
  return getLocale();
}

/** A time for a list, in the property's time zone: "now", "5 min", "14:05" today, "Tue" this week, then a date. */
export function shortTime(iso: string, now: Date, timezone: string | null): string {
  const at = new Date(iso);
  const age = now.getTime() - at.getTime();
  if (Number.isNaN(age)) return '';
  if (age < MINUTE_MS)
    return once(`ago ${deskLocale()}`, () => new Intl.RelativeTimeFormat(deskLocale(), { numeric: 'auto' })).format(
      0,
      'second',
    );
  if (age < 60 * MINUTE_MS) {
    const form = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
    return once(`minutes ${deskLocale()}`, () => new Intl.NumberFormat(deskLocale(), form)).format(
      Math.floor(age / MINUTE_MS),
    );
  }
  if (isSameDay(at, now, timezone)) return clock(iso, timezone);
  if (age < 6 * DAY_MS) return format(at, timezone, { weekday: 'short' });
  return format(at, timezone, { day: 'numeric', month: 'short' });
}

/** "14:05" in the property's time zone. */
export function clock(iso: string, timezone: string | null): string {
  return format(new Date(iso), timezone, { hour: '2-digit', minute: '2-digit' });
}

/** "21 Nov" in the property's time zone. */
export function shortDay(iso: string, timezone: string | null): string {
  return format(new Date(iso), timezone, { day: 'numeric', month: 'short' });
}

/** "Saturday, 21 November" in the property's time zone, for the heading between the messages of two days. */
export function dayName(iso: string, timezone: string | null): string {
  return format(new Date(iso), timezone, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "21 Nov, 14:05" in the property's time zone. */
export function fullTime(iso: string, timezone: string | null): string {
  return format(new Date(iso), timezone, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The time alone if it is today, else with the date. */
export function shortMoment(iso: string, now: Date, timezone: string | null): string {
  return isSameDay(new Date(iso), now, timezone) ? clock(iso, timezone) : fullTime(iso, timezone);
}

/** The remaining time in whole hours, in the last hour in minutes. */
export function timeUntil(iso: string, now: number): string {
  const minutes = Math.max(1, Math.floor((Date.parse(iso) - now) / 60_000));
  const format = new Intl.RelativeTimeFormat(deskLocale(), { numeric: 'always' });
  return minutes < 60 ? format.format(minutes, 'minute') : format.format(Math.floor(minutes / 60), 'hour');
}

/** "21–24 Nov": the days of a stay, each given as `YYYY-MM-DD`. */
export function dateRange(from: string, until: string): string {
  const [first, last] = [new Date(from), new Date(until)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(houseStyle(), form).formatRange(first, last);
}

/** "Sunday, 22 November" in the guest's language, for a day given as `YYYY-MM-DD`. */
export function dayOf(day: string, language: string): string {
  const at = new Date(day);
  if (Number.isNaN(at.getTime())) return '';
  const form: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form).format(at);
}

/** An amount of money in the desk's language: "45,00 €". */
export function money({ amount, currency }: { amount: string; currency: string }): string {
  try {
    return new Intl.NumberFormat(houseStyle(), { style: 'currency', currency }).format(Number(amount));
  } catch {
    return `${amount} ${currency}`; // The browser does not know the currency.
  }
}

/** A number in the desk's language. */
export function formatNumber(count: number): string {
  return once(`count ${deskLocale()}`, () => new Intl.NumberFormat(deskLocale())).format(count);
}

/** A number of days in the desk's language: “90 days”. */
export function dayCount(days: number): string {
  return new Intl.NumberFormat(deskLocale(), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

/** "91 %" for 0.91. */
export function percent(share: number): string {
  return new Intl.NumberFormat(deskLocale(), { style: 'percent' }).format(share);
}

/** "Mia, Jon and Lea". */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(houseStyle(), { type: 'conjunction' }).format(words);
}

/** Whether both instants are on the same day at the property. */
export function isSameDay(a: Date, b: Date, timezone: string | null): boolean {
  const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'numeric', day: 'numeric' };
  return format(a, timezone, day) === format(b, timezone, day);
}

/** "Monday" for 1 … "Sunday" for 7. */
export function weekdayName(day: number): string {
  const FIRST_MONDAY = 4; // 4 January 2027 is a Monday.
  return format(new Date(Date.UTC(2027, 0, FIRST_MONDAY + day - 1)), 'UTC', { weekday: 'long' });
}

/** A language's name in the desk's language: "German" for "de"; the tag itself if the browser has no name for it. */
export function languageName(code: string): string {
  if (code === 'und' || code === '') return '';
  try {
    return (
      once(`names ${deskLocale()}`, () => new Intl.DisplayNames([deskLocale()], { type: 'language' })).of(code) ?? code
    );
  } catch {
    return code; // An invalid tag is shown unchanged.
  }
}

function format(at: Date, timezone: string | null, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(at.getTime())) return '';
  const form = { ...options, ...(timezone !== null && { timeZone: timezone }) };
  return once(`date ${houseStyle()} ${JSON.stringify(form)}`, () => new Intl.DateTimeFormat(houseStyle(), form)).format(
    at,
  );
}

/** English uses British formats, because most hotels outside America do. */
function houseStyle(): string {
  return deskLocale() === 'en' ? 'en-GB' : deskLocale();
}

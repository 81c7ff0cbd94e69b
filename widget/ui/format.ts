/** Times and numbers in the format of the guest's locale. All functions take ISO strings and return plain text. */

/**
 * Chromium has no data for Georgian and Icelandic and would write English words. Those guests get dates in digits:
 * "23.11., 15:05".
 */
const DIGITS = 'de';

export function timeOfDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(isSupported(locale) ? locale : DIGITS, { timeStyle: 'short' }).format(new Date(iso));
}

/** Formats a local time `HH:MM` for the locale. */
export function wallClock(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(isSupported(locale) ? locale : DIGITS, {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return format.format(new Date(Date.UTC(2024, 0, 1, hour, minute)));
}

/** The short name of a weekday, from 1 for Monday to 7 for Sunday. */
export function weekday(day: number, locale: string): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );
}

/** "Today", "Yesterday" or the date. */
export function dayOf(iso: string, locale: string, now: Date): string {
  const date = new Date(iso);
  if (!isSupported(locale)) return new Intl.DateTimeFormat(DIGITS).format(date);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(date);
}

/** A range of days; both are `YYYY-MM-DD`: "Sat, 5 – Mon, 7 Dec". */
export function dayRange(from: string, until: string, locale: string): string {
  const format = isSupported(locale)
    ? new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    : new Intl.DateTimeFormat(DIGITS, { timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${until}T12:00:00Z`));
}

/** When the reception is back: only the time if it is today, else the weekday and the time. */
export function backAt(iso: string, locale: string, now: Date): string {
  const date = new Date(iso);
  const sameDay = startOfDay(date) === startOfDay(now);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  if (sameDay) return new Intl.DateTimeFormat(isSupported(locale) ? locale : DIGITS, time).format(date);
  if (isSupported(locale)) return new Intl.DateTimeFormat(locale, { weekday: 'long', ...time }).format(date);
  return new Intl.DateTimeFormat(DIGITS, { day: 'numeric', month: 'numeric', ...time }).format(date);
}

/** The first letter of a name, also when the letter consists of several code points. */
export function initial(name: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale).segment(name.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}

function isSupported(locale: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** A file's size in the reader's locale, such as “10 MB”. */
export function sizeOf(bytes: number, locale: string): string {
  const [unit, value] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1_024] as const) : (['megabyte', bytes / 1_048_576] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}

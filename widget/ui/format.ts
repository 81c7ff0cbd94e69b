/** Times and numbers as the guest's locale writes them. All take ISO strings in and give plain text out. */

/** Chromium leaves Georgian and Icelandic out and would write English words: those guests read digits, "23.11., 15:05". */
const DIGITS = 'de';

export function timeOfDay(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(isWritten(locale) ? locale : DIGITS, { timeStyle: 'short' }).format(new Date(iso));
}

/** A time on a wall, `HH:MM`, as the locale writes it. */
export function wallClock(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(isWritten(locale) ? locale : DIGITS, { timeStyle: 'short', timeZone: 'UTC' });
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return format.format(new Date(Date.UTC(2024, 0, 1, hour, minute)));
}

/** The short name of a day, 1 for Monday to 7. */
export function weekday(day: number, locale: string): string {
  // The first of January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );
}

/** "Today", "Yesterday", else the date. */
export function dayOf(iso: string, locale: string, now: Date): string {
  const date = new Date(iso);
  if (!isWritten(locale)) return new Intl.DateTimeFormat(DIGITS).format(date);
  const days = Math.round((startOfDay(date) - startOfDay(now)) / 86_400_000);
  if (days === 0 || days === -1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(date);
}

/** From one day to another, both `YYYY-MM-DD`: "Sat, 5 – Mon, 7 Dec". */
export function dayRange(from: string, until: string, locale: string): string {
  const format = isWritten(locale)
    ? new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    : new Intl.DateTimeFormat(DIGITS, { timeZone: 'UTC' });
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${until}T12:00:00Z`));
}

/** When the reception is back: the time alone today, else with the weekday. */
export function backAt(iso: string, locale: string, now: Date): string {
  const date = new Date(iso);
  const sameDay = startOfDay(date) === startOfDay(now);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  if (sameDay) return new Intl.DateTimeFormat(isWritten(locale) ? locale : DIGITS, time).format(date);
  if (isWritten(locale)) return new Intl.DateTimeFormat(locale, { weekday: 'long', ...time }).format(date);
  return new Intl.DateTimeFormat(DIGITS, { day: 'numeric', month: 'numeric', ...time }).format(date);
}

/** The first letter of a name, whole even where a letter has several code points. */
export function initial(name: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale).segment(name.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}

function isWritten(locale: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** A file's size in the reader's way of writing it, such as “10 MB”. */
export function sizeOf(bytes: number, locale: string): string {
  const [unit, value] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1_024] as const) : (['megabyte', bytes / 1_048_576] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}

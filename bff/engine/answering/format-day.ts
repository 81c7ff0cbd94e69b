import { dateFormat } from '../../language/saying/formats.ts';
import { clockLocale } from './quoted-values.ts';

/** Formats a day as "Sat, 21 November" in the guest's language. Dates are days at the property, without a time zone. */
export function formatDay(date: string, language: string): string {
  return dateFormat(clockLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}

import { Temporal } from 'temporal-polyfill';
import { toPlainDigits } from '../../shared/domain/text/digits.ts';

/** A guest who has arrived names a day that is past: so long ago, and no longer, may a stay have begun. */
const PAST_DAYS_MAX = 90;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const WITH_SHORT_YEAR = /\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/;

/**
 * The one day a guest means by their day of arrival, `YYYY-MM-DD`. A year that the message names counts, wherever it
 * stands. Without one it is the next such day (`value`), or the last where a stay that is under way may have begun then.
 */
export function arrivalDay({ value, text }: { value: string; text: string }, message: string, today: string): string {
  const year = YEAR.exec(toPlainDigits(message))?.[0];
  if (year !== undefined) return year + value.slice('YYYY'.length);
  if (WITH_SHORT_YEAR.test(toPlainDigits(text))) return value;
  const now = Temporal.PlainDate.from(today);
  const before = Temporal.PlainDate.from(value).subtract({ years: 1 });
  const isRecent = Temporal.PlainDate.compare(before, now.subtract({ days: PAST_DAYS_MAX })) >= 0;
  const isPast = Temporal.PlainDate.compare(before, now) < 0;
  return isRecent && isPast ? before.toString() : value;
}

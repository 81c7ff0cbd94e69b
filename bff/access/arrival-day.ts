import { Temporal } from 'temporal-polyfill';
import { toPlainDigits } from '../../shared/domain/text/digits.ts';

/** A guest may already have arrived: a day up to this long ago can be meant. */
const PAST_DAYS_MAX = 90;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const WITH_SHORT_YEAR = /\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/;

/**
 * The arrival day a guest means, `YYYY-MM-DD`. A year anywhere in the message counts. Without one it is the next such day
 * (`value`), or the last one if that is recent enough for a present stay.
 */
export function arrivalDay({ value, text }: { value: string; text: string }, message: string, today: string): string {
  const year = YEAR.exec(toPlainDigits(message))?.[0];
  if (year !== undefined) return year + value.slice('YYYY'.length);
  if (WITH_SHORT_YEAR.test(toPlainDigits(text))) return value;
  const now = Temporal.PlainDate.from(today);
  const yearBefore = Temporal.PlainDate.from(value).subtract({ years: 1 });
  const isRecent = Temporal.PlainDate.compare(yearBefore, now.subtract({ days: PAST_DAYS_MAX })) >= 0;
  const isPast = Temporal.PlainDate.compare(yearBefore, now) < 0;
  return isRecent && isPast ? yearBefore.toString() : value;
}

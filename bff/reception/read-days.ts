import { DAY_ORDERS, type DayOrder, readDay } from '../pms/values/day.ts';

export type DayReader = (text: string) => { day: string } | { fault: 'not_a_date' | 'ambiguous_date' };

const SLASHED = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const satisfies readonly DayOrder[];

/**
 * Parses the days of a table, which all have the same format. Whether `03/04/2026` is in March or in April follows from another day
 * of the table that is valid in one format only; without such a day the format is unknown.
 */
export function createDayReader(texts: readonly string[]): DayReader {
  const all = texts.map(tidy);
  const [first, second] = SLASHED.map((order) => all.every((text) => !text.includes('/') || isDayOf(text, order)));
  const slashed = first === second ? null : first ? SLASHED[0] : SLASHED[1];
  return (given) => {
    const text = tidy(given);
    const orders = DAY_ORDERS.filter((order) => isDayOf(text, order));
    const isSlashed = text.includes('/');
    const days = new Set(
      orders.flatMap((order) =>
        isSlashed && slashed !== null && order !== slashed ? [] : (readDay(text, order) ?? []),
      ),
    );
    const [day] = days;
    if (day === undefined) return { fault: 'not_a_date' };
    return days.size > 1 ? { fault: 'ambiguous_date' } : { day };
  };
}

/** A day with the year first; some programs write 2026/12/24 and append a time. */
function tidy(text: string): string {
  return text
    .trim()
    .replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})/, (_, year, month, day) => [year, pad(month), pad(day)].join('-'));
}

const pad = (digits: string) => digits.padStart(2, '0');

function isDayOf(text: string, order: DayOrder): boolean {
  const day = readDay(text, order);
  const at = Date.parse(day ?? '');
  // `Date` turns 31 November into 1 December, so the result is compared with the text.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day ?? '');
}

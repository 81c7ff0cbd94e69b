/** The formats in which vendors write a day. */
export const DAY_ORDERS = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const ORDERS: Record<DayOrder, RegExp> = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})/,
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})/,
  'MM/DD/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})/,
  YYYYMMDD: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})/,
};

/** Converts a vendor's day to `YYYY-MM-DD`, ignoring text after it; null if it is no day. */
export function readDay(text: string, order: DayOrder): string | null {
  const { y: year, m: month, d: day } = ORDERS[order].exec(text)?.groups ?? {};
  return year === undefined || month === undefined || day === undefined
    ? null
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

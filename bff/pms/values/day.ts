/** How vendors write a day. */
export const DAY_ORDERS = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const ORDERS: Record<DayOrder, RegExp> = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})/,
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})/,
  'MM/DD/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})/,
  YYYYMMDD: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})/,
};

/** A vendor's day as `YYYY-MM-DD`, whatever stands behind it; null where it is none. */
export function readDay(text: string, order: DayOrder): string | null {
  const { y, m, d } = ORDERS[order].exec(text)?.groups ?? {};
  return y === undefined || m === undefined || d === undefined
    ? null
    : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

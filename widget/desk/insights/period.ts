import { msg } from '@lit/localize';
import { DAY_MS } from '../../../shared/domain/time.ts';

/** A range of days at the property, both included, each `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

export const SPANS = [7, 30, 90, 365] as const;
export type Span = (typeof SPANS)[number];

/** The last `days` days up to today, by the property's calendar. */
export function lastDays(days: number, now: Date, timezone: string | null): Period {
  const day = (at: number) =>
    new Intl.DateTimeFormat('en-CA', { ...(timezone !== null && { timeZone: timezone }) }).format(at);
  return { from: day(now.getTime() - (days - 1) * DAY_MS), to: day(now.getTime()) };
}

export function spanWord(span: Span): string {
  switch (span) {
    case 7:
      return msg('7 days', { id: 'desk-span-7' });
    case 30:
      return msg('30 days', { id: 'desk-span-30' });
    case 90:
      return msg('90 days', { id: 'desk-span-90' });
    case 365:
      return msg('A year', { id: 'desk-span-365' });
    default:
      return span satisfies never;
  }
}

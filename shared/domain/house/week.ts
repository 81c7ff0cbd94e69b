/** The days of a week as the house's hours name them, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hours of a week; a day of `days` has its own, the others those of their part of the week. */
export interface Week {
  mon_fri: string;
  weekend: string;
  days?: { readonly [day in Weekday]?: string | undefined } | undefined;
}

/** The hours of each day, Monday first. */
export function hoursByDay({ mon_fri, weekend, days }: Week): string[] {
  return WEEKDAYS.map((day) => days?.[day] ?? (day === 'sat' || day === 'sun' ? weekend : mon_fri));
}

/** The longest texts of guests and bookings that are stored, in characters. */
export const NAME_MAX = 200;
export const EMAIL_MAX = 320;
export const NOTES_MAX = 4_000;
const PERSONS_MAX = 999;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether it is a date of the calendar, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether it is a time of day, as `HH:MM`. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/** Limits a number of persons to a plausible range; 0 if it is not an integer. */
export function boundPersons(count: number): number {
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), PERSONS_MAX) : 0;
}

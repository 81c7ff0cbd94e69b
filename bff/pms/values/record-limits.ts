/** How much of a guest's and a booking's texts is kept, whoever sends them, and what a day and an hour look like. */
export const NAME_MAX = 200;
export const EMAIL_MAX = 320;
export const NOTES_MAX = 4_000;
const PERSONS_MAX = 999;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Is it a day of the calendar, as `YYYY-MM-DD`? */
export function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text));
}

/** Is it an hour of the day, as `HH:MM`? */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/** A number of persons that somebody may have meant; 0 where it is none. */
export function boundPersons(count: number): number {
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), PERSONS_MAX) : 0;
}

/** Durations in milliseconds. A calendar day can be an hour shorter or longer, see `local-date.ts`. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Minutes per day. */
export const DAY_MINUTES = 1_440;
export const WEEK_DAYS = 7;

import { z } from 'zod';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { FUTURE_DAYS, PAST_DAYS } from '../adapter/horizon.ts';
import { FIRST_PAGE, type NumberedPlace, numberedPlace } from '../adapter/numbered-pages.ts';
import type { PullFrom } from '../port.ts';
import { addDays, localDate } from '../values/local-time.ts';

/** Whose change cannot wait until night. */
const NEAR_PAST_DAYS = 1;
const NEAR_FUTURE_DAYS = 14;
/** When the night's pull of all stays is due, at the hotel. */
const NIGHT_HOUR = 3;

/** Which stays a pull walks through, and where it begins. */
export interface StayPlan {
  range: { from: string; to: string };
  /** When all stays were read last, with this pull if it reads all: ISO 8601. */
  wholeAt: string | null;
  place: NumberedPlace;
  /** The instant that the next pull asks for what changed since, where the pull's first page told it. */
  next: string | null;
}

const range = z.object({ from: z.string(), to: z.string() });
const resumed = numberedPlace.extend({ range, wholeAt: z.string().nullable(), next: z.string().nullable() });
const cursorSchema = z.object({ since: z.string().nullable(), wholeAt: z.string().nullable() });

/**
 * Without a filter for what changed since, all stays of a year are thousands of calls. So with a cursor a pull reads those that
 * touch yesterday to two weeks ahead, which has everybody in the house; the first one after three at night reads all.
 */
export function planStays(
  { now, timezone }: { now: () => Date; timezone: string },
  { cursor, resume, range: wanted }: PullFrom,
): StayPlan {
  const earlier = resume === null ? null : resumed.safeParse(JSON.parse(resume)).data;
  if (earlier != null) {
    const { page, total, ...plan } = earlier;
    return { ...plan, place: { page, total } };
  }
  const at = now();
  const { wholeAt } = readCursor(cursor);
  const plan = { place: FIRST_PAGE, next: null };
  if (wanted !== null) return { ...plan, range: wanted, wholeAt };
  const today = localDate(at, timezone);
  const nightOf = (instant: Date) => localDate(new Date(+instant - NIGHT_HOUR * HOUR_MS), timezone);
  if (wholeAt !== null && nightOf(new Date(wholeAt)) === nightOf(at))
    return { ...plan, range: { from: addDays(today, -NEAR_PAST_DAYS), to: addDays(today, NEAR_FUTURE_DAYS) }, wholeAt };
  const all = { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS) };
  return { ...plan, range: all, wholeAt: at.toISOString() };
}

export function readCursor(cursor: string | null): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(cursor ?? ''));
  } catch {
    return { since: null, wholeAt: null }; // the first pull, or none of ours: everything is read
  }
}

export function writeCursor(cursor: z.infer<typeof cursorSchema>): string {
  return JSON.stringify(cursor);
}

export function writeResume(
  { next: place }: { next: NumberedPlace | null },
  { range: walked, wholeAt, next }: StayPlan,
): string | null {
  return place === null ? null : JSON.stringify({ ...place, range: walked, wholeAt, next });
}

import { z } from 'zod';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { FUTURE_DAYS, PAST_DAYS } from '../adapter/horizon.ts';
import { FIRST_PAGE, type NumberedPlace, numberedPlace } from '../adapter/numbered-pages.ts';
import type { PullFrom } from '../port.ts';
import { addDays, localDate } from '../values/local-time.ts';

/** Stays in this range are read in every pull, because their changes cannot wait until the night. */
const NEAR_PAST_DAYS = 1;
const NEAR_FUTURE_DAYS = 14;
/** The local hour from which the nightly pull of all stays is due. */
const NIGHT_HOUR = 3;

/** The stays that a pull reads, and where it begins. */
export interface StayPlan {
  range: { from: string; to: string };
  /** When all stays were last read (this pull included), ISO 8601. */
  wholeAt: string | null;
  place: NumberedPlace;
  /** The instant from which the next pull reads changes, if the first page contained it. */
  next: string | null;
}

const range = z.object({ from: z.string(), to: z.string() });
const resumeSchema = numberedPlace.extend({ range, wholeAt: z.string().nullable(), next: z.string().nullable() });
const cursorSchema = z.object({ since: z.string().nullable(), wholeAt: z.string().nullable() });

/**
 * Plans a pull. There is no filter for changes, and reading all stays of a year takes thousands of calls. So a pull
 * with a cursor reads the stays from yesterday to two weeks ahead, which includes everybody in the house; the first
 * pull after three at night reads all.
 */
export function planStays(
  { now, timezone }: { now: () => Date; timezone: string },
  { cursor, resume, range: requestedRange }: PullFrom,
): StayPlan {
  const resumedPlan = resume === null ? null : resumeSchema.safeParse(JSON.parse(resume)).data;
  if (resumedPlan != null) {
    const { page, total, ...plan } = resumedPlan;
    return { ...plan, place: { page, total } };
  }
  const nowAt = now();
  const { wholeAt } = readCursor(cursor);
  const plan = { place: FIRST_PAGE, next: null };
  if (requestedRange !== null) return { ...plan, range: requestedRange, wholeAt };
  const today = localDate(nowAt, timezone);
  const nightOf = (instant: Date) => localDate(new Date(+instant - NIGHT_HOUR * HOUR_MS), timezone);
  if (wholeAt !== null && nightOf(new Date(wholeAt)) === nightOf(nowAt))
    return { ...plan, range: { from: addDays(today, -NEAR_PAST_DAYS), to: addDays(today, NEAR_FUTURE_DAYS) }, wholeAt };
  const wholeRange = { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS) };
  return { ...plan, range: wholeRange, wholeAt: nowAt.toISOString() };
}

export function readCursor(cursor: string | null): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(cursor ?? ''));
  } catch {
    return { since: null, wholeAt: null }; // the first pull, or a foreign cursor: read everything
  }
}

export function writeCursor(cursor: z.infer<typeof cursorSchema>): string {
  return JSON.stringify(cursor);
}

export function writeResume(
  { next: place }: { next: NumberedPlace | null },
  { range: planRange, wholeAt, next }: StayPlan,
): string | null {
  return place === null ? null : JSON.stringify({ ...place, range: planRange, wholeAt, next });
}

import { createHash } from 'node:crypto';
import {
  beginCounting,
  type FigureDay,
  forgetOtherBasis,
  keepCounted,
  listCountedDays,
} from '../store/figures/figure-days.ts';
import { findFirstBegun, readStories, type Story } from '../store/figures/stories.ts';
import type { Db } from '../store/schema/schema.ts';
import { readJson } from '../store/sqlite/json.ts';
import { inReaderThread, type Reader } from '../store/sqlite/reader.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { type Day, daysBetween } from './calendar.ts';
import { countDay, type Rules } from './count-day.ts';
import { type DayFigures, dayFigures } from './day-figures.ts';
import { createLocalTime } from './local-time.ts';

/** Increase when the same rows are counted differently: stored figures are then counted again. */
const READING = 2;

/** A hash of the rules a day was counted by. */
export function basisOf({ timezone, schedule, promise }: Rules): string {
  const hours = promise.hours === 'open' ? schedule : null;
  const rulesText = JSON.stringify([READING, timezone, hours, promise]);
  return createHash('sha256').update(rulesText).digest('base64url').slice(0, 22);
}

/** Each day's figures: stored ones if still valid, the others counted now. */
export async function readDays(
  db: Db,
  propertyId: string,
  days: readonly Day[],
  rules: Rules,
  now: Date,
): Promise<{ date: string; figures: DayFigures }[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = { propertyId, from: first.fromAt, to: last.toAt };
  const storedDays = await listCountedDays(db, span, basisOf(rules));
  const byStart = new Map(storedDays.map((day) => [`${day.fromAt} ${day.toAt}`, day]));
  const known = new Map<string, DayFigures>();
  for (const day of days) {
    const found = byStart.get(`${day.fromAt} ${day.toAt}`);
    if (found !== undefined) known.set(day.date, readJson(dayFigures, found.figures));
  }
  const missing = days.filter(({ date }) => !known.has(date));
  for (const { date, figures } of await countDays(db, propertyId, missing, rules, now)) known.set(date, figures);
  return days.flatMap(({ date }) => {
    const figures = known.get(date);
    return figures === undefined ? [] : [{ date, figures }];
  });
}

/** Adjacent days are read together, because their rows are close together. */
async function countDays(
  db: Db,
  propertyId: string,
  days: readonly Day[],
  rules: Rules,
  now: Date,
): Promise<{ date: string; figures: DayFigures }[]> {
  const local = createLocalTime(rules.timezone);
  const counted = [];
  for (const run of runsOf(days)) {
    const [from = '', to = ''] = [run[0]?.fromAt, run.at(-1)?.toAt];
    const stories = await readStories(db, { propertyId, from, to });
    const byDate = Map.groupBy(stories, ({ createdAt }: Story) => local.dateOf(createdAt));
    for (const { date } of run) counted.push({ date, figures: countDay(byDate.get(date) ?? [], rules, local, now) });
  }
  return counted;
}

function runsOf(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1)?.toAt === day.fromAt) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Most days read at once; more than can have pending waits, which are never stored. */
const DAYS_AT_ONCE_MAX = 40;

/** The newest past days without valid figures; none for a property without guests. */
export async function findUncounted(
  db: Db,
  { propertyId, rules, today, limit }: { propertyId: string; rules: Rules; today: string; limit: number },
): Promise<Day[]> {
  const first = await findFirstBegun(db, propertyId);
  if (first === null) return [];
  const from = createLocalTime(rules.timezone).dateOf(first);
  const days = daysBetween(from, today, rules.timezone).slice(0, -1);
  const [begin, end] = [days[0], days.at(-1)];
  if (begin === undefined || end === undefined) return [];
  const storedDays = await listCountedDays(db, { propertyId, from: begin.fromAt, to: end.toAt }, basisOf(rules));
  const starts = new Set(storedDays.map(({ fromAt, toAt }) => `${fromAt} ${toAt}`));
  return days.filter(({ fromAt, toAt }) => !starts.has(`${fromAt} ${toAt}`)).slice(-limit);
}

/** The figures of these days to be stored; days that can still change are left out. */
export async function countForKeeping(
  db: Db,
  { propertyId, days, rules, now }: { propertyId: string; days: readonly Day[]; rules: Rules; now: Date },
): Promise<Pick<FigureDay, 'fromAt' | 'figures'>[]> {
  const starts = new Map(days.map(({ date, fromAt }) => [date, fromAt]));
  return (await countDays(db, propertyId, days, rules, now))
    .filter(({ figures }) => figures.pending === 0)
    .map(({ date, figures }) => ({ fromAt: starts.get(date) ?? '', figures: JSON.stringify(figures) }));
}

const findUncountedInThread = inReaderThread(import.meta.url, findUncounted);
const countInThread = inReaderThread(import.meta.url, countForKeeping);

/**
 * Counts past days and stores their figures, newest first, at most a month of them, in another thread. Returns how many days were
 * stored; 0 when done.
 */
export async function keepDays(
  { reader, writer }: { reader: Reader; writer: Writer },
  { propertyId, rules, today, now }: { propertyId: string; rules: Rules; today: string; now: Date },
): Promise<number> {
  const days = await reader.read(findUncountedInThread, { propertyId, rules, today, limit: DAYS_AT_ONCE_MAX });
  if (days.length === 0) return 0;
  const basis = basisOf(rules);
  await writer.write(async (trx) => {
    await forgetOtherBasis(trx, propertyId, basis);
    await beginCounting(trx, propertyId, days, basis);
  });
  const counted = await reader.read(countInThread, { propertyId, days, rules, now });
  return writer.write((trx) => keepCounted(trx, propertyId, counted));
}

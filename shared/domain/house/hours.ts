import { Temporal } from 'temporal-polyfill';
import { DAY_MINUTES } from '../time.ts';
import { hoursByDay, type Week } from './week.ts';

/** When staff are on duty, in the property's time zone. A holiday's hours replace the weekday's. */
export interface Schedule extends Week {
  holidays?: readonly Holiday[];
}

export interface Holiday {
  /** `YYYY-MM-DD` in the property's time zone. */
  date: string;
  hours: string;
}

/** Minutes since midnight; `toMinute` is greater than `fromMinute`, and above 1,440 when the span ends on the next day. */
export interface DaySpan {
  fromMinute: number;
  toMinute: number;
}

/** How far ahead to look for the next opening; a later date would not help a guest. */
const LOOK_AHEAD_DAYS = 60;
const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;
const SPANS_MAX = 6;

/**
 * Parses `24/7`, `closed`, or `HH:MM-HH:MM` spans separated by `, `. A span whose end is before its start crosses midnight;
 * `24:00` is the end of the day. Null for anything else, and for empty or overlapping spans.
 */
export function parseHours(text: string): DaySpan[] | null {
  if (text === '24/7') return [{ fromMinute: 0, toMinute: DAY_MINUTES }];
  if (text === 'closed') return [];
  const spans: DaySpan[] = [];
  for (const part of text.split(', ')) {
    const span = parseSpan(part);
    if (span === null || spans.length === SPANS_MAX) return null;
    spans.push(span);
  }
  const ordered = spans.toSorted((a, b) => a.fromMinute - b.fromMinute);
  const overlap = ordered.some((span, index) => span.toMinute > (ordered[index + 1]?.fromMinute ?? Number.MAX_VALUE));
  return overlap ? null : ordered;
}

/** Whether somebody is on duty. Unreadable hours count as closed. */
export function isOpen(schedule: Schedule, now: Date, timezone: string): boolean {
  const { today, yesterday } = readDays(now, timezone);
  const days = [yesterday, today]; // yesterday's night shift may still be on duty
  return days.some((day) => spansOf(schedule, day, timezone).some(([from, to]) => from <= +now && +now < to));
}

/** The next time staff are on duty; null if they are now, or not within two months. */
export function nextOpening(schedule: Schedule, now: Date, timezone: string): Date | null {
  if (isOpen(schedule, now, timezone)) return null;
  const { today } = readDays(now, timezone);
  for (let days = 0; days <= LOOK_AHEAD_DAYS; days++) {
    const opening = spansOf(schedule, today.add({ days }), timezone).find(([from]) => from > +now);
    if (opening !== undefined) return new Date(opening[0]);
  }
  return null;
}

/** Milliseconds of opening hours between two instants, at most the first two months. */
export function openMs(schedule: Schedule, from: Date, to: Date, timezone: string): number {
  const { yesterday } = readDays(from, timezone);
  let open = 0;
  let counted = +from;
  for (let days = 0; days <= LOOK_AHEAD_DAYS + 1; days++) {
    const spans = spansOf(schedule, yesterday.add({ days }), timezone);
    for (const [begin, end] of spans) {
      const since = Math.max(begin, counted); // a night shift may overlap the next day's hours
      const until = Math.min(end, +to);
      if (until <= since) continue;
      open += until - since;
      counted = until;
    }
    if (spans.some(([begin]) => begin >= +to)) break;
  }
  return open;
}

function parseSpan(text: string): DaySpan | null {
  const [, fromHour, fromMinutes, toHour, toMinutes] = SPAN.exec(text) ?? [];
  if (toMinutes === undefined) return null;
  const fromMinute = Number(fromHour) * 60 + Number(fromMinutes);
  const end = Number(toHour) * 60 + Number(toMinutes);
  if (end > DAY_MINUTES || end === fromMinute) return null;
  return { fromMinute, toMinute: end > fromMinute ? end : end + DAY_MINUTES };
}

interface Days {
  minute: number;
  today: Temporal.PlainDate;
  yesterday: Temporal.PlainDate;
}

const ZONES_KEPT_MAX = 1_000;
/** Cache of the current days per zone: needed for each message and changed once a minute. */
const daysCache = new Map<string, Days>();

function readDays(now: Date, timezone: string): Days {
  const minute = Math.floor(+now / 60_000);
  const cached = daysCache.get(timezone);
  if (cached?.minute === minute) return cached;
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  const days = { minute, today, yesterday: today.subtract({ days: 1 }) };
  if (daysCache.size >= ZONES_KEPT_MAX) daysCache.clear();
  daysCache.set(timezone, days);
  return days;
}

type Instants = readonly (readonly [from: number, to: number])[];

const SPANS_KEPT_MAX = 1_000;
/** Cache of computed spans by zone, day and hours, because calendar computations are slow. */
const spansCache = new Map<string, Instants>();

/** The day's spans as instants, so that days of 23 or 25 hours are right. */
function spansOf(schedule: Schedule, day: Temporal.PlainDate, timezone: string): Instants {
  const date = day.toString();
  const holiday = schedule.holidays?.find((one) => one.date === date);
  const hours = holiday?.hours ?? hoursByDay(schedule)[day.dayOfWeek - 1] ?? 'closed';
  const key = `${timezone} ${date} ${hours}`;
  const cached = spansCache.get(key);
  if (cached !== undefined) return cached;
  const spans = (parseHours(hours) ?? []).map(
    ({ fromMinute, toMinute }) => [instantOf(day, fromMinute, timezone), instantOf(day, toMinute, timezone)] as const,
  );
  if (spansCache.size >= SPANS_KEPT_MAX) spansCache.clear();
  spansCache.set(key, spans);
  return spans;
}

/** The instant of a minute of the day; a time skipped by the clock change moves forward. */
function instantOf(day: Temporal.PlainDate, minute: number, timezone: string): number {
  const time = Temporal.PlainTime.from({ hour: Math.floor((minute % DAY_MINUTES) / 60), minute: minute % 60 });
  const date = day.add({ days: Math.floor(minute / DAY_MINUTES) });
  return date.toZonedDateTime({ timeZone: timezone, plainTime: time }).epochMilliseconds;
}

import { Temporal } from 'temporal-polyfill';
import { DAY_MINUTES } from '../time.ts';
import { hoursByDay, type Week } from './week.ts';

/** When staff are on duty, in the property's own time. A holiday's hours stand in for the weekday's. */
export interface Schedule extends Week {
  holidays?: readonly Holiday[];
}

export interface Holiday {
  /** `YYYY-MM-DD`, a day at the property. */
  date: string;
  hours: string;
}

/** Minutes since the day's midnight; `toMinute` is greater than `fromMinute` and passes 1,440 where the span ends on the next day. */
export interface DaySpan {
  fromMinute: number;
  toMinute: number;
}

/** How far ahead an opening is looked for: longer than a season's break would not be told to a guest as "back at". */
const LOOK_AHEAD_DAYS = 60;
const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/;
const SPANS_MAX = 6;

/**
 * Reads `24/7`, `closed`, or one or more `HH:MM-HH:MM` separated by `, `. A span that ends before it begins goes past
 * midnight; `24:00` is the day's end. Null for anything else, for an empty span and for spans that overlap.
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

/** Is somebody on duty at this instant? Hours that cannot be read count as closed. */
export function isOpen(schedule: Schedule, now: Date, timezone: string): boolean {
  const { today, yesterday } = readDays(now, timezone);
  const days = [yesterday, today]; // yesterday's night shift may still be on
  return days.some((day) => spansOf(schedule, day, timezone).some(([from, to]) => from <= +now && +now < to));
}

/** The instant at which staff are next on duty; null where they are now, or are not within two months. */
export function nextOpening(schedule: Schedule, now: Date, timezone: string): Date | null {
  if (isOpen(schedule, now, timezone)) return null;
  const { today } = readDays(now, timezone);
  for (let days = 0; days <= LOOK_AHEAD_DAYS; days++) {
    const opening = spansOf(schedule, today.add({ days }), timezone).find(([from]) => from > +now);
    if (opening !== undefined) return new Date(opening[0]);
  }
  return null;
}

/**
 * Milliseconds between two instants in which the house is open, night shifts and holidays as `isOpen` has them. Of more than
 * two months only the first two are looked at.
 */
export function openMs(schedule: Schedule, from: Date, to: Date, timezone: string): number {
  const { yesterday } = readDays(from, timezone);
  let open = 0;
  let counted = +from;
  for (let days = 0; days <= LOOK_AHEAD_DAYS + 1; days++) {
    const spans = spansOf(schedule, yesterday.add({ days }), timezone);
    for (const [begin, end] of spans) {
      const since = Math.max(begin, counted); // a night shift may reach into the next day's hours
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
/** The days at each zone as they were last read: they are asked for with each message, and change at a minute's turn. */
const daysKept = new Map<string, Days>();

function readDays(now: Date, timezone: string): Days {
  const minute = Math.floor(+now / 60_000);
  const known = daysKept.get(timezone);
  if (known?.minute === minute) return known;
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  const days = { minute, today, yesterday: today.subtract({ days: 1 }) };
  if (daysKept.size >= ZONES_KEPT_MAX) daysKept.clear();
  daysKept.set(timezone, days);
  return days;
}

type Instants = readonly (readonly [from: number, to: number])[];

const SPANS_KEPT_MAX = 1_000;
/** Spans that were worked out, by zone, day and hours: each message asks for the same, and the calendar is slow. */
const spansKept = new Map<string, Instants>();

/** The day's spans as instants in milliseconds, so that a day of 23 or 25 hours comes out right. */
function spansOf(schedule: Schedule, day: Temporal.PlainDate, timezone: string): Instants {
  const date = day.toString();
  const holiday = schedule.holidays?.find((one) => one.date === date);
  const hours = holiday?.hours ?? hoursByDay(schedule)[day.dayOfWeek - 1] ?? 'closed';
  const key = `${timezone} ${date} ${hours}`;
  const known = spansKept.get(key);
  if (known !== undefined) return known;
  const spans = (parseHours(hours) ?? []).map(
    ({ fromMinute, toMinute }) => [instantOf(day, fromMinute, timezone), instantOf(day, toMinute, timezone)] as const,
  );
  if (spansKept.size >= SPANS_KEPT_MAX) spansKept.clear();
  spansKept.set(key, spans);
  return spans;
}

/** A wall clock's minute as an instant; a time the clocks skip is taken as the one after. */
function instantOf(day: Temporal.PlainDate, minute: number, timezone: string): number {
  const time = Temporal.PlainTime.from({ hour: Math.floor((minute % DAY_MINUTES) / 60), minute: minute % 60 });
  const date = day.add({ days: Math.floor(minute / DAY_MINUTES) });
  return date.toZonedDateTime({ timeZone: timezone, plainTime: time }).epochMilliseconds;
}

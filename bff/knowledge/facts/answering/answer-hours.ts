import { localDate, localTime } from '../../../../shared/domain/local-date.ts';
import { DAY_MINUTES, DAY_MS } from '../../../../shared/domain/time.ts';
import type { HoursRule, Season, Span, ValueOf } from '../fact.ts';
import type { Conditions } from './question.ts';

const EXCEPTIONAL_DAYS = 21;
const YEAR_DAYS = 366;

/** The time and time zone of a question. */
export interface Moment {
  now: Date;
  timezone: string;
}

/** The answer to a question about hours: all of them or those of one day, and whether it is open at the named hour. */
export interface HoursAnswer {
  form: 'hours';
  rules: readonly HoursRule[];
  day: number | null;
  date: string | null;
  time: string | null;
  state: 'open' | 'closed' | 'open_now' | 'closed_now' | null;
}

/** Answers from opening hours. Returns null if the rules do not cover the day or hour. */
export function answerHours(
  { rules }: ValueOf<'hours'>,
  asked: Conditions,
  { now, timezone }: Moment,
): HoursAnswer | null {
  if (rules.every(isExceptional)) return null;
  const { isNow, time } = asked;
  const today = localDate(now, timezone);
  const date = asked.date ?? (isNow === true || (time !== undefined && asked.day === undefined) ? today : null);
  const day = date === null ? (asked.day ?? null) : weekday(date);
  if (day === null) return { form: 'hours', rules, day: null, date: null, time: null, state: null };
  const rule = ruleOf(rules, day, date);
  if (rule === 'unknown') return null;
  const timeAsked = isNow === true ? localTime(now, timezone) : (time ?? null);
  const base = { form: 'hours' as const, date: asked.date ?? null, day: asked.day ?? null, time: time ?? null };
  if (rule === null) return { ...base, rules, state: isNow === true ? 'closed_now' : 'closed' };
  const ruleOfDay = [{ ...rule, days: null, season: null }];
  if (timeAsked === null) return { ...base, rules: ruleOfDay, state: null };
  const isOpen = rule.roundClock || rule.spans.some((span) => isOpenAt(span, timeAsked));
  if (isNow === true) return { ...base, rules: ruleOfDay, state: isOpen ? 'open_now' : 'closed_now' };
  return { ...base, rules: ruleOfDay, state: isOpen ? 'open' : 'closed' };
}

/** Whether hours hold only for a few days of the year. Alone they tell nothing about the rest. */
function isExceptional({ season }: HoursRule): boolean {
  if (season === null || 'name' in season) return false;
  const [from, until] = [season.from, season.until].map((day) => Date.parse(`2024-${day}T00:00:00Z`) / DAY_MS);
  const days = Number(until) - Number(from);
  return (days < 0 ? days + YEAR_DAYS : days) < EXCEPTIONAL_DAYS;
}

/** Returns the day of the week; Monday is 0. */
export function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/**
 * Returns the rule for a day. Null if only other days have hours; "unknown" if it depends on a season without dates.
 */
function ruleOf(rules: readonly HoursRule[], day: number, date: string | null): HoursRule | null | 'unknown' {
  if (rules.some(({ season }) => season !== null && (date === null || 'name' in season))) return 'unknown';
  const inSeason = rules.filter(({ season }) => season === null || (date !== null && isIn(season, date)));
  if (inSeason.length === 0) return null;
  const seasonal = inSeason.filter(({ season }) => season !== null);
  const applicable = seasonal.length > 0 ? seasonal : inSeason;
  const ofThatDay = applicable.filter(({ days }) => days?.days.includes(day) && days.days.length < 7);
  const general = applicable.filter(({ days }) => days === null || days.days.length === 7);
  const [rule, ...others] = ofThatDay.length > 0 ? ofThatDay : general;
  if (rule === undefined) return null;
  if (others.length > 0) return 'unknown'; // two rules for one day
  return completeEnds(rule, general[0]);
}

/** Adds the missing end from the general rule: "daily 7–10, on Sundays until 11" opens at 7 on Sundays too. */
function completeEnds(rule: HoursRule, general: HoursRule | undefined): HoursRule {
  const [span, ...more] = rule.spans;
  const base = general === rule ? undefined : general?.spans;
  const [usual] = base ?? [];
  if (span === undefined || usual === undefined || more.length > 0 || base?.length !== 1) return rule;
  return { ...rule, spans: [{ from: span.from ?? usual.from, until: span.until ?? usual.until }] };
}

/** Whether a date lies in a season. A season may begin in autumn and end in spring. */
export function isIn(season: Season, date: string): boolean {
  if ('name' in season) return false;
  const monthDay = date.slice(5);
  return season.from <= season.until
    ? season.from <= monthDay && monthDay <= season.until
    : season.from <= monthDay || monthDay <= season.until;
}

function isOpenAt({ from, until }: Span, at: string): boolean {
  const start = minutes(from ?? '00:00');
  const end = minutes(until ?? '24:00');
  const now = minutes(at);
  const closes = end <= start ? end + DAY_MINUTES : end;
  return (start <= now && now < closes) || (start <= now + DAY_MINUTES && now + DAY_MINUTES < closes);
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

import { localDate, localTime } from '../../../../shared/domain/local-date.ts';
import { DAY_MINUTES, DAY_MS } from '../../../../shared/domain/time.ts';
import type { HoursRule, Season, Span, ValueOf } from '../fact.ts';
import type { Conditions } from './question.ts';

const EXCEPTIONAL_DAYS = 21;
const YEAR_DAYS = 366;

/** When the question is asked, and where. */
export interface Moment {
  now: Date;
  timezone: string;
}

/** The hours asked for: all of them, or those of one day, and whether it is open at the hour asked for. */
export interface HoursAnswer {
  form: 'hours';
  rules: readonly HoursRule[];
  day: number | null;
  date: string | null;
  time: string | null;
  state: 'open' | 'closed' | 'open_now' | 'closed_now' | null;
}

/** Null where the rules do not tell the day or the hour that is asked for. */
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
  const own = rulesOf(rules, day, date);
  if (own === 'unknown') return null;
  const at = isNow === true ? localTime(now, timezone) : (time ?? null);
  const shown = { form: 'hours' as const, date: asked.date ?? null, day: asked.day ?? null, time: time ?? null };
  if (own === null) return { ...shown, rules, state: isNow === true ? 'closed_now' : 'closed' };
  const told = [{ ...own, days: null, season: null }];
  if (at === null) return { ...shown, rules: told, state: null };
  const isOpen = own.roundClock || own.spans.some((span) => holds(span, at));
  if (isNow === true) return { ...shown, rules: told, state: isOpen ? 'open_now' : 'closed_now' };
  return { ...shown, rules: told, state: isOpen ? 'open' : 'closed' };
}

/** Hours of a few days of the year are an exception to others: alone they tell nothing of the rest. */
function isExceptional({ season }: HoursRule): boolean {
  if (season === null || 'name' in season) return false;
  const [from, until] = [season.from, season.until].map((day) => Date.parse(`2024-${day}T00:00:00Z`) / DAY_MS);
  const days = Number(until) - Number(from);
  return (days < 0 ? days + YEAR_DAYS : days) < EXCEPTIONAL_DAYS;
}

/** Monday is 0. */
export function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The rule of a day: null where only other days have one; "unknown" where a season decides that has no dates. */
function rulesOf(rules: readonly HoursRule[], day: number, date: string | null): HoursRule | null | 'unknown' {
  if (rules.some(({ season }) => season !== null && (date === null || 'name' in season))) return 'unknown';
  const inSeason = rules.filter(({ season }) => season === null || (date !== null && isIn(season, date)));
  if (inSeason.length === 0) return null;
  const seasonal = inSeason.filter(({ season }) => season !== null);
  const known = seasonal.length > 0 ? seasonal : inSeason;
  const named = known.filter(({ days }) => days?.days.includes(day) && days.days.length < 7);
  const general = known.filter(({ days }) => days === null || days.days.length === 7);
  const [own, ...others] = named.length > 0 ? named : general;
  if (own === undefined) return null;
  if (others.length > 0) return 'unknown'; // two rules for one day
  return complete(own, general[0]);
}

/** "Daily 7–10, on Sundays until 11": who names one end keeps the other. */
function complete(own: HoursRule, general: HoursRule | undefined): HoursRule {
  const [span, ...more] = own.spans;
  const base = general === own ? undefined : general?.spans;
  const [usual] = base ?? [];
  if (span === undefined || usual === undefined || more.length > 0 || base?.length !== 1) return own;
  return { ...own, spans: [{ from: span.from ?? usual.from, until: span.until ?? usual.until }] };
}

/** Does a date lie in a part of the year? One that begins in autumn may end in spring. */
export function isIn(season: Season, date: string): boolean {
  if ('name' in season) return false;
  const at = date.slice(5);
  return season.from <= season.until
    ? season.from <= at && at <= season.until
    : season.from <= at || at <= season.until;
}

function holds({ from, until }: Span, at: string): boolean {
  const start = minutes(from ?? '00:00');
  const end = minutes(until ?? '24:00');
  const now = minutes(at);
  const closes = end <= start ? end + DAY_MINUTES : end;
  return (start <= now && now < closes) || (start <= now + DAY_MINUTES && now + DAY_MINUTES < closes);
}

function minutes(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

import { z } from 'zod';
import type { HoursRule, Span } from '../../shared/api/house/house-facts.ts';

const CLOCK = /^(?:\d{4}-\d{2}-\d{2})?T?([01]\d|2[0-4]):([0-5]\d)(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
/** The names of schema.org (https://schema.org/DayOfWeek); Monday is 0. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOLIDAYS = 'PublicHolidays';
/** The names in `openingHours`: "Mo-Fr 09:00-17:00". */
const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const SHORT = /^([A-Z][a-z](?:[-,][A-Z][a-z])*) (\d{2}:\d{2})-(\d{2}:\d{2})$/;
const DAY_STARTS = '00:00';
const DAY_ENDS = ['23:59', '24:00'];

const dayName = z.string().transform((name) => name.replace(/^https?:\/\/schema\.org\//, ''));
/** Hours for certain dates only (`validFrom`) are skipped, because they do not apply to other years. */
const specification = z.object({
  dayOfWeek: z.union([dayName.transform((name) => [name]), z.array(dayName)]).optional(),
  opens: z.string(),
  closes: z.string(),
  validFrom: z.undefined().optional(),
  validThrough: z.undefined().optional(),
});

/** Reads a time of schema.org as `HH:MM`; null if it is invalid. */
export function readClock(written: string): string | null {
  const [, hour, minute] = CLOCK.exec(written.trim()) ?? [];
  if (hour === undefined || minute === undefined || (hour === '24' && minute !== '00')) return null;
  return `${hour}:${minute}`;
}

/** Reads the rules of `openingHoursSpecification` or `openingHours`; null if one of them cannot be read completely. */
export function readOpeningHours(given: unknown): HoursRule[] | null {
  const list = Array.isArray(given) ? given : [given];
  const rules = list.map((one) => (typeof one === 'string' ? readShort(one) : readSpecification(one)));
  return rules.length === 0 || rules.includes(null) ? null : mergeDays(rules.filter((rule) => rule !== null));
}

function readSpecification(given: unknown): HoursRule | null {
  const read = specification.safeParse(given);
  if (!read.success) return null;
  const { dayOfWeek: names, opens, closes } = read.data;
  if (names === undefined) return toRule(null, opens, closes);
  const days = names.filter((name) => name !== HOLIDAYS).map((name) => DAYS.indexOf(name));
  return days.includes(-1) ? null : toRule({ days, holidays: names.includes(HOLIDAYS) }, opens, closes);
}

function readShort(written: string): HoursRule | null {
  const [, named = '', opens = '', closes = ''] = SHORT.exec(written.trim()) ?? [];
  const days = named.split(',').flatMap((part) => {
    const [first = -1, last = first] = part.split('-').map((name) => SHORT_DAYS.indexOf(name));
    if (first < 0 || last < first) return [-1];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return days.includes(-1) ? null : toRule({ days, holidays: false }, opens, closes);
}

function toRule(days: HoursRule['days'], opens: string, closes: string): HoursRule | null {
  const [from, until] = [readClock(opens), readClock(closes)];
  if (from === null || until === null) return null;
  const everyDay = days !== null && days.days.length === DAYS.length && !days.holidays;
  const rule = { days: everyDay ? null : days, season: null };
  if (from === DAY_STARTS && DAY_ENDS.includes(until)) return { ...rule, spans: [], roundClock: true };
  // Equal times mean closed all day in schema.org.
  if (from === until) return { ...rule, spans: [], roundClock: false };
  return { ...rule, spans: [{ from, until }], roundClock: false };
}

/** Merges days with the same hours, and several spans of one day. */
function mergeDays(rules: readonly HoursRule[]): HoursRule[] {
  const bySpans = new Map<string, HoursRule>();
  for (const rule of mergeSpans(rules)) {
    const key = rule.days === null ? '' : JSON.stringify([rule.spans, rule.roundClock]);
    const same = bySpans.get(key);
    if (same?.days && rule.days) {
      same.days.days = [...new Set([...same.days.days, ...rule.days.days])].toSorted();
      same.days.holidays ||= rule.days.holidays;
    } else bySpans.set(same === undefined ? key : `${key} ${bySpans.size}`, structuredClone(rule));
  }
  return [...bySpans.values()].map((rule) =>
    rule.days?.days.length === DAYS.length && !rule.days.holidays ? { ...rule, days: null } : rule,
  );
}

function mergeSpans(rules: readonly HoursRule[]): HoursRule[] {
  const byDays = new Map<string, HoursRule & { spans: Span[] }>();
  for (const rule of rules) {
    const key = JSON.stringify(rule.days);
    const same = byDays.get(key);
    if (same === undefined) byDays.set(key, structuredClone(rule));
    else same.spans.push(...rule.spans);
  }
  return [...byDays.values()];
}

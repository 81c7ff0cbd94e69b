import { currencyDigits } from '../currency-digits.ts';
import type { Ages, Days, HoursRule, Season, Tier, Unit } from '../fact.ts';
import type { Mark, MarkOf, Meaning } from '../marks/marks.ts';
import { PER, type Per } from '../terms.ts';
import type { Role } from '../words.ts';

/** A value of a segment. */
export type SegmentValue =
  | { kind: 'hours'; rule: HoursRule }
  /** Closed between two hours. */
  | { kind: 'shut'; rule: HoursRule }
  /** A single hour, at which something starts. */
  | { kind: 'clock'; time: string; season: Season | null }
  | { kind: 'price'; tier: Tier; max: number | null }
  /** The ages for which something is. */
  | { kind: 'ages'; ages: Ages }
  | { kind: 'measure'; value: number; unit: Unit; bound: 'most' | 'least' | null; way: Way | null }
  | { kind: 'percent'; value: number }
  | { kind: 'phone'; phone: string };

type Way = 'on_foot' | 'by_car' | 'by_bus';
const WAYS: readonly Way[] = ['on_foot', 'by_car', 'by_bus'];
const COSTS = ['free', 'included', 'not_included', 'on_request'] as const;
const PERCENT = /[%٪％]$/u;
const DASH_BEFORE = /\d\s?[-–—~〜～]\s?$/u;

/**
 * Reads a segment's values. `isWritten`: the language's words for "from" and "until" are known; without them a single
 * hour may be either and is skipped. `hours`: its words for counted hours.
 */
export function readValues(
  marks: readonly Mark[],
  text: string,
  days: Days | null,
  { isWritten: hasFactWords, hours }: { isWritten: boolean; hours: RegExp },
): SegmentValue[] {
  const seasons = marksOf(marks, 'season').map((mark) => mark.season);
  const season = seasons.find((one) => 'from' in one) ?? seasons[0] ?? null; // "in winter (January–February)"
  const [ages] = marksOf(marks, 'ages');
  const hasRole = (role: Role) => marks.some((mark) => mark.kind === 'role' && mark.role === role);
  const values: SegmentValue[] = [];
  const rule = { days, season, spans: [], roundClock: false };
  const spans = marksOf(marks, 'span').map(({ span }) => span);
  const isClosed = hasRole('closed');
  if (isClosed && spans.length === 0 && (days !== null || season !== null)) values.push({ kind: 'hours', rule });
  else if (isClosed) return spans.length === 0 ? [] : [{ kind: 'shut', rule: { ...rule, spans } }];
  if (hasRole('round_clock')) values.push({ kind: 'hours', rule: { ...rule, roundClock: true } });
  if (spans.length > 0) values.push({ kind: 'hours', rule: { ...rule, spans } });
  if (hasFactWords)
    for (const { time, start, end } of marksOf(marks, 'clock')) {
      if (isLength(text.slice(start, end), hours)) continue;
      if (!spans.some(({ from, until }) => from === time || until === time))
        values.push({ kind: 'clock', time, season });
    }
  const costs = readCosts(marks, text, { season, days, ages: ages?.ages ?? null });
  values.push(...costs);
  if (costs.length === 0) for (const { ages: own } of marksOf(marks, 'ages')) values.push({ kind: 'ages', ages: own });
  const way = WAYS.find((one) => hasRole(one)) ?? null;
  for (const mark of marksOf(marks, 'measure')) {
    if (DASH_BEFORE.test(text.slice(Math.max(0, mark.start - 4), mark.start))) continue; // the end of a range
    const bound = boundOf(marks, mark, text);
    values.push({ kind: 'measure', value: mark.value, unit: mark.unit, bound, way });
  }
  for (const mark of marksOf(marks, 'number'))
    if (PERCENT.test(text.slice(mark.start, mark.end))) values.push({ kind: 'percent', value: mark.value });
  for (const { phone } of marksOf(marks, 'phone')) values.push({ kind: 'phone', phone });
  return values;
}

/** Whether the value may be a length of time: "3 hours" may, "3:00 hours" may not. */
function isLength(clock: string, hours: RegExp): boolean {
  return !/\d[:.]\d/.test(clock) && hours.test(clock.toLowerCase());
}

/** Returns the bound of a measure by the adjacent word: "up to 20 kg", "45 kg max". */
function boundOf(marks: readonly Mark[], { start, end }: Mark, text: string): 'most' | 'least' | null {
  const beside = marks.filter(
    (mark) =>
      (mark.end <= start && /^[\s.:：]*$/u.test(text.slice(mark.end, start))) ||
      (mark.start >= end && text.slice(end, mark.start).trim() === ''),
  );
  const has = (...roles: Role[]) => beside.some((mark) => mark.kind === 'role' && roles.includes(mark.role));
  if (has('at_most', 'until', 'until_after', 'height')) return 'most';
  return has('at_least') ? 'least' : null;
}

function readCosts(
  marks: readonly Mark[],
  text: string,
  scope: Pick<Tier, 'season' | 'days' | 'ages'>,
): SegmentValue[] {
  const person = marksOf(marks, 'who')[0]?.who ?? null;
  const per = joinPer(marksOf(marks, 'per').map((mark) => mark.per));
  const tier = { per, who: person, ...scope };
  const sums = marksOf(marks, 'money').map((mark): SegmentValue => {
    const before = marks.filter(({ end }) => end <= mark.start).at(-1);
    const isFrom =
      before?.kind === 'role' && before.role === 'from' && text.slice(before.end, mark.start).trim() === '';
    const { amountMinor, currency } = mark;
    const rangeStart = readRangeStart(before, mark, text);
    const amountFrom = rangeStart === null ? amountMinor : Math.round(rangeStart * 10 ** currencyDigits(currency));
    const cost = { amountMinor: amountFrom, currency, from: isFrom };
    return { kind: 'price', tier: { ...tier, cost }, max: rangeStart === null ? null : amountMinor };
  });
  if (sums.length > 0) return sums;
  const role = marks.find(
    (mark): mark is MarkOf<'role'> =>
      mark.kind === 'role' && COSTS.some((cost) => cost === mark.role) && text[mark.start - 1] !== '-',
  )?.role;
  const cost = COSTS.find((one) => one === role);
  return cost === undefined ? [] : [{ kind: 'price', tier: { ...tier, per: null, cost }, max: null }];
}

/** Returns the first figure of a range such as "12–18 €", in the currency's main unit. */
function readRangeStart(before: Mark | undefined, { start }: Mark, text: string): number | null {
  if (before?.kind !== 'number' || !/^\s?[-–—~〜～]\s?$/u.test(text.slice(before.end, start))) return null;
  return before.value;
}

/** Joins units into one: "per person per night". Null if there is no such unit. */
function joinPer(all: readonly Per[]): Per | null {
  const units = [...new Set(all)];
  if (units.length <= 1) return units[0] ?? null;
  return (
    PER.find((name) => {
      const parts = name.split('_');
      return parts.length === units.length && parts.every((part) => units.some((one) => one === part));
    }) ?? null
  );
}

function marksOf<K extends Meaning['kind']>(marks: readonly Mark[], kind: K): MarkOf<K>[] {
  return marks.filter((mark): mark is MarkOf<K> => mark.kind === kind);
}

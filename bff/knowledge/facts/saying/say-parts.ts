import { DAY_MS } from '../../../../shared/domain/time.ts';
import { dateFormat, numberFormat } from '../../../language/saying/formats.ts';
import type { Total } from '../answering/total.ts';
import { currencyDigits } from '../currency-digits.ts';
import type { Days, HoursRule, Season, Span, Tier, Unit } from '../fact.ts';
import { type FactTexts, fill, fillLine } from '../texts.ts';

/** The first Monday of 2024. */
const MONDAY = Date.UTC(2024, 0, 1);
const MEASURED: Partial<Record<Unit, string>> = { pound: 'pound', gram: 'gram' };

/** Writes a list as the language joins its items. */
export function sayList({ language }: FactTexts, members: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(members);
}

/** Writes `15:00` in the language; 24:00 is midnight. */
export function sayClock({ language }: FactTexts, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const time = new Date(Date.UTC(2000, 0, 1, hour, minute));
  return dateFormat(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(time);
}

/** Writes the name of a day of the week. */
export function sayDay({ language }: FactTexts, day: number): string {
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS);
}

/** Writes `2026-12-06` as "Sunday 6 December". */
export function sayDate({ language }: FactTexts, date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' } as const;
  return dateFormat(language, options).format(new Date(`${date}T00:00:00Z`));
}

/** Writes a number with its unit. */
export function sayMeasure({ language }: FactTexts, value: number, unit: Unit): string {
  if (unit === 'count') return numberFormat(language, {}).format(value);
  const unitDisplay = unit === 'year' || unit === 'minute' || unit === 'hour' || unit === 'day' ? 'long' : 'short';
  return numberFormat(language, { style: 'unit', unit: MEASURED[unit] ?? unit, unitDisplay }).format(value);
}

/** Writes all rules in order. */
export function sayRules(texts: FactTexts, rules: readonly HoursRule[]): string {
  return sayList(
    texts,
    rules.map((rule) => sayRule(texts, rule)),
  );
}

function sayRule(texts: FactTexts, { days, season, spans, roundClock }: HoursRule): string {
  const times = roundClock
    ? fill(texts, 'round_clock')
    : spans.length === 0
      ? fill(texts, 'closed')
      : sayList(
          texts,
          spans.map((span) => saySpan(texts, span)),
        );
  const onDays = days === null ? times : fill(texts, 'on_days', { days: sayDays(texts, days), hours: times });
  return season === null ? onDays : fill(texts, 'in_season', { season: saySeason(texts, season), hours: onDays });
}

function saySpan(texts: FactTexts, { from, until }: Span): string {
  if (from !== null && until !== null)
    return fill(texts, 'span', { from: sayClock(texts, from), until: sayClock(texts, until) });
  if (from !== null) return fill(texts, 'from', { time: sayClock(texts, from) });
  return fill(texts, 'until', { time: sayClock(texts, until ?? '24:00') });
}

/** Writes days: "Monday to Friday", "Saturday and Sunday, public holidays". */
function sayDays(texts: FactTexts, { days, holidays }: Days): string {
  const key = days.join('');
  const names =
    key === '0123456'
      ? [fill(texts, 'daily')]
      : key === '01234'
        ? [fill(texts, 'weekdays')]
        : key === '56'
          ? [fill(texts, 'weekends')]
          : sayDayRange(texts, days);
  return sayList(texts, [...names, ...(holidays ? [fill(texts, 'holidays')] : [])]);
}

/** Writes three or more consecutive days as a range. */
function sayDayRange(texts: FactTexts, days: readonly number[]): string[] {
  const [first] = days;
  const last = days.at(-1);
  const areConsecutive = days.every((day, index) => day === (first ?? 0) + index);
  if (first === undefined || last === undefined || !areConsecutive || days.length < 3)
    return days.map((day) => sayDay(texts, day));
  return [fill(texts, 'day_range', { first: sayDay(texts, first), last: sayDay(texts, last) })];
}

/** Writes a season: "in summer", "1 May – 31 October". */
export function saySeason(texts: FactTexts, season: Season): string {
  if ('name' in season) return fill(texts, season.name);
  const day = (at: string) =>
    dateFormat(texts.language, { day: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
      new Date(`2024-${at}T00:00:00Z`),
    );
  return fill(texts, 'season_range', { from: day(season.from), until: day(season.until) });
}

/** Writes a tier's cost with its unit. */
export function sayCost(texts: FactTexts, { cost, per }: Tier): string {
  if (typeof cost === 'string') return fill(texts, cost);
  const price = sayMoney(texts, cost.amountMinor, cost.currency);
  const perUnit = per === null ? price : fillLine(texts.language, texts.per[per], { price });
  return cost.from ? fill(texts, 'price_from', { price: perUnit }) : perUnit;
}

/** Writes a sum of money without empty cents. */
export function sayMoney({ language }: FactTexts, amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** currencyDigits(currency);
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : currencyDigits(currency),
  }).format(amount);
}

/** Writes a total with its summands: "2 × 65 € + 35 € = 165 €". */
export function sayTotal(texts: FactTexts, { terms, amountMinor, currency, per }: Total): string {
  const parts = terms.map((term) => [...term.factors, sayMoney(texts, term.amountMinor, currency)].join(' × '));
  const sum = sayMoney(texts, amountMinor, currency);
  const total = per === null ? sum : fillLine(texts.language, texts.per[per], { price: sum });
  return `${parts.join(' + ')} = ${total}`;
}

/** Writes a tier with the persons and times it holds for. */
export function sayTier(texts: FactTexts, tier: Tier): string {
  const group = sayGroup(texts, tier);
  const price =
    group === null ? sayCost(texts, tier) : fill(texts, 'tier', { who: group, price: sayCost(texts, tier) });
  const onDays = tier.days === null ? price : fill(texts, 'on_days', { days: sayDays(texts, tier.days), hours: price });
  return tier.season === null
    ? onDays
    : fill(texts, 'in_season', { season: saySeason(texts, tier.season), hours: onDays });
}

function sayGroup(texts: FactTexts, { who, ages }: Tier): string | null {
  if (ages === null) return who === null ? null : texts.who[who];
  const agesText = sayAges(texts, ages.min, ages.max);
  return who === null ? agesText : fill(texts, 'who_aged', { who: texts.who[who], ages: agesText });
}

/** Writes a range of ages: "4–11 years", "from 6 years". */
export function sayAges(texts: FactTexts, min: number | null, max: number | null): string {
  if (min !== null && max !== null) return fill(texts, 'age_range', { min, max });
  if (min !== null) return fill(texts, 'age_from', { age: min });
  return fill(texts, 'age_up_to', { age: max ?? 0 });
}

import type { Tier, ValueOf } from '../fact.ts';
import { isIn, weekday } from './answer-hours.ts';
import type { Question } from './question.ts';
import { ADULT_FROM, type Total, totalOf } from './total.ts';

/** The price asked for: every tier, or those of one person or day. */
export interface PriceAnswer {
  form: 'price';
  tiers: readonly Tier[];
  age: number | null;
  isChild: boolean;
  day: number | null;
  date: string | null;
  /** What so many persons pay together. */
  sum: { count: number; tier: Tier } | null;
  /** What grown-ups and children pay together. */
  total: Total | null;
  /** Asked "is it free?" or "is it included?": yes or no. */
  verdict: 'yes' | 'no' | null;
}

/** Null where no tier is told for who or when is asked for. */
export function answerPrice({ tiers }: ValueOf<'price'>, { kind, conditions, asksFree }: Question): PriceAnswer | null {
  const { age, isChild = false, day, date, count, party } = conditions;
  const onDay = day ?? (date === undefined ? undefined : weekday(date));
  const inTime = tiers.filter((tier) => fitsDay(tier, onDay, date));
  if (inTime === null || inTime.length === 0) return null;
  if (inTime.some(({ season }) => season !== null && (date === undefined || 'name' in season)) && onDay !== undefined)
    return null;
  const forWhom = age === undefined ? (isChild ? inTime.filter(isForChild) : inTime) : tiersOfAge(inTime, age);
  if (forWhom.length === 0) return null;
  const told = {
    form: 'price' as const,
    tiers: forWhom,
    age: age ?? null,
    isChild,
    day: day ?? null,
    date: date ?? null,
  };
  const total = party === undefined ? null : totalOf(forWhom, party);
  if (party !== undefined && total === null) return null;
  const [only] = forWhom;
  const sum =
    count !== undefined && count > 1 && forWhom.length === 1 && only !== undefined && isPerPerson(only)
      ? { count, tier: only }
      : null;
  if (count !== undefined && count > 1 && sum === null && forWhom.some(isPerPerson) && forWhom.length === 1)
    return null;
  return { ...told, sum, total, verdict: verdictOf(forWhom, kind === 'included', asksFree === true) };
}

function verdictOf(tiers: readonly Tier[], asksIncluded: boolean, asksFree: boolean): 'yes' | 'no' | null {
  if (!asksIncluded && !asksFree) return null;
  const isFree = ({ cost }: Tier) => cost === 'free' || cost === 'included';
  if (tiers.every(isFree)) return 'yes';
  return tiers.some(isFree) || tiers.some(({ cost }) => cost === 'on_request') ? null : 'no';
}

function fitsDay({ days, season }: Tier, day: number | undefined, date: string | undefined): boolean {
  if (days !== null && day !== undefined && !days.days.includes(day)) return false;
  return season === null || date === undefined || isIn(season, date);
}

/** The tiers with an age that holds it; a grown-up pays what has none. */
function tiersOfAge(tiers: readonly Tier[], age: number): Tier[] {
  const exact = tiers.filter(({ ages }) => ages !== null && (ages.min ?? 0) <= age && age <= (ages.max ?? 150));
  if (exact.length > 0) return exact.length === 1 || age >= ADULT_FROM ? exact : [];
  const hasAges = tiers.some(({ ages }) => ages !== null);
  const full = tiers.filter(({ ages, who }) => ages === null && (who === null || who === 'adult'));
  const lowest = Math.max(...tiers.map(({ ages }) => ages?.max ?? -1));
  return age >= ADULT_FROM || (hasAges && lowest >= 0 && age > lowest) ? full : [];
}

function isForChild({ who, ages }: Tier): boolean {
  return who === 'child' || who === 'baby' || (ages !== null && (ages.max ?? 150) < ADULT_FROM);
}

function isPerPerson({ per, cost }: Tier): boolean {
  return typeof cost === 'object' && !cost.from && (per === 'person' || per?.startsWith('person_') === true);
}

import type { Tier, ValueOf } from '../fact.ts';
import { isIn, weekday } from './answer-hours.ts';
import type { Question } from './question.ts';
import { ADULT_FROM, type Total, totalOf } from './total.ts';

/** The answer to a question about a price: all tiers, or those of one person or day. */
export interface PriceAnswer {
  form: 'price';
  tiers: readonly Tier[];
  age: number | null;
  isChild: boolean;
  day: number | null;
  date: string | null;
  /** The price for this many persons together. */
  sum: { count: number; tier: Tier } | null;
  /** The price for adults and children together. */
  total: Total | null;
  /** The answer to "is it free?" or "is it included?". */
  verdict: 'yes' | 'no' | null;
}

/** Answers from a price. Returns null if no tier covers the person or the day. */
export function answerPrice({ tiers }: ValueOf<'price'>, { kind, conditions, asksFree }: Question): PriceAnswer | null {
  const { age, isChild = false, day, date, count, party } = conditions;
  const onDay = day ?? (date === undefined ? undefined : weekday(date));
  const tiersOnDay = tiers.filter((tier) => fitsDay(tier, onDay, date));
  if (tiersOnDay === null || tiersOnDay.length === 0) return null;
  if (
    tiersOnDay.some(({ season }) => season !== null && (date === undefined || 'name' in season)) &&
    onDay !== undefined
  )
    return null;
  const tiersForPerson =
    age === undefined ? (isChild ? tiersOnDay.filter(isForChild) : tiersOnDay) : tiersOfAge(tiersOnDay, age);
  if (tiersForPerson.length === 0) return null;
  const base = {
    form: 'price' as const,
    tiers: tiersForPerson,
    age: age ?? null,
    isChild,
    day: day ?? null,
    date: date ?? null,
  };
  const total = party === undefined ? null : totalOf(tiersForPerson, party);
  if (party !== undefined && total === null) return null;
  const [only] = tiersForPerson;
  const sum =
    count !== undefined && count > 1 && tiersForPerson.length === 1 && only !== undefined && isPerPerson(only)
      ? { count, tier: only }
      : null;
  if (
    count !== undefined &&
    count > 1 &&
    sum === null &&
    tiersForPerson.some(isPerPerson) &&
    tiersForPerson.length === 1
  )
    return null;
  return { ...base, sum, total, verdict: verdictOf(tiersForPerson, kind === 'included', asksFree === true) };
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

/** Returns the tiers that hold for an age. Adults pay the tiers without an age. */
function tiersOfAge(tiers: readonly Tier[], age: number): Tier[] {
  const matching = tiers.filter(({ ages }) => ages !== null && (ages.min ?? 0) <= age && age <= (ages.max ?? 150));
  if (matching.length > 0) return matching.length === 1 || age >= ADULT_FROM ? matching : [];
  const hasAges = tiers.some(({ ages }) => ages !== null);
  const adultTiers = tiers.filter(({ ages, who }) => ages === null && (who === null || who === 'adult'));
  const highestAge = Math.max(...tiers.map(({ ages }) => ages?.max ?? -1));
  return age >= ADULT_FROM || (hasAges && highestAge >= 0 && age > highestAge) ? adultTiers : [];
}

function isForChild({ who, ages }: Tier): boolean {
  return who === 'child' || who === 'baby' || (ages !== null && (ages.max ?? 150) < ADULT_FROM);
}

function isPerPerson({ per, cost }: Tier): boolean {
  return typeof cost === 'object' && !cost.from && (per === 'person' || per?.startsWith('person_') === true);
}

import type { Cost, Tier } from '../fact.ts';

/** The persons that a price is for, and the nights. */
export interface Party {
  adults: number;
  /** The age of each child in years; null if unknown. */
  children: readonly (number | null)[];
  nights: number | null;
}

/** The total for a party: "2 × 65 € + 35 € = 165 €". */
export interface Total {
  /** The summands in minor units; `factors` are the multipliers above one. */
  terms: readonly { factors: readonly number[]; amountMinor: number }[];
  amountMinor: number;
  currency: string;
  /** The unit that remains if the number of nights or days is unknown. */
  per: 'night' | 'day' | null;
}

type Sum = Exclude<Cost, string>;

/** The lowest age in years at which a person pays the adult price. */
export const ADULT_FROM = 18;
const BEYOND = 150;
const BY_PERSON: ReadonlySet<Tier['per']> = new Set<Tier['per']>([
  'person',
  'person_night',
  'person_day',
  'person_stay',
]);
/** Rates of a tax: a price per night or stay from some age on. Younger guests pay nothing. */
const OF_STAY: ReadonlySet<Tier['per']> = new Set<Tier['per']>(['person_night', 'person_stay']);
const FREE = 'free';

/**
 * Adds up what adults and children pay for one thing. Returns null unless each has exactly one price, that price is per
 * person, and it is known how often it is paid: a partial sum would be wrong.
 */
export function totalOf(tiers: readonly Tier[], { adults, children, nights }: Party): Total | null {
  const per = perOf(tiers);
  if (adults === 0 || adults + children.length < 2 || per === null) return null;
  const perNight = per === 'person_night';
  // The number of breakfasts does not follow from the number of nights.
  if (nights !== null && nights > 1 && !OF_STAY.has(per)) return null;
  const adultCost = costOfAdult(tiers);
  const costs = [
    ...Array.from({ length: adults }, () => adultCost),
    ...children.map((age) => costOfChild(tiers, age, per)),
  ];
  const sums = costs.filter((cost) => cost !== null).filter(isSum);
  const [first] = sums;
  if (first === undefined || costs.includes(null) || !sums.every((sum) => !sum.from && sum.currency === first.currency))
    return null;
  const terms = [...Map.groupBy(sums, ({ amountMinor }) => amountMinor)].map(([amountMinor, { length }]) => ({
    factors: [length, perNight ? (nights ?? 1) : 1].filter((factor) => factor > 1),
    amountMinor,
  }));
  return {
    terms,
    amountMinor: terms.reduce((sum, term) => sum + term.factors.reduce((x, y) => x * y, term.amountMinor), 0),
    currency: first.currency,
    per: perNight && nights === null ? 'night' : per === 'person_day' ? 'day' : null,
  };
}

/**
 * Returns the unit that each person pays per. "Adults 65 €, children 35 €" is per person, as it names persons. Null if
 * the unit is unclear.
 */
function perOf(tiers: readonly Tier[]): Tier['per'] {
  const units = new Set(tiers.flatMap(({ per }) => per ?? []));
  const [per = 'person'] = units;
  const areNamed = tiers.every(({ per, who, ages }) => per !== null || who !== null || ages !== null);
  return units.size < 2 && BY_PERSON.has(per) && (units.size === 1 || areNamed) ? per : null;
}

/** Returns the one adult price: without an age, or from some age on. Null if it is not certain. */
function costOfAdult(tiers: readonly Tier[]): Cost | null {
  const adultTiers = tiers.filter(({ ages, who }) =>
    ages === null ? who === null || who === 'adult' : ages.max === null && (ages.min ?? 0) <= ADULT_FROM,
  );
  return adultTiers.length === 1 ? (adultTiers[0]?.cost ?? null) : null;
}

/** Returns the one price of a child of this age; null if it is not certain. */
function costOfChild(tiers: readonly Tier[], age: number | null, per: Tier['per']): Cost | null {
  const tiersWithAge = tiers.filter(({ ages }) => ages !== null);
  const tiersWithoutAge = tiers.filter(({ ages }) => ages === null);
  const matching = tiersWithAge.filter(
    ({ ages }) => age !== null && (ages?.min ?? 0) <= age && age <= (ages?.max ?? BEYOND),
  );
  if (matching.length > 0) return matching.length === 1 ? (matching[0]?.cost ?? null) : null;
  const isBelow = age !== null && tiersWithAge.every(({ ages }) => ages?.max === null && age < (ages.min ?? 0));
  if (isBelow && tiersWithoutAge.length === 0) return OF_STAY.has(per) ? FREE : null;
  const ofChildren = tiers.filter(isOfChildren);
  if (age === null && tiersWithAge.length > 0) return null;
  const isOlder = age !== null && ofChildren.every(({ ages }) => ages !== null && ages.max !== null && ages.max < age);
  if (ofChildren.length > 0 && isOlder) return costOfAdult(tiers);
  const fitting = tiersWithoutAge.filter(({ who }) => who === (ofChildren.length === 0 ? null : 'child'));
  return fitting.length === 1 ? (fitting[0]?.cost ?? null) : null;
}

function isOfChildren({ who, ages }: Tier): boolean {
  return who === 'child' || who === 'baby' || (ages?.max ?? BEYOND) < ADULT_FROM;
}

function isSum(cost: Cost): cost is Sum {
  return typeof cost !== 'string';
}

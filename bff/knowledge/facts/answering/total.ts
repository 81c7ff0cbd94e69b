import type { Cost, Tier } from '../fact.ts';

/** Who a price is asked for, and for how long. */
export interface Party {
  adults: number;
  /** The age of each child in years; null: not told. */
  children: readonly (number | null)[];
  nights: number | null;
}

/** What a party pays together: "2 × 65 € + 35 € = 165 €". */
export interface Total {
  /** So many pay so much each, in the smallest unit of the currency; `factors`: those above one. */
  terms: readonly { factors: readonly number[]; amountMinor: number }[];
  amountMinor: number;
  currency: string;
  /** A night, where the price is per night and nobody said how many. */
  per: 'night' | null;
}

type Sum = Exclude<Cost, string>;

/** Who is so old, in years, is no child to a price. */
export const ADULT_FROM = 18;
const BEYOND = 150;
const BY_PERSON: ReadonlySet<Tier['per']> = new Set<Tier['per']>([
  'person',
  'person_night',
  'person_day',
  'person_stay',
]);
const BY_NIGHT: ReadonlySet<Tier['per']> = new Set<Tier['per']>(['person_night', 'person_day']);
const FREE = 'free';

/**
 * What all of a party pay by the prices of one thing, each of them the one price that is theirs. Null where a price is missing for
 * somebody, where two might be meant, or where nobody says that it is for each person: half a sum is a wrong one.
 */
export function totalOf(tiers: readonly Tier[], { adults, children, nights }: Party): Total | null {
  const per = perOf(tiers);
  if (adults + children.length < 2 || per === null) return null;
  const ages = [...Array.from({ length: adults }, () => ADULT_FROM), ...children];
  const costs = ages.map((age) => costFor(tiers, age));
  const sums = costs.filter((cost) => cost !== null).filter(isSum);
  const [first] = sums;
  if (first === undefined || costs.includes(null) || !sums.every((sum) => !sum.from && sum.currency === first.currency))
    return null;
  const perNight = BY_NIGHT.has(per);
  const terms = [...Map.groupBy(sums, ({ amountMinor }) => amountMinor)].map(([amountMinor, { length }]) => ({
    factors: [length, perNight ? (nights ?? 1) : 1].filter((factor) => factor > 1),
    amountMinor,
  }));
  return {
    terms,
    amountMinor: terms.reduce((sum, term) => sum + term.factors.reduce((a, b) => a * b, term.amountMinor), 0),
    currency: first.currency,
    per: perNight && nights === null ? 'night' : null,
  };
}

/** How each person pays; "adults 65 €, children 35 €" says by whom it names that it is for one. Null where it does not say so. */
function perOf(tiers: readonly Tier[]): Tier['per'] {
  const said = new Set(tiers.flatMap(({ per }) => per ?? []));
  const [per = 'person'] = said;
  const areNamed = tiers.every(({ per, who, ages }) => per !== null || who !== null || ages !== null);
  return said.size < 2 && BY_PERSON.has(per) && (said.size === 1 || areNamed) ? per : null;
}

/** The one price of somebody of this age; null where none surely is. */
function costFor(tiers: readonly Tier[], age: number | null): Cost | null {
  const aged = tiers.filter(({ ages }) => ages !== null);
  const plain = tiers.filter(({ ages }) => ages === null);
  const own = aged.filter(({ ages }) => age !== null && (ages?.min ?? 0) <= age && age <= (ages?.max ?? BEYOND));
  if (own.length > 0) return own.length === 1 ? (own[0]?.cost ?? null) : null;
  // What all pay from some age on, nobody younger pays.
  if (age !== null && plain.length === 0 && aged.every(({ ages }) => ages?.max === null && age < (ages.min ?? 0)))
    return FREE;
  const ofChildren = tiers.filter(isOfChildren);
  const isOlder = age !== null && ofChildren.every(({ ages }) => ages !== null && ages.max !== null && ages.max < age);
  const paysAsAdult = age !== null && (age >= ADULT_FROM || (ofChildren.length > 0 && isOlder));
  const isTheirs = paysAsAdult
    ? (tier: Tier) => !isOfChildren(tier)
    : ({ who }: Tier) => who === (ofChildren.length === 0 ? null : 'child');
  const fitting = plain.filter(isTheirs);
  const isNamed = age === null && aged.length > 0;
  return fitting.length === 1 && !isNamed ? (fitting[0]?.cost ?? null) : null;
}

function isOfChildren({ who, ages }: Tier): boolean {
  return who === 'child' || who === 'baby' || (ages?.max ?? BEYOND) < ADULT_FROM;
}

function isSum(cost: Cost): cost is Sum {
  return typeof cost !== 'string';
}

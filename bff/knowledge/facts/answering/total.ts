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
  /** What it is still per: a night, where nobody said how many, or a day. */
  per: 'night' | 'day' | null;
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
/** What a guest pays for each night, or for the whole stay, from some age on is a tax: nobody younger pays it. */
const OF_STAY: ReadonlySet<Tier['per']> = new Set<Tier['per']>(['person_night', 'person_stay']);
const FREE = 'free';

/**
 * What grown-ups, and children with them, pay together by the prices of one thing, each of them the one price that is theirs. Null where
 * a price is missing for somebody, where two might be meant, where nobody says that it is for each person, or where it is paid more
 * often than is known: half a sum is a wrong one.
 */
export function totalOf(tiers: readonly Tier[], { adults, children, nights }: Party): Total | null {
  const per = perOf(tiers);
  if (adults === 0 || adults + children.length < 2 || per === null) return null;
  const perNight = per === 'person_night';
  // A breakfast is eaten each morning, and how many days three nights are is not said.
  if (nights !== null && nights > 1 && !OF_STAY.has(per)) return null;
  const grownUp = costOfAdult(tiers);
  const costs = [
    ...Array.from({ length: adults }, () => grownUp),
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

/** How each person pays; "adults 65 €, children 35 €" says by whom it names that it is for one. Null where it does not say so. */
function perOf(tiers: readonly Tier[]): Tier['per'] {
  const said = new Set(tiers.flatMap(({ per }) => per ?? []));
  const [per = 'person'] = said;
  const areNamed = tiers.every(({ per, who, ages }) => per !== null || who !== null || ages !== null);
  return said.size < 2 && BY_PERSON.has(per) && (said.size === 1 || areNamed) ? per : null;
}

/** The one price of a grown-up: one that has no age, or is of all from some age on. Null where none surely is. */
function costOfAdult(tiers: readonly Tier[]): Cost | null {
  const own = tiers.filter(({ ages, who }) =>
    ages === null ? who === null || who === 'adult' : ages.max === null && (ages.min ?? 0) <= ADULT_FROM,
  );
  return own.length === 1 ? (own[0]?.cost ?? null) : null;
}

/** The one price of a child of this age; null where none surely is. */
function costOfChild(tiers: readonly Tier[], age: number | null, per: Tier['per']): Cost | null {
  const aged = tiers.filter(({ ages }) => ages !== null);
  const plain = tiers.filter(({ ages }) => ages === null);
  const own = aged.filter(({ ages }) => age !== null && (ages?.min ?? 0) <= age && age <= (ages?.max ?? BEYOND));
  if (own.length > 0) return own.length === 1 ? (own[0]?.cost ?? null) : null;
  const isBelow = age !== null && aged.every(({ ages }) => ages?.max === null && age < (ages.min ?? 0));
  if (isBelow && plain.length === 0) return OF_STAY.has(per) ? FREE : null;
  const ofChildren = tiers.filter(isOfChildren);
  if (age === null && aged.length > 0) return null;
  const isOlder = age !== null && ofChildren.every(({ ages }) => ages !== null && ages.max !== null && ages.max < age);
  if (ofChildren.length > 0 && isOlder) return costOfAdult(tiers);
  const fitting = plain.filter(({ who }) => who === (ofChildren.length === 0 ? null : 'child'));
  return fitting.length === 1 ? (fitting[0]?.cost ?? null) : null;
}

function isOfChildren({ who, ages }: Tier): boolean {
  return who === 'child' || who === 'baby' || (ages?.max ?? BEYOND) < ADULT_FROM;
}

function isSum(cost: Cost): cost is Sum {
  return typeof cost !== 'string';
}

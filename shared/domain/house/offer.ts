import type { Intent } from '../intents.ts';
import { mayChange, nightsBetween, type Stay } from '../stay.ts';
import type { Department } from '../task.ts';
import { type Money, multiplyMoney } from './money.ts';

export const OFFER_UNITS = ['stay', 'night', 'person', 'person_night', 'piece'] as const;
export type OfferUnit = (typeof OFFER_UNITS)[number];

export const OFFER_PHASES = ['any', 'before', 'during'] as const;

/** When to offer an extra. Omitted conditions do not matter. */
export interface OfferRule {
  /** Intents after which it is offered. */
  topics: Intent[];
  /** Only to guests whose stay is known and who are before or in it. */
  phase: (typeof OFFER_PHASES)[number];
  /** Days before arrival, at most. */
  daysBeforeMax: number | null;
  nightsMin: number | null;
  /** Only for these room types; empty: all. */
  roomTypes: string[];
  /** Only for arrivals on these weekdays (1 Monday … 7 Sunday); empty: all. */
  weekdays: number[];
}

/** An extra of the hotel's catalogue. */
export interface Offer {
  id: string;
  /** The intent it fulfils. */
  kind: string;
  names: Record<string, string>;
  price: Money | null;
  unit: OfferUnit;
  rule: OfferRule;
  department: Department;
  /** Staff must confirm it first. */
  onRequest: boolean;
}

/**
 * Whether to offer it to this guest today. Without a known stay, only if no condition needs one. `today` is the property's date.
 */
export function offerFits({ rule, kind, unit }: Offer, stay: Stay | null, today: string): boolean {
  if (stay === null) {
    return rule.phase === 'any' && rule.nightsMin === null && rule.roomTypes.length === 0 && rule.weekdays.length === 0;
  }
  if (stay.state === 'cancelled' || stay.state === 'no_show' || today > stay.checkOut) return false;
  if (stay.inclusions?.includes(kind)) return false;
  const before = today < stay.checkIn;
  if (rule.phase === 'before' && !before) return false;
  if (rule.phase === 'during' && before) return false;
  if (rule.daysBeforeMax !== null && before && nightsBetween(today, stay.checkIn) > rule.daysBeforeMax) return false;
  if (rule.nightsMin !== null && stay.nights < rule.nightsMin) return false;
  const roomTypes = [stay.roomType, stay.roomTypeSlug ?? stay.roomType];
  if (rule.roomTypes.length > 0 && !rule.roomTypes.some((one) => roomTypes.includes(one))) return false;
  if (rule.weekdays.length > 0 && !rule.weekdays.includes(weekday(stay.checkIn))) return false;
  return (unit !== 'person' && unit !== 'person_night') || mayChange(stay.level);
}

/** The total price for this guest; null if free. Without a stay, the unit price. */
export function priceOffer({ price, unit }: Pick<Offer, 'price' | 'unit'>, stay: Stay | null): Money | null {
  if (price === null || Number(price.amount) === 0) return null;
  if (stay === null) return price;
  const [nights, persons] = [Math.max(1, stay.nights), Math.max(1, stay.persons ?? 1)];
  const times = { stay: 1, piece: 1, night: nights, person: persons, person_night: nights * persons }[unit];
  return multiplyMoney(price, times);
}

/** 1 Monday … 7 Sunday. */
function weekday(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
}

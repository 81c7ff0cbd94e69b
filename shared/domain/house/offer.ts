import type { Intent } from '../intents.ts';
import { mayChange, nightsBetween, type Stay } from '../stay.ts';
import type { Department } from '../task.ts';
import { type Money, multiplyMoney } from './money.ts';

export const OFFER_UNITS = ['stay', 'night', 'person', 'person_night', 'piece'] as const;
export type OfferUnit = (typeof OFFER_UNITS)[number];

export const OFFER_PHASES = ['any', 'before', 'during'] as const;

/** When an extra is worth offering. Whatever is left out does not matter. */
export interface OfferRule {
  /** Offered when the guest asks about one of these. */
  topics: Intent[];
  /** Only to guests whose stay is known and who are before or in it. */
  phase: (typeof OFFER_PHASES)[number];
  /** Days before arrival, at most. */
  daysBeforeMax: number | null;
  nightsMin: number | null;
  /** Only for these room types; none: all. */
  roomTypes: string[];
  /** Only while the house can give it: nights of the week (1 Monday … 7 Sunday) of the arrival; none: all. */
  weekdays: number[];
}

/** An extra of the hotel's catalogue. */
export interface Offer {
  id: string;
  /** The intent it fulfils when it is asked for by name. */
  kind: string;
  names: Record<string, string>;
  price: Money | null;
  unit: OfferUnit;
  rule: OfferRule;
  department: Department;
  /** A colleague confirms it first. */
  onRequest: boolean;
}

/** Does it fit this guest today? Without a known stay only what asks nothing of one does. `today` is the property's. */
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

/** What it costs this guest in all; null where it is free. Without a stay, the price of one. */
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

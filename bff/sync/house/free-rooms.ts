import { addMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { FreeRoom, FreeRooms, RoomQuote } from '../../../shared/domain/house/room-quote.ts';
import type { PmsAvailability, PmsRate, PmsRoomType } from '../../../shared/domain/pms.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { readStayPrices } from './stay-limits.ts';

/** Arrival and departure day in the property's time zone. */
export interface Span {
  arrival: string;
  departure: string;
}

/** The free rooms and the prices of some nights, as one system sells them. */
export interface NightsForSale {
  nights: readonly PmsAvailability[];
  rates: readonly PmsRate[];
}

/**
 * Room types free in every night, with the lowest price that such a stay may be booked at; cheapest first. A type whose
 * name is not known is only counted, as a guest is told no code, and so is one that such a stay cannot be booked in.
 */
export function listFree(types: readonly PmsRoomType[], { nights, rates }: NightsForSale, span: Span): FreeRooms {
  const dates = nightsOf(span);
  const rooms: FreeRoom[] = [];
  let unnamed = 0;
  let closed = 0;
  for (const code of new Set(nights.map(({ roomTypeCode }) => roomTypeCode))) {
    const roomNights = dates.map((date) => nights.find((night) => night.roomTypeCode === code && night.date === date));
    const freeCount = Math.min(...roomNights.map((night) => Math.max(0, night?.available ?? 0))); // a night without data is not sold
    if (freeCount === 0) continue;
    const { name = '', maxPersons = null } = types.find((one) => one.code === code) ?? {};
    const { plans, isClosed } = readStayPrices(rates, code, dates);
    if (isClosed) closed += 1;
    else if (name === '') unnamed += 1;
    else rooms.push({ code, name, left: freeCount, maxPersons, price: cheapest(plans, dates) });
  }
  return { rooms: rooms.toSorted((a, b) => toOrder(a) - toOrder(b) || a.code.localeCompare(b.code)), unnamed, closed };
}

/** Combines two systems' quotes; the older time counts. */
export function together(one: RoomQuote, other: RoomQuote): RoomQuote {
  const asOf = [one.asOf, other.asOf].includes(null) ? null : [one.asOf ?? '', other.asOf ?? ''].toSorted()[0];
  return {
    ...one,
    asOf: asOf ?? null,
    isFresh: one.isFresh && other.isFresh,
    unnamed: one.unnamed + other.unnamed,
    closed: one.closed + other.closed,
    rooms: [...one.rooms, ...other.rooms].toSorted((a, b) => toOrder(a) - toOrder(b)),
  };
}

function toOrder({ price }: FreeRoom): number {
  return price === null ? Number.POSITIVE_INFINITY : Number(price.amount);
}

/** The lowest total of one rate plan that has prices in one currency for all nights. */
function cheapest(plans: readonly PmsRate[][], dates: readonly string[]): Money | null {
  const sums = plans.flatMap((plan): Money[] => {
    const prices = dates.map((date) => plan.find((rate) => rate.date === date)?.price);
    const known = prices.filter((price) => price !== undefined);
    const sum = known.reduce<Money[]>(addMoney, []);
    return known.length === dates.length && sum.length === 1 ? sum : [];
  });
  return sums.toSorted((a, b) => Number(a.amount) - Number(b.amount))[0] ?? null;
}

/** The nights of a stay, by the day on which each begins. */
export function nightsOf({ arrival, departure }: Span): string[] {
  const count = Math.round((Date.parse(departure) - Date.parse(arrival)) / DAY_MS);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(arrival) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

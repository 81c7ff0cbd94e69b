import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import type { StayLimits } from '../../../shared/domain/pms.ts';
import { readAmount } from '../../pms/values/amount.ts';
import { dayAfter, daysFrom } from '../last-night.ts';
import type { CalendarRoom } from './schema.ts';

/** Every room has a first price; further prices follow the hotel's own rules. */
const FIRST_PRICE = { ratePlan: 'price1', name: 'Price 1' };
const BLACKOUT = 'blackout';
const NO_OVERRIDE = 'none';
const NO_CHECK_IN = ['noCheckIn', 'noCheckInOrCheckOut'];
const NO_CHECK_OUT = ['noCheckOut', 'noCheckInOrCheckOut'];

interface Day {
  date: string;
  numAvail?: number | null | undefined;
  price1?: string | number | null | undefined;
  minStay?: number | null | undefined;
  maxStay?: number | null | undefined;
  override: string;
}

/**
 * Free rooms and prices from the rooms' calendars, for the nights before `to`; the calendars include that day. A price of 0 means
 * none. Days with an override other than closed arrival or departure have no price.
 */
export function readCalendar(
  rooms: readonly CalendarRoom[],
  { currency, to }: { currency: string; to: string },
): ChannelNights {
  const roomNights = rooms.map(({ roomId: roomTypeCode, calendar }) => {
    const days = (calendar ?? []).flatMap(({ from, to: last, override, ...day }) =>
      daysFrom(from, last).map((date): Day => ({ ...day, date, override: override || NO_OVERRIDE })),
    );
    return { roomTypeCode, days: new Map(days.map((day) => [day.date, day])) };
  });
  const nights = roomNights.flatMap(({ roomTypeCode, days }) =>
    [...days.values()]
      .filter(({ date }) => date < to)
      .map((day) => ({ ...day, roomTypeCode, next: days.get(dayAfter(day.date)) })),
  );
  return {
    availability: nights.flatMap(({ roomTypeCode, date, numAvail, override }) =>
      numAvail == null
        ? []
        : [{ roomTypeCode, date, available: override === BLACKOUT ? 0 : Math.max(0, numAvail), total: null }],
    ),
    rates: nights.flatMap(({ roomTypeCode, next, ...day }) => {
      const price = readAmount(day.price1, currency);
      const isSold = [NO_OVERRIDE, ...NO_CHECK_IN, ...NO_CHECK_OUT].includes(day.override);
      if (price === null || Number(price.amount) <= 0 || !isSold) return [];
      return [{ ...FIRST_PRICE, roomTypeCode, date: day.date, price, offer: false, limits: readLimits(day, next) }];
    }),
  };
}

/** A `maxStay` of 0 means no limit. */
function readLimits({ minStay, maxStay, override }: Day, next: Day | undefined): StayLimits {
  return {
    minNights: minStay ?? 0,
    ...(maxStay ? { maxNights: maxStay } : {}),
    closedToArrival: NO_CHECK_IN.includes(override),
    closedToDeparture: NO_CHECK_OUT.includes(next?.override ?? ''),
  };
}

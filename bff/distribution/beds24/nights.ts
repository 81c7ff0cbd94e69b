import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import { readAmount } from '../../pms/values/amount.ts';
import { daysFrom } from '../last-night.ts';
import type { CalendarRoom } from './schema.ts';

/** Every room has a first price; further prices follow the hotel's own rules. */
const FIRST_PRICE = { ratePlan: 'price1', name: 'Price 1' };

/** Free rooms and prices from the rooms' calendars. A price of 0 means none. */
export function readCalendar(rooms: readonly CalendarRoom[], currency: string): ChannelNights {
  const days = rooms.flatMap(({ roomId: roomTypeCode, calendar }) =>
    (calendar ?? []).flatMap(({ from, to, numAvail, price1 }) =>
      daysFrom(from, to).map((date) => ({ roomTypeCode, date, numAvail, price: readAmount(price1, currency) })),
    ),
  );
  return {
    availability: days.flatMap(({ roomTypeCode, date, numAvail }) =>
      numAvail == null ? [] : [{ roomTypeCode, date, available: Math.max(0, numAvail), total: null }],
    ),
    rates: days.flatMap(({ roomTypeCode, date, price }) =>
      price === null || Number(price.amount) <= 0 ? [] : [{ ...FIRST_PRICE, roomTypeCode, date, price, offer: false }],
    ),
  };
}

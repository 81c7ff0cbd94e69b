import { ROOM_TYPES } from '../channel-manager.ts';
import { type ChannelShop, nightsBetween } from '../world/channel-shop.ts';
import { PROPERTY, toTypeId } from './channel-bookings.ts';

const FIRST_RATE = 9_000;
const BLOCKED_PRICE = 9;

/** `getRatePlans`: of each kind of room the plan that is sold, and one whose nights are all blocked. The end is the day of departure. */
export function listPlans(shop: ChannelShop, given: URLSearchParams): object {
  const dates = nightsBetween(given.get('startDate') ?? '', given.get('endDate') ?? '');
  const isDetailed = given.get('detailedRates') === 'true';
  const data = ROOM_TYPES.flatMap(({ code }, place) =>
    [false, true].map((blocked) => {
      const nights = dates.map((date) => {
        const { free, price } = shop.night(code, date);
        const totalRate = blocked ? BLOCKED_PRICE : Number(price);
        return {
          date,
          rateBase: totalRate,
          totalRate,
          roomsAvailable: blocked ? 0 : free,
          closedToArrival: false,
          closedToDeparture: false,
          blocked,
          minLos: 0,
          maxLos: 0,
          cutOff: 0,
          lastMinuteBooking: 0,
        };
      });
      const roomRate = nights.reduce((sum, { totalRate }) => sum + totalRate, 0);
      return {
        rateID: String(FIRST_RATE + place * 10 + Number(blocked)),
        isDerived: false,
        roomRate,
        totalRate: roomRate,
        roomsAvailable: Math.min(...nights.map(({ roomsAvailable }) => roomsAvailable)),
        roomTypeID: toTypeId(code),
        propertyID: PROPERTY,
        ratePlanID: blocked ? 'CLOSED' : 'FLEX',
        ratePlanNamePublic: blocked ? 'Closed' : 'Flexible',
        ratePlanNamePrivate: blocked ? 'Closed' : 'Flexible',
        promoCode: null,
        addOns: [],
        ...(isDetailed ? { roomRateDetailed: nights } : {}),
      };
    }),
  );
  return { data };
}

import { ROOM_TYPES } from '../channel-manager.ts';
import { type ChannelShop, nightsBetween } from '../world/channel-shop.ts';
import { PROPERTY, toTypeId } from './channel-bookings.ts';

const FIRST_RATE = 9_000;
const PLANS = [
  { id: 'FLEX', name: 'Flexible', fixedPrice: null, blocked: false, promoCode: null },
  { id: 'CLOSED', name: 'Closed', fixedPrice: 9, blocked: true, promoCode: null },
  { id: 'FRIENDS', name: 'Friends', fixedPrice: 8, blocked: false, promoCode: 'FRIENDS' },
];

/**
 * `getRatePlans`: per room type the plan on sale, one with all nights blocked and, unless excluded, one with a promo code.
 * The end date is the day of departure.
 */
export function listPlans(shop: ChannelShop, given: URLSearchParams): object {
  const dates = nightsBetween(given.get('startDate') ?? '', given.get('endDate') ?? '');
  const isDetailed = given.get('detailedRates') === 'true';
  const plans = PLANS.filter(({ promoCode }) => promoCode === null || given.get('includePromoCode') !== 'false');
  const data = ROOM_TYPES.flatMap(({ code }, place) =>
    plans.map(({ id, name, fixedPrice, blocked, promoCode }, number) => {
      const nights = dates.map((date) => {
        const { free, price, limits = {} } = shop.night(code, date);
        const totalRate = fixedPrice ?? Number(price);
        return {
          date,
          rateBase: totalRate,
          totalRate,
          roomsAvailable: blocked ? 0 : free,
          closedToArrival: limits.closedToArrival ?? false,
          closedToDeparture: limits.closedToDeparture ?? false,
          blocked,
          minLos: limits.minNights ?? 0,
          maxLos: limits.maxNights ?? 0,
          cutOff: 0,
          lastMinuteBooking: 0,
        };
      });
      const roomRate = nights.reduce((sum, { totalRate }) => sum + totalRate, 0);
      return {
        rateID: String(FIRST_RATE + place * 10 + number),
        isDerived: false,
        roomRate,
        totalRate: roomRate,
        roomsAvailable: Math.min(...nights.map(({ roomsAvailable }) => roomsAvailable)),
        roomTypeID: toTypeId(code),
        propertyID: PROPERTY,
        ratePlanID: id,
        ratePlanNamePublic: name,
        ratePlanNamePrivate: name,
        promoCode,
        addOns: [],
        ...(isDetailed ? { roomRateDetailed: nights } : {}),
      };
    }),
  );
  return { data };
}

import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import type { StayLimits } from '../../../shared/domain/pms.ts';
import { readAmount } from '../../pms/values/amount.ts';
import { dayAfter } from '../last-night.ts';
import type { RatePlans, Restrictions } from './schema.ts';

/** Such a plan has one price per room; others depend on the number of guests. */
const PER_ROOM = 'per_room';

/**
 * Free rooms by type, and prices of plans on sale. A plan without a price has 0.00. `to`: the day of departure; the restrictions
 * include it.
 */
export function readNights(
  availability: Readonly<Record<string, Readonly<Record<string, number>>>>,
  plans: RatePlans,
  { restrictions, to }: { restrictions: Restrictions; to: string },
): ChannelNights {
  return {
    availability: Object.entries(availability).flatMap(([roomTypeCode, nights]) =>
      Object.entries(nights).map(([date, free]) => ({ roomTypeCode, date, available: Math.max(0, free), total: null })),
    ),
    rates: plans
      .filter(({ attributes }) => (attributes.sell_mode ?? PER_ROOM) === PER_ROOM)
      .flatMap(({ id, attributes, relationships }) => {
        const nights = restrictions[id] ?? {};
        return Object.entries(nights).flatMap(([date, { rate, stop_sell: isStopped }]) => {
          const price = readAmount(rate, attributes.currency ?? '');
          if (date >= to || price === null || Number(price.amount) <= 0 || isStopped === true) return [];
          const roomTypeCode = relationships.room_type.data.id;
          const limits = readLimits(nights, date);
          return [{ ratePlan: id, name: attributes.title ?? id, roomTypeCode, date, price, offer: false, limits }];
        });
      }),
  };
}

/** A `max_stay` of 0 means no limit. */
function readLimits(nights: Restrictions[string], date: string): StayLimits {
  const night = nights[date];
  return {
    minNights: night?.min_stay_through ?? 0,
    minNightsFromHere: night?.min_stay_arrival ?? 0,
    ...(night?.max_stay ? { maxNights: night.max_stay } : {}),
    closedToArrival: night?.closed_to_arrival === true,
    closedToDeparture: nights[dayAfter(date)]?.closed_to_departure === true,
  };
}

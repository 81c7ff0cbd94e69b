import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import { readAmount } from '../../pms/values/amount.ts';
import type { RatePlans, Restrictions } from './schema.ts';

/** Such a plan has one price per room; others depend on the number of guests. */
const PER_ROOM = 'per_room';

/** Free rooms by type, and prices of plans on sale. A plan without a price has 0.00. */
export function readNights(
  availability: Readonly<Record<string, Readonly<Record<string, number>>>>,
  plans: RatePlans,
  restrictions: Restrictions,
): ChannelNights {
  return {
    availability: Object.entries(availability).flatMap(([roomTypeCode, nights]) =>
      Object.entries(nights).map(([date, free]) => ({ roomTypeCode, date, available: Math.max(0, free), total: null })),
    ),
    rates: plans
      .filter(({ attributes }) => (attributes.sell_mode ?? PER_ROOM) === PER_ROOM)
      .flatMap(({ id, attributes, relationships }) =>
        Object.entries(restrictions[id] ?? {}).flatMap(([date, { rate, stop_sell: isStopped }]) => {
          const price = readAmount(rate, attributes.currency ?? '');
          if (price === null || Number(price.amount) <= 0 || isStopped === true) return [];
          const roomTypeCode = relationships.room_type.data.id;
          return [{ ratePlan: id, name: attributes.title ?? id, roomTypeCode, date, price, offer: false }];
        }),
      ),
  };
}

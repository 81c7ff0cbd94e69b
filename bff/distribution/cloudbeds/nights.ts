import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import type { PmsAvailability } from '../../../shared/domain/pms.ts';
import { readAmount } from '../../pms/values/amount.ts';
import type { RatePlans } from './schema.ts';

/** Free rooms and prices from its rate plans. A blocked night has no price and no room count. */
export function readPlans(plans: RatePlans, currency: string): ChannelNights {
  const nights = plans.flatMap(({ roomRateDetailed, roomTypeID: roomTypeCode, ...plan }) =>
    (roomRateDetailed ?? []).map((night) => ({ ...night, roomTypeCode, plan })),
  );
  const free = new Map<string, PmsAvailability>();
  for (const { roomTypeCode, date, roomsAvailable } of nights) {
    const key = `${roomTypeCode} ${date}`;
    const available = Math.max(0, roomsAvailable, free.get(key)?.available ?? 0);
    free.set(key, { roomTypeCode, date, available, total: null });
  }
  return {
    availability: [...free.values()],
    rates: nights.flatMap(({ roomTypeCode, date, totalRate, blocked, plan }) => {
      const price = readAmount(totalRate, currency);
      if (price === null || Number(price.amount) <= 0 || blocked === true) return [];
      const name = plan.ratePlanNamePublic || 'Standard';
      return [{ ratePlan: plan.ratePlanID || plan.rateID, name, roomTypeCode, date, price, offer: false }];
    }),
  };
}

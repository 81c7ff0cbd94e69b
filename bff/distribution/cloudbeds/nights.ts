import type { ChannelNights, SoldRate } from '../../../shared/domain/distribution.ts';
import type { PmsAvailability } from '../../../shared/domain/pms.ts';
import { readAmount } from '../../pms/values/amount.ts';
import { dayAfter } from '../last-night.ts';
import type { RatePlans } from './schema.ts';

type Plan = RatePlans[number];
type Night = NonNullable<Plan['roomRateDetailed']>[number];

/**
 * Free rooms and prices as its rate plans tell them, of the nights before `to`; its day is known beside them. A night that is blocked
 * has no price, and says nothing of the rooms.
 */
export function readPlans(plans: RatePlans, { currency, to }: { currency: string; to: string }): ChannelNights {
  const free = new Map<string, PmsAvailability>();
  for (const { roomTypeID: roomTypeCode, roomRateDetailed } of plans)
    for (const { date, roomsAvailable } of roomRateDetailed ?? []) {
      const key = `${roomTypeCode} ${date}`;
      const available = Math.max(0, roomsAvailable, free.get(key)?.available ?? 0);
      if (date < to) free.set(key, { roomTypeCode, date, available, total: null });
    }
  return {
    availability: [...free.values()],
    rates: plans
      .filter(({ promoCode }) => promoCode === '')
      .flatMap((plan) =>
        (plan.roomRateDetailed ?? [])
          .filter(({ date }) => date < to)
          .flatMap((night) => readRate(plan, night, currency)),
      ),
  };
}

/** What may be booked only long before, or only shortly, is not told: the hotel’s own rules of counting are not known. */
function readRate(plan: Plan, night: Night, currency: string): SoldRate[] {
  const { date, minLos, maxLos } = night;
  const price = readAmount(night.totalRate, currency);
  if (price === null || Number(price.amount) <= 0 || night.blocked === true) return [];
  if (night.cutOff > 0 || night.lastMinuteBooking > 0) return [];
  const next = plan.roomRateDetailed?.find((other) => other.date === dayAfter(date));
  const limits = {
    minNights: minLos,
    ...(maxLos > 0 ? { maxNights: maxLos } : {}),
    closedToArrival: night.closedToArrival === true,
    closedToDeparture: next?.closedToDeparture === true,
  };
  const { ratePlanID, rateID, ratePlanNamePublic, roomTypeID: roomTypeCode } = plan;
  const name = ratePlanNamePublic || 'Standard';
  return [{ ratePlan: ratePlanID || rateID, name, roomTypeCode, date, price, offer: false, limits }];
}

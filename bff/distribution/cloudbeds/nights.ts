import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import { type RatePlan, readFreeRooms, readPrices } from '../../pms/values/cloudbeds-plans.ts';

/** Returns the free rooms and prices of the nights before `to`. The plans also list `to` itself, the day of departure. */
export function readPlans(
  plans: readonly RatePlan[],
  { currency, to }: { currency: string; to: string },
): ChannelNights {
  return {
    availability: readFreeRooms(plans).filter(({ date }) => date < to),
    rates: plans.flatMap((plan) => readPrices(plan, currency).map(({ rate }) => rate)).filter(({ date }) => date < to),
  };
}

import type { ChannelNights } from '../../../shared/domain/distribution.ts';
import { type RatePlan, readFreeRooms, readPrices } from '../../pms/values/cloudbeds-plans.ts';

/** Free rooms and prices as its rate plans tell them, of the nights before `to`; its day is known beside them. */
export function readPlans(
  plans: readonly RatePlan[],
  { currency, to }: { currency: string; to: string },
): ChannelNights {
  return {
    availability: readFreeRooms(plans).filter(({ date }) => date < to),
    rates: plans.flatMap((plan) => readPrices(plan, currency).map(({ rate }) => rate)).filter(({ date }) => date < to),
  };
}

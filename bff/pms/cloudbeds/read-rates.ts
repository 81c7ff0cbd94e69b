import type { Pulled } from '../port.ts';
import { type RatePlan, readFreeRooms, readPrices } from '../values/cloudbeds-plans.ts';
import { asJson } from './read-guests.ts';

/** The nights of a rate (`getRatePlans` with `detailedRates`). */
export function readRates(plan: RatePlan, currency: string): Pulled<'rates'>[] {
  return readPrices(plan, currency).map(({ night, rate }) => ({
    id: `${plan.rateID}:${rate.date}`,
    raw: asJson({ ...plan, roomRateDetailed: [night] }),
    record: rate,
    changedAt: null,
    deleted: false,
  }));
}

export function readAvailability(plans: readonly RatePlan[]): Pulled<'availability'>[] {
  return readFreeRooms(plans).map((record) => ({
    id: `${record.roomTypeCode}:${record.date}`,
    raw: { ...record },
    record,
    changedAt: null,
    deleted: false,
  }));
}

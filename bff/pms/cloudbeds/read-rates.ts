import type { Pulled } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { asJson } from './read-guests.ts';
import type { RawRatePlan } from './schema.ts';

/** The nights of a rate (`getRatePlans` with `detailedRates`). A night that is blocked has no price. */
export function readRates(plan: RawRatePlan, currency: string): Pulled<'rates'>[] {
  return plan.roomRateDetailed.flatMap((night) => {
    const price = readAmount(night.totalRate, currency);
    if (night.blocked || price === null) return [];
    return [
      {
        id: `${plan.rateID}:${night.date}`,
        raw: asJson({ ...plan, roomRateDetailed: [night] }),
        record: {
          ratePlan: plan.ratePlanID || plan.rateID,
          name: plan.ratePlanNamePublic || 'Standard',
          roomTypeCode: plan.roomTypeID,
          date: night.date,
          price,
          offer: plan.promoCode !== '',
        },
        changedAt: null,
        deleted: false,
      },
    ];
  });
}

/** Free rooms by type and night: what the most open rate says, as a closed rate says nothing of the rooms. */
export function readAvailability(plans: readonly RawRatePlan[]): Pulled<'availability'>[] {
  const found = new Map<string, Pulled<'availability'>>();
  for (const { roomTypeID, roomRateDetailed } of plans) {
    for (const { date, roomsAvailable } of roomRateDetailed) {
      const id = `${roomTypeID}:${date}`;
      const available = Math.max(0, roomsAvailable, found.get(id)?.record.available ?? 0);
      const record = { roomTypeCode: roomTypeID, date, available, total: null };
      found.set(id, { id, raw: { ...record }, record, changedAt: null, deleted: false });
    }
  }
  return [...found.values()];
}

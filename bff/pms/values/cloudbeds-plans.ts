import { z } from 'zod';
import type { PmsAvailability, PmsRate, StayLimits } from '../../../shared/domain/pms.ts';
import { readAmount } from './amount.ts';
import { addDays } from './local-time.ts';

/*
 * Cloudbeds' rate plans with their nights (`getRatePlans`, PMS API v1.3). Cloudbeds as a PMS and as a channel manager both use this
 * schema. Numbers may be texts, ids may be numbers, and empty fields may be missing.
 */
const text = z.union([z.string(), z.number()]).transform(String);
const some = text.nullish().transform((value) => value ?? '');
const count = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => Math.trunc(Number(value ?? 0)) || 0);
const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .nullish()
  .transform(Boolean);

export const ratePlans = z.looseObject({
  data: z.array(
    z.looseObject({
      rateID: text,
      roomTypeID: some,
      ratePlanID: some,
      ratePlanNamePublic: some,
      promoCode: some,
      roomRateDetailed: z
        .array(
          z.looseObject({
            date: z.string(),
            totalRate: text.nullish(),
            roomsAvailable: count,
            blocked: flag,
            minLos: count,
            maxLos: count,
            closedToArrival: flag,
            closedToDeparture: flag,
            cutOff: count,
            lastMinuteBooking: count,
          }),
        )
        .nullish()
        .transform((nights) => nights ?? []),
    }),
  ),
});
export type RatePlan = z.infer<typeof ratePlans>['data'][number];
type Night = RatePlan['roomRateDetailed'][number];

/** Returns free rooms by type and night. The plan with the most rooms counts, because a blocked plan has 0 although rooms are free. */
export function readFreeRooms(plans: readonly RatePlan[]): PmsAvailability[] {
  const free = new Map<string, PmsAvailability>();
  for (const { roomTypeID: roomTypeCode, roomRateDetailed } of plans)
    for (const { date, roomsAvailable } of roomRateDetailed) {
      const key = `${roomTypeCode} ${date}`;
      const available = Math.max(0, roomsAvailable, free.get(key)?.available ?? 0);
      free.set(key, { roomTypeCode, date, available, total: null });
    }
  return [...free.values()];
}

/**
 * Returns the nights of a plan that have a price. Nights with limits on how early or late they may be booked are left out, because
 * the API does not say how a hotel counts these days.
 */
export function readPrices(plan: RatePlan, currency: string): { night: Night; rate: PmsRate }[] {
  return plan.roomRateDetailed.flatMap((night) => {
    const { date } = night;
    const price = readAmount(night.totalRate, currency);
    if (price === null || Number(price.amount) <= 0 || night.blocked) return [];
    if (night.cutOff > 0 || night.lastMinuteBooking > 0) return [];
    const { ratePlanID, rateID, ratePlanNamePublic, roomTypeID: roomTypeCode, promoCode } = plan;
    const rate: PmsRate = {
      ratePlan: ratePlanID || rateID,
      name: ratePlanNamePublic || 'Standard',
      roomTypeCode,
      date,
      price,
      offer: promoCode !== '',
      limits: readLimits(plan, night),
    };
    return [{ night, rate }];
  });
}

/** A `maxLos` of 0 means no limit. The day after a night says whether a stay may end on it. */
function readLimits({ promoCode, roomRateDetailed }: RatePlan, night: Night): StayLimits {
  const next = roomRateDetailed.find(({ date }) => date === addDays(night.date, 1));
  return {
    ...(night.minLos > 0 ? { minNights: night.minLos } : {}),
    ...(night.maxLos > 0 ? { maxNights: night.maxLos } : {}),
    ...(night.closedToArrival ? { closedToArrival: true } : {}),
    ...(next?.closedToDeparture === true ? { closedToDeparture: true } : {}),
    ...(promoCode === '' ? {} : { withCode: true }),
  };
}

import type { PmsRate } from '../../../shared/domain/pms.ts';

/** The prices of nights that a guest may book a stay of these nights at. */
export function listBookable(rates: readonly PmsRate[], nights: readonly string[]): PmsRate[] {
  return rates.filter(
    ({ date, limits = {} }) =>
      limits.withCode !== true &&
      nights.length >= (limits.minNights ?? 0) &&
      nights.length <= (limits.maxNights ?? Number.POSITIVE_INFINITY) &&
      !(date === nights[0] && (limits.closedToArrival === true || nights.length < (limits.minNightsFromHere ?? 0))) &&
      !(date === nights.at(-1) && limits.closedToDeparture === true),
  );
}

/** The prices of a room type for a stay. */
export interface StayPrices {
  /** The nights' prices, by each plan that allows the whole stay; some may not have all of them. */
  plans: PmsRate[][];
  /** Whether there are plans, but none by which such a stay can be booked. */
  isClosed: boolean;
}

/** The prices at which a stay of these nights may be booked in a kind of room, by plan. */
export function readStayPrices(rates: readonly PmsRate[], code: string, nights: readonly string[]): StayPrices {
  const ofStay = rates.filter(
    ({ roomTypeCode, date, limits }) => roomTypeCode === code && nights.includes(date) && limits?.withCode !== true,
  );
  const all = [...Map.groupBy(ofStay, ({ ratePlan }) => ratePlan).values()];
  const plans = all.filter((plan) => listBookable(plan, nights).length === plan.length);
  const isWhole = (plan: PmsRate[]) => nights.every((night) => plan.some(({ date }) => date === night));
  // A plan that has prices for some nights only may be the hotel's, unless another shows that it has all of them.
  const isClosed = all.length > 0 && !plans.some(isWhole) && (plans.length === 0 || all.some(isWhole));
  return { plans, isClosed };
}

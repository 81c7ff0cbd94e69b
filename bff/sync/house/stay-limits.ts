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

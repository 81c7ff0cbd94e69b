import type { PmsRate } from '../../../shared/domain/pms.ts';
import { nightsOf, type Span } from './free-rooms.ts';

/** The prices of nights that a guest may book a stay of these days at. */
export function listBookable(rates: readonly PmsRate[], span: Span): PmsRate[] {
  const nights = nightsOf(span);
  return rates.filter(
    ({ date, limits = {} }) =>
      limits.withCode !== true &&
      nights.length >= (limits.minNights ?? 0) &&
      nights.length <= (limits.maxNights ?? Number.POSITIVE_INFINITY) &&
      !(date === nights[0] && (limits.closedToArrival === true || nights.length < (limits.minNightsFromHere ?? 0))) &&
      !(date === nights.at(-1) && limits.closedToDeparture === true),
  );
}

import { STAY_NIGHTS_MAX } from '../../shared/api/house/house.ts';
import type { SoldRate } from '../../shared/domain/distribution.ts';
import type { PmsRate } from '../../shared/domain/pms.ts';
import { nightsOf, type Span } from '../sync/house/free-rooms.ts';

/** The prices of nights that a stay of these days may be booked at. */
export function listBookable(rates: readonly SoldRate[], span: Span): PmsRate[] {
  const nights = nightsOf(span);
  const bears = ({ date, limits = {} }: SoldRate) =>
    nights.length >= (limits.minNights ?? 0) &&
    nights.length <= (limits.maxNights ?? Number.POSITIVE_INFINITY) &&
    !(date === nights[0] && (limits.closedToArrival === true || nights.length < (limits.minNightsFromHere ?? 0))) &&
    !(date === nights.at(-1) && limits.closedToDeparture === true);
  return rates.filter(bears).map(withoutLimits);
}

/** Those that any stay may be booked at: the store keeps prices without their limits. */
export function listUnlimited(rates: readonly SoldRate[]): PmsRate[] {
  const isFree = ({ limits = {} }: SoldRate) =>
    Math.max(limits.minNights ?? 0, limits.minNightsFromHere ?? 0) <= 1 &&
    (limits.maxNights ?? STAY_NIGHTS_MAX) >= STAY_NIGHTS_MAX &&
    limits.closedToArrival !== true &&
    limits.closedToDeparture !== true;
  return rates.filter(isFree).map(withoutLimits);
}

function withoutLimits({ limits: _, ...rate }: SoldRate): PmsRate {
  return rate;
}

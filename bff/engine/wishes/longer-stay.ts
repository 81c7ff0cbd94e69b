import { Temporal } from 'temporal-polyfill';
import type { Wish } from '../../../shared/domain/decision.ts';
import type { Stay } from '../../../shared/domain/stay.ts';

/** A longer extension is a new stay. */
const NIGHTS_MAX = 60;

/**
 * Keeps date and nights of an extension consistent: "until Tuesday" and "two nights more" mean the same, and the last
 * one given wins. `before`: the wish until now. Other wishes stay as they are.
 */
export function fitNights(wish: Wish, stays: readonly Stay[], before?: Wish): Wish {
  const stay = stays.find(({ id }) => id === wish.reservationId);
  if (wish.intent !== 'extend_stay' || stay === undefined || wish.date === undefined) return wish;
  const checkOut = Temporal.PlainDate.from(stay.checkOut);
  const namesDay = before === undefined ? wish.nights === undefined : wish.date !== before.date;
  if (namesDay) {
    const { days } = checkOut.until(wish.date);
    return days > 0 && days <= NIGHTS_MAX ? { ...wish, nights: String(days) } : wish;
  }
  const nights = Number(wish.nights);
  if (before === undefined || wish.nights === before.nights || !(nights > 0 && nights <= NIGHTS_MAX)) return wish;
  return { ...wish, date: checkOut.add({ days: nights }).toString() };
}

import { randomInt } from 'node:crypto';
import { loadReservationsByNumber } from '../store/pms/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';

/** Letters that are not mistaken for digits or for each other. */
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ';
const LETTERS_COUNT = 2;
const DIGITS = 6;

/**
 * Makes a number for a booking without one, such as `KQ483921`. It is easy to say on the telephone, recognised in guests' messages,
 * and hard to guess.
 */
export async function chooseBookingNumber(trx: Trx, propertyId: string): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: LETTERS_COUNT }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const number = `${letters}${randomInt(10 ** DIGITS)
      .toString()
      .padStart(DIGITS, '0')}`;
    if ((await loadReservationsByNumber(trx, propertyId, [number])).size === 0) return number;
  }
}

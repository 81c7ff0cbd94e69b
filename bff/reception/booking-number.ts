import { randomInt } from 'node:crypto';
import { loadReservationsByNumber } from '../store/pms/reservations.ts';
import type { Trx } from '../store/schema/schema.ts';

/** Without letters that are mistaken for digits or for each other. */
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ';
const LETTERS_COUNT = 2;
const DIGITS = 6;

/**
 * A number for a booking that came without one, such as `KQ483921`: easy to say on the telephone, known as a number wherever a
 * guest writes it, and too rare to be guessed.
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

import { z } from 'zod';
import { addMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { Reservation } from '../../store/guests/reservations.ts';
import { listChargesOf } from '../../store/house/offers.ts';
import type { Db } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';

const money = z.object({ amount: z.string(), currency: z.string() });
/** A booking that has not begun is not spent yet, and one that was cancelled never is. */
const BEGUN = ['checked_in', 'checked_out'];

/**
 * What a guest's stays came to, one sum for each currency: the totals that the PMS tells, and of a stay without one what was sold
 * in the chat. Empty: nothing, or nobody told.
 */
export async function readSpend(db: Db, propertyId: string, stays: readonly Reservation[]): Promise<Money[]> {
  const begun = stays.filter(({ state }) => BEGUN.includes(state));
  const untold = begun.filter(({ total }) => total === null).map(({ id }) => id);
  const charges = await listChargesOf(db, propertyId, untold);
  const told = begun.flatMap(({ total }) => (total === null ? [] : [readJson(money, total)]));
  const sold = charges.filter(({ state }) => state !== 'void');
  return [...told, ...sold].reduce<Money[]>(addMoney, []);
}

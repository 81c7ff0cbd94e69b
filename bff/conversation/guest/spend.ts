import { z } from 'zod';
import { addMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { Reservation } from '../../store/guests/reservations.ts';
import { listChargesOf } from '../../store/house/offers.ts';
import type { Db } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';

const money = z.object({ amount: z.string(), currency: z.string() });
/** Only stays in these states count as spent. */
const BEGUN = ['checked_in', 'checked_out'];

/**
 * What a guest has spent, one sum per currency: the PMS's total of each stay, or else what was sold in the chat. Empty if
 * neither is known.
 */
export async function readSpend(db: Db, propertyId: string, stays: readonly Reservation[]): Promise<Money[]> {
  const begunStays = stays.filter(({ state }) => BEGUN.includes(state));
  const untold = begunStays.filter(({ total }) => total === null).map(({ id }) => id);
  const charges = await listChargesOf(db, propertyId, untold);
  const totals = begunStays.flatMap(({ total }) => (total === null ? [] : [readJson(money, total)]));
  const sold = charges.filter(({ state }) => state !== 'void');
  return [...totals, ...sold].reduce<Money[]>(addMoney, []);
}

import type { Money } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { findFolioCurrency, isBillable } from '../../store/guests/folio-currency.ts';
import { listOffers } from '../../store/house/offers.ts';
import { findCharge } from '../../store/pms/subjects.ts';
import type { Db } from '../../store/schema/schema.ts';
import type { LogBook } from '../log-book.ts';

/**
 * Refuses a price in another currency than the PMS's bill, because some PMSs would post the bare number. Throws `refused`, which
 * parks the charge for staff.
 */
export async function requireBillable(
  db: Db,
  { propertyId, chargeId }: { propertyId: string; chargeId: string },
  price: Money,
): Promise<void> {
  const charge = await findCharge(db, propertyId, chargeId);
  const billedIn = await findFolioCurrency(db, propertyId, charge?.reservationId ?? null);
  if (isBillable(price, billedIn)) return;
  throw new PmsError(
    'refused',
    `The charge is in ${price.currency}, and the guest is billed in ${billedIn}: charge it in the PMS by hand, and give the extra a price in ${billedIn}`,
  );
}

/** Logs extras with a price in another currency than the bill's: they are not offered. */
export async function noteUnbillable({ db }: { db: Db }, logBook: LogBook, propertyId: string): Promise<void> {
  const billedIn = await findFolioCurrency(db, propertyId);
  const sold = await listOffers(db, propertyId, { activeOnly: true });
  const kinds = sold.filter(({ price }) => !isBillable(price, billedIn)).map(({ kind }) => kind);
  if (kinds.length === 0) return;
  const message = `Not offered to guests: ${kinds.join(', ')}. They are billed in ${billedIn}: give a price in ${billedIn}`;
  logBook.add({ level: 'warn', event: 'offers.unbillable', message });
}

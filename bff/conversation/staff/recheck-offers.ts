import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { listOpenGrants } from '../../access/open-grants.ts';
import { findFolioCurrency, isBillable } from '../../store/guests/folio-currency.ts';
import { findOffer } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';

type OfferStep = Extract<DecisionStep, { kind: 'offer' }>;

/**
 * Checks the chosen extras again when they are stored. One that is no longer on sale becomes unavailable; one whose
 * booking was closed, or is billed in another currency, becomes a task for staff. So guests learn only of charges that are
 * made.
 */
export async function recheckOffers(
  trx: Trx,
  steps: readonly DecisionStep[],
  { at, ...holder }: { propertyId: string; conversationId: string; timezone: string; at: string },
): Promise<DecisionStep[]> {
  const checked: DecisionStep[] = [];
  for (const step of steps) {
    if (step.kind !== 'offer' || step.act !== 'booked') {
      checked.push(step);
      continue;
    }
    const offer = await findOffer(trx, holder.propertyId, step.offerId);
    const { task: _, ...bare } = step;
    if (offer?.active !== true) checked.push({ ...bare, act: 'unavailable' });
    else checked.push((await isAvailable(step)) ? step : { ...step, act: 'requested' });
  }
  return checked;

  async function isAvailable({ wish, price }: OfferStep): Promise<boolean> {
    const { reservationId } = wish;
    const billedIn = await findFolioCurrency(trx, holder.propertyId, reservationId);
    return isBillable(price, billedIn) && isOpen(reservationId);
  }

  async function isOpen(reservationId: string | undefined): Promise<boolean> {
    const open = await listOpenGrants(trx, holder, new Date(at));
    return open.some(({ id, state }) => id === reservationId && state !== 'cancelled');
  }
}

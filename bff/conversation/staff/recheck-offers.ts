import type { DecisionStep } from '../../../shared/domain/decision.ts';
import { listOpenGrants } from '../../access/open-grants.ts';
import { findFolioCurrency, isBillable } from '../../store/guests/folio-currency.ts';
import { findOffer } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';

type OfferStep = Extract<DecisionStep, { kind: 'offer' }>;

/**
 * What was decided about extras, as it is true at the commit: one that is sold no more since is not to be had, and one whose
 * booking is closed since, or billed in another currency, is a wish that staff look at. The guest is told of a charge only where one is made.
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
    else checked.push((await isToBeHad(step)) ? step : { ...step, act: 'requested' });
  }
  return checked;

  async function isToBeHad({ wish, price }: OfferStep): Promise<boolean> {
    const { reservationId } = wish;
    const billedIn = await findFolioCurrency(trx, holder.propertyId, reservationId);
    return isBillable(price, billedIn) && isOpen(reservationId);
  }

  async function isOpen(reservationId: string | undefined): Promise<boolean> {
    const open = await listOpenGrants(trx, holder, new Date(at));
    return open.some(({ id, state }) => id === reservationId && state !== 'cancelled');
  }
}

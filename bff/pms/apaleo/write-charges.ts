import { multiplyMoney } from '../../../shared/domain/house/money.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import type { PullContext } from './pull.ts';
import { created, folios } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** apaleo remembers an idempotency key for a day; one hour is kept in reserve for differing clocks. */
const KEY_LASTS_MS = 23 * 3_600_000;

/**
 * Posts a charge to the reservation's open main folio (`folio-actions/{folioId}/charges`) with the change's idempotency
 * key. While apaleo remembers the key, a repeated call does nothing. After that nobody can tell if an earlier attempt
 * arrived, because no call lists a folio's charges, so staff are asked to check.
 */
export async function writeCharge(
  { client, now }: PullContext,
  vatType: string,
  change: Of<'charge'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const advice = `check in apaleo whether “${change.description}” is on the folio, and charge it there by hand if not`;
  if (isForgotten(change, attempt, now)) throw new PmsError('refused', `An earlier try may have arrived: ${advice}`);
  const { reservationId } = change.stay;
  if (reservationId === null)
    throw new PmsError('not_supported', 'apaleo charges reservations, and this guest has none');
  const query = { reservationIds: [reservationId], onlyMain: true, excludeClosed: true };
  const { page } = await client.list('/finance/v1/folios', query, folios, signal);
  const folio = page?.folios[0]?.id;
  if (folio === undefined) {
    const reason = attempt > 1 ? ` any more, and an earlier try may have arrived: ${advice}` : '';
    throw new PmsError('refused', `finance/v1/folios: the reservation has no open folio${reason}`);
  }
  const totalPrice = multiplyMoney(change.unitPrice, change.quantity);
  const total = readAmount(totalPrice.amount, totalPrice.currency) ?? totalPrice;
  const body = {
    serviceType: 'Other',
    vatType,
    // It is not documented whether `amount` is per piece, so one piece with the whole amount is posted.
    name: change.quantity === 1 ? change.description : `${change.quantity} × ${change.description}`,
    amount: { amount: Number(total.amount), currency: total.currency },
    receipt: change.key,
    quantity: 1,
  };
  const path = `/finance/v1/folio-actions/${encodeURIComponent(folio)}/charges`;
  const { id } = await client.post(path, body, change.key, created, signal);
  return { id: [folio, id, total.amount, total.currency].join('|'), place: 'native', detail: `charge ${id}` };
}

/** Reverses a charge by an allowance of the whole amount, as apaleo does it. */
export async function writeVoid(
  { client, now }: PullContext,
  change: Of<'charge_void'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  if (isForgotten(change, attempt, now))
    throw new PmsError(
      'refused',
      'An earlier try may have arrived: check in apaleo whether the charge has its allowance, and grant it there by hand if not',
    );
  const [folio = '', charge = '', amount = '', currency = ''] = (change.charge.id ?? '').split('|');
  if (currency === '')
    throw new PmsError('not_supported', 'apaleo gave no id for this charge: reverse it there by hand');
  const path = `/finance/v1/folio-actions/${encodeURIComponent(folio)}/charges/${encodeURIComponent(charge)}/allowances`;
  const body = { reason: change.reason, amount: { amount: Number(amount), currency } };
  const { id } = await client.post(path, body, change.key, created, signal);
  return { id, place: 'native', detail: `allowance ${id}` };
}

/** Whether an earlier attempt may have arrived so long ago that apaleo no longer knows its key. */
function isForgotten({ at, unsureSince = at }: Change, attempt: number, now: () => Date): boolean {
  return attempt > 1 && unsureSince !== null && +now() - Date.parse(unsureSince) > KEY_LASTS_MS;
}

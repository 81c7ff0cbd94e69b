import { multiplyMoney } from '../../../shared/domain/money.ts';
import { readAmount } from '../amount.ts';
import { PmsError } from '../errors.ts';
import type { Change, Receipt } from '../port.ts';
import type { PullWorld } from './pull.ts';
import { created, folios } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** `folio-actions/{folioId}/charges` on the reservation's open main folio, under the change's own idempotency key. */
export async function writeCharge(
  { client }: PullWorld,
  vatType: string,
  change: Of<'charge'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const { reservationId } = change.stay;
  if (reservationId === null)
    throw new PmsError('not_supported', 'apaleo charges reservations, and this guest has none');
  const query = { reservationIds: [reservationId], onlyMain: true, excludeClosed: true };
  const { page } = await client.list('/finance/v1/folios', query, folios, signal);
  const folio = page?.folios[0]?.id;
  if (folio === undefined) throw new PmsError('refused', 'finance/v1/folios: the reservation has no open folio');
  const times = multiplyMoney(change.unitPrice, change.quantity);
  const total = readAmount(times.amount, times.currency) ?? times;
  const body = {
    serviceType: 'Other',
    vatType,
    // Whether `amount` is meant for one is nowhere written: one of the whole amount says it in any case.
    name: change.quantity === 1 ? change.description : `${change.quantity} × ${change.description}`,
    amount: { amount: Number(total.amount), currency: total.currency },
    receipt: change.key,
    quantity: 1,
  };
  const path = `/finance/v1/folio-actions/${encodeURIComponent(folio)}/charges`;
  const { id } = await client.post(path, body, change.key, created, signal);
  return { id: [folio, id, total.amount, total.currency].join('|'), place: 'native', detail: `charge ${id}` };
}

/** An allowance of the whole amount: apaleo's way of taking a charge back. */
export async function writeVoid(
  { client }: PullWorld,
  change: Of<'charge_void'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const [folio = '', charge = '', amount = '', currency = ''] = (change.charge.id ?? '').split('|');
  if (currency === '')
    throw new PmsError('not_supported', 'apaleo gave no id for this charge: reverse it there by hand');
  const path = `/finance/v1/folio-actions/${encodeURIComponent(folio)}/charges/${encodeURIComponent(charge)}/allowances`;
  const body = { reason: change.reason, amount: { amount: Number(amount), currency } };
  const { id } = await client.post(path, body, change.key, created, signal);
  return { id, place: 'native', detail: `allowance ${id}` };
}

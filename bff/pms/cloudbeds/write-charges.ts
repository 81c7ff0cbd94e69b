import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { markOf } from '../values/wording.ts';
import type { PullContext } from './pull.ts';
import { toBookingId } from './read-reservations.ts';
import { done, soldItem } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/**
 * Calls `postCustomItem`. The vendor recognises duplicates by `referenceID`: a repeated call adds nothing and is
 * answered with a `notice`.
 */
export async function writeCharge(context: PullContext, change: Of<'charge'>, signal: AbortSignal): Promise<Receipt> {
  const { stay, unitPrice } = change;
  if (stay.reservationId === null)
    throw new PmsError('not_supported', 'Cloudbeds takes charges at reservations only, and this one has none');
  const item = {
    appItemID: slugOf(change.description),
    itemQuantity: change.quantity,
    itemPrice: unitPrice.amount,
    itemName: change.description,
    itemCategoryName: 'ServiceChat',
    itemNote: markOf(change.key),
  };
  const fields = {
    propertyID: context.propertyId,
    reservationID: toBookingId(stay.reservationId),
    referenceID: change.key,
    ...(stay.guestId === null ? {} : { guestID: stay.guestId }),
    saleDate: `${change.serviceDate} 12:00:00`,
    items: [item],
  };
  const { data } = await context.client.send('idempotent', 'POST', 'postCustomItem', fields, soldItem, signal);
  const outcome = data.notice === '' ? 'posted' : 'already there';
  return { id: data.soldProductID || null, place: 'native', detail: `item ${data.soldProductID}: ${outcome}` };
}

/** Calls `postVoidItem`. On a retry, an item that is void already counts as success. */
export async function writeVoid(
  context: PullContext,
  change: Of<'charge_void'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { id } = change.charge;
  if (id === null || change.stay.reservationId === null)
    throw new PmsError('not_supported', 'Cloudbeds gave no id for this charge: void it there by hand');
  const fields = {
    propertyID: context.propertyId,
    reservationID: toBookingId(change.stay.reservationId),
    soldProductID: id,
  };
  try {
    await context.client.send('append', 'POST', 'postVoidItem', fields, done, signal);
  } catch (error) {
    const wasVoid = error instanceof PmsError && error.code === 'refused' && /void/i.test(error.message);
    if (attempt === 1 || !wasVoid) throw error;
    return { id, place: 'native', detail: `item ${id}: void already` };
  }
  return { id, place: 'native', detail: `item ${id}: void` };
}

/** Makes an item id from the name, because the vendor keeps the name and category of the first item with an id. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `sc-${slug.slice(0, 60) || 'extra'}`;
}

import { DAY_MS } from '../../../shared/domain/time.ts';
import { PmsError } from '../net/errors.ts';
import type { Change, Receipt } from '../port.ts';
import { type Client, INTERVAL_DAYS_MAX, readList } from './client.ts';
import type { Hotel } from './hotel.ts';
import { toSeconds } from './pull-context.ts';
import { addedOrder, customer, done, orderItem } from './schema.ts';

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** `orderItems/cancel` takes at most ten items. */
const CANCEL_MAX = 10;

export interface ChargeWorld {
  client: Client;
  hotel: Hotel;
  credentials: Readonly<Record<string, string>>;
  now: () => Date;
}

/**
 * Adds an order (`orders/add`) to the guest's account, linked with the stay. Mews has no idempotency keys, so our key
 * is the item's external id.
 */
export async function writeCharge(
  { client, hotel, credentials, now }: ChargeWorld,
  change: Of<'charge'>,
  attempt: number,
  signal: AbortSignal,
): Promise<Receipt> {
  const { guestId, reservationId } = change.stay;
  if (guestId === null || guestId.startsWith('reservation-'))
    throw new PmsError('not_supported', 'The booking has no guest profile in Mews that could be charged');
  if (attempt > 1) {
    const begin = Date.parse(change.at) - DAY_MS;
    const end = Math.min(+now() + DAY_MS, begin + INTERVAL_DAYS_MAX * DAY_MS);
    const span = { StartUtc: toSeconds(begin), EndUtc: toSeconds(end) };
    const fields = { AccountIds: [guestId], CreatedUtc: span };
    const list = { operation: 'orderItems/getAll', fields, name: 'OrderItems', item: orderItem };
    const earlier = (await readList(client, list, signal)).find((one) => one.ExternalIdentifier === change.key);
    if (earlier !== undefined)
      return { id: earlier.ServiceOrderId, place: 'native', detail: `order ${earlier.ServiceOrderId}: already there` };
  }
  await requireCreditworthy(client, guestId, signal);
  const { Enterprise } = await hotel.configuration(signal);
  const taxCode = credentials['taxCode'] ?? '';
  if (taxCode === '' && Enterprise.Pricing !== 'Net')
    throw new PmsError('bad_settings', 'Mews takes a charge only with a tax code: enter it in the connection');
  const amount = Number(change.unitPrice.amount);
  const UnitAmount = {
    Currency: change.unitPrice.currency,
    TaxCodes: taxCode === '' ? [] : [taxCode],
    // Mews takes prices only as the hotel states them, with or without tax.
    ...(Enterprise.Pricing === 'Net' ? { NetValue: amount } : { GrossValue: amount }),
  };
  const item = { Name: change.description, UnitCount: change.quantity, UnitAmount, ExternalIdentifier: change.key };
  const fields = {
    ServiceId: (await hotel.chargeService(signal)).Id,
    AccountId: guestId,
    ...(reservationId === null ? {} : { LinkedReservationId: reservationId }),
    Notes: 'ServiceChat',
    Items: [item],
  };
  const { OrderId } = await client.write('append', 'orders/add', fields, addedOrder, signal);
  return { id: OrderId, place: 'native', detail: `order ${OrderId}` };
}

/** Cancels the order's items that are not cancelled yet (`orderItems/cancel`). */
export async function writeVoid(
  { client }: ChargeWorld,
  change: Of<'charge_void'>,
  signal: AbortSignal,
): Promise<Receipt> {
  const { id } = change.charge;
  if (id === null) throw new PmsError('not_supported', 'Mews gave no id for this charge: cancel it there by hand');
  const fields = { ServiceOrderIds: [id] };
  const list = { operation: 'orderItems/getAll', fields, name: 'OrderItems', item: orderItem };
  const items = await readList(client, list, signal);
  const openItemIds = items.filter(({ AccountingState }) => AccountingState !== 'Canceled').map(({ Id }) => Id);
  if (openItemIds.length === 0) return { id, place: 'native', detail: `order ${id}: cancelled already` };
  for (let start = 0; start < openItemIds.length; start += CANCEL_MAX) {
    const OrderItemIds = openItemIds.slice(start, start + CANCEL_MAX);
    // Mews refuses cancelled items, so the items are read again before a retry.
    await client.write('append', 'orderItems/cancel', { OrderItemIds }, done, signal);
  }
  return { id, place: 'native', detail: `order ${id}: cancelled` };
}

/**
 * Throws for guests whom the hotel marked as cash only, because nothing can be put on their account
 * (operations/customers: "Classifications").
 */
async function requireCreditworthy(client: Client, guestId: string, signal: AbortSignal): Promise<void> {
  const fields = { CustomerIds: [guestId], Extent: { Customers: true } };
  const list = { operation: 'customers/getAll', fields, name: 'Customers', item: customer };
  const [guest] = await readList(client, list, signal);
  if (guest?.Classifications?.includes('Cashlist') === true)
    throw new PmsError('refused', 'In Mews the guest is marked as cash only: nothing can be put on the account');
}

import { z } from 'zod';
import type { WorldReservation } from '../world/world-types.ts';
import { EXTRAS_SERVICE, STAY_SERVICE, stamp, TAX_CODE } from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { define, ids, interval, isIn, limitation, type Operation, type OperationWorld, paginate } from './operation.ts';
import type { MewsOrderItem } from './store.ts';

const amount = z
  .strictObject({
    Currency: z.string().length(3),
    GrossValue: z.number().optional(),
    NetValue: z.number().optional(),
    TaxCodes: z.array(z.string()),
  })
  // A hotel with gross prices requires the gross value and exactly one tax code.
  .refine(
    ({ GrossValue, NetValue, TaxCodes }) => GrossValue !== undefined && NetValue === undefined && TaxCodes.length === 1,
  )
  .refine(({ TaxCodes }) => TaxCodes[0] === TAX_CODE);
/** operations/orderitems: "Order item accounting state". */
const accountingStates = z
  .array(z.enum(['Open', 'Closed', 'Inactive', 'Canceled']))
  .max(1_000)
  .optional();
const accounts = z.array(z.guid()).max(100).optional();
const unlessGiven = { error: 400, message: 'At least one filter must be specified.' } as const;

/** Charges: orders of the additional service, with their items. */
export const ORDER_OPERATIONS: Record<string, Operation> = {
  'orders/add': define(
    {
      ServiceId: z.guid(),
      AccountId: z.guid(),
      LinkedReservationId: z.guid().optional(),
      ConsumptionUtc: z.iso.datetime().optional(),
      Notes: z.string().optional(),
      Items: z
        .array(
          z.strictObject({
            Name: z.string().min(1),
            UnitCount: z.int().min(1),
            UnitAmount: amount,
            AccountingCategoryId: z.guid().optional(),
            ExternalIdentifier: z.string().max(255).optional(),
          }),
        )
        .min(1),
    },
    ({ world, store, now }, { ServiceId, AccountId, LinkedReservationId, Items }) => {
      const guestId = fromId('customer', AccountId);
      if (ServiceId !== EXTRAS_SERVICE) return { error: 400, message: 'Invalid ServiceId.' };
      if (guestId === null || world.guest(guestId) === undefined) return { error: 400, message: 'Invalid AccountId.' };
      const order = toId('order', store.orderItems.length + 1);
      const reservationId = LinkedReservationId === undefined ? null : fromId('reservation', LinkedReservationId);
      for (const { Name, UnitCount, UnitAmount, ExternalIdentifier: key = null } of Items) {
        const unitAmount = { amount: (UnitAmount.GrossValue ?? 0).toFixed(2), currency: UnitAmount.Currency };
        const total = ((Math.round(Number(unitAmount.amount) * 100) * UnitCount) / 100).toFixed(2);
        const amountDue = { ...unitAmount, amount: total };
        const draft = {
          kind: 'charge',
          call: 'orders/add',
          text: Name,
          reservationId,
          guestId,
          amount: amountDue,
          key,
        } as const;
        store.orderItems.push({
          Id: toId('orderItem', store.orderItems.length + 1),
          ServiceOrderId: order,
          AccountId,
          name: Name,
          externalId: key,
          unitCount: UnitCount,
          unitAmount,
          at: stamp(now()),
          canceledAt: null,
          written: world.writes.add(draft).id,
        });
      }
      return { body: { OrderId: order } };
    },
  ),

  'orderItems/getAll': define(
    {
      OrderItemIds: ids,
      AccountIds: accounts,
      ServiceOrderIds: ids,
      ServiceIds: ids,
      CreatedUtc: interval,
      UpdatedUtc: interval,
      AccountingStates: accountingStates,
      Limitation: limitation,
    },
    (inside, { OrderItemIds, AccountIds, ServiceOrderIds, ServiceIds, CreatedUtc, UpdatedUtc, ...rest }) => {
      const filters = [OrderItemIds, ServiceOrderIds, ServiceIds, CreatedUtc, UpdatedUtc];
      // The documentation contradicts itself on whether accounts count as the required filter. Here they do not.
      if (filters.every((one) => one === undefined)) return unlessGiven;
      const stays = findStays(inside, { orders: ServiceOrderIds, accounts: AccountIds, updated: UpdatedUtc });
      const fitting = [...stays.map(showStayItem), ...inside.store.orderItems.map(showOrderItem)].filter(
        (item) =>
          (OrderItemIds?.includes(item.Id) ?? true) &&
          (AccountIds?.includes(item.AccountId) ?? true) &&
          (ServiceOrderIds?.includes(item.ServiceOrderId) ?? true) &&
          (ServiceIds?.includes(item.ServiceId) ?? true) &&
          (rest.AccountingStates?.some((state) => state === item.AccountingState) ?? true) &&
          isIn(item.CreatedUtc, CreatedUtc) &&
          isIn(item.UpdatedUtc, UpdatedUtc),
      );
      const page = paginate(
        fitting,
        rest.Limitation,
        ({ Id }) => Id,
        (item) => item,
      );
      return { body: { OrderItems: page.items, Cursor: page.cursor } };
    },
  ),

  'payments/getAll': define(
    {
      PaymentIds: ids,
      AccountIds: accounts,
      ReservationIds: ids,
      UpdatedUtc: interval,
      AccountingStates: accountingStates,
      States: z.array(z.enum(['Charged', 'Canceled', 'Pending', 'Failed', 'Verifying'])).optional(),
      Limitation: limitation,
    },
    (inside, { PaymentIds, AccountIds, ReservationIds, UpdatedUtc, AccountingStates, States, Limitation }) => {
      if ([PaymentIds, AccountIds, ReservationIds, UpdatedUtc].every((one) => one === undefined)) return unlessGiven;
      const stays = findStays(inside, { orders: ReservationIds, accounts: AccountIds, updated: UpdatedUtc });
      const fitting = stays
        .filter(({ paid }) => Number(paid.amount) > 0)
        .map(showPayment)
        .filter(
          (one) =>
            (PaymentIds?.includes(one.Id) ?? true) &&
            (AccountingStates?.some((state) => state === one.AccountingState) ?? true) &&
            (States?.includes('Charged') ?? true),
        );
      const page = paginate(
        fitting,
        Limitation,
        ({ Id }) => Id,
        (one) => one,
      );
      return { body: { Payments: page.items, Cursor: page.cursor } };
    },
  ),

  'orderItems/cancel': define(
    { OrderItemIds: z.array(z.guid()).min(1).max(10) },
    ({ world, store, now }, { OrderItemIds }) => {
      for (const id of OrderItemIds) {
        const item = store.orderItems.find(({ Id }) => Id === id);
        if (item === undefined) return { error: 400, message: 'Invalid OrderItemIds.' };
        if (item.canceledAt !== null) return { error: 403, message: 'The item is already canceled.' };
        item.canceledAt = stamp(now());
        world.writes.change(item.written, { gone: true, state: 'Canceled' });
      }
      return { body: {} };
    },
  ),
};

/** The stays to which a filter of items or payments refers. */
function findStays(
  { world }: OperationWorld,
  given: { orders: string[] | undefined; accounts: string[] | undefined; updated: z.infer<typeof interval> },
): WorldReservation[] {
  const numbers = (kind: 'reservation' | 'customer', list: string[]) => list.flatMap((id) => fromId(kind, id) ?? []);
  const { orders, accounts: guests, updated } = given;
  if (orders === undefined && guests === undefined && updated?.StartUtc == null) return [];
  const found = world.findReservations({
    ...(orders === undefined ? {} : { ids: numbers('reservation', orders) }),
    ...(guests === undefined ? {} : { guestIds: numbers('customer', guests) }),
    ...(updated?.StartUtc == null ? {} : { modified: { from: updated.StartUtc } }),
  });
  return found.slice(0, found.length).filter(({ modifiedAt }) => isIn(stamp(modifiedAt), updated));
}

function showMoney(value: number, currency: string) {
  return { Currency: currency, GrossValue: value, NetValue: value, TaxValues: [] };
}

const STAY_ITEMS: Record<WorldReservation['state'], string> = {
  booked: 'Open',
  checked_in: 'Open',
  checked_out: 'Closed',
  cancelled: 'Canceled',
  no_show: 'Canceled',
};

/** All nights of a stay as one item. */
function showStayItem(one: WorldReservation) {
  const amount = showMoney(Number(one.total.amount), one.total.currency);
  return {
    Id: toId('orderItem', 1_000_000 + one.id),
    EnterpriseId: toId('enterprise', 1),
    AccountId: toId('customer', one.guestId),
    AccountType: 'Customer',
    ServiceId: STAY_SERVICE,
    ServiceOrderId: toId('reservation', one.id),
    BillingName: 'Night',
    ExternalIdentifier: null,
    UnitCount: 1,
    UnitAmount: amount,
    Amount: amount,
    RevenueType: 'Service',
    CreatedUtc: stamp(one.createdAt),
    UpdatedUtc: stamp(one.modifiedAt),
    ConsumedUtc: stamp(one.createdAt),
    CanceledUtc: one.cancelledAt === null ? null : stamp(one.cancelledAt),
    AccountingState: STAY_ITEMS[one.state],
    Type: 'SpaceOrder',
    Options: { CanceledWithReservation: one.state === 'cancelled' },
    Data: null,
  };
}

/** Payments have negative amounts. */
function showPayment(one: WorldReservation) {
  const amount = showMoney(-Number(one.paid.amount), one.paid.currency);
  return {
    Id: toId('payment', one.id),
    EnterpriseId: toId('enterprise', 1),
    AccountId: toId('customer', one.guestId),
    AccountType: 'Customer',
    ReservationId: toId('reservation', one.id),
    Amount: amount,
    OriginalAmount: amount,
    CreatedUtc: stamp(one.createdAt),
    UpdatedUtc: stamp(one.modifiedAt),
    AccountingState: one.state === 'checked_out' ? 'Closed' : 'Open',
    State: 'Charged',
    Type: 'CashPayment',
    Data: null,
  };
}

function showOrderItem(item: MewsOrderItem) {
  const unit = Number(item.unitAmount.amount);
  const show = (value: number) => showMoney(value, item.unitAmount.currency);
  return {
    Id: item.Id,
    EnterpriseId: toId('enterprise', 1),
    AccountId: item.AccountId,
    AccountType: 'Customer',
    ServiceId: EXTRAS_SERVICE,
    ServiceOrderId: item.ServiceOrderId,
    BillingName: item.name,
    ExternalIdentifier: item.externalId,
    UnitCount: item.unitCount,
    UnitAmount: show(unit),
    Amount: show(Math.round(unit * 100 * item.unitCount) / 100),
    RevenueType: 'Additional',
    CreatedUtc: item.at,
    UpdatedUtc: item.canceledAt ?? item.at,
    ConsumedUtc: item.at,
    CanceledUtc: item.canceledAt,
    AccountingState: item.canceledAt === null ? 'Open' : 'Canceled',
    Type: 'CustomItem',
    Options: { CanceledWithReservation: false },
    Data: null,
  };
}

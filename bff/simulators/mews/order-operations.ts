import { z } from 'zod';
import { EXTRAS_SERVICE, stamp, TAX_CODE } from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { define, ids, interval, isIn, limitation, type Operation, paginate } from './operation.ts';
import type { MewsOrderItem } from './store.ts';

const amount = z
  .strictObject({
    Currency: z.string().length(3),
    GrossValue: z.number().optional(),
    NetValue: z.number().optional(),
    TaxCodes: z.array(z.string()),
  })
  // A hotel with gross prices takes the gross value and exactly one tax code.
  .refine(
    ({ GrossValue, NetValue, TaxCodes }) => GrossValue !== undefined && NetValue === undefined && TaxCodes.length === 1,
  )
  .refine(({ TaxCodes }) => TaxCodes[0] === TAX_CODE);
const unlessGiven = { error: 400, message: 'At least one filter must be specified.' } as const;

/** Charges: orders of the additional service and their items. */
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
      AccountIds: z.array(z.guid()).max(100).optional(),
      ServiceOrderIds: ids,
      CreatedUtc: interval,
      Limitation: limitation,
    },
    ({ store }, { OrderItemIds, AccountIds, ServiceOrderIds, CreatedUtc, Limitation }) => {
      if ([OrderItemIds, AccountIds, ServiceOrderIds, CreatedUtc].every((one) => one === undefined)) return unlessGiven;
      const fitting = store.orderItems.filter(
        (item) =>
          (OrderItemIds?.includes(item.Id) ?? true) &&
          (AccountIds?.includes(item.AccountId) ?? true) &&
          (ServiceOrderIds?.includes(item.ServiceOrderId) ?? true) &&
          isIn(item.at, CreatedUtc),
      );
      const page = paginate(fitting, Limitation, ({ Id }) => Id, showOrderItem);
      return { body: { OrderItems: page.items, Cursor: page.cursor } };
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

function showOrderItem(item: MewsOrderItem): object {
  const unit = Number(item.unitAmount.amount);
  const show = (value: number) => ({
    Currency: item.unitAmount.currency,
    GrossValue: value,
    NetValue: value,
    TaxValues: [],
  });
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

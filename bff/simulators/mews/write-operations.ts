import { z } from 'zod';
import { EXTRAS_SERVICE, showCustomer, stamp, TAX_CODE } from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { define, ids, interval, isIn, limitation, type Operation, paginate } from './operation.ts';
import type { MewsNote, MewsOrderItem, MewsTask } from './store.ts';

const CLASSIFICATIONS = [
  'General',
  'FoodAndBeverage',
  'FrontOffice',
  'Reservations',
  'Housekeeping',
  'Maintenance',
  'PreviousStay',
  'FamilyRelations',
  'Gifts',
  'Accounting',
  'Complaints',
  'Other',
] as const;

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

/** The operations that write, and those that read what was written. */
export const WRITE_OPERATIONS: Record<string, Operation> = {
  'tasks/add': define(
    {
      Name: z.string().min(1),
      Description: z.string().optional(),
      DeadlineUtc: z.iso.datetime(),
      ServiceOrderId: z.guid().optional(),
      DepartmentId: z.guid().optional(),
    },
    ({ world, store, now }, { Name, Description = null, DeadlineUtc, ServiceOrderId = null, DepartmentId = null }) => {
      const stay = ServiceOrderId === null ? null : fromId('reservation', ServiceOrderId);
      if (ServiceOrderId !== null && (stay === null || world.reservation(stay) === undefined))
        return { error: 400, message: 'Invalid ServiceOrderId.' };
      const text = Description ?? Name;
      const written = world.writes.add({
        kind: 'request',
        call: 'tasks/add',
        text,
        reservationId: stay,
        state: 'Open',
      });
      const Id = toId('task', store.tasks.length + 1);
      store.tasks.push({
        Id,
        EnterpriseId: toId('enterprise', 1),
        Name,
        State: 'Open',
        Description,
        DepartmentId,
        ServiceOrderId,
        CreatedUtc: stamp(now()),
        DeadlineUtc,
        ClosedUtc: null,
        written: written.id,
      });
      return { body: { TaskId: Id } };
    },
  ),

  'tasks/getAll': define(
    {
      TaskIds: ids,
      ServiceOrderIds: ids,
      DepartmentIds: ids,
      CreatedUtc: interval,
      ClosedUtc: interval,
      DeadlineUtc: interval,
      Limitation: limitation,
    },
    ({ store }, { TaskIds, ServiceOrderIds, CreatedUtc, ClosedUtc, DeadlineUtc, Limitation }) => {
      const given = [TaskIds, ServiceOrderIds, CreatedUtc, ClosedUtc, DeadlineUtc];
      if (given.every((one) => one === undefined)) return unlessGiven;
      const fitting = store.tasks.filter(
        (task) =>
          (TaskIds?.includes(task.Id) ?? true) &&
          (ServiceOrderIds?.includes(task.ServiceOrderId ?? '') ?? true) &&
          isIn(task.CreatedUtc, CreatedUtc) &&
          isIn(task.DeadlineUtc, DeadlineUtc),
      );
      const page = paginate(fitting, Limitation, ({ Id }) => Id, showTask);
      return { body: { Tasks: page.items, Cursor: page.cursor } };
    },
  ),

  'tasks/close': define({ TaskIds: z.array(z.guid()).min(1).max(100) }, ({ world, store, now }, { TaskIds }) => {
    for (const id of TaskIds) {
      const task = store.tasks.find(({ Id }) => Id === id);
      if (task === undefined) return { error: 400, message: 'Invalid TaskIds.' };
      task.State = 'Closed';
      task.ClosedUtc = stamp(now());
      world.writes.change(task.written, { state: 'Closed' });
    }
    return { body: {} };
  }),

  'accountNotes/add': define(
    {
      AccountNotes: z
        .array(
          z.strictObject({
            AccountId: z.guid(),
            Content: z.string().min(1).max(1_000),
            Classifications: z.array(z.enum(CLASSIFICATIONS)).max(1),
          }),
        )
        .min(1)
        .max(1_000),
    },
    ({ world, store, now }, { AccountNotes }) => {
      const added: MewsNote[] = [];
      for (const { AccountId, Content, Classifications } of AccountNotes) {
        const guestId = fromId('customer', AccountId);
        if (guestId === null || world.guest(guestId) === undefined)
          return { error: 400, message: 'Invalid AccountId.' };
        const isComplaint = Classifications.includes('Complaints');
        const state = Classifications[0] ?? null;
        world.writes.add({
          kind: isComplaint ? 'note' : 'preference',
          call: 'accountNotes/add',
          guestId,
          text: Content,
          state,
        });
        const note = {
          Id: toId('accountNote', store.accountNotes.length + 1),
          owner: AccountId,
          text: Content,
          classifications: [...Classifications],
          at: stamp(now()),
        };
        store.accountNotes.push(note);
        added.push(note);
      }
      return { body: { AccountNotes: added.map(showAccountNote) } };
    },
  ),

  'accountNotes/getAll': define(
    { AccountIds: ids, AccountNoteIds: ids, UpdatedUtc: interval, Limitation: limitation },
    ({ store }, { AccountIds, Limitation }) => {
      const fitting = store.accountNotes.filter(({ owner }) => AccountIds?.includes(owner) ?? true);
      const page = paginate(fitting, Limitation, ({ Id }) => Id, showAccountNote);
      return { body: { AccountNotes: page.items, Cursor: page.cursor } };
    },
  ),

  'serviceOrderNotes/add': define(
    { ServiceOrderNotes: z.array(z.strictObject({ ServiceOrderId: z.guid(), Text: z.string().min(1) })).min(1) },
    ({ world, store, now }, { ServiceOrderNotes }) => {
      const added = ServiceOrderNotes.map(({ ServiceOrderId, Text }) => {
        const reservationId = fromId('reservation', ServiceOrderId);
        world.writes.add({ kind: 'note', call: 'serviceOrderNotes/add', reservationId, text: Text });
        const Id = toId('note', 1_000_000 + store.orderNotes.length);
        store.orderNotes.push({ Id, owner: ServiceOrderId, text: Text, classifications: [], at: stamp(now()) });
        return {
          Id,
          OrderId: ServiceOrderId,
          Text,
          Type: 'General',
          CreatedUtc: stamp(now()),
          UpdatedUtc: stamp(now()),
        };
      });
      return { body: { ServiceOrderNotes: added } };
    },
  ),

  'customers/update': define(
    {
      CustomerId: z.guid(),
      FirstName: z.string().nullish(),
      LastName: z.string().min(1).nullish(),
      Email: z.string().nullish(),
      Phone: z.string().nullish(),
      Notes: z.string().nullish(),
      DietaryRequirements: z.string().max(255).nullish(),
      PreferredLanguageCode: z.string().nullish(),
    },
    ({ world }, { CustomerId, FirstName, LastName, Email, Phone, Notes }) => {
      const id = fromId('customer', CustomerId);
      if (id === null || world.guest(id) === undefined) return { error: 400, message: 'Invalid CustomerId.' };
      const fields = { firstName: FirstName, lastName: LastName, email: Email, phone: Phone, notes: Notes };
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
      const guest = world.editGuest(id, given, 'api');
      world.writes.add({ kind: 'guest', call: 'customers/update', guestId: id, text: JSON.stringify(given) });
      return { body: showCustomer(guest) };
    },
  ),

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

  'messageThreads/add': define(
    { OriginalSender: z.string().min(1), Subject: z.string().min(1), CustomerId: z.guid().optional() },
    ({ store, now }, { OriginalSender, Subject, CustomerId }) => {
      const at = stamp(now());
      const thread = {
        Id: toId('thread', store.threads.length + 1),
        OriginalSender,
        Subject,
        CreatedUtc: at,
        UpdatedUtc: at,
      };
      const guest = CustomerId === undefined ? null : fromId('customer', CustomerId);
      store.threads.push({ ...thread, IsResolved: false, guest });
      return { body: { MessageThreads: [{ ...thread, IsResolved: false }] } };
    },
  ),

  'messageThreads/getAll': define(
    { MessageThreadIds: ids, CreatedUtc: interval, UpdatedUtc: interval, Limitation: limitation },
    ({ store }, { MessageThreadIds, CreatedUtc, UpdatedUtc, Limitation }) => {
      if ([MessageThreadIds, CreatedUtc, UpdatedUtc].every((one) => one === undefined)) return unlessGiven;
      const fitting = store.threads.filter(
        ({ Id, CreatedUtc: at }) => (MessageThreadIds?.includes(Id) ?? true) && isIn(at, CreatedUtc),
      );
      const page = paginate(
        fitting,
        Limitation,
        ({ Id }) => Id,
        ({ guest: _, ...thread }) => thread,
      );
      return { body: { MessageThreads: page.items, Cursor: page.cursor } };
    },
  ),

  'messages/add': define(
    {
      Messages: z
        .array(
          z.strictObject({ MessageThreadId: z.guid(), Text: z.string().min(1), Identifier: z.string().optional() }),
        )
        .min(1)
        .max(1_000),
    },
    ({ world, store, now }, { Messages }) => {
      const at = stamp(now());
      const added = [];
      for (const { MessageThreadId, Text, Identifier } of Messages) {
        const thread = store.threads.find(({ Id }) => Id === MessageThreadId);
        if (thread === undefined) return { error: 400, message: 'Invalid MessageThreadId.' };
        world.writes.add({ kind: 'message', call: 'messages/add', guestId: thread.guest, text: Text });
        const Sender = { Discriminator: 'Application' as const };
        const message = {
          Id: toId('message', store.messages.length + 1),
          MessageThreadId,
          Text,
          CreatedUtc: at,
          Sender,
        };
        store.messages.push(message);
        added.push({ Identifier: Identifier ?? null, Message: message });
      }
      return { body: { Messages: added } };
    },
  ),

  'messages/getAll': define(
    { MessageThreadIds: ids, CreatedUtc: interval, Limitation: limitation },
    ({ store }, { MessageThreadIds, CreatedUtc, Limitation }) => {
      if (MessageThreadIds === undefined && CreatedUtc === undefined) return unlessGiven;
      const fitting = store.messages.filter(
        ({ MessageThreadId }) => MessageThreadIds?.includes(MessageThreadId) ?? true,
      );
      const page = paginate(
        fitting,
        Limitation,
        ({ Id }) => Id,
        (message) => message,
      );
      return { body: { Messages: page.items, Cursor: page.cursor } };
    },
  ),
};

function showTask({ written: _, ...task }: MewsTask): object {
  return task;
}

function showAccountNote({ Id, owner, text, classifications }: MewsNote): object {
  const profile = { Discriminator: 'Integration', EnterpriseProfile: null };
  const common = { AccountType: 'Customer', IsActive: true, CreatorProfile: profile, UpdaterProfile: profile };
  return { Id, AccountId: owner, Content: text, Classifications: classifications, ...common };
}

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

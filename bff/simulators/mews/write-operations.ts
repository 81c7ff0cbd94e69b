import { z } from 'zod';
import { showCustomer, stamp } from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { define, ids, interval, isIn, limitation, type Operation, paginate } from './operation.ts';
import type { MewsNote, MewsTask } from './store.ts';

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

const unlessGiven = { error: 400, message: 'At least one filter must be specified.' } as const;

/** The operations that write and read tasks, notes and profiles. */
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
};

function showTask({ written: _, ...task }: MewsTask): object {
  return task;
}

function showAccountNote({ Id, owner, text, classifications }: MewsNote): object {
  const profile = { Discriminator: 'Integration', EnterpriseProfile: null };
  const common = { AccountType: 'Customer', IsActive: true, CreatorProfile: profile, UpdaterProfile: profile };
  return { Id, AccountId: owner, Content: text, Classifications: classifications, ...common };
}

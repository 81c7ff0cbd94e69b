import { z } from 'zod';
import { dateAt } from '../world/local-time.ts';
import {
  ADULT,
  CHILD,
  DEPARTMENTS,
  EXTRAS_SERVICE,
  findCategory,
  STAY_SERVICE,
  showBlocks,
  showCategories,
  showConfiguration,
  showCustomer,
  showReservation,
  showResource,
  showServices,
  stamp,
} from './hotel.ts';
import { fromId, toId } from './ids.ts';
import { collides, define, ids, interval, isIn, limitation, type Operation, paginate } from './operation.ts';

const activity = z.array(z.enum(['Active', 'Deleted'])).optional();
const STATES = ['Inquired', 'Requested', 'Optional', 'Confirmed', 'Started', 'Processed', 'Canceled'] as const;

/** A short list on one page. */
function listAll(name: string, items: readonly object[]): { body: object } {
  return { body: { [name]: items, Cursor: null } };
}

const numbersOf = (kind: Parameters<typeof fromId>[0], given: readonly string[]) =>
  given.flatMap((id) => fromId(kind, id) ?? []);

/** The read operations, by the path after `/api/connector/v1/`. */
export const READ_OPERATIONS: Record<string, Operation> = {
  'configuration/get': define({}, ({ world, now }) => ({ body: showConfiguration(world, now()) })),

  'services/getAll': define(
    { ServiceIds: ids, ServiceType: z.enum(['Bookable', 'Additional']).optional(), Limitation: limitation },
    ({ world }) => listAll('Services', showServices(world)),
  ),

  'resourceCategories/getAll': define(
    {
      ServiceIds: z.array(z.guid()).min(1).max(1_000),
      ActivityStates: activity,
      UpdatedUtc: interval,
      Limitation: limitation,
    },
    ({ world }, { ServiceIds }) =>
      listAll('ResourceCategories', ServiceIds.includes(STAY_SERVICE) ? showCategories(world) : []),
  ),

  'resourceCategoryAssignments/getAll': define(
    { ResourceCategoryIds: z.array(z.guid()).min(1).max(1_000), ActivityStates: activity, Limitation: limitation },
    ({ world }, { ResourceCategoryIds, Limitation }) => {
      const fitting = world
        .rooms()
        .filter(({ typeCode }) => ResourceCategoryIds.includes(findCategory(world, typeCode)));
      const idOf = ({ number }: { number: string }) => toId('resource', Number(number));
      const page = paginate(fitting, Limitation, idOf, (room) => ({
        Id: idOf(room),
        ResourceId: idOf(room),
        CategoryId: findCategory(world, room.typeCode),
        IsActive: true,
      }));
      return { body: { ResourceCategoryAssignments: page.items, Cursor: page.cursor } };
    },
  ),

  'resources/getAll': define(
    {
      Extent: z.strictObject({ Resources: z.boolean(), Inactive: z.boolean().optional() }),
      ResourceIds: ids,
      UpdatedUtc: interval,
      Limitation: limitation,
    },
    ({ world }, { UpdatedUtc, Limitation }) => {
      const rooms = world.rooms().filter(({ modifiedAt }) => isIn(modifiedAt, UpdatedUtc));
      const idOf = ({ number }: { number: string }) => toId('resource', Number(number));
      const page = paginate(rooms, Limitation, idOf, (room) => showResource(world, room));
      return { body: { Resources: page.items, Cursor: page.cursor } };
    },
  ),

  'resourceBlocks/getAll': define(
    { CollidingUtc: interval, UpdatedUtc: interval, ResourceBlockIds: ids, Limitation: limitation },
    ({ world }, { CollidingUtc }) =>
      listAll(
        'ResourceBlocks',
        showBlocks(world).filter(({ StartUtc, EndUtc }) => collides(StartUtc, EndUtc, CollidingUtc)),
      ),
  ),

  'ageCategories/getAll': define(
    { ServiceIds: z.array(z.guid()).min(1), ActivityStates: activity, Limitation: limitation },
    () =>
      listAll('AgeCategories', [
        {
          Id: ADULT,
          ServiceId: STAY_SERVICE,
          MinimalAge: 18,
          MaximalAge: null,
          Classification: 'Adult',
          IsActive: true,
        },
        { Id: CHILD, ServiceId: STAY_SERVICE, MinimalAge: 0, MaximalAge: 17, Classification: 'Child', IsActive: true },
      ]),
  ),

  'departments/getAll': define({ Limitation: limitation }, () =>
    listAll(
      'Departments',
      DEPARTMENTS.map((Name, index) => ({ Id: toId('department', index + 1), Name, IsActive: true })),
    ),
  ),

  'reservations/getAll/2023-06-06': define(
    {
      ReservationIds: ids,
      ServiceIds: ids,
      AccountIds: ids,
      Numbers: z.array(z.string()).max(1_000).optional(),
      UpdatedUtc: interval,
      CollidingUtc: interval,
      States: z.array(z.enum(STATES)).optional(),
      Limitation: limitation,
    },
    (
      { world, store },
      { ReservationIds, ServiceIds, AccountIds, Numbers, CollidingUtc, UpdatedUtc, States, Limitation },
    ) => {
      if (ServiceIds !== undefined && !ServiceIds.includes(STAY_SERVICE)) return listAll('Reservations', []);
      const { timezone } = world.hotel;
      const states = { Confirmed: 'booked', Started: 'checked_in', Processed: 'checked_out' } as const;
      const wanted = (States ?? STATES).flatMap((state) =>
        state === 'Canceled'
          ? (['cancelled', 'no_show'] as const)
          : state in states
            ? [states[state as keyof typeof states]]
            : [],
      );
      const list = world.findReservations({
        states: wanted,
        ...(ReservationIds === undefined ? {} : { ids: numbersOf('reservation', ReservationIds) }),
        ...(Numbers === undefined ? {} : { ids: Numbers.map((number) => Number(number) - 100_000) }),
        ...(AccountIds === undefined ? {} : { guestIds: numbersOf('customer', AccountIds) }),
        ...(CollidingUtc?.StartUtc == null || CollidingUtc.EndUtc == null
          ? {}
          : {
              touching: {
                from: dateAt(new Date(CollidingUtc.StartUtc), timezone),
                to: dateAt(new Date(Date.parse(CollidingUtc.EndUtc) - 1), timezone),
              },
            }),
        ...(UpdatedUtc?.StartUtc == null
          ? {}
          : {
              modified: { from: UpdatedUtc.StartUtc, ...(UpdatedUtc.EndUtc == null ? {} : { to: UpdatedUtc.EndUtc }) },
            }),
      });
      const page = paginate(
        list,
        Limitation,
        ({ id }) => toId('reservation', id),
        (one) => showReservation(world, one, store.companyStays.has(one.id)),
        (cursor) => list.indexOf(fromId('reservation', cursor) ?? 0),
      );
      return { body: { Reservations: page.items, Cursor: page.cursor } };
    },
  ),

  'customers/getAll': define(
    {
      CustomerIds: ids,
      Emails: z.array(z.string()).max(1_000).optional(),
      UpdatedUtc: interval,
      CreatedUtc: interval,
      Extent: z.strictObject({ Customers: z.boolean(), Addresses: z.boolean().optional() }),
      Limitation: limitation,
    },
    ({ world }, { CustomerIds, UpdatedUtc, Limitation }) => {
      if (CustomerIds === undefined && UpdatedUtc === undefined)
        return { error: 400, message: 'At least one filter must be specified.' };
      const list =
        CustomerIds === undefined
          ? world.findGuests({
              modified: {
                from: UpdatedUtc?.StartUtc ?? '1970-01-01',
                ...(UpdatedUtc?.EndUtc == null ? {} : { to: UpdatedUtc.EndUtc }),
              },
            })
          : world.findGuests({ ids: numbersOf('customer', CustomerIds) });
      const page = paginate(
        list,
        Limitation,
        ({ id }) => toId('customer', id),
        showCustomer,
        (cursor) => list.indexOf(fromId('customer', cursor) ?? 0),
      );
      return { body: { Customers: page.items, Cursor: page.cursor } };
    },
  ),

  'companionships/getAll': define(
    {
      ReservationIds: ids,
      CustomerIds: ids,
      Extent: z.strictObject({ Customers: z.boolean().optional(), Reservations: z.boolean().optional() }),
      Limitation: limitation,
    },
    ({ world }, { ReservationIds = [] }) =>
      listAll(
        'Companionships',
        numbersOf('reservation', ReservationIds).flatMap((id) => {
          const one = world.reservation(id);
          if (one === undefined) return [];
          const [CustomerId, ReservationId] = [toId('customer', one.guestId), toId('reservation', id)];
          return [{ Id: ReservationId, CustomerId, ReservationId, ReservationGroupId: ReservationId }];
        }),
      ),
  ),

  'serviceOrderNotes/getAll': define(
    { ServiceOrderIds: z.array(z.guid()).min(1).max(1_000), Limitation: limitation },
    ({ world, store }, { ServiceOrderIds }) => {
      const own = numbersOf('reservation', ServiceOrderIds).flatMap((id) => {
        const one = world.reservation(id);
        if (one === undefined || one.notes === '') return [];
        const OrderId = toId('reservation', id);
        const at = stamp(one.createdAt);
        return [{ Id: toId('note', id), OrderId, Text: one.notes, Type: 'General', CreatedUtc: at, UpdatedUtc: at }];
      });
      const added = store.orderNotes
        .filter(({ owner }) => ServiceOrderIds.includes(owner))
        .map(({ Id, owner, text, at }) => ({
          Id,
          OrderId: owner,
          Text: text,
          Type: 'General',
          CreatedUtc: at,
          UpdatedUtc: at,
        }));
      return listAll('ServiceOrderNotes', [...own, ...added].slice(0, 999));
    },
  ),

  'products/getAll': define({ ServiceIds: z.array(z.guid()).min(1), Limitation: limitation }, ({ world }) =>
    listAll(
      'Products',
      world.products.map(({ code, name }, index) => ({
        Id: toId('order', 900 + index),
        ServiceId: EXTRAS_SERVICE,
        IsActive: true,
        Names: { 'en-US': name },
        ExternalIdentifier: code,
      })),
    ),
  ),
};

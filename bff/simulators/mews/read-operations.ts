import { z } from 'zod';
import { dateAt, datesBetween, plusDays, toUtc } from '../local-time.ts';
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
const instant = z.iso.datetime();
const STATES = ['Inquired', 'Requested', 'Optional', 'Confirmed', 'Started', 'Processed', 'Canceled'] as const;
const SPAN_DAYS_MAX = 367;

/** A short list on one page. */
function listAll(name: string, items: readonly object[]): { body: object } {
  return { body: { [name]: items, Cursor: null } };
}

const numbersOf = (kind: Parameters<typeof fromId>[0], given: readonly string[]) =>
  given.flatMap((id) => fromId(kind, id) ?? []);

/** The operations that read, by the path after `/api/connector/v1/`. */
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
    ({ world }, { ReservationIds, ServiceIds, CollidingUtc, UpdatedUtc, States, Limitation }) => {
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
        (one) => showReservation(world, one),
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
          : numbersOf('customer', CustomerIds).flatMap((id) => world.guest(id) ?? []);
      const page = paginate(list, Limitation, ({ id }) => toId('customer', id), showCustomer);
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

  'rates/getAll': define(
    { ServiceIds: z.array(z.guid()).min(1), ActivityStates: activity, Limitation: limitation },
    ({ world }) =>
      listAll(
        'Rates',
        world.ratePlans.map(({ code, name }, index) => ({
          Id: toId('rate', index + 1),
          GroupId: toId('rate', 100),
          ServiceId: STAY_SERVICE,
          IsActive: true,
          IsEnabled: true,
          IsPublic: true,
          Type: 'Public',
          Names: { 'en-US': name },
          ShortName: code,
          UpdatedUtc: '2023-10-28T11:48:57Z',
        })),
      ),
  ),

  'rates/getPricing': define(
    { RateId: z.guid(), FirstTimeUnitStartUtc: instant, LastTimeUnitStartUtc: instant },
    ({ world }, { RateId, FirstTimeUnitStartUtc, LastTimeUnitStartUtc }) => {
      const plan = world.ratePlans[(fromId('rate', RateId) ?? 0) - 1];
      if (plan === undefined) return { error: 400, message: 'Invalid RateId.' };
      const { hotel } = world;
      const nights = readNights(FirstTimeUnitStartUtc, LastTimeUnitStartUtc, hotel.timezone);
      if (nights === null) return { error: 400, message: 'Invalid FirstTimeUnitStartUtc.' };
      const show = (code: string) =>
        nights.map((date) => {
          const gross = Number(world.price(plan.code, code, date)?.amount ?? 0);
          const net = Math.round((gross / 1.19) * 100) / 100;
          return { Currency: hotel.currency, NetValue: net, GrossValue: gross, TaxValues: [] };
        });
      return {
        body: {
          Currency: hotel.currency,
          TimeUnitStartsUtc: nights.map((date) => toUtc(date, '00:00', hotel.timezone)),
          BaseAmountPrices: show(world.roomTypes[0]?.code ?? ''),
          CategoryPrices: world.roomTypes.map(({ code }) => ({
            CategoryId: findCategory(world, code),
            AmountPrices: show(code),
          })),
          CategoryAdjustments: [],
        },
      };
    },
  ),

  'services/getAvailability/2024-01-22': define(
    {
      ServiceId: z.guid(),
      FirstTimeUnitStartUtc: instant,
      LastTimeUnitStartUtc: instant,
      Metrics: z.array(z.enum(['UsableResources', 'Occupied', 'ActiveResources', 'OutOfOrderBlocks'])),
    },
    ({ world }, { ServiceId, FirstTimeUnitStartUtc, LastTimeUnitStartUtc, Metrics }) => {
      if (ServiceId !== STAY_SERVICE) return { error: 400, message: 'Invalid ServiceId.' };
      const nights = readNights(FirstTimeUnitStartUtc, LastTimeUnitStartUtc, world.hotel.timezone);
      if (nights === null) return { error: 400, message: 'Invalid FirstTimeUnitStartUtc.' };
      const count = (code: string, metric: string) =>
        nights.map((date) => {
          const { available, total } = world.free(code, date);
          const isOut = metric === 'OutOfOrderBlocks';
          return metric === 'Occupied' ? total - available : isOut ? 0 : total;
        });
      return {
        body: {
          TimeUnitStartsUtc: nights.map((date) => toUtc(date, '00:00', world.hotel.timezone)),
          ResourceCategoryAvailabilities: world.roomTypes.map(({ code }) => ({
            ResourceCategoryId: findCategory(world, code),
            Metrics: Object.fromEntries(Metrics.map((metric) => [metric, count(code, metric)])),
          })),
        },
      };
    },
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

/** The hotel's nights between two time units; null where they are not the hotel's midnights, or too many. */
function readNights(first: string, last: string, timezone: string): string[] | null {
  const [from, to] = [dateAt(new Date(first), timezone), dateAt(new Date(last), timezone)];
  const isMidnight = (date: string, at: string) => Date.parse(toUtc(date, '00:00', timezone)) === Date.parse(at);
  if (!isMidnight(from, first) || !isMidnight(to, last) || to < from) return null;
  return to > plusDays(from, SPAN_DAYS_MAX) ? null : datesBetween(from, to);
}

import { z } from 'zod';
import { datesBetween } from '../world/local-time.ts';
import type { World } from '../world/world.ts';
import type { WorldReservation } from '../world/world-types.ts';
import { missing, ok, PAGING, page, type RmsRoute, type RmsWorld, readBody, refuse } from './route.ts';
import {
  categoryId,
  OFFSETS,
  PROPERTY,
  readStamp,
  showArea,
  showCategories,
  showGuest,
  showMaintenance,
  showProperty,
  showReservation,
} from './show.ts';

const stamp = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const MODEL = ['modelType', 'sort', ...PAGING] as const;
const STATES: Record<string, WorldReservation['state']> = {
  confirmed: 'booked',
  arrived: 'checked_in',
  departed: 'checked_out',
  cancelled: 'cancelled',
  noshow: 'no_show',
};
const GRID_DAYS_MAX = 14;
const CHANNELS = [0, 1];

const search = z.strictObject({
  propertyIds: z.array(z.int()).optional(),
  modifiedFrom: stamp.optional(),
  modifiedTo: stamp.optional(),
  arriveFrom: stamp.optional(),
  arriveTo: stamp.optional(),
  departFrom: stamp.optional(),
  departTo: stamp.optional(),
  listOfStatus: z.array(z.string()).optional(),
  reservationIds: z.array(z.int()).optional(),
  guestIds: z.array(z.int()).optional(),
});
const guestSearch = z.strictObject({
  ids: z.array(z.int()).optional(),
  modifiedFrom: stamp.optional(),
  modifiedTo: stamp.optional(),
  email: z.string().optional(),
  reservationIds: z.array(z.int()).optional(),
  propertyIds: z.array(z.int()).optional(),
});
const grid = z.strictObject({
  propertyId: z.int(),
  agentId: z.int(),
  categoryIds: z.array(z.int()).min(1),
  rateIds: z.array(z.int()).min(1),
  dateFrom: stamp,
  dateTo: stamp,
});

export function notesOf({ store }: RmsWorld, one: WorldReservation): string {
  return store.notes.get(one.id)?.text ?? one.notes;
}

/** The read routes, by method and path. */
export const READ_ROUTES: Record<string, RmsRoute> = {
  'GET /properties': {
    query: MODEL,
    handle: ({ world }, { query }) => page([showProperty(world)], query, (one) => one),
  },
  'GET /categories': {
    query: ['propertyId', 'modifiedSince', ...MODEL],
    required: ['propertyId'],
    handle: ({ world }, { query }) => page(isHere(query) ? showCategories(world) : [], query, (one) => one),
  },
  'GET /areas': {
    query: ['propertyId', 'modifiedSince', ...MODEL],
    required: ['propertyId'],
    handle: ({ world }, { query }) => page(isHere(query) ? world.rooms() : [], query, (room) => showArea(world, room)),
  },
  'GET /reservations/inHouse': {
    query: ['propertyId', 'areaId', ...MODEL],
    handle: (rms, { query }) =>
      page(isHere(query) ? rms.world.findReservations({ states: ['checked_in'] }) : [], query, (one) =>
        showReservation(rms.world, one, notesOf(rms, one)),
      ),
  },
  'POST /reservations/search': {
    query: MODEL,
    handle(rms, request) {
      const read = readBody(request, search);
      if ('refusal' in read) return read.refusal;
      const { world } = rms;
      const { listOfStatus, propertyIds, departFrom, arriveTo, modifiedFrom, reservationIds, guestIds } = read.body;
      if (propertyIds?.includes(PROPERTY) === false) return ok([]);
      if (listOfStatus?.includes('maintenance') === true)
        return page(listMaintenance(world), request.query, (one) => one);
      const states = listOfStatus?.flatMap((name) => STATES[name.toLowerCase()] ?? []);
      const found = world.findReservations({
        order: 'created', // Sorted by id, the only supported order.
        ...(states === undefined ? {} : { states }),
        ...(modifiedFrom === undefined ? {} : { modified: { from: readStamp(modifiedFrom, world) } }),
        ...(reservationIds === undefined ? {} : { ids: reservationIds.map((id) => id - OFFSETS.reservation) }),
        ...(guestIds === undefined ? {} : { guestIds: guestIds.map((id) => id - OFFSETS.guest) }),
        ...(departFrom === undefined && arriveTo === undefined
          ? {}
          : {
              touching: { from: departFrom?.slice(0, 10) ?? '0001-01-01', to: arriveTo?.slice(0, 10) ?? '9999-12-31' },
            }),
      });
      return page(found, request.query, (one) => showReservation(world, one, notesOf(rms, one)));
    },
  },
  'GET /reservations/{id}': {
    query: ['modelType'],
    handle(rms, { params }) {
      const one = rms.world.reservation(Number(params['id']) - OFFSETS.reservation);
      return one === undefined ? missing() : ok([showReservation(rms.world, one, notesOf(rms, one))]);
    },
  },
  'POST /guests/search': {
    query: MODEL,
    handle({ world }, request) {
      const read = readBody(request, guestSearch);
      if ('refusal' in read) return read.refusal;
      const { ids, modifiedFrom } = read.body;
      const found =
        ids === undefined
          ? world.findGuests(modifiedFrom === undefined ? {} : { modified: { from: readStamp(modifiedFrom, world) } })
          : ids.flatMap((id) => world.guest(id - OFFSETS.guest) ?? []);
      return page(found, request.query, (one) => showGuest(world, one));
    },
  },
  'GET /guests/{id}': {
    query: ['modelType'],
    handle({ world }, { params }) {
      const one = world.guest(Number(params['id']) - OFFSETS.guest);
      return one === undefined ? missing() : ok([showGuest(world, one)]);
    },
  },
  'GET /rates': {
    query: ['propertyId', ...MODEL],
    handle: ({ world }, { query }) =>
      page(world.ratePlans, query, ({ name }) => ({
        id: world.ratePlans.findIndex((plan) => plan.name === name) + 1,
        name,
        inactive: false,
      })),
  },
  'POST /availabilityRateGrid': {
    query: ['includeEstimatedRates'],
    handle({ world }, request) {
      const read = readBody(request, grid);
      if ('refusal' in read) return read.refusal;
      const { agentId, categoryIds, rateIds, dateFrom, dateTo } = read.body;
      if (!CHANNELS.includes(agentId)) return refuse(400, 'agentId is not a channel of this property');
      const dates = datesBetween(dateFrom.slice(0, 10), dateTo.slice(0, 10));
      if (dates.length > GRID_DAYS_MAX) return refuse(400, 'At most 14 days can be retrieved');
      return ok({ categories: showGrid(world, { categoryIds, rateIds, dates }) });
    },
  },
  'GET /traces/departments': {
    query: PAGING,
    handle: (_, { query }) =>
      page(['Accommodation', 'Housekeeping', 'Maintenance', 'Management'], query, (name) => ({
        id: name.length,
        name,
      })),
  },
};

function isHere(query: URLSearchParams): boolean {
  return [null, String(PROPERTY)].includes(query.get('propertyId'));
}

function listMaintenance(world: World): object[] {
  return world.rooms().flatMap((room) => room.maintenance.map((block) => showMaintenance(world, room, block)));
}

function showGrid(
  world: World,
  { categoryIds, rateIds, dates }: { categoryIds: number[]; rateIds: number[]; dates: string[] },
): object[] {
  const types = world.roomTypes.filter(({ code }) => categoryIds.includes(categoryId(world, code)));
  return types.map((type) => ({
    billingCategoryId: 0,
    categoryId: categoryId(world, type.code),
    name: type.name,
    rates: world.ratePlans.flatMap((plan, index) => {
      if (!rateIds.includes(index + 1)) return [];
      const dayBreakdown = dates.map((date) => ({
        theDate: `${date} 00:00:00`,
        dailyRate: Number(world.price(plan.code, type.code, date)?.amount ?? 0),
        availableAreas: world.free(type.code, date).available,
        closedOnArrival: false,
        closedOnDeparture: false,
        minStay: 0,
        maxStay: 0,
        stopSell: false,
      }));
      return [{ rateId: index + 1, name: plan.name, personBase: 0, dayBreakdown }];
    }),
  }));
}

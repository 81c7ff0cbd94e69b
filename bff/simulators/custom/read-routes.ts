import { z } from 'zod';
import { datesBetween } from '../world/local-time.ts';
import { type BridgeRoute, type BridgeWorld, missing, ok, PAGING, page, pageBehind, refuse } from './route.ts';
import { readNumber, showGuest, showMoney, showProperty, showReservation, showRoom, showRoomTypes } from './show.ts';

const VERSION = '1.0.0';
const SPAN_DAYS_MAX = 400;
const date = z.iso.date();
const instant = z.iso.datetime();

/** The read routes, by method and path. */
export const READ_ROUTES: Record<string, BridgeRoute> = {
  'GET /health': {
    capability: null,
    handle: ({ now, capabilities }) =>
      ok({ status: 'ok', version: VERSION, time: now().toISOString(), capabilities: capabilities() }),
  },
  'GET /property': { capability: null, handle: ({ world }) => ok(showProperty(world)) },
  'GET /room-types': {
    capability: 'rooms.read',
    query: PAGING,
    handle: ({ world }, { query }) => page(showRoomTypes(world), query, (one) => one),
  },
  'GET /rooms': {
    capability: 'rooms.read',
    query: PAGING,
    handle: ({ world, now }, { query }) => page(world.rooms(), query, (room) => showRoom(world, room, now())),
  },
  'GET /rooms/{id}': {
    capability: 'rooms.read',
    handle({ world, now }, { params }) {
      const room = world.room(params['id'] ?? '');
      return room === undefined ? missing() : ok(showRoom(world, room, now()));
    },
  },
  'GET /reservations': {
    capability: 'reservations.read',
    query: ['updatedSince', 'arrivalTo', 'departureFrom', ...PAGING],
    handle({ world, capabilities }, { query }) {
      const since = query.get('updatedSince');
      const [from, to] = [query.get('departureFrom'), query.get('arrivalTo')];
      if (since !== null && !instant.safeParse(since).success)
        return refuse(400, 'invalid_request', 'updatedSince is no instant');
      if ([from, to].some((day) => day !== null && !date.safeParse(day).success))
        return refuse(400, 'invalid_request', 'departureFrom and arrivalTo are dates');
      const found = world.findReservations({
        order: 'created',
        ...(since === null ? {} : { modified: { from: since } }),
        ...(from === null && to === null ? {} : { touching: { from: from ?? '0001-01-01', to: to ?? '9999-12-31' } }),
      });
      return pageBehind(found, query, (one) => showReservation(world, one, !capabilities().includes('guests.read')));
    },
  },
  'GET /reservations/{id}': {
    capability: 'reservations.read',
    handle({ world, capabilities }, { params }) {
      const one = world.reservation(readNumber('r', params['id'] ?? '') ?? 0);
      return one === undefined ? missing() : ok(showReservation(world, one, !capabilities().includes('guests.read')));
    },
  },
  'GET /guests': {
    capability: 'guests.read',
    query: ['updatedSince', ...PAGING],
    handle({ world }, { query }) {
      const since = query.get('updatedSince');
      if (since !== null && !instant.safeParse(since).success)
        return refuse(400, 'invalid_request', 'updatedSince is no instant');
      const filter = since === null ? {} : { modified: { from: since } };
      return pageBehind(world.findGuests({ order: 'created', ...filter }), query, showGuest);
    },
  },
  'GET /guests/{id}': {
    capability: 'guests.read',
    handle({ world }, { params }) {
      const one = world.guest(readNumber('g', params['id'] ?? '') ?? 0);
      return one === undefined ? missing() : ok(showGuest(one));
    },
  },
  'GET /rates': {
    capability: 'rates.read',
    query: ['from', 'to', ...PAGING],
    required: ['from', 'to'],
    handle(bridge, { query }) {
      const { world } = bridge;
      return listNights(query, (dates) =>
        world.ratePlans.flatMap((plan) =>
          world.roomTypes.flatMap((type) =>
            dates.flatMap((night) => {
              const price = world.price(plan.code, type.code, night);
              if (price === undefined) return [];
              const names = { ratePlanId: plan.code, ratePlanName: plan.name, roomTypeId: `t-${type.code}` };
              return [{ ...names, date: night, price: showMoney(price), special: plan.offer }];
            }),
          ),
        ),
      );
    },
  },
  'GET /availability': {
    capability: 'rates.read',
    query: ['from', 'to', ...PAGING],
    required: ['from', 'to'],
    handle: ({ world }: BridgeWorld, { query }) =>
      listNights(query, (dates) =>
        world.roomTypes.flatMap(({ code }) =>
          dates.map((night) => ({ roomTypeId: `t-${code}`, date: night, ...world.free(code, night) })),
        ),
      ),
  },
};

function listNights(query: URLSearchParams, make: (dates: string[]) => object[]) {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (!date.safeParse(from).success || !date.safeParse(to).success)
    return refuse(400, 'invalid_request', 'from and to are dates');
  const dates = datesBetween(from, to);
  if (dates.length > SPAN_DAYS_MAX) return refuse(400, 'invalid_request', `At most ${SPAN_DAYS_MAX} nights at once`);
  return page(make(dates), query, (one) => one);
}

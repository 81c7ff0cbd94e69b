import { dateAt, datesBetween, plusDays, toUtc, withOffset } from '../world/local-time.ts';
import type { ReservationFilter, World } from '../world/world.ts';
import {
  ACCOUNT,
  fromReservationId,
  fromUnitId,
  nightsBetween,
  PROPERTY,
  showProperty,
  showReservation,
  showUnit,
  showUnitGroups,
  toFolioId,
  toGroupId,
  toPlanId,
  toReservationId,
  toUnitId,
  typeOf,
} from './hotel.ts';
import { type ApaleoRoute, type ApaleoWorld, done, ok, PAGING, page, refuse } from './operation.ts';

const STATES = {
  Confirmed: 'booked',
  InHouse: 'checked_in',
  CheckedOut: 'checked_out',
  Canceled: 'cancelled',
  NoShow: 'no_show',
} as const;
const SORTS = ['created:asc', 'updated:asc', 'arrival:asc', 'departure:asc'];

/** The read routes, by method and path. */
export const READ_ROUTES: Record<string, ApaleoRoute> = {
  'GET /account/v1/accounts/current': {
    handle: ({ world }) => ok({ code: ACCOUNT, name: world.hotel.name, defaultLanguage: 'en', type: 'Development' }),
  },

  'GET /inventory/v1/properties': {
    query: ['status', ...PAGING],
    handle: ({ world }, { query }) => page('properties', [showProperty(world, false)], query, (one) => one),
  },

  'GET /inventory/v1/properties/{id}': {
    query: ['languages', 'expand'],
    handle: ({ world }, { params }) =>
      params['id'] === PROPERTY ? ok(showProperty(world, true)) : refuse(404, 'The property does not exist.'),
  },

  'GET /inventory/v1/unit-groups': {
    query: ['propertyId', 'unitGroupTypes', ...PAGING],
    handle: ({ world }, { query }) =>
      page('unitGroups', isHere(query) ? showUnitGroups(world) : [], query, (one) => one),
  },

  'GET /inventory/v1/units': {
    query: ['propertyId', 'condition', 'isOccupied', 'maintenanceType', 'unitGroupIds', ...PAGING],
    handle: ({ world, now }, { query }) =>
      page('units', isHere(query) ? world.rooms() : [], query, (room) => showUnit(world, room, now())),
  },

  'GET /operations/v1/maintenances': {
    query: ['propertyId', 'unitId', 'from', 'to', 'types', ...PAGING],
    handle({ world }, { query }) {
      const unit = query.get('unitId');
      const from = Date.parse(query.get('from') ?? '1970-01-01');
      const all = world
        .rooms()
        .filter(({ number }) => unit === null || number === fromUnitId(unit))
        .flatMap(({ number, maintenance }) => maintenance.map((block) => ({ number, block })))
        .filter(({ block }) => Date.parse(block.to) >= from);
      return page('maintenances', isHere(query) ? all : [], query, ({ number, block }) => ({
        id: block.id,
        unit: { id: toUnitId(number), name: number },
        from: withOffset(block.from, world.hotel.timezone),
        to: withOffset(block.to, world.hotel.timezone),
        type: typeOf(block.kind),
        description: block.reason,
      }));
    },
  },

  'GET /booking/v1/reservations': {
    query: [
      'propertyIds',
      'status',
      'dateFilter',
      'from',
      'to',
      'sort',
      'expand',
      'unitIds',
      'externalCode',
      ...PAGING,
    ],
    handle(apaleo, { query }) {
      const { world } = apaleo;
      const filter = readFilter(world, query);
      if (typeof filter === 'string') return refuse(400, filter);
      const order = query.get('sort') === 'updated:asc' ? 'changed' : 'created';
      const list = world.findReservations({ ...filter, order });
      const ids = query.get('propertyIds')?.split(',') ?? [PROPERTY];
      if (!ids.includes(PROPERTY)) return done();
      return page('reservations', list, query, (one) => show(apaleo, one));
    },
  },

  'GET /booking/v1/reservations/{id}': {
    query: ['expand'],
    handle(apaleo, { params }) {
      const one = apaleo.world.reservation(fromReservationId(params['id'] ?? '') ?? 0);
      return one === undefined ? refuse(404, 'The reservation does not exist.') : ok(show(apaleo, one));
    },
  },

  'GET /rateplan/v1/rate-plans': {
    query: ['propertyId', 'ratePlanCodes', 'unitGroupIds', ...PAGING],
    handle({ world }, { query }) {
      const all = world.ratePlans.flatMap((plan) => world.roomTypes.map((type) => ({ plan, type })));
      return page('ratePlans', isHere(query) ? all : [], query, ({ plan, type }) => ({
        id: toPlanId(plan.code, type.code),
        code: `${plan.code}_${type.code}`,
        name: plan.name,
        unitGroup: { id: toGroupId(type.code), code: type.code, name: type.name },
        ...(plan.offer ? { promoCodes: ['EARLY'] } : {}),
      }));
    },
  },

  'GET /rateplan/v1/rate-plans/{id}/rates': {
    query: ['from', 'to', ...PAGING],
    required: ['from', 'to'],
    handle({ world }, { params, query }) {
      const [, planCode = '', typeCode = ''] = (params['id'] ?? '').split('-');
      const { timezone } = world.hotel;
      const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
      if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return refuse(400, 'from: is no date.');
      if (world.price(planCode, typeCode, world.today()) === undefined)
        return refuse(404, 'There is no such rate plan.');
      return page('rates', nightsBetween(from, to, timezone), query, (date) => {
        const price = world.price(planCode, typeCode, date);
        return {
          from: withOffset(toUtc(date, world.hotel.arrivalTime, timezone), timezone),
          to: withOffset(toUtc(plusDays(date, 1), world.hotel.departureTime, timezone), timezone),
          ...(price === undefined ? {} : { price: { amount: Number(price.amount), currency: price.currency } }),
        };
      });
    },
  },

  'GET /availability/v1/unit-groups': {
    query: ['propertyId', 'from', 'to', 'unitGroupIds', 'unitGroupTypes', ...PAGING],
    required: ['propertyId', 'from', 'to'],
    handle({ world }, { query }) {
      const { timezone } = world.hotel;
      const nights = datesBetween(query.get('from') ?? '', query.get('to') ?? '');
      return ok({
        timeSlices: nights.map((date) => ({
          from: withOffset(toUtc(date, world.hotel.arrivalTime, timezone), timezone),
          to: withOffset(toUtc(plusDays(date, 1), world.hotel.departureTime, timezone), timezone),
          unitGroups: world.roomTypes.map(({ code, name }) => {
            const { available, total } = world.free(code, date);
            return {
              unitGroup: { id: toGroupId(code), code, name },
              physicalCount: total,
              soldCount: total - available,
              availableCount: available,
              sellableCount: available,
            };
          }),
        })),
        count: nights.length,
      });
    },
  },

  'GET /finance/v1/folios': {
    query: ['propertyIds', 'reservationIds', 'onlyMain', 'excludeClosed', 'expand', 'sort', ...PAGING],
    handle({ world }, { query }) {
      const given = query.get('reservationIds')?.split(',') ?? [toReservationId(1)];
      const found = given.flatMap((id) => world.reservation(fromReservationId(id) ?? 0) ?? []);
      const open = query.get('excludeClosed') === 'true' ? found.filter(({ state }) => state !== 'checked_out') : found;
      return page('folios', open, query, (one) => ({
        id: toFolioId(one.id),
        created: withOffset(one.createdAt, world.hotel.timezone),
        type: 'Guest',
        status: one.state === 'checked_out' ? 'Closed' : 'Open',
        isMainFolio: true,
        reservation: { id: toReservationId(one.id), bookingId: toReservationId(one.id).slice(0, -2) },
        balance: { amount: -Number(world.balance(one).amount), currency: one.total.currency },
      }));
    },
  },

  'GET /v1/subscriptions': {
    handle: ({ store }) => (store.subscriptions.length === 0 ? done() : { status: 200, body: store.subscriptions }),
  },
};

function show({ world, store }: ApaleoWorld, one: Parameters<typeof showReservation>[1]): object {
  const ours = store.comments.get(one.id)?.text ?? one.notes;
  const charged = store.charges
    .filter(({ reservation }) => reservation === one.id)
    .reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  const companions = store.companions.get(one.id)?.guests ?? [];
  return showReservation(world, one, { comment: ours, charged: charged / 100, companions });
}

/** The parsed filter, or a text that says why the query is refused. */
function readFilter(world: World, query: URLSearchParams): ReservationFilter | string {
  const { timezone } = world.hotel;
  const status = query.get('status')?.split(',') ?? Object.keys(STATES);
  const states = status.flatMap((one) => (one in STATES ? [STATES[one as keyof typeof STATES]] : []));
  if (states.length !== status.length) return 'status: is not one of its values.';
  const sort = query.get('sort');
  if (sort !== null && !SORTS.includes(sort)) return 'sort: is not one of its values.';
  const [kind, from, to] = [query.get('dateFilter'), query.get('from'), query.get('to')];
  if ((from !== null && Number.isNaN(Date.parse(from))) || (to !== null && Number.isNaN(Date.parse(to))))
    return 'from: is not a date and time.';
  if (kind === null) return from === null && to === null ? { states } : 'dateFilter: is required with from and to.';
  if (from === null) return 'from: is required with dateFilter.';
  const first = dateAt(new Date(from), timezone);
  const last = to === null ? '9999-12-31' : dateAt(new Date(Date.parse(to) - 1), timezone);
  switch (kind) {
    case 'Stay':
      return { states, touching: { from: first, to: last } };
    case 'Arrival':
      return { states, arriving: { from: first, to: last } };
    case 'Departure':
      return { states, departing: { from: first, to: last } };
    case 'Modification':
      return { states, modified: { from, ...(to === null ? {} : { to }) } };
    default:
      return 'dateFilter: is not one of its values.';
  }
}

function isHere(query: URLSearchParams): boolean {
  return (query.get('propertyId') ?? PROPERTY) === PROPERTY;
}

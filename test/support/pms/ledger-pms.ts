import { writeStamp } from '../../../bff/base/local-stamp.ts';
import { createFaults } from '../../../bff/simulators/server/faults.ts';
import { createRouter } from '../../../bff/simulators/server/routes.ts';
import { serveSimulator } from '../../../bff/simulators/server/serve.ts';
import type { Simulator, SimulatorOptions } from '../../../bff/simulators/simulator.ts';
import { toUtc } from '../../../bff/simulators/world/local-time.ts';
import type { WorldGuest, WorldReservation } from '../../../bff/simulators/world/world-types.ts';

const USER = 'ledger';
const PASSWORD = 'ledger-secret-1';
const PAGE = 25;
const STATES = { booked: 'BOOKED', checked_in: 'HERE', checked_out: 'GONE', cancelled: 'OFF', no_show: 'MISSED' };

/**
 * An invented PMS of the older sort: a password, page numbers, local timestamps, amounts in cents, and guests in
 * records of their own.
 */
export async function startLedgerPms({ world, clock = world.clock, onExchange }: SimulatorOptions): Promise<Simulator> {
  const { timezone, currency } = world.hotel;
  const texts = new Map<string, string>();
  const todos = new Map<string, string>();
  let revoked = false;
  const stampOf = (instant: string) => writeStamp(Date.parse(instant), timezone);
  const germanDay = (date: string) => date.split('-').reverse().join('.');
  const showStay = (one: WorldReservation) => ({
    id: one.id,
    ref: `LG-${one.id}`,
    status: STATES[one.state],
    arr: germanDay(one.checkIn),
    dep: germanDay(one.checkOut),
    eta: one.arrivalTime,
    unit: one.room,
    kind: one.roomTypeCode,
    pax: { big: one.adults, small: one.children },
    owedCents: Math.round(Number(world.balance(one).amount) * 100),
    guestId: one.guestId,
    stamp: stampOf(one.modifiedAt),
  });
  const showPerson = (one: WorldGuest) => ({
    id: one.id,
    given: one.firstName,
    family: one.lastName,
    mail: one.email,
    tel: one.phone,
    lang: one.language,
    likes: one.preferences,
    goneInto: one.mergedInto,
    stamp: stampOf(one.modifiedAt),
  });
  const modifiedSince = (query: URLSearchParams) => {
    const [date = '', time = ''] = (query.get('changedAfter') ?? '').split(' ');
    return date === '' ? {} : { modified: { from: toUtc(date, time, timezone) } };
  };
  function page<T>(
    list: { length: number; slice(from: number, to: number): T[] },
    query: URLSearchParams,
    show: (item: T) => object,
  ) {
    const from = (Number(query.get('pageNo') ?? 1) - 1) * PAGE;
    return { status: 200, body: { total: list.length, rows: list.slice(from, from + PAGE).map(show) } };
  }
  /** Stores a text at its own address. A second PUT replaces it. */
  function put(path: string, kind: 'note' | 'guest', reservationId: number, call: string, text: string) {
    const existingId = texts.get(path);
    if (existingId === undefined) texts.set(path, world.writes.add({ kind, call, text, reservationId }).id);
    else world.writes.change(existingId, { text });
    return { status: 204 };
  }
  const router = createRouter({
    'GET /v2/house': () => ({ status: 200, body: { id: 7, label: world.hotel.name, tz: timezone, cur: currency } }),
    'GET /v2/stays'({ query }) {
      const [from, to] = [query.get('from'), query.get('to')];
      const span = from === null || to === null ? {} : { touching: { from, to } };
      return page(world.findReservations({ order: 'created', ...modifiedSince(query), ...span }), query, showStay);
    },
    'GET /v2/stays/{id}'({ params }) {
      const one = world.reservation(Number(params['id']));
      return one === undefined ? { status: 404 } : { status: 200, body: showStay(one) };
    },
    'GET /v2/people': ({ query }) =>
      page(world.findGuests({ order: 'created', ...modifiedSince(query) }), query, showPerson),
    'GET /v2/people/{id}'({ params }) {
      const one = world.guest(Number(params['id']));
      return one === undefined ? { status: 404 } : { status: 200, body: showPerson(one) };
    },
    'PUT /v2/people/{id}/contact'({ params, body, route }) {
      const id = Number(params['id']);
      const { given, family, mail, tel } = JSON.parse(body);
      const changed = { firstName: given, lastName: family, email: mail, phone: tel };
      const fields = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
      if (world.guest(id) === undefined) return { status: 404 };
      world.editGuest(id, fields, 'api');
      world.writes.add({ kind: 'guest', call: route, guestId: id, text: body });
      return { status: 204 };
    },
    'GET /v2/units': () => ({
      status: 200,
      body: {
        rows: world.rooms().map(({ number, typeCode, housekeeping, maintenance }) => ({
          no: number,
          kind: typeCode,
          state: housekeeping.toUpperCase(),
          here: world.isOccupied(number),
          closed: maintenance.some(({ from, to }) => Date.parse(from) <= +clock() && +clock() < Date.parse(to)),
        })),
      },
    }),
    'POST /v2/stays/{id}/todos'({ params, body, route, headers }) {
      const key = headers['idempotency-key'] ?? '';
      const known = todos.get(key);
      if (known !== undefined) return { status: 200, body: { todo: known } };
      const { text } = JSON.parse(body);
      const written = world.writes.add({
        kind: 'request',
        call: route,
        text,
        key,
        state: 'open',
        reservationId: Number(params['id']),
      });
      todos.set(key, written.id);
      return { status: 201, body: { todo: written.id } };
    },
    'PATCH /v2/todos/{todo}'({ params, body }) {
      const { open } = JSON.parse(body);
      world.writes.change(params['todo'] ?? '', { state: open === true ? 'open' : 'done' });
      return { status: 204 };
    },
    'PUT /v2/stays/{id}/log/{key}': ({ params, path, body, route }) =>
      put(path, 'note', Number(params['id']), route, JSON.parse(body).text),
    'PUT /v2/stays/{id}/expected'({ params, path, body, route }) {
      const { eta, along } = JSON.parse(body);
      if (eta !== null) world.changeStay(Number(params['id']), { arrivalTime: eta }, 'api');
      return put(path, 'guest', Number(params['id']), route, along);
    },
  });
  const faults = createFaults();
  const server = await serveSimulator({
    clock: () => new Date(+clock() + faults.clockSkewMs),
    faults,
    ...(onExchange === undefined ? {} : { onExchange }),
    handle(request) {
      const shown = Buffer.from((request.headers['authorization'] ?? '').replace('Basic ', ''), 'base64').toString();
      if (shown !== `${USER}:${PASSWORD}` || revoked) return { status: 401 };
      const found = router.find(request);
      return typeof found === 'string' ? { status: 404 } : found.handle();
    },
  });
  return {
    ...server,
    provider: 'own-ledger',
    world,
    credentials: { address: server.url, user: USER, password: PASSWORD },
    expireTokens() {},
    revoke(on = true) {
      revoked = on;
    },
    setWebhook: null,
    webhooks: null,
  };
}

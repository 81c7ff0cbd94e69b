import { createFaults } from '../../../bff/simulators/server/faults.ts';
import { createRouter } from '../../../bff/simulators/server/routes.ts';
import { serveSimulator } from '../../../bff/simulators/server/serve.ts';
import type { Simulator, SimulatorOptions } from '../../../bff/simulators/simulator.ts';
import type { WorldReservation } from '../../../bff/simulators/world/world-types.ts';

const KEY = 'tiny-key-1';
const PAGE = 50;
const STATES = { booked: 'new', checked_in: 'in', checked_out: 'out', cancelled: 'void', no_show: 'missed' };

/** A small invented PMS, for adapters that are written in one file. */
export async function startTinyPms({ world, clock = world.clock, onExchange }: SimulatorOptions): Promise<Simulator> {
  const memos = new Map<string, { id: string; ref: string }[]>();
  const extras = new Map<string, string>();
  let revoked = false;
  const numberOf = (no: string) => Number(no.replace('T', ''));
  const show = (one: WorldReservation) => {
    const guest = world.guest(one.guestId);
    return {
      no: `T${one.id}`,
      state: STATES[one.state],
      from: one.checkIn,
      to: one.checkOut,
      room: one.room,
      category: one.roomTypeCode,
      adults: one.adults,
      children: one.children,
      open_amount: world.balance(one).amount,
      guest: {
        first: guest?.firstName,
        last: guest?.lastName,
        mail: guest?.email,
        tel: guest?.phone,
        lang: guest?.language,
      },
      changed: one.modifiedAt,
    };
  };
  const router = createRouter({
    'GET /hotel': () => ({
      status: 200,
      body: { code: 'AUR', title: world.hotel.name, zone: world.hotel.timezone, money: world.hotel.currency },
    }),
    'GET /bookings'({ query }) {
      const [since, from, to] = [query.get('since'), query.get('from'), query.get('to')];
      const list = world.findReservations({
        order: 'created',
        ...(since === null ? {} : { modified: { from: since } }),
        ...(from === null || to === null ? {} : { touching: { from, to } }),
      });
      const after = Number(query.get('after') ?? 0);
      const found = list.slice(0, list.length).filter(({ id }) => id > after);
      const more = found.length > PAGE ? String(found[PAGE - 1]?.id) : null;
      return { status: 200, body: { list: found.slice(0, PAGE).map(show), more } };
    },
    'GET /bookings/{no}'({ params }) {
      const one = world.reservation(numberOf(params['no'] ?? ''));
      return one === undefined ? { status: 404 } : { status: 200, body: show(one) };
    },
    'GET /rooms': () => ({
      status: 200,
      body: world.rooms().map(({ number, typeCode, housekeeping, maintenance }) => ({
        nr: number,
        category: typeCode,
        clean: housekeeping === 'clean' || housekeeping === 'inspected',
        taken: world.isOccupied(number),
        broken: maintenance.map(({ from, to, reason }) => ({ from, to, why: reason })),
      })),
    }),
    'GET /bookings/{no}/memos': ({ params }) => ({ status: 200, body: { list: memos.get(params['no'] ?? '') ?? [] } }),
    'POST /bookings/{no}/memos'({ params, body, route }) {
      const no = params['no'] ?? '';
      const { ref, text } = JSON.parse(body);
      const written = world.writes.add({ kind: 'note', call: route, text, key: ref, reservationId: numberOf(no) });
      memos.set(no, [...(memos.get(no) ?? []), { id: written.id, ref }]);
      return { status: 201, body: { id: written.id } };
    },
    'PUT /bookings/{no}/extras/{key}'({ params, path, body, route }) {
      if (extras.has(path)) return { status: 204 };
      const { name, count, price } = JSON.parse(body);
      const amount = { amount: ((Number(price) * 100 * count) / 100).toFixed(2), currency: world.hotel.currency };
      const about = { reservationId: numberOf(params['no'] ?? ''), key: params['key'] ?? null };
      extras.set(path, world.writes.add({ kind: 'charge', call: route, text: name, amount, ...about }).id);
      return { status: 204 };
    },
    'DELETE /bookings/{no}/extras/{key}'({ path }) {
      const extraId = extras.get(path);
      if (extraId !== undefined) world.writes.change(extraId, { gone: true });
      return { status: 204 };
    },
  });
  const faults = createFaults();
  const server = await serveSimulator({
    clock: () => new Date(+clock() + faults.clockSkewMs),
    faults,
    ...(onExchange === undefined ? {} : { onExchange }),
    handle(request) {
      if (request.headers['x-tiny-key'] !== KEY || revoked) return { status: 401 };
      const found = router.find(request);
      return typeof found === 'string' ? { status: 404 } : found.handle();
    },
  });
  return {
    ...server,
    provider: 'own-tiny',
    world,
    credentials: { address: server.url, key: KEY },
    expireTokens() {},
    revoke(on = true) {
      revoked = on;
    },
    setWebhook: null,
    webhooks: null,
  };
}

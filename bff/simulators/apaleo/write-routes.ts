import { z } from 'zod';
import { withOffset } from '../world/local-time.ts';
import { fromFolioId, fromReservationId, fromUnitId, PROPERTY } from './hotel.ts';
import { type ApaleoRoute, createdAs, done, readBody, refuse } from './operation.ts';

const money = z.strictObject({ amount: z.number(), currency: z.literal('EUR') });
const charge = z.strictObject({
  serviceType: z.enum(['Other', 'Accommodation', 'FoodAndBeverages', 'CityTax', 'SecondCityTax']),
  vatType: z.enum(['Null', 'VeryReduced', 'Reduced', 'Normal', 'Without']), // Germany's tax rates.
  name: z.string().min(1),
  amount: money,
  receipt: z.string().optional(),
  quantity: z.int().min(1).optional(),
  subAccountId: z.string().optional(),
  businessDate: z.iso.date().optional(),
});
const allowance = z.strictObject({ reason: z.string().min(1), amount: money, businessDate: z.iso.date().optional() });
const block = z.strictObject({
  unitId: z.string(),
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  type: z.enum(['OutOfService', 'OutOfOrder', 'OutOfInventory']),
  description: z.string().optional(),
});
const operations = z
  .array(z.strictObject({ op: z.enum(['add', 'replace', 'remove']), path: z.string(), value: z.unknown().optional() }))
  .min(1);
const guest = z.looseObject({
  firstName: z.string().optional(),
  lastName: z.string().min(1),
  email: z.string().optional(),
  phone: z.string().optional(),
});
const subscription = z.strictObject({
  endpointUrl: z.url(),
  events: z.array(z.string()).min(1),
  propertyIds: z.array(z.string()).optional(),
});
/** The example of a limit per resource in the vendor's documentation. */
const PATCHES_MAX = 20;
const PATCHES_PER_MS = 300_000;

/** The write routes, by method and path. */
export const WRITE_ROUTES: Record<string, ApaleoRoute> = {
  'PATCH /booking/v1/reservations/{id}': {
    handle({ world, store, limits }, request) {
      const id = request.params['id'] ?? '';
      const one = world.reservation(fromReservationId(id) ?? 0);
      if (one === undefined) return refuse(404, 'The reservation does not exist.');
      const recent = (store.patches.get(id) ?? []).filter((at) => at > performance.now() - PATCHES_PER_MS);
      if (limits && recent.length >= PATCHES_MAX)
        return { ...refuse(429, 'Too many requests.'), headers: { 'retry-after': '300' } };
      store.patches.set(id, [...recent, performance.now()]);
      const parsed = operations.safeParse(readBody(request));
      if (!parsed.success) return refuse(400, 'The JSON Patch is not valid.');
      for (const { path } of parsed.data)
        if (!['/comment', '/guestComment', '/primaryGuest', '/additionalGuests'].includes(path))
          return refuse(422, `The path ${path} cannot be patched.`);
      for (const { op, path, value } of parsed.data) {
        if (path === '/primaryGuest') {
          const person = guest.safeParse(value);
          if (op !== 'replace' || !person.success) return refuse(422, 'primaryGuest: is not valid.');
          const { firstName = '', lastName, email = '', phone = '' } = person.data;
          world.editGuest(one.guestId, { firstName, lastName, email, phone }, 'api');
          const text = JSON.stringify(person.data);
          world.writes.add({
            kind: 'guest',
            call: 'PATCH /booking/v1/reservations/{id} /primaryGuest',
            guestId: one.guestId,
            text,
          });
        } else if (path === '/additionalGuests') {
          const people = z.array(guest).safeParse(value);
          if (op === 'remove' || !people.success) return refuse(422, 'additionalGuests: is not valid.');
          const text = people.data.map(({ firstName = '', lastName }) => `${firstName} ${lastName}`.trim()).join(', ');
          const call = 'PATCH /booking/v1/reservations/{id} /additionalGuests';
          const known = store.companions.get(one.id)?.written;
          const written = known ?? world.writes.add({ kind: 'guest', call, reservationId: one.id, text }).id;
          world.writes.change(written, { text });
          store.companions.set(one.id, { guests: people.data, written });
        } else {
          const text = op === 'remove' ? '' : z.string().parse(value ?? '');
          const known = store.comments.get(one.id);
          const call = `PATCH /booking/v1/reservations/{id} ${path}`;
          const written = known?.written ?? world.writes.add({ kind: 'note', call, reservationId: one.id, text }).id;
          world.writes.change(written, { text, gone: text === '' });
          store.comments.set(one.id, { text, written });
        }
      }
      world.changeStay(one.id, {}, 'api');
      return done();
    },
  },

  'POST /operations/v1/maintenances': {
    handle({ world }, request) {
      const parsed = block.safeParse(readBody(request));
      if (!parsed.success) return refuse(422, `${parsed.error.issues[0]?.path.join('.') ?? ''}: is not valid.`);
      const { unitId, from, to, type, description = '' } = parsed.data;
      const number = fromUnitId(unitId);
      if (world.room(number) === undefined) return refuse(422, 'The unit does not exist.');
      const kind = type === 'OutOfService' ? 'out_of_service' : 'out_of_order';
      const added = world.addMaintenance(number, { from, to, reason: description, kind }, 'api');
      const call = 'POST /operations/v1/maintenances';
      world.writes.add({ kind: 'maintenance', call, text: unitId, key: added.id, state: type });
      return createdAs(added.id);
    },
  },

  'DELETE /operations/v1/maintenances/{id}': {
    handle({ world }, { params }) {
      const id = params['id'] ?? '';
      const room = world.rooms().find(({ maintenance }) => maintenance.some((one) => one.id === id));
      if (room === undefined) return refuse(404, 'The maintenance does not exist.');
      world.endMaintenance(room.number, id, 'api');
      const written = world.written().find(({ kind, key }) => kind === 'maintenance' && key === id);
      if (written !== undefined) world.writes.change(written.id, { gone: true });
      return done();
    },
  },

  'POST /finance/v1/folio-actions/{folioId}/charges': {
    handle({ world, store }, request) {
      const one = world.reservation(fromFolioId(request.params['folioId'] ?? '') ?? 0);
      if (one === undefined) return refuse(404, 'The folio does not exist.');
      if (['cancelled', 'no_show', 'checked_out'].includes(one.state)) return refuse(422, 'The folio is closed.');
      const parsed = charge.safeParse(readBody(request));
      if (!parsed.success) return refuse(422, `${parsed.error.issues[0]?.path.join('.') ?? ''}: is not valid.`);
      const { amount, name, receipt: key = null } = parsed.data;
      const total = { amount: amount.amount.toFixed(2), currency: amount.currency };
      const call = 'POST /finance/v1/folio-actions/{folioId}/charges';
      const written = world.writes.add({ kind: 'charge', call, reservationId: one.id, text: name, amount: total, key });
      const id = `${PROPERTY}-CHG-${store.charges.length + 1}`;
      store.charges.push({ id, reservation: one.id, amount: amount.amount, written: written.id });
      world.changeStay(one.id, {}, 'api');
      return createdAs(id);
    },
  },

  'POST /finance/v1/folio-actions/{folioId}/charges/{chargeId}/allowances': {
    handle({ world, store }, request) {
      const known = store.charges.find(({ id }) => id === request.params['chargeId']);
      const folio = fromFolioId(request.params['folioId'] ?? '');
      if (known === undefined || known.reservation !== folio) return refuse(404, 'The charge does not exist.');
      const parsed = allowance.safeParse(readBody(request));
      if (!parsed.success) return refuse(422, `${parsed.error.issues[0]?.path.join('.') ?? ''}: is not valid.`);
      const { amount, reason } = parsed.data;
      if (amount.amount > known.amount) return refuse(422, 'The allowance is more than the charge.');
      const total = { amount: amount.amount.toFixed(2), currency: amount.currency };
      const call = 'POST /finance/v1/folio-actions/{folioId}/charges/{chargeId}/allowances';
      world.writes.add({ kind: 'void', call, reservationId: known.reservation, text: reason, amount: total });
      known.amount = (Math.round(known.amount * 100) - Math.round(amount.amount * 100)) / 100;
      return createdAs(`${PROPERTY}-ALW-${store.charges.length}`);
    },
  },

  'POST /v1/subscriptions': {
    handle({ world, store, now, greet }, request) {
      const parsed = subscription.safeParse(readBody(request));
      if (!parsed.success) return refuse(422, `${parsed.error.issues[0]?.path.join('.') ?? ''}: is not valid.`);
      const id = `sub-${store.subscriptions.length + 1}-${+now()}`;
      const created = withOffset(now(), world.hotel.timezone);
      const added = { id, created, ...parsed.data, propertyIds: parsed.data.propertyIds ?? [] };
      store.subscriptions.push(added);
      greet(added);
      return createdAs(id);
    },
  },

  'DELETE /v1/subscriptions/{id}': {
    handle({ store }, { params }) {
      const at = store.subscriptions.findIndex(({ id }) => id === params['id']);
      if (at === -1) return refuse(404, 'The subscription does not exist.');
      store.subscriptions.splice(at, 1);
      return done();
    },
  },
};

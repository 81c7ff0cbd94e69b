import { z } from 'zod';
import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { Written } from '../world/world-types.ts';
import {
  type BridgeRoute,
  type BridgeWorld,
  done,
  instant,
  missing,
  ok,
  PAGING,
  page,
  readBody,
  refuse,
} from './route.ts';
import { readNumber, showGuest } from './show.ts';

const request = z.strictObject({
  externalId: z.string().min(1).max(64),
  kind: z.enum(['service', 'housekeeping', 'maintenance', 'complaint', 'information']),
  department: z.string().min(1),
  priority: z.enum(['low', 'normal', 'high', 'urgent']),
  title: z.string().min(1),
  description: z.string(),
  reservationId: z.string().nullable(),
  guestId: z.string().nullable(),
  roomNumber: z.string().nullable(),
  dueAt: instant,
  createdAt: instant,
});
const requestPatch = z.strictObject({ status: z.enum(['open', 'done', 'cancelled']), changedAt: instant });
const communication = z.strictObject({
  reservationId: z.string().nullable(),
  guestId: z.string().nullable(),
  channel: z.string(),
  language: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  text: z.string(),
});
const charge = z.strictObject({
  externalId: z.string().min(1).max(64),
  description: z.string().min(1),
  quantity: z.int().min(1),
  unitPrice: z.strictObject({ amount: z.int().min(1), currency: z.string() }),
  serviceDate: z.iso.date(),
});
const preference = z.strictObject({ value: z.string().min(1), source: z.literal('servicechat'), updatedAt: instant });
const guestPatch = z.strictObject({
  firstName: z.string().optional(),
  lastName: z.string().min(1).optional(),
  email: z.email().optional(),
  phone: z.string().optional(),
});
const note = z.strictObject({
  text: z.string().min(1),
  visibility: z.literal('staff'),
  category: z.enum(['request', 'complaint', 'preference', 'communication']),
});
const arrival = z.strictObject({
  arrivalTime: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  companions: z.array(z.string().min(1)),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  carNumber: z.string(),
});
const webhook = z.strictObject({
  url: z.url(),
  events: z.array(z.string()).min(1),
  secret: z.string().regex(/^whsec_[A-Za-z0-9+/]+=*$/),
});

/** The write routes, by method and path. */
export const WRITE_ROUTES: Record<string, BridgeRoute> = {
  'POST /requests': {
    capability: 'requests.write',
    handle(bridge, routed) {
      const read = readBody(routed, request);
      if ('refusal' in read) return read.refusal;
      const { store, world, count } = bridge;
      const { externalId: key, title, description, kind, department } = read.body;
      const known = store.requests.get(key);
      if (known !== undefined) return ok({ id: known.id, status: known.status });
      const stay = findStay(bridge, read.body.reservationId);
      if (stay === undefined) return refuse(400, 'invalid_request', 'reservationId is not known');
      const text = `${kind} for ${department}: ${title}\n${description}`;
      const about = { ...stay, guestId: numberOf('g', read.body.guestId) };
      const written = world.writes.add({ kind: 'request', call: nameOf(routed), text, state: 'open', key, ...about });
      const created = { id: `q-${count()}`, status: 'open', written: written.id };
      store.requests.set(key, created);
      return ok({ id: created.id, status: created.status }, 201);
    },
  },

  'PATCH /requests/{id}': {
    capability: 'requests.write',
    handle({ store, world }, routed) {
      const read = readBody(routed, requestPatch);
      if ('refusal' in read) return read.refusal;
      const known = [...store.requests.values()].find(({ id }) => id === routed.params['id']);
      if (known === undefined) return missing();
      known.status = read.body.status;
      world.writes.change(known.written, { state: read.body.status });
      return ok({ id: known.id, status: known.status });
    },
  },

  'PUT /communications/{externalId}': {
    capability: 'communications.write',
    handle(bridge, routed) {
      const read = readBody(routed, communication);
      if ('refusal' in read) return read.refusal;
      const stay = findStay(bridge, read.body.reservationId);
      if (stay === undefined) return refuse(400, 'invalid_request', 'reservationId is not known');
      return putText(bridge, routed, { kind: 'message', text: read.body.text, state: null, ...stay });
    },
  },

  'POST /reservations/{id}/charges': {
    capability: 'charges.write',
    handle(bridge, routed) {
      const read = readBody(routed, charge);
      if ('refusal' in read) return read.refusal;
      const { store, world, count } = bridge;
      const { externalId: key, description: text, quantity, unitPrice } = read.body;
      const known = store.charges.get(key);
      if (known !== undefined) return ok({ id: known.id, voided: known.voided });
      const one = world.reservation(readNumber('r', routed.params['id'] ?? '') ?? 0);
      if (one === undefined) return missing();
      if (one.state !== 'checked_in' && one.state !== 'booked')
        return refuse(409, 'conflict', 'Nothing can be charged any more');
      if (unitPrice.currency !== world.hotel.currency)
        return refuse(400, 'invalid_request', `unitPrice must be in ${world.hotel.currency}`);
      const amount = { amount: ((unitPrice.amount * quantity) / 100).toFixed(2), currency: unitPrice.currency };
      const about = { reservationId: one.id, guestId: one.guestId };
      const written = world.writes.add({ kind: 'charge', call: nameOf(routed), text, amount, key, ...about });
      const created = { id: `c-${count()}`, voided: false, written: written.id };
      store.charges.set(key, created);
      return ok({ id: created.id, voided: false }, 201);
    },
  },

  'POST /charges/{id}/void': {
    capability: 'charges.write',
    handle({ store, world }, routed) {
      const read = readBody(routed, z.strictObject({ reason: z.string() }));
      if ('refusal' in read) return read.refusal;
      const known = [...store.charges.values()].find(({ id }) => id === routed.params['id']);
      if (known === undefined) return missing();
      known.voided = true;
      world.writes.change(known.written, { gone: true, state: 'void' });
      return ok({ id: known.id, voided: true });
    },
  },

  'PUT /guests/{id}/preferences/{key}': {
    capability: 'preferences.write',
    handle(bridge, routed) {
      const read = readBody(routed, preference);
      if ('refusal' in read) return read.refusal;
      const guestId = readNumber('g', routed.params['id'] ?? '') ?? 0;
      if (bridge.world.guest(guestId) === undefined) return missing();
      const text = `${routed.params['key'] ?? ''}: ${read.body.value}`;
      putText(bridge, routed, { kind: 'preference', text, state: null, reservationId: null, guestId });
      return done();
    },
  },

  'PATCH /guests/{id}': {
    capability: 'guests.write',
    handle({ world }, routed) {
      const read = readBody(routed, guestPatch);
      if ('refusal' in read) return read.refusal;
      const guestId = readNumber('g', routed.params['id'] ?? '') ?? 0;
      if (world.guest(guestId) === undefined) return missing();
      world.writes.add({ kind: 'guest', call: nameOf(routed), guestId, text: JSON.stringify(read.body) });
      return ok(showGuest(world.editGuest(guestId, read.body, 'api')));
    },
  },

  'PUT /reservations/{id}/notes/{externalId}': {
    capability: 'notes.write',
    handle(bridge, routed) {
      const read = readBody(routed, note);
      if ('refusal' in read) return read.refusal;
      const stay = findStay(bridge, routed.params['id'] ?? '');
      if (stay === undefined) return missing();
      return putText(bridge, routed, { kind: 'note', text: read.body.text, state: read.body.category, ...stay });
    },
  },

  'PUT /reservations/{id}/arrival': {
    capability: 'arrivals.write',
    handle(bridge, routed) {
      const read = readBody(routed, arrival);
      if ('refusal' in read) return read.refusal;
      const stay = findStay(bridge, routed.params['id'] ?? '');
      if (stay?.reservationId == null) return missing();
      const { arrivalTime, companions, nationality, carNumber } = read.body;
      if (arrivalTime !== null) bridge.world.changeStay(stay.reservationId, { arrivalTime }, 'api');
      const text = [companions.join(', '), nationality ?? '', carNumber].filter((part) => part !== '').join('; ');
      putText(bridge, routed, { kind: 'guest', text, state: null, ...stay });
      return done();
    },
  },

  'GET /webhooks': {
    capability: 'webhooks',
    query: PAGING,
    handle: ({ store }, { query }) => page([...store.webhooks.values()], query, ({ secret: _, ...shown }) => shown),
  },

  'POST /webhooks': {
    capability: 'webhooks',
    handle({ store, count }, routed) {
      const read = readBody(routed, webhook);
      if ('refusal' in read) return read.refusal;
      const { url, events, secret } = read.body;
      const known = [...store.webhooks.values()].find((one) => one.url === url);
      const id = known?.id ?? `h-${count()}`;
      store.webhooks.set(id, { id, url, events, secret });
      return ok({ id, url, events }, known === undefined ? 201 : 200);
    },
  },

  'DELETE /webhooks/{id}': {
    capability: 'webhooks',
    handle: ({ store }, { params }) => (store.webhooks.delete(params['id'] ?? '') ? done() : missing()),
  },
};

type Text = Pick<Written, 'kind' | 'text' | 'state' | 'reservationId' | 'guestId'>;

/** Stores a text at an address; a later text replaces it. */
function putText({ store, world, count }: BridgeWorld, routed: RoutedRequest, text: Text): SimAnswer {
  const known = store.texts.get(routed.path);
  if (known !== undefined) {
    world.writes.change(known, { text: text.text });
    return ok({ id: known });
  }
  const key = routed.params['externalId'] ?? null;
  const written = world.writes.add({ call: nameOf(routed), key, ...text });
  store.texts.set(routed.path, written.id);
  count();
  return ok({ id: written.id }, 201);
}

function nameOf({ method, route }: RoutedRequest): string {
  return `${method} ${route}`;
}

function numberOf(kind: 'r' | 'g', id: string | null): number | null {
  return id === null ? null : readNumber(kind, id);
}

/** The stay and the guest of an id; undefined if there is none. */
function findStay(
  { world }: BridgeWorld,
  id: string | null,
): { reservationId: number | null; guestId: number | null } | undefined {
  if (id === null) return { reservationId: null, guestId: null };
  const one = world.reservation(readNumber('r', id) ?? 0);
  return one === undefined ? undefined : { reservationId: one.id, guestId: one.guestId };
}

import { randomUUID } from 'node:crypto';
import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { systemClock } from '../../base/clock.ts';
import { type ChannelSimulator, type ChannelSimulatorOptions, ROOM_TYPES } from '../channel-manager.ts';
import { createFaults } from '../server/faults.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import { createChannelBookings, isWanted, PROPERTY, show, toTypeId } from './channel-bookings.ts';

const PATH = '/api/v1.3/';
/** Of a property's key (the vendor's FAQ). */
const REQUESTS_PER_SECOND = 5;
/** A delivery must be answered in two seconds (the vendor's "webhooks" page). */
const WEBHOOK_TIMEOUT_MS = 2_000;

interface Hook {
  id: string;
  object: string;
  action: string;
  endpoint: string;
}

/** A call: its method, the fields that it takes (`!`: must be there), and what answers. */
interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  fields: string;
  answer(given: URLSearchParams): object | string;
}

/** Cloudbeds as a hotel's portals see it: bookings of theirs by its API v1.3, and events that say when to look. */
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  const { clock = systemClock, limits = true, webhookRetryDelaysMs = [20, 50] } = options;
  const faults = createFaults();
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  const key = `cbat_SIMULATED${randomUUID().replaceAll('-', '')}`;
  const bookings = createChannelBookings(clock);
  const hooks: Hook[] = [];
  const recent: number[] = [];

  const CALLS: Readonly<Record<string, Call>> = {
    getHotelDetails: {
      method: 'GET',
      fields: 'propertyID',
      answer: () => ({
        data: { propertyID: PROPERTY, propertyName: 'Lindenhof', propertyCurrency: { currencyCode: 'EUR' } },
      }),
    },
    getRoomTypes: {
      method: 'GET',
      fields: 'propertyIDs pageNumber pageSize',
      answer: () => {
        const data = ROOM_TYPES.map(({ code, name }) => ({
          roomTypeID: toTypeId(code),
          roomTypeName: name,
          propertyID: PROPERTY,
        }));
        return { data, count: data.length, total: data.length };
      },
    },
    getReservationsWithRateDetails: {
      method: 'GET',
      fields:
        'propertyID reservationID modifiedFrom modifiedTo reservationCheckOutFrom includeGuestsDetails pageNumber pageSize',
      answer(given) {
        const [page, size] = [Number(given.get('pageNumber') ?? 1), Number(given.get('pageSize') ?? 20)];
        if (!(page >= 1 && size >= 1 && size <= 100)) return 'pageSize must be between 1 and 100';
        const all = bookings.list().filter((one) => isWanted(one, given));
        const data = all.slice((page - 1) * size, page * size).map((one) => show(one, given));
        return { data, count: data.length, total: all.length };
      },
    },
    getReservationNotes: {
      method: 'GET',
      fields: 'propertyID reservationID!',
      answer(given) {
        const found = bookings.list().find(({ id }) => id === given.get('reservationID'));
        if (found === undefined) return 'Reservation not found';
        const { notes } = found.booking;
        return { data: notes === '' ? [] : [{ reservationNoteID: '1', reservationNote: notes, userName: 'Portal' }] };
      },
    },
    getWebhooks: {
      method: 'GET',
      fields: 'propertyID',
      answer: () => ({
        data: hooks.map(({ id, object, action, endpoint }) => ({
          id,
          event: { entity: object, action },
          subscriptionType: 'webhook',
          subscriptionData: { endpoint },
        })),
      }),
    },
    postWebhook: {
      method: 'POST',
      fields: 'propertyID object! action! endpointUrl!',
      answer(given) {
        const [object = '', action = '', endpoint = ''] = ['object', 'action', 'endpointUrl'].map(
          (name) => given.get(name) ?? '',
        );
        if (!URL.canParse(endpoint)) return 'Invalid endpointUrl';
        const id = randomUUID();
        hooks.push({ id, object, action, endpoint });
        return { data: { subscriptionID: id } };
      },
    },
    deleteWebhook: {
      method: 'DELETE',
      fields: 'propertyIDs subscriptionID!',
      answer(given) {
        const at = hooks.findIndex(({ id }) => id === given.get('subscriptionID'));
        if (at === -1) return 'Subscription not found';
        hooks.splice(at, 1);
        return {};
      },
    },
  };

  function handle(request: SimRequest): SimAnswer {
    if (limits && isTooMany()) return tooMany();
    const name = request.path.startsWith(PATH) ? request.path.slice(PATH.length) : '';
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (call === undefined || call.method !== request.method) return { status: 404, body: '<html>Not Found</html>' };
    if (request.headers['x-api-key'] !== key)
      return { status: 401, body: { error: 'access_denied', message: 'Access denied. Invalid API key' } };
    const given = call.method === 'POST' ? new URLSearchParams(request.body) : request.query;
    const fault = findFault(call, given);
    const answer = fault ?? call.answer(given);
    // What it refuses it refuses with status 200.
    const body = typeof answer === 'string' ? { success: false, message: answer } : { success: true, ...answer };
    return { status: 200, headers: { 'x-request-id': randomUUID() }, body };
  }

  function isTooMany(): boolean {
    const now = performance.now();
    while ((recent[0] ?? now) <= now - 1_000) recent.shift();
    recent.push(now);
    return recent.length > REQUESTS_PER_SECOND;
  }

  const server = await serveSimulator({
    handle,
    clock,
    faults,
    rateLimited: tooMany,
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  return {
    ...server,
    provider: 'cloudbeds',
    credentials: { propertyId: PROPERTY, apiKey: key, baseUrl: `${server.url}${PATH.slice(0, -1)}` },
    put(booking: ChannelBooking, { late = false } = {}) {
      const told = bookings.put(booking, late);
      const action = told.isNew ? 'created' : 'status_changed';
      const timestamp = +clock() / 1_000 + 0.123456;
      const body = {
        version: '1.0',
        event: `reservation/${action}`,
        timestamp,
        propertyID: Number(PROPERTY),
        propertyID_str: PROPERTY,
        reservationID: told.id,
      };
      for (const hook of hooks)
        if (hook.action === action)
          webhooks.post({
            url: hook.endpoint,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
    },
    setHook: null,
    webhooks,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}

/** A field that the call does not take is refused, as is another property. */
function findFault({ fields }: Call, given: URLSearchParams): string | null {
  const known = fields.split(' ').map((field) => field.replace('!', ''));
  const unknown = [...given.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) return `Unknown parameter ${unknown}`;
  const missing = fields.split(' ').find((field) => field.endsWith('!') && !given.has(field.slice(0, -1)));
  if (missing !== undefined) return `Parameter ${missing.slice(0, -1)} is required`;
  const property = given.get('propertyID') ?? given.get('propertyIDs') ?? PROPERTY;
  return property.split(',').includes(PROPERTY) ? null : 'You do not have permission for this property';
}

function tooMany(): SimAnswer {
  return { status: 429, body: { success: false, message: 'Too many requests' } };
}

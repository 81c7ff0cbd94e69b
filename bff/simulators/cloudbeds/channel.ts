import { randomUUID } from 'node:crypto';
import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { systemClock } from '../../base/clock.ts';
import { type ChannelSimulator, type ChannelSimulatorOptions, ROOM_TYPES } from '../channel-manager.ts';
import { createPerSecond } from '../server/limiter.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage } from '../server/stage.ts';
import { type ChannelShop, createChannelShop } from '../world/channel-shop.ts';
import { type ChannelBookings, createChannelBookings, isWanted, PROPERTY, show, toTypeId } from './channel-bookings.ts';
import { listPlans } from './channel-plans.ts';

const PATH = '/api/v1.3/';
/** Per property key (the vendor's FAQ). */
const REQUESTS_PER_SECOND = 5;
/** The vendor waits two seconds for the answer to a webhook ("webhooks" page). */
const WEBHOOK_TIMEOUT_MS = 2_000;
const TOO_MANY: SimAnswer = { status: 429, body: { success: false, message: 'Too many requests' } };

interface Hook {
  id: string;
  object: string;
  action: string;
  endpoint: string;
}

/** A call: its method, its fields (`!`: required), and its handler. */
interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  fields: string;
  answer(given: URLSearchParams): object | string;
}

/** Cloudbeds as a channel manager: portals' bookings through API v1.3, and events that announce changes. */
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannelSimulator> {
  const { clock = systemClock } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const portals = new Portals(stage);
  const server = await stage.serve({
    handle: (request) => portals.handle(request),
    rateLimited: () => TOO_MANY,
  });
  return {
    ...server,
    provider: 'cloudbeds',
    credentials: { propertyId: PROPERTY, apiKey: portals.key, baseUrl: `${server.url}${PATH.slice(0, -1)}` },
    put: (booking, put) => portals.put(booking, put),
    setHook: null,
    shop: portals.shop,
  };
}

class Portals {
  readonly key = `cbat_SIMULATED${randomUUID().replaceAll('-', '')}`;
  readonly shop = createChannelShop();
  readonly #stage: Stage;
  readonly #bookings: ChannelBookings;
  readonly #hooks: Hook[] = [];
  readonly #calls: Readonly<Record<string, Call>>;
  readonly #isTooMany = createPerSecond(REQUESTS_PER_SECOND);

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#bookings = createChannelBookings(stage.clock);
    this.#calls = { ...readingCalls(this.#bookings), getRatePlans: planCall(this.shop), ...hookCalls(this.#hooks) };
  }

  handle(request: SimRequest): SimAnswer {
    if (this.#stage.limits && this.#isTooMany()) return TOO_MANY;
    const name = request.path.startsWith(PATH) ? request.path.slice(PATH.length) : '';
    const call = Object.hasOwn(this.#calls, name) ? this.#calls[name] : undefined;
    if (call === undefined || call.method !== request.method) return { status: 404, body: '<html>Not Found</html>' };
    if (request.headers['x-api-key'] !== this.key)
      return { status: 401, body: { error: 'access_denied', message: 'Access denied. Invalid API key' } };
    const given = call.method === 'POST' ? new URLSearchParams(request.body) : request.query;
    const fault = findFault(call, given);
    const answer = fault ?? call.answer(given);
    // Errors have status 200.
    const body = typeof answer === 'string' ? { success: false, message: answer } : { success: true, ...answer };
    return { status: 200, headers: { 'x-request-id': randomUUID() }, body };
  }

  put(booking: ChannelBooking, { late = false } = {}): void {
    const { clock, webhooks } = this.#stage;
    const stored = this.#bookings.put(booking, late);
    const action = stored.isNew ? 'created' : 'status_changed';
    const body = JSON.stringify({
      version: '1.0',
      event: `reservation/${action}`,
      timestamp: +clock() / 1_000 + 0.123456,
      propertyID: Number(PROPERTY),
      propertyID_str: PROPERTY,
      reservationID: stored.id,
    });
    for (const hook of this.#hooks)
      if (hook.action === action)
        webhooks.post({ url: hook.endpoint, headers: { 'content-type': 'application/json' }, body });
  }
}

function readingCalls(bookings: ChannelBookings): Record<string, Call> {
  return {
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
        const data = ROOM_TYPES.map(({ code, name, maxPersons }) => ({
          roomTypeID: toTypeId(code),
          roomTypeName: name,
          maxGuests: maxPersons,
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
  };
}

function planCall(shop: ChannelShop): Call {
  return {
    method: 'GET',
    fields: 'propertyIDs startDate! endDate! adults children detailedRates includePromoCode',
    answer: (given) => listPlans(shop, given),
  };
}

function hookCalls(hooks: Hook[]): Record<string, Call> {
  return {
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
}

/** Unknown fields and other properties are refused. */
function findFault({ fields }: Call, given: URLSearchParams): string | null {
  const known = fields.split(' ').map((field) => field.replace('!', ''));
  const unknown = [...given.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) return `Unknown parameter ${unknown}`;
  const missing = fields.split(' ').find((field) => field.endsWith('!') && !given.has(field.slice(0, -1)));
  if (missing !== undefined) return `Parameter ${missing.slice(0, -1)} is required`;
  const property = given.get('propertyID') ?? given.get('propertyIDs') ?? PROPERTY;
  return property.split(',').includes(PROPERTY) ? null : 'You do not have permission for this property';
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import { systemClock } from '../../base/clock.ts';
import { type ChannelSimulator, type ChannelSimulatorOptions, LATE_MS, ROOM_TYPES } from '../channel-manager.ts';
import { createLimiter } from '../server/limiter.ts';
import { createRouter, type RoutedRequest, type Router, type RouteTable } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
import { createChannelShop } from '../world/channel-shop.ts';
import { list, missing, ok, PROPERTY, parseJson, refuse } from './answers.ts';
import { inventoryRoutes } from './inventory.ts';
import { createThreads, type PortalGuests, type Threads } from './threads.ts';

const PATH = '/api/v1';
/** The time after which unconfirmed revisions leave the feed. */
const FEED_MS = 30 * 60_000;
const LIMIT = { requests: 240, perMs: 60_000 };
const WEBHOOK_TIMEOUT_MS = 5_000;

const webhookBody = z.strictObject({
  webhook: z.strictObject({
    property_id: z.literal(PROPERTY),
    callback_url: z.url(),
    event_mask: z.string().min(1),
    is_active: z.boolean().default(false),
    send_data: z.boolean().default(false),
    headers: z.record(z.string(), z.string()).default({}),
    request_params: z.record(z.string(), z.string()).default({}),
  }),
});
type Hook = z.infer<typeof webhookBody>['webhook'];

interface Revision {
  id: string;
  attributes: Record<string, unknown> & { booking_id: string; inserted_at: string; departure_date: string };
  at: number;
  acknowledged: boolean;
}

/** Channex with the guests in portals' chats. */
export interface ChannexSimulator extends ChannelSimulator {
  guests: PortalGuests;
  /** Revokes the key, or restores it. */
  revoke(revoked?: boolean): void;
}

const TOO_MANY = refuse(429, 'http_too_many_requests', 'Too Many Requests');
const SUCCESS: SimAnswer = { status: 200, body: { meta: { message: 'Success' } } };

/**
 * Channex's API, following its documentation (docs.channex.io, api-v.1-documentation): bookings, revisions, webhooks,
 * messages.
 */
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannexSimulator> {
  const { clock = systemClock } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const channex = new Channex(stage);
  const server = await stage.serve({
    handle: (request) => channex.handle(request),
    rateLimited: (retryAfter) => withRetryAfter(TOO_MANY, retryAfter),
  });
  return {
    ...server,
    provider: 'channex',
    credentials: { apiKey: channex.key, propertyId: PROPERTY, acknowledge: 'yes', baseUrl: `${server.url}${PATH}` },
    put: (booking, put) => channex.put(booking, put),
    guests: channex.threads.guests,
    revoke: (revoked = true) => stage.tokens.revoke(revoked),
    setHook: null,
    playUrl: `${server.url}/play`,
    shop: channex.shop,
  };
}

class Channex {
  readonly key = `SIMULATED-${randomUUID()}`;
  readonly threads: Threads;
  readonly shop = createChannelShop();
  readonly #stage: Stage;
  readonly #limiter = createLimiter(LIMIT);
  readonly #router: Router;
  readonly #revisions: Revision[] = [];
  readonly #hooks = new Map<string, Hook>();
  #lastInsert = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.threads = createThreads({
      clock: stage.clock,
      bookingIds: () => this.#newest().map(({ attributes }) => attributes.booking_id),
      tell: (event, payload) => this.#tell(event, payload),
    });
    this.#router = createRouter({
      ...this.#readingRoutes(),
      ...inventoryRoutes(PATH, this.shop),
      ...this.threads.routes(PATH),
      ...this.#hookRoutes(),
    });
  }

  handle(request: SimRequest): SimAnswer | Promise<SimAnswer> {
    const page = this.threads.page.handle(request);
    if (page !== undefined) return page;
    if (request.headers['user-api-key'] !== this.key || this.#stage.tokens.isRevoked)
      return refuse(401, 'unauthorized', 'Unauthorized');
    if (this.#stage.limits && this.#limiter.take(this.key) !== null) return TOO_MANY;
    const found = this.#router.find(request);
    return typeof found === 'string' ? missing() : found.handle();
  }

  put(booking: ChannelBooking, { late = false } = {}): void {
    const now = +this.#stage.clock();
    this.#lastInsert = Math.max(now, this.#lastInsert + 1); // No two revisions have the same time.
    const insertedAt = late ? this.#lastInsert - LATE_MS : this.#lastInsert;
    const id = randomUUID();
    const isKnown = this.#revisions.some(({ attributes }) => attributes.booking_id === booking.id);
    const attributes = toAttributes(booking, { id, isKnown, at: insertedAt });
    this.#revisions.push({ id, attributes, at: now, acknowledged: false });
    this.#tell('booking', { booking_id: booking.id, property_id: PROPERTY, revision_id: id });
  }

  #readingRoutes(): RouteTable {
    const roomTypes = ROOM_TYPES.map(({ code, name, maxPersons }) => ({
      type: 'room_type',
      id: code,
      attributes: { title: name, occ_adults: maxPersons, occ_children: 0, occ_infants: 0 },
    }));
    return {
      [`GET ${PATH}/properties/{id}`]: ({ params }) =>
        params['id'] === PROPERTY
          ? ok({ type: 'property', id: PROPERTY, attributes: { title: 'Lindenhof' } })
          : missing(),
      [`GET ${PATH}/room_types`]: (request) => list(request, roomTypes),
      [`GET ${PATH}/bookings`]: (request) => {
        const wanted = this.#newest().filter((one) => isWanted(request, one));
        return list(request, wanted.map(asBooking));
      },
      [`GET ${PATH}/booking_revisions/feed`]: (request) => list(request, this.#unconfirmed().map(asRevision)),
      [`GET ${PATH}/booking_revisions/{id}`]: (request) =>
        this.#withRevision(request, (found) => ok(asRevision(found))),
      [`POST ${PATH}/booking_revisions/{id}/ack`]: (request) =>
        this.#withRevision(request, (found) => {
          found.acknowledged = true;
          return SUCCESS;
        }),
    };
  }

  #hookRoutes(): RouteTable {
    const hooks = this.#hooks;
    return {
      [`GET ${PATH}/webhooks`]: (request) =>
        list(
          request,
          [...hooks].map(([id, attributes]) => ({ type: 'webhook', id, attributes })),
        ),
      [`POST ${PATH}/webhooks`]: (request) => this.#keepHook(randomUUID(), request, 201),
      [`PUT ${PATH}/webhooks/{id}`]: (request) => {
        const { id = '' } = request.params;
        return hooks.has(id) ? this.#keepHook(id, request, 200) : missing();
      },
      [`DELETE ${PATH}/webhooks/{id}`]: ({ params }) => (hooks.delete(params['id'] ?? '') ? SUCCESS : missing()),
    };
  }

  #keepHook(id: string, request: RoutedRequest, status: number): SimAnswer {
    const read = webhookBody.safeParse(parseJson(request.body));
    if (!read.success)
      return refuse(422, 'validation_error', 'Validation Error', { callback_url: [read.error.issues[0]?.message] });
    this.#hooks.set(id, read.data.webhook);
    return { status, body: { data: { type: 'webhook', id, attributes: read.data.webhook } } };
  }

  #withRevision({ params }: RoutedRequest, answer: (found: Revision) => SimAnswer): SimAnswer {
    const found = this.#revisions.find(({ id }) => id === params['id']);
    return found === undefined ? missing() : answer(found);
  }

  #unconfirmed(): Revision[] {
    const since = +this.#stage.clock() - FEED_MS;
    return this.#revisions.filter(({ acknowledged, at }) => !acknowledged && at > since);
  }

  /** The newest revision of each booking. */
  #newest(): Revision[] {
    const ordered = this.#revisions.toSorted((a, b) => (a.attributes.inserted_at < b.attributes.inserted_at ? -1 : 1));
    return [...new Map(ordered.map((revision) => [revision.attributes.booking_id, revision])).values()];
  }

  /** Calls the subscribers of the event. Without `send_data` the call has no data. */
  #tell(event: string, payload: object): void {
    const { clock, webhooks } = this.#stage;
    for (const hook of this.#hooks.values()) {
      if (!hook.is_active || !(hook.event_mask === '*' || hook.event_mask.split(';').includes(event))) continue;
      const notice = { event, property_id: PROPERTY, user_id: null, timestamp: new Date(+clock()).toISOString() };
      const body = JSON.stringify(hook.send_data ? { ...notice, payload } : notice);
      webhooks.post({ url: hook.callback_url, headers: { 'content-type': 'application/json', ...hook.headers }, body });
    }
  }
}

function isWanted({ query }: RoutedRequest, { attributes }: Revision): boolean {
  const since = query.get('filter[inserted_at][gte]');
  const leaves = query.get('filter[departure_date][gte]');
  return (
    (since === null || attributes.inserted_at >= since) && (leaves === null || attributes.departure_date >= leaves)
  );
}

function asRevision({ id, attributes }: Revision): object {
  return { type: 'booking_revision', id, attributes };
}

function asBooking({ attributes }: Revision): object {
  return { type: 'booking', id: attributes.booking_id, attributes: { ...attributes, id: attributes.booking_id } };
}

/** Portals send card data in `guarantee`. */
function toAttributes(
  booking: ChannelBooking,
  { id, isKnown, at }: { id: string; isKnown: boolean; at: number },
): Revision['attributes'] {
  const days = booking.rooms.map(({ checkIn, checkOut }) => [checkIn, checkOut] as const);
  const departure =
    days
      .map(([, checkOut]) => checkOut)
      .toSorted()
      .at(-1) ?? '';
  return {
    id,
    property_id: PROPERTY,
    booking_id: booking.id,
    unique_id: `BDC-${booking.otaReference ?? booking.id}`,
    system_id: null,
    ota_reservation_code: booking.otaReference,
    ota_name: booking.otaName === 'Booking.com' ? 'BookingCom' : booking.otaName,
    status: booking.state === 'cancelled' ? 'cancelled' : isKnown ? 'modified' : 'new',
    rooms: booking.rooms.map(toRoom),
    services: [],
    guarantee: { card_number: '4111111111111111', cvv: '737', card_type: 'VI', cardholder_name: 'Z MARTIN' },
    customer: {
      name: booking.booker.firstName,
      surname: booking.booker.lastName,
      mail: booking.booker.email,
      phone: booking.booker.phone,
      language: booking.booker.language,
    },
    occupancy: { adults: booking.rooms[0]?.adults ?? 1, children: 0, infants: 0 },
    arrival_date: days.map(([checkIn]) => checkIn).toSorted()[0] ?? '',
    departure_date: departure,
    arrival_hour: booking.arrivalTime,
    amount: '258.00',
    currency: 'EUR',
    notes: booking.notes,
    payment_collect: 'property',
    payment_type: 'credit_card',
    inserted_at: new Date(at).toISOString().replace('Z', '000'),
  };
}

function toRoom({ checkIn, checkOut, roomType, adults, children }: ChannelRoom): object {
  return {
    checkin_date: checkIn,
    checkout_date: checkOut,
    room_type_id: roomType?.code ?? null,
    rate_plan_id: null,
    occupancy: { adults, children, infants: 0 },
    guests: [],
    amount: '129.00',
    days: { [checkIn]: '129.00' },
    meta: {},
  };
}

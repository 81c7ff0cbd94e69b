import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import { systemClock } from '../../base/clock.ts';
import { type ChannelSimulator, type ChannelSimulatorOptions, ROOM_TYPES } from '../channel-manager.ts';
import { createFaults } from '../server/faults.ts';
import { createLimiter } from '../server/limiter.ts';
import { createRouter, type RoutedRequest } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import { list, missing, ok, PROPERTY, parseJson, refuse } from './answers.ts';
import { createThreads, type PortalGuests } from './threads.ts';

const PATH = '/api/v1';
/** Revisions that nobody confirms leave the feed after so long. */
const FEED_MS = 30 * 60_000;
/** What is told late was so before. */
const LATE_MS = 60 * 60_000;
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

/** Channex with the guests who write by the portals' chats. */
export interface ChannexSimulator extends ChannelSimulator {
  guests: PortalGuests;
  /** The key is refused from now on. */
  revoke(revoked?: boolean): void;
}

/** Channex's API, as its documents say (docs.channex.io, api-v.1-documentation): bookings, revisions, webhooks, messages. */
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<ChannexSimulator> {
  const { clock = systemClock, limits = true, webhookRetryDelaysMs = [20, 50] } = options;
  const key = `SIMULATED-${randomUUID()}`;
  const faults = createFaults();
  const limiter = createLimiter(LIMIT);
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  const revisions: Revision[] = [];
  const hooks = new Map<string, Hook>();
  let lastInsert = 0;
  let isRevoked = false;
  const threads = createThreads({
    clock,
    bookingIds: () => newest().map(({ attributes }) => attributes.booking_id),
    tell,
  });

  const router = createRouter({
    [`GET ${PATH}/properties/{id}`]: ({ params }) =>
      params['id'] === PROPERTY
        ? ok({ type: 'property', id: PROPERTY, attributes: { title: 'Lindenhof' } })
        : missing(),
    [`GET ${PATH}/room_types`]: (request) =>
      list(
        request,
        ROOM_TYPES.map(({ code, name }) => ({ type: 'room_type', id: code, attributes: { title: name } })),
      ),
    [`GET ${PATH}/bookings`]: (request) =>
      list(
        request,
        newest()
          .filter((one) => isWanted(request, one))
          .map(asBooking),
      ),
    [`GET ${PATH}/booking_revisions/feed`]: (request) =>
      list(request, revisions.filter((one) => !one.acknowledged && +clock() - one.at < FEED_MS).map(asRevision)),
    [`GET ${PATH}/booking_revisions/{id}`]: ({ params }) => one(params['id'], (found) => ok(asRevision(found))),
    [`POST ${PATH}/booking_revisions/{id}/ack`]: ({ params }) =>
      one(params['id'], (found) => {
        found.acknowledged = true;
        return { status: 200, body: { meta: { message: 'Success' } } };
      }),
    ...threads.routes(PATH),
    [`GET ${PATH}/webhooks`]: (request) =>
      list(
        request,
        [...hooks].map(([id, attributes]) => ({ type: 'webhook', id, attributes })),
      ),
    [`POST ${PATH}/webhooks`]: (request) => keepHook(randomUUID(), request, 201),
    [`PUT ${PATH}/webhooks/{id}`]: (request) =>
      hooks.has(request.params['id'] ?? '') ? keepHook(request.params['id'] ?? '', request, 200) : missing(),
    [`DELETE ${PATH}/webhooks/{id}`]: ({ params }) =>
      hooks.delete(params['id'] ?? '') ? { status: 200, body: { meta: { message: 'Success' } } } : missing(),
  });

  function handle(request: SimRequest): SimAnswer {
    const page = threads.page.handle(request);
    if (page !== undefined) return page;
    if (request.headers['user-api-key'] !== key || isRevoked) return refuse(401, 'unauthorized', 'Unauthorized');
    if (limits && limiter.take(key) !== null) return refuse(429, 'http_too_many_requests', 'Too Many Requests');
    const found = router.find(request);
    if (typeof found === 'string') return missing();
    return found.handle() as SimAnswer; // no route of this table waits
  }

  function keepHook(id: string, request: RoutedRequest, status: number): SimAnswer {
    const read = webhookBody.safeParse(parseJson(request.body));
    if (!read.success)
      return refuse(422, 'validation_error', 'Validation Error', { callback_url: [read.error.issues[0]?.message] });
    hooks.set(id, read.data.webhook);
    return { status, body: { data: { type: 'webhook', id, attributes: read.data.webhook } } };
  }

  function one(id: string | undefined, answer: (found: Revision) => SimAnswer): SimAnswer {
    const found = revisions.find((revision) => revision.id === id);
    return found === undefined ? missing() : answer(found);
  }

  /** The last message of each booking. */
  function newest(): Revision[] {
    const ordered = revisions.toSorted((a, b) => (a.attributes.inserted_at < b.attributes.inserted_at ? -1 : 1));
    return [...new Map(ordered.map((revision) => [revision.attributes.booking_id, revision])).values()];
  }

  function put(booking: ChannelBooking, { late = false } = {}): void {
    lastInsert = Math.max(+clock(), lastInsert + 1); // no two at one instant
    const insertedAt = late ? lastInsert - LATE_MS : lastInsert;
    const id = randomUUID();
    const isKnown = revisions.some(({ attributes }) => attributes.booking_id === booking.id);
    const attributes = toAttributes(booking, { id, isKnown, at: insertedAt });
    revisions.push({ id, attributes, at: +clock(), acknowledged: false });
    tell('booking', { booking_id: booking.id, property_id: PROPERTY, revision_id: id });
  }

  /** Calls whoever asked for such events; without `send_data` it says only that there is one. */
  function tell(event: string, payload: object): void {
    for (const hook of hooks.values()) {
      if (!hook.is_active || !(hook.event_mask === '*' || hook.event_mask.split(';').includes(event))) continue;
      const told = { event, property_id: PROPERTY, user_id: null, timestamp: new Date(+clock()).toISOString() };
      const body = JSON.stringify(hook.send_data ? { ...told, payload } : told);
      webhooks.post({ url: hook.callback_url, headers: { 'content-type': 'application/json', ...hook.headers }, body });
    }
  }

  const server = await serveSimulator({
    handle,
    clock,
    faults,
    rateLimited(retryAfter): SimAnswer {
      const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return { ...refuse(429, 'http_too_many_requests', 'Too Many Requests'), headers };
    },
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  return {
    ...server,
    provider: 'channex',
    credentials: { apiKey: key, propertyId: PROPERTY, acknowledge: 'yes', baseUrl: `${server.url}${PATH}` },
    put,
    guests: threads.guests,
    revoke(revoked = true) {
      isRevoked = revoked;
    },
    setHook: null,
    playUrl: `${server.url}/play`,
    webhooks,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
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

/** Card data stands in `guarantee`, as portals send it. */
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

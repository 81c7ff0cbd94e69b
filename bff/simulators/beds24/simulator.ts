import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { systemClock } from '../../base/clock.ts';
import { type ChannelSimulator, type ChannelSimulatorOptions, ROOM_TYPES } from '../channel-manager.ts';
import { createFaults } from '../server/faults.ts';
import { createRouter, type RoutedRequest } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import { createAccount } from './account.ts';
import { refuse } from './answers.ts';
import { createCredits } from './credits.ts';
import { createRows, PROPERTY, type Row, toRoomId } from './rows.ts';

const PATH = '/api/v2';
const WEBHOOK_TIMEOUT_MS = 5_000;
const PAGE_SIZE = 100;
const STATUSES = ['confirmed', 'request', 'new', 'cancelled', 'black', 'inquiry'];
const BOOKING_FILTERS = [
  'propertyId',
  'id',
  'masterId',
  'departureFrom',
  'modifiedFrom',
  'status',
  'includeBookingGroup',
  'includeInfoItems',
  'page',
];

/** Beds24's simulator; `scopes`: those of the invite codes that are made from now on. */
export interface Beds24Simulator extends ChannelSimulator {
  setScopes(scopes: readonly string[]): void;
  /** A token of long life, as its settings make one. */
  makeLongLifeToken(): string;
}

/** Beds24's API v2, as its published description says: authentication, bookings, properties, credits, booking webhooks. */
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<Beds24Simulator> {
  const { clock = systemClock, limits = true, webhookRetryDelaysMs = [20, 50] } = options;
  const faults = createFaults();
  const account = createAccount(clock);
  const credits = createCredits(clock, limits);
  const rows = createRows(clock);
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  let hook: string | null = null;

  const router = createRouter({
    [`GET ${PATH}/authentication/setup`]: ({ headers }) => account.setUp(headers['code']),
    [`GET ${PATH}/authentication/token`]: ({ headers }) => account.giveToken(headers['refreshtoken']),
    [`GET ${PATH}/authentication/details`]: ({ headers }) => account.describe(headers['token']),
    [`GET ${PATH}/bookings`]: (request) => account.open(request, 'bookings') ?? listBookings(request),
    [`GET ${PATH}/properties`]: (request) => account.open(request, 'properties') ?? listProperties(request),
  });

  function handle(request: SimRequest): SimAnswer {
    const headers = credits.spend();
    if (headers === null) return { ...refuse(429, 'Credit limit exceeded'), headers: credits.headers() };
    const found = router.find(request);
    // No route of this table waits.
    const answer = typeof found === 'string' ? refuse(404, 'Not found') : (found.handle() as SimAnswer);
    return { ...answer, headers };
  }

  /** Without any filter only what is still to come; without `status` nothing that is cancelled. */
  function listBookings(request: RoutedRequest): SimAnswer {
    const { query } = request;
    const unknown = [...query.keys()].find((name) => !BOOKING_FILTERS.includes(name));
    if (unknown !== undefined) return refuse(400, `Unknown parameter ${unknown}`);
    const states = query.has('status') ? query.getAll('status') : STATUSES.filter((one) => one !== 'cancelled');
    if (states.some((one) => !STATUSES.includes(one))) return refuse(400, 'status is not valid');
    const modifiedFrom = query.get('modifiedFrom');
    if (modifiedFrom !== null && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(modifiedFrom))
      return refuse(400, 'modifiedFrom is not valid');
    const isWide = ['id', 'masterId', 'departureFrom', 'modifiedFrom'].every((name) => !query.has(name));
    const today = new Date(+clock()).toISOString().slice(0, 10);
    const isWanted = (row: Row) =>
      states.includes(row.status) &&
      fits(query.getAll('propertyId'), String(row.propertyId)) &&
      fits(query.getAll('id'), String(row.id)) &&
      fits(query.getAll('masterId'), String(row.masterId)) &&
      row.departure >= (query.get('departureFrom') ?? '') &&
      row.modifiedTime.slice(0, 19) >= (modifiedFrom ?? '') &&
      (!isWide || row.arrival >= today);
    const wanted = rows.list().filter(isWanted);
    return page(
      request,
      'booking',
      wanted.map((row) => show(row, query)),
    );
  }

  /** Names and contacts only where the token may see them; the group and what cards were entered only where they are asked for. */
  function show(row: Row, query: URLSearchParams): object {
    const { infoItems, bookingGroup, firstName, lastName, email, phone, mobile, ...rest } = row;
    return {
      ...rest,
      ...(account.mayRead('bookings-personal') ? { firstName, lastName, email, phone, mobile } : {}),
      ...(query.get('includeBookingGroup') === 'true' ? { bookingGroup } : {}),
      ...(query.get('includeInfoItems') === 'true' ? { infoItems } : {}),
    };
  }

  function listProperties(request: RoutedRequest): SimAnswer {
    const roomTypes = ROOM_TYPES.map(({ code, name }) => ({ id: toRoomId(code), propertyId: PROPERTY, name, qty: 4 }));
    const isAsked = fits(request.query.getAll('id'), String(PROPERTY));
    const property = { id: PROPERTY, name: 'Lindenhof', propertyType: 'hotel', currency: 'EUR' };
    const withRooms = request.query.get('includeAllRooms') === 'true';
    return page(request, 'property', isAsked ? [withRooms ? { ...property, roomTypes } : property] : []);
  }

  /** One call for each room that changed: whole, and without names, which are a setting of their own there. */
  function tell(row: Row): void {
    if (hook === null) return;
    const { firstName, lastName, email, phone, mobile, infoItems, bookingGroup, ...booking } = row;
    const body = JSON.stringify({
      timeStamp: new Date(+clock()).toISOString(),
      booking,
      infoItems,
      invoiceItems: [],
      messages: [],
      retries: 0,
    });
    webhooks.post({ url: hook, headers: { 'content-type': 'application/json' }, body });
  }

  const server = await serveSimulator({
    handle,
    clock,
    faults,
    rateLimited: () => ({ ...refuse(429, 'Credit limit exceeded'), headers: credits.headers() }),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  return {
    ...server,
    provider: 'beds24',
    /** Another invite code each time: each is good once. */
    get credentials() {
      return { propertyId: String(PROPERTY), inviteCode: account.invite(), baseUrl: `${server.url}${PATH}` };
    },
    put(booking: ChannelBooking, { late = false } = {}) {
      for (const row of rows.put(booking, late)) tell(row);
    },
    setHook(to) {
      hook = to.url;
    },
    setScopes: account.setScopes,
    makeLongLifeToken: account.makeLongLifeToken,
    webhooks,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}

function fits(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function page({ query }: RoutedRequest, type: string, items: readonly object[]): SimAnswer {
  const number = Number(query.get('page') ?? 1);
  if (!(Number.isInteger(number) && number >= 1)) return refuse(400, 'page is not valid');
  const data = items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  const nextPageExists = items.length > number * PAGE_SIZE;
  return {
    status: 200,
    body: { success: true, type, count: data.length, pages: { nextPageExists, nextPageLink: null }, data },
  };
}

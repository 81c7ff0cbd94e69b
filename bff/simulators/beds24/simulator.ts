import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { systemClock } from '../../base/clock.ts';
import { type ChannelSimulator, type ChannelSimulatorOptions, ROOM_TYPES } from '../channel-manager.ts';
import { createRouter, type RoutedRequest, type Router } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage } from '../server/stage.ts';
import { createChannelShop } from '../world/channel-shop.ts';
import { type Account, createAccount } from './account.ts';
import { page, refuse } from './answers.ts';
import { listCalendar } from './calendar.ts';
import { type Credits, createCredits } from './credits.ts';
import { createRows, PROPERTY, type Row, type Rows, toRoomId } from './rows.ts';

const PATH = '/api/v2';
const WEBHOOK_TIMEOUT_MS = 5_000;
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

/** Beds24's simulator; `scopes`: the scopes of new invite codes. */
export interface Beds24Simulator extends ChannelSimulator {
  setScopes(scopes: readonly string[]): void;
  /** Creates a long-life token, as the vendor's settings page does. */
  makeLongLifeToken(): string;
}

/** Beds24's API v2, following its published description: authentication, bookings, properties, credits, booking webhooks. */
export async function startSimulator(options: ChannelSimulatorOptions = {}): Promise<Beds24Simulator> {
  const { clock = systemClock } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const account = createAccount(clock);
  const beds24 = new Beds24(stage, account);
  const server = await stage.serve({
    handle: (request) => beds24.handle(request),
    rateLimited: () => beds24.refuseTooMany(),
  });
  return {
    ...server,
    provider: 'beds24',
    /** A new invite code at each read, because each is valid once. */
    get credentials() {
      return { propertyId: String(PROPERTY), inviteCode: account.invite(), baseUrl: `${server.url}${PATH}` };
    },
    put: (booking, put) => beds24.put(booking, put),
    setHook({ url }) {
      beds24.hook = url;
    },
    setScopes: account.setScopes,
    makeLongLifeToken: account.makeLongLifeToken,
    shop: beds24.shop,
  };
}

class Beds24 {
  hook: string | null = null;
  readonly shop = createChannelShop();
  readonly #stage: Stage;
  readonly #account: Account;
  readonly #credits: Credits;
  readonly #rows: Rows;
  readonly #router: Router;

  constructor(stage: Stage, account: Account) {
    this.#stage = stage;
    this.#account = account;
    this.#credits = createCredits(stage.clock, stage.limits);
    this.#rows = createRows(stage.clock);
    this.#router = createRouter({
      [`GET ${PATH}/authentication/setup`]: ({ headers }) => account.setUp(headers['code']),
      [`GET ${PATH}/authentication/token`]: ({ headers }) => account.giveToken(headers['refreshtoken']),
      [`GET ${PATH}/authentication/details`]: ({ headers }) => account.describe(headers['token']),
      [`GET ${PATH}/bookings`]: (request) => account.open(request, 'bookings') ?? this.#listBookings(request),
      [`GET ${PATH}/properties`]: (request) => account.open(request, 'properties') ?? this.#listProperties(request),
      [`GET ${PATH}/inventory/rooms/calendar`]: (request) =>
        account.open(request, 'inventory') ?? listCalendar(request, this.shop),
    });
  }

  async handle(request: SimRequest): Promise<SimAnswer> {
    const headers = this.#credits.spend();
    if (headers === null) return this.refuseTooMany();
    const found = this.#router.find(request);
    const answer = typeof found === 'string' ? refuse(404, 'Not found') : await found.handle();
    return { ...answer, headers };
  }

  refuseTooMany(): SimAnswer {
    return { ...refuse(429, 'Credit limit exceeded'), headers: this.#credits.headers() };
  }

  put(booking: ChannelBooking, { late = false } = {}): void {
    for (const row of this.#rows.put(booking, late)) this.#tell(row);
  }

  /** Without filters, only future bookings; without `status`, no cancelled ones. */
  #listBookings(request: RoutedRequest): SimAnswer {
    const { query } = request;
    const unknown = [...query.keys()].find((name) => !BOOKING_FILTERS.includes(name));
    if (unknown !== undefined) return refuse(400, `Unknown parameter ${unknown}`);
    const states = query.has('status') ? query.getAll('status') : STATUSES.filter((one) => one !== 'cancelled');
    if (states.some((one) => !STATUSES.includes(one))) return refuse(400, 'status is not valid');
    const modifiedFrom = query.get('modifiedFrom');
    if (modifiedFrom !== null && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(modifiedFrom))
      return refuse(400, 'modifiedFrom is not valid');
    const isWide = ['id', 'masterId', 'departureFrom', 'modifiedFrom'].every((name) => !query.has(name));
    const today = new Date(+this.#stage.clock()).toISOString().slice(0, 10);
    const isWanted = (row: Row) =>
      states.includes(row.status) &&
      fits(query.getAll('propertyId'), String(row.propertyId)) &&
      fits(query.getAll('id'), String(row.id)) &&
      fits(query.getAll('masterId'), String(row.masterId)) &&
      row.departure >= (query.get('departureFrom') ?? '') &&
      row.modifiedTime.slice(0, 19) >= (modifiedFrom ?? '') &&
      (!isWide || row.arrival >= today);
    const wanted = this.#rows.list().filter(isWanted);
    return page(
      request,
      'booking',
      wanted.map((row) => this.#show(row, query)),
    );
  }

  /** Names and contacts only with the right scope; the group and card data only on request. */
  #show(row: Row, query: URLSearchParams): object {
    const { infoItems, bookingGroup, firstName, lastName, email, phone, mobile, ...rest } = row;
    return {
      ...rest,
      ...(this.#account.mayRead('bookings-personal') ? { firstName, lastName, email, phone, mobile } : {}),
      ...(query.get('includeBookingGroup') === 'true' ? { bookingGroup } : {}),
      ...(query.get('includeInfoItems') === 'true' ? { infoItems } : {}),
    };
  }

  #listProperties(request: RoutedRequest): SimAnswer {
    const roomTypes = ROOM_TYPES.map(({ code, name, maxPersons }) => ({
      id: toRoomId(code),
      propertyId: PROPERTY,
      name,
      qty: 4,
      maxPeople: maxPersons,
    }));
    const isAsked = fits(request.query.getAll('id'), String(PROPERTY));
    const property = { id: PROPERTY, name: 'Lindenhof', propertyType: 'hotel', currency: 'EUR' };
    const withRooms = request.query.get('includeAllRooms') === 'true';
    return page(request, 'property', isAsked ? [withRooms ? { ...property, roomTypes } : property] : []);
  }

  /** One call per changed room, with the whole row but without names, as by the vendor's default setting. */
  #tell(row: Row): void {
    if (this.hook === null) return;
    const { firstName, lastName, email, phone, mobile, infoItems, bookingGroup, ...booking } = row;
    const body = JSON.stringify({
      timeStamp: new Date(+this.#stage.clock()).toISOString(),
      booking,
      infoItems,
      invoiceItems: [],
      messages: [],
      retries: 0,
    });
    this.#stage.webhooks.post({ url: this.hook, headers: { 'content-type': 'application/json' }, body });
  }
}

function fits(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

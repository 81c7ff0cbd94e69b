import { randomUUID } from 'node:crypto';
import { createPerSecond } from '../server/limiter.ts';
import { createRouter, type RoutedRequest, type Router, type RouteTable } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import type { World } from '../world/world.ts';
import { enqueue, getBusinessEvents } from './queue.ts';
import { getFolios } from './read-folio.ts';
import { getAvailability, getHotel, getHousekeeping, getListOfValues, getRoomTypes } from './read-house.ts';
import { getProfile, getReservation, listProfiles, listReservations } from './read-stays.ts';
import { CHAIN, HOTEL_ID, type OperaState, ok, Problem } from './state.ts';
import { type OperaStream, serveStream } from './stream.ts';
import { putReservation } from './write-comments.ts';
import { getPreferences, postCharges, postPreference } from './write-folio.ts';
import {
  listMaintenances,
  listServiceRequests,
  postMaintenance,
  postServiceRequest,
  putMaintenance,
  putServiceRequest,
} from './write-requests.ts';

const TOKEN_SECONDS = 3_600;
/** A gateway answers 429 above 100 requests per second (OHIP's limits). */
const REQUESTS_PER_SECOND = 100;
const SCOPE = 'urn:opc:hgbu:ws:__myscopes__';
const EXTERNAL_SYSTEM = 'SVCCHAT';
const CASHIER_ID = 45;
const TOO_MANY: SimAnswer = { status: 429, body: { title: 'Too Many Requests', status: 429 } };

export interface OperaOptions extends SimulatorOptions {
  requestsPerSecond?: number;
  /** The older authentication with an integration user. */
  login?: 'client_credentials' | 'password';
}

export interface OperaSimulator extends Simulator {
  /** Locks a reservation as if somebody had it open: nobody else may write it. */
  lock(reservationId: number, locked?: boolean): void;
  queueLength(): number;
  stream: OperaStream;
}

/** OPERA Cloud behind OHIP's gateway: tokens, three required headers, 204 for empty results, ids in `Location`, a queue. */
export async function startSimulator(options: OperaOptions): Promise<OperaSimulator> {
  const { world, clock = world.clock, login = 'client_credentials' } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: 0 }); // OPERA has a queue and a stream instead of webhooks.
  const { tokens, faults } = stage;
  const state: OperaState = { world, faults, queue: [], locked: new Set(), details: new Map() };
  const opera = new Opera(stage, state, { login, requestsPerSecond: options.requestsPerSecond });
  let stream: OperaStream | null = null;
  const stopListening = world.onChange((change) => stream?.publish(enqueue(state, change)));
  const server = await stage.serve({
    handle: (request) => opera.handle(request),
    rateLimited: (retryAfter) => withRetryAfter(TOO_MANY, retryAfter),
  });
  const events = serveStream(server.server, {
    appKey: opera.secrets.appKey,
    isToken: (token) => tokens.isGood(token),
  });
  stream = events;
  return {
    ...server,
    provider: 'opera-cloud',
    world,
    credentials: { gatewayUrl: server.url, ...opera.logIn(), ...describeHotel(world) },
    expireTokens: () => tokens.expire(),
    revoke(value = true) {
      tokens.revoke(value);
      if (value) tokens.expire();
    },
    setWebhook: null,
    webhooks: null,
    lock(reservationId, locked = true) {
      if (locked) state.locked.add(reservationId);
      else state.locked.delete(reservationId);
    },
    queueLength: () => state.queue.length,
    stream: events,
    async close() {
      stopListening();
      events.close();
      await server.close();
    },
  };
}

/** The hotel's own settings for the connection. */
function describeHotel({ ratePlans }: World): Record<string, string> {
  const codes = {
    serviceRequests: { default: 'CHAT', housekeeping: 'TOWEL' },
    departments: { housekeeping: 'HSK', front_desk: 'FO', maintenance: 'ENG' },
    maintenance: 'GEN',
    preferences: {
      pillow: { type: 'SPECIALS', value: 'FF' },
      pillow_blanket: { type: 'SPECIALS', value: 'FF' },
      room: { type: 'SPECIALS', value: 'QR' },
    },
    offers: ratePlans.filter(({ offer }) => offer).map(({ code }) => code),
  };
  return {
    propertyId: HOTEL_ID,
    extSystemCode: EXTERNAL_SYSTEM,
    cashierId: String(CASHIER_ID),
    transactionCode: '5010',
    codes: JSON.stringify(codes),
  };
}

class Opera {
  readonly secrets = {
    clientId: `CHN_${randomUUID().slice(0, 8)}`,
    clientSecret: randomUUID(),
    appKey: randomUUID(),
  };
  readonly #user = { username: 'SVC_USER', password: randomUUID() };
  readonly #stage: Stage;
  readonly #login: NonNullable<OperaOptions['login']>;
  readonly #isTooMany: () => boolean;
  readonly #router: Router;

  constructor(
    stage: Stage,
    state: OperaState,
    {
      login,
      requestsPerSecond = REQUESTS_PER_SECOND,
    }: Required<Pick<OperaOptions, 'login'>> & Pick<OperaOptions, 'requestsPerSecond'>,
  ) {
    this.#stage = stage;
    this.#login = login;
    this.#isTooMany = createPerSecond(stage.limits ? requestsPerSecond : Number.POSITIVE_INFINITY);
    this.#router = createRouter(listRoutes(state));
  }

  /** The credentials for the connection. */
  logIn(): Record<string, string> {
    const account = this.#login === 'password' ? this.#user : { enterpriseId: CHAIN };
    return { ...this.secrets, grantType: this.#login, ...account };
  }

  async handle(request: SimRequest): Promise<SimAnswer> {
    if (this.#isTooMany()) return TOO_MANY;
    try {
      return await this.#answer(request);
    } catch (error) {
      if (error instanceof Problem) return toAnswer(error);
      throw error;
    }
  }

  #answer(request: SimRequest): SimAnswer | Promise<SimAnswer> {
    if (request.path === '/oauth/v1/tokens') return this.#giveToken(request);
    const { headers } = request;
    if (headers['x-app-key'] !== this.secrets.appKey) throw new Problem(401, 'Invalid application key');
    const token = (headers['authorization'] ?? '').replace(/^Bearer /, '');
    if (!this.#stage.tokens.isGood(token)) throw new Problem(401, 'Invalid token');
    if (headers['x-hotelid'] !== HOTEL_ID) throw new Problem(403, 'Hotel is not allowed', 'OPERAWS-GEN0403');
    const found = this.#router.find(request);
    if (found === 'none') throw new Problem(404, 'Resource not found');
    if (found === 'wrong_method') throw new Problem(405, 'Method not allowed');
    const isJson = (headers['content-type'] ?? '').startsWith('application/json');
    if (request.method !== 'GET' && !isJson) throw new Problem(415, 'Unsupported media type');
    const hotel = /\/hotels\/([^/]+)/.exec(request.path)?.[1] ?? HOTEL_ID;
    if (hotel !== HOTEL_ID) throw new Problem(403, 'Hotel is not allowed', 'OPERAWS-GEN0403');
    return found.handle();
  }

  #giveToken({ method, headers, body }: SimRequest): SimAnswer {
    if (method !== 'POST') throw new Problem(405, 'Method not allowed');
    const basic = `Basic ${Buffer.from(`${this.secrets.clientId}:${this.secrets.clientSecret}`).toString('base64')}`;
    if (
      headers['x-app-key'] !== this.secrets.appKey ||
      headers['authorization'] !== basic ||
      this.#stage.tokens.isRevoked
    )
      throw new Problem(401, 'Unauthorized');
    if (!(headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
      throw new Problem(415, 'Unsupported media type');
    const form = new URLSearchParams(body);
    const isUser = form.get('username') === this.#user.username && form.get('password') === this.#user.password;
    const isClient = form.get('scope') === SCOPE && headers['enterpriseid'] === CHAIN;
    if (form.get('grant_type') !== this.#login || !(this.#login === 'password' ? isUser : isClient))
      throw new Problem(400, 'Invalid grant');
    const value = `eyJ${randomUUID()}`;
    this.#stage.tokens.give(value, TOKEN_SECONDS * 1_000);
    const tokenFields = { expires_in: TOKEN_SECONDS, token_type: 'Bearer', oracle_tk_context: 'user_assertion' };
    return ok({ access_token: value, ...tokenFields });
  }
}

function listRoutes(state: OperaState): RouteTable {
  const withState = (answer: (state: OperaState, request: RoutedRequest) => SimAnswer) => (request: RoutedRequest) =>
    answer(state, request);
  const rsv = '/rsv/v1/hotels/{hotelId}/reservations';
  const csh = '/csh/v1/hotels/{hotelId}/reservations/{reservationId}';
  const hsk = '/hsk/v1/hotels/{hotelId}';
  return {
    'GET /ent/config/v1/hotels/{hotelId}': withState(getHotel),
    'GET /rm/config/v1/hotels/{hotelId}/roomTypes': withState(getRoomTypes),
    [`GET ${hsk}/housekeepingOverview`]: withState(getHousekeeping),
    [`GET ${rsv}`]: withState(listReservations),
    [`GET ${rsv}/{reservationId}`]: withState(getReservation),
    [`PUT ${rsv}/{reservationId}`]: withState(putReservation),
    'GET /crm/v1/profiles': withState(listProfiles),
    'GET /crm/v1/profiles/{profileId}': withState(getProfile),
    'GET /crm/v1/profiles/{profileId}/preferences': withState(getPreferences),
    'POST /crm/v1/profiles/{profileId}/preferences': withState(postPreference),
    'GET /par/v1/hotels/{hotelId}/availability': withState(getAvailability),
    'GET /lov/v1/listOfValues/hotels/{hotelId}/{list}': withState(getListOfValues),
    'GET /fof/v1/hotels/{hotelId}/serviceRequests': withState(listServiceRequests),
    'POST /fof/v1/hotels/{hotelId}/serviceRequests': withState(postServiceRequest),
    'PUT /fof/v1/hotels/{hotelId}/serviceRequests': withState(putServiceRequest),
    [`GET ${hsk}/rooms/maintenances`]: withState(listMaintenances),
    [`POST ${hsk}/rooms/maintenanceCodes/{maintenanceCode}`]: withState(postMaintenance),
    [`PUT ${hsk}/maintenances/{id}/resolve`]: (request) => putMaintenance(state, request, 'Resolved'),
    [`PUT ${hsk}/maintenances/{id}/unResolve`]: (request) => putMaintenance(state, request, 'UnResolved'),
    [`POST ${csh}/charges`]: (request) => postCharges(state, request, CASHIER_ID),
    [`GET ${csh}/folios`]: withState(getFolios),
    'GET /int/v1/externalSystem/{extSystemCode}/hotels/{hotelId}/businessEvents': (request) =>
      getBusinessEvents(state, request, EXTERNAL_SYSTEM),
  };
}

function toAnswer({ status, message, code }: Problem): SimAnswer {
  const body = { type: 'https://www.rfc-editor.org/rfc/rfc9110', title: 'Error', status, detail: message };
  return { status, body: { ...body, 'o:errorCode': code } };
}

import { randomUUID } from 'node:crypto';
import { createFaults } from '../server/faults.ts';
import { createRouter, type RoutedRequest } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import { enqueue, getBusinessEvents } from './queue.ts';
import { getAvailability, getHotel, getHousekeeping, getListOfValues, getRoomTypes } from './read-house.ts';
import { getProfile, getReservation, listProfiles, listReservations } from './read-stays.ts';
import { CHAIN, HOTEL_ID, type OperaState, ok, Problem } from './state.ts';
import { type OperaStream, serveStream } from './stream.ts';
import { putReservation } from './write-comments.ts';
import { getFolios, getPreferences, postCharges, postPreference } from './write-folio.ts';
import {
  listMaintenances,
  listServiceRequests,
  postMaintenance,
  postServiceRequest,
  putMaintenance,
  putServiceRequest,
} from './write-requests.ts';

const TOKEN_SECONDS = 3_600;
/** Above 100 requests in a second a gateway answers 429 (OHIP's limits). */
const REQUESTS_PER_SECOND = 100;
const SCOPE = 'urn:opc:hgbu:ws:__myscopes__';
const EXTERNAL_SYSTEM = 'SVCCHAT';
const CASHIER_ID = 45;

export interface OperaOptions extends SimulatorOptions {
  requestsPerSecond?: number;
  /** The older login with an integration user. */
  login?: 'client_credentials' | 'password';
}

export interface OperaSimulator extends Simulator {
  /** Somebody has a reservation open: nobody else may write it. */
  lock(reservationId: number, locked?: boolean): void;
  queueLength(): number;
  stream: OperaStream;
}

/** OPERA Cloud behind OHIP's gateway: tokens, three headers on each call, 204 for nothing, ids in `Location`, a queue. */
export async function startSimulator(options: OperaOptions): Promise<OperaSimulator> {
  const { world, clock = world.clock, limits = true, login = 'client_credentials' } = options;
  const requestsPerSecond = limits ? (options.requestsPerSecond ?? REQUESTS_PER_SECOND) : Number.POSITIVE_INFINITY;
  const faults = createFaults();
  const secrets = { clientId: `CHN_${randomUUID().slice(0, 8)}`, clientSecret: randomUUID(), appKey: randomUUID() };
  const user = { username: 'SVC_USER', password: randomUUID() };
  const tokens = new Map<string, number>();
  const recent: number[] = [];
  let revoked = false;
  const state: OperaState = { world, faults, queue: [], locked: new Set(), details: new Map() };
  const withState = (answer: (state: OperaState, request: RoutedRequest) => SimAnswer) => (request: RoutedRequest) =>
    answer(state, request);
  const rsv = '/rsv/v1/hotels/{hotelId}/reservations';
  const csh = '/csh/v1/hotels/{hotelId}/reservations/{reservationId}';
  const hsk = '/hsk/v1/hotels/{hotelId}';
  const router = createRouter({
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
  });

  function isTooMany(): boolean {
    const now = performance.now();
    while ((recent[0] ?? now) <= now - 1_000) recent.shift();
    recent.push(now);
    return recent.length > requestsPerSecond;
  }

  function giveToken({ method, headers, body }: SimRequest): SimAnswer {
    if (method !== 'POST') throw new Problem(405, 'Method not allowed');
    const basic = `Basic ${Buffer.from(`${secrets.clientId}:${secrets.clientSecret}`).toString('base64')}`;
    if (headers['x-app-key'] !== secrets.appKey || headers['authorization'] !== basic || revoked)
      throw new Problem(401, 'Unauthorized');
    if (!(headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
      throw new Problem(415, 'Unsupported media type');
    const form = new URLSearchParams(body);
    const isUser = form.get('username') === user.username && form.get('password') === user.password;
    const isClient = form.get('scope') === SCOPE && headers['enterpriseid'] === CHAIN;
    if (form.get('grant_type') !== login || !(login === 'password' ? isUser : isClient))
      throw new Problem(400, 'Invalid grant');
    const value = `eyJ${randomUUID()}`;
    tokens.set(value, +clock() + TOKEN_SECONDS * 1_000);
    const told = { expires_in: TOKEN_SECONDS, token_type: 'Bearer', oracle_tk_context: 'user_assertion' };
    return ok({ access_token: value, ...told });
  }

  function answer(request: SimRequest): SimAnswer {
    if (request.path === '/oauth/v1/tokens') return giveToken(request);
    const { headers } = request;
    if (headers['x-app-key'] !== secrets.appKey) throw new Problem(401, 'Invalid application key');
    const goodUntil = tokens.get((headers['authorization'] ?? '').replace(/^Bearer /, '')) ?? 0;
    if (revoked || goodUntil <= +clock()) throw new Problem(401, 'Invalid token');
    if (headers['x-hotelid'] !== HOTEL_ID) throw new Problem(403, 'Hotel is not allowed', 'OPERAWS-GEN0403');
    const found = router.find(request);
    if (found === 'none') throw new Problem(404, 'Resource not found');
    if (found === 'wrong_method') throw new Problem(405, 'Method not allowed');
    const isJson = (headers['content-type'] ?? '').startsWith('application/json');
    if (request.method !== 'GET' && !isJson) throw new Problem(415, 'Unsupported media type');
    const hotel = /\/hotels\/([^/]+)/.exec(request.path)?.[1] ?? HOTEL_ID;
    if (hotel !== HOTEL_ID) throw new Problem(403, 'Hotel is not allowed', 'OPERAWS-GEN0403');
    return requireNow(found.handle());
  }

  function handle(request: SimRequest): SimAnswer {
    if (isTooMany()) return tooMany();
    try {
      return answer(request);
    } catch (error) {
      if (error instanceof Problem) return toAnswer(error);
      throw error;
    }
  }

  let stream: OperaStream | null = null;
  const stopListening = world.onChange((change) => stream?.publish(enqueue(state, change)));
  const server = await serveSimulator({
    handle,
    faults,
    clock,
    rateLimited: (retryAfter) => tooMany(retryAfter),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  stream = serveStream(server.server, {
    appKey: secrets.appKey,
    isToken: (token) => !revoked && (tokens.get(token) ?? 0) > +clock(),
  });
  const events = stream;
  const codes = {
    serviceRequests: { default: 'CHAT', housekeeping: 'TOWEL' },
    departments: { housekeeping: 'HSK', front_desk: 'FO', maintenance: 'ENG' },
    maintenance: 'GEN',
    preferences: {
      pillow: { type: 'SPECIALS', value: 'FF' },
      pillow_blanket: { type: 'SPECIALS', value: 'FF' },
      room: { type: 'SPECIALS', value: 'QR' },
    },
    offers: world.ratePlans.filter(({ offer }) => offer).map(({ code }) => code),
  };
  return {
    ...server,
    provider: 'opera-cloud',
    world,
    credentials: {
      gatewayUrl: server.url,
      propertyId: HOTEL_ID,
      ...secrets,
      grantType: login,
      ...(login === 'password' ? user : { enterpriseId: CHAIN }),
      extSystemCode: EXTERNAL_SYSTEM,
      cashierId: String(CASHIER_ID),
      transactionCode: '5010',
      codes: JSON.stringify(codes),
    },
    expireTokens: () => tokens.clear(),
    revoke(value = true) {
      revoked = value;
      if (value) tokens.clear();
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

/** All routes of this simulator answer at once. */
function requireNow(answer: SimAnswer | Promise<SimAnswer>): SimAnswer {
  if (answer instanceof Promise) throw new Error('A route of this simulator made somebody wait');
  return answer;
}

function toAnswer({ status, message, code }: Problem): SimAnswer {
  const body = { type: 'https://www.rfc-editor.org/rfc/rfc9110', title: 'Error', status, detail: message };
  return { status, body: { ...body, 'o:errorCode': code } };
}

function tooMany(retryAfter?: string): SimAnswer {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status: 429, headers, body: { title: 'Too Many Requests', status: 429 } };
}

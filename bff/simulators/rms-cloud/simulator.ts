import { z } from 'zod';
import { writeStamp } from '../../base/local-stamp.ts';
import { createCheckedRouter } from '../server/checked-router.ts';
import { parseJson } from '../server/json.ts';
import { createLimiter } from '../server/limiter.ts';
import type { Router } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import type { WorldChange, WorldReservation } from '../world/world-types.ts';
import { notesOf, READ_ROUTES } from './read-routes.ts';
import { type RmsStore, type RmsWebhook, type RmsWorld, refuse } from './route.ts';
import { PROPERTY, SUNDRY, showArea, showGuest, showReservation } from './show.ts';
import { WRITE_ROUTES } from './write-routes.ts';

const ROUTES = { ...READ_ROUTES, ...WRITE_ROUTES };
/** Invented credentials. */
const CLIENT_ID = 11_281;
const CLIENT_PASSWORD = 'simulated-client-password';
const AGENT_ID = 123;
const AGENT_PASSWORD = 'simulated-agent-password';
const TOKEN_LASTS_MS = 24 * 3_600_000;
const WEBHOOK_TIMEOUT_MS = 5_000;
/** README, "Rate limits": by the start of the path. */
const LIMITS: readonly [path: RegExp, limit: { requests: number; perMs: number }][] = [
  [/^\/authToken/, { requests: 25, perMs: 60_000 }],
  [/^\/guests/, { requests: 150, perMs: 60_000 }],
  [/^\/reservations\/search/, { requests: 60, perMs: 10_000 }],
  [/^\/reservations/, { requests: 100, perMs: 10_000 }],
  [/^\/areas/, { requests: 30, perMs: 10_000 }],
  [/^\/availabilityRateGrid/, { requests: 50, perMs: 10_000 }],
  [/^\/transactions\/search/, { requests: 20, perMs: 60_000 }],
];
const SUB_ACTIONS: Record<WorldReservation['state'], string> = {
  booked: 'confirmed',
  checked_in: 'arrived',
  checked_out: 'departed',
  cancelled: 'cancelled',
  no_show: 'noShow',
};

const login = z.strictObject({
  agentId: z.int(),
  agentPassword: z.string(),
  clientId: z.int(),
  clientPassword: z.string(),
  useTrainingDatabase: z.boolean(),
  moduleType: z.array(z.string()).min(1),
});

export interface RmsSimulator extends Simulator {
  /** Adds traces of the hotel's staff. */
  addTraces(count: number): void;
}

/** RMS Cloud's REST API, following its reference (v1.4.37.1, praveenaj/rms-docs). */
export async function startSimulator(options: SimulatorOptions): Promise<RmsSimulator> {
  const { world, clock = world.clock } = options;
  // Failed webhooks are not retried (docs/api/webhooks).
  const once = { ...options, clock, webhookRetryDelaysMs: [] };
  const stage = createStage(once, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const rms = new RmsCloud(stage, world);
  const stopListening = world.onChange((change) => rms.tell(change));
  const server = await stage.serve({
    handle: (request) => rms.handle(request),
    rateLimited: (retryAfter) => withRetryAfter(refuse(429, 'Too many requests'), retryAfter),
  });
  rms.url = server.url;
  return {
    ...server,
    provider: 'rms-cloud',
    world,
    credentials: {
      clientId: String(CLIENT_ID),
      clientPassword: CLIENT_PASSWORD,
      agentId: String(AGENT_ID),
      agentPassword: AGENT_PASSWORD,
      propertyId: String(PROPERTY),
      currency: world.hotel.currency,
      rateAgentId: '1',
      offerRates: world.ratePlans.flatMap(({ offer, name }) => (offer ? [name] : [])).join(','),
      sundryId: String(SUNDRY),
      lookupUrl: server.url,
    },
    expireTokens: () => stage.tokens.expire(),
    revoke: (on = true) => stage.tokens.revoke(on),
    setWebhook: null,
    addTraces: (many) => rms.addTraces(many),
    async close() {
      stopListening();
      await server.close();
    },
  };
}

class RmsCloud {
  /** Its own address, which the look-up of a client's server returns. */
  url = '';
  readonly #stage: Stage;
  readonly #rms: RmsWorld;
  readonly #router: Router;
  readonly #limiters = LIMITS.map(([path, limit]) => ({ path, limiter: createLimiter(limit) }));
  readonly #store: RmsStore = {
    traces: [],
    transactions: [],
    notes: new Map(),
    preferences: new Map(),
    webhooks: new Map(),
  };

  constructor(stage: Stage, world: RmsWorld['world']) {
    this.#stage = stage;
    const rms: RmsWorld = { world, store: this.#store, now: stage.now, count: stage.count };
    this.#rms = rms;
    this.#router = createCheckedRouter(ROUTES, {
      refuse: ({ key, fault }) => refuse(400, fault === 'unknown' ? `${key} is not known` : `${key} is required`),
      handle: (route, request) => route.handle(rms, request),
    });
  }

  handle(request: SimRequest): SimAnswer | Promise<SimAnswer> {
    if (this.#isTooMany(request.path)) return refuse(429, 'Too many requests');
    if (request.method === 'GET' && request.path === `/clienturl/${CLIENT_ID}`)
      return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(this.url) };
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    if (request.body !== '' && !isJson) return refuse(406, 'Bodies are JSON');
    if (request.method === 'POST' && request.path === '/authToken') return this.#giveToken(request);
    const found = this.#router.find(request);
    if (found === 'none' || found === 'wrong_method') return refuse(404, 'There is no such call');
    if (!this.#stage.tokens.isGood(request.headers['authtoken'] ?? ''))
      return refuse(401, 'The token is missing or has ended');
    return found.handle();
  }

  /** Posts the record in the basic model to each matching subscription. */
  tell({ entity, id, what }: WorldChange): void {
    const { world } = this.#rms;
    if (entity === 'reservations') {
      const one = world.reservation(Number(id));
      if (one === undefined) return;
      const isState = ['checked_in', 'checked_out', 'cancelled', 'no_show'].includes(what);
      const status = `statusModification ${SUB_ACTIONS[one.state]}`;
      const combinations = what === 'created' ? ['creation'] : isState ? ['modification', status] : ['modification'];
      this.#post('reservation', combinations, showReservation(world, one, notesOf(this.#rms, one)));
    } else if (entity === 'guests') {
      const guest = world.guest(Number(id));
      if (guest !== undefined)
        this.#post('guest', [what === 'created' ? 'creation' : 'modification'], showGuest(world, guest));
    } else if (entity === 'rooms') {
      const room = world.room(String(id));
      const state = room?.housekeeping === 'dirty' ? 'areaVacantDirty' : 'areaVacantClean';
      if (room !== undefined) this.#post('area', [`statusModification ${state}`], showArea(world, room));
    }
  }

  addTraces(many: number): void {
    const { now, count } = this.#stage;
    const stamp = writeStamp(+now(), this.#rms.world.hotel.timezone);
    const dates = { fromDate: stamp, toDate: stamp, dueDate: stamp, dateType: 'duedate', modifiedDate: stamp };
    const about = { description: 'Look after the minibar', longDescription: '', entityType: 'toDo', entityId: 1 };
    for (let number = 0; number < many; number++)
      this.#store.traces.push({ record: { id: count(), ...about, ...dates, completed: false }, written: null });
  }

  #isTooMany(path: string): boolean {
    if (!this.#stage.limits) return false;
    const limiter = this.#limiters.find((one) => one.path.test(path))?.limiter;
    return limiter !== undefined && limiter.take('') !== null;
  }

  #giveToken(request: SimRequest): SimAnswer {
    const given = login.safeParse(parseJson(request.body));
    if (!given.success) return refuse(400, 'The log-in is not valid');
    const { agentId, agentPassword, clientId, clientPassword, moduleType } = given.data;
    const { tokens, count, now } = this.#stage;
    const isKnown = agentId === AGENT_ID && agentPassword === AGENT_PASSWORD && clientPassword === CLIENT_PASSWORD;
    if (!isKnown || clientId !== CLIENT_ID || tokens.isRevoked) return refuse(403, 'The log-in is not known');
    if (!moduleType.includes('guestServices')) return refuse(403, 'The module is not allowed');
    const token = `rms-token-${count()}`;
    tokens.give(token, TOKEN_LASTS_MS);
    const expiryDate = new Date(+now() + TOKEN_LASTS_MS).toISOString().slice(0, 19).replace('T', ' ');
    const allowedProperties = [{ clientId: CLIENT_ID, clientName: this.#rms.world.hotel.name }];
    return { status: 201, body: { token, expiryDate, rmsClientId: CLIENT_ID, allowedProperties } };
  }

  #post(entityType: string, combinations: readonly string[], record: object): void {
    for (const hook of this.#store.webhooks.values()) {
      if (hook.entityType !== entityType || !combinations.includes(`${hook.action} ${hook.subAction}`.trim())) continue;
      const headers = { 'content-type': 'application/json', ...headersOf(hook) };
      this.#stage.webhooks.post({ url: hook.endpoint, headers, body: JSON.stringify(record) });
    }
  }
}

function headersOf({ headers }: RmsWebhook): Record<string, string> {
  if (headers.length > 0) return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  // Without own headers, the agent's credentials are sent, which nobody should try with real ones.
  return { authorization: `Basic ${Buffer.from(`${AGENT_ID}:${AGENT_PASSWORD}`).toString('base64')}` };
}

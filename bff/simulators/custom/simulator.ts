import { createHmac } from 'node:crypto';
import { createCheckedRouter } from '../server/checked-router.ts';
import { createLimiter } from '../server/limiter.ts';
import type { Router } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import type { WorldChange } from '../world/world-types.ts';
import { READ_ROUTES } from './read-routes.ts';
import { type BridgeStore, type BridgeWorld, refuse } from './route.ts';
import { WRITE_ROUTES } from './write-routes.ts';

const ROUTES = { ...READ_ROUTES, ...WRITE_ROUTES };
const PATH = '/servicechat/v1';
const TOKEN_PATH = '/oauth/token';
/** Invented credentials. */
export const SIMULATED = {
  token: 'SIMULATED-BRIDGE-TOKEN',
  user: 'servicechat',
  password: 'simulated-password',
  clientId: 'servicechat',
  clientSecret: 'simulated-secret',
  signingSecret: 'simulated-signing-secret',
} as const;
const TOKEN_LASTS_S = 3_600;
const LIMIT = { requests: 600, perMs: 60_000 };
const SIGNED_WITHIN_S = 300;
const WEBHOOK_TIMEOUT_MS = 5_000;

export interface BridgeOptions extends SimulatorOptions {
  /** The capabilities that the bridge announces; default: all. */
  capabilities?: readonly string[];
}

/** A hotel's bridge following docs/pms/bridge.md, with all four ways to authenticate. */
export async function startSimulator(options: BridgeOptions): Promise<Simulator> {
  const { world, clock = world.clock, capabilities = listCapabilities() } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const bridge = new Bridge(stage, world, capabilities);
  const stopListening = world.onChange((change) => bridge.tell(change));
  const server = await stage.serve({
    handle: (request) => bridge.handle(request),
    rateLimited: (retryAfter) => withRetryAfter(refuse(429, 'rate_limited', 'Too many requests'), retryAfter),
  });
  return {
    ...server,
    provider: 'custom',
    world,
    credentials: {
      baseUrl: `${server.url}${PATH}`,
      auth: 'oauth2ClientCredentials',
      tokenUrl: `${server.url}${TOKEN_PATH}`,
      clientId: SIMULATED.clientId,
      clientSecret: SIMULATED.clientSecret,
      signingSecret: SIMULATED.signingSecret,
    },
    expireTokens: () => stage.tokens.expire(),
    revoke: (on = true) => stage.tokens.revoke(on),
    setWebhook: null,
    async close() {
      stopListening();
      await server.close();
    },
  };
}

class Bridge {
  readonly #stage: Stage;
  readonly #limiter = createLimiter(LIMIT);
  readonly #store: BridgeStore = { requests: new Map(), charges: new Map(), texts: new Map(), webhooks: new Map() };
  readonly #remembered = new Map<string, { body: string; answer: SimAnswer }>();
  readonly #router: Router;

  constructor(stage: Stage, world: BridgeWorld['world'], announced: readonly string[]) {
    this.#stage = stage;
    const { now, count } = stage;
    const bridge: BridgeWorld = { world, store: this.#store, now, count, capabilities: () => announced };
    this.#router = createCheckedRouter(ROUTES, {
      base: PATH,
      bar: ({ capability }) =>
        capability === null || announced.includes(capability)
          ? null
          : refuse(501, 'not_supported', `This bridge does not offer ${capability}`),
      refuse: ({ key, fault }) =>
        refuse(400, 'invalid_request', fault === 'unknown' ? `${key} is not known` : `${key} is missing`),
      handle: (route, request) => route.handle(bridge, request),
    });
  }

  handle(request: SimRequest): SimAnswer | Promise<SimAnswer> {
    if (request.path === TOKEN_PATH) return this.#giveToken(request);
    const found = this.#router.find(request);
    if (found === 'none') return refuse(404, 'not_found', 'There is no such place');
    if (found === 'wrong_method') return refuse(405, 'invalid_request', 'Not with this method');
    if (!this.#isLetIn(request)) return refuse(401, 'unauthorized', 'The bridge does not know you');
    const waitS = this.#stage.limits ? this.#limiter.take('all') : null;
    if (waitS !== null) return refuse(429, 'rate_limited', 'Too many requests', { 'retry-after': String(waitS) });
    if (!/^[0-9a-f-]{36}$/.test(request.headers['x-request-id'] ?? ''))
      return refuse(400, 'invalid_request', 'X-Request-Id is missing');
    if (request.body !== '' && request.headers['content-type'] !== 'application/json')
      return refuse(415, 'invalid_request', 'Bodies are JSON');
    return request.method === 'POST' ? this.#handleOnce(request, found.handle) : found.handle();
  }

  /** Posts a signed notice to the subscribers. */
  tell(change: WorldChange): void {
    const type = nameChange(change);
    const at = this.#stage.now();
    for (const { url, events, secret } of this.#store.webhooks.values()) {
      if (!events.some((event) => event === type || event === `${type.split('.')[0]}.*`)) continue;
      const body = JSON.stringify({ type, time: at.toISOString(), propertyId: 'aurora', data: { id: idOf(change) } });
      this.#stage.webhooks.post({ url, headers: signNotice(secret, `msg-${this.#stage.count()}`, at, body), body });
    }
  }

  /** A repeated key returns the earlier answer without a further effect. */
  async #handleOnce(request: SimRequest, work: () => SimAnswer | Promise<SimAnswer>): Promise<SimAnswer> {
    const key = request.headers['idempotency-key'] ?? '';
    if (key === '') return refuse(400, 'invalid_request', 'Idempotency-Key is missing');
    const place = `${request.path} ${key}`;
    const known = this.#remembered.get(place);
    if (known !== undefined && known.body !== request.body)
      return refuse(422, 'invalid_request', 'Idempotency-Key was used for something else');
    const answer = known?.answer ?? (await work());
    if (answer.status < 300) this.#remembered.set(place, { body: request.body, answer });
    return answer;
  }

  #giveToken(request: SimRequest): SimAnswer {
    const form = new URLSearchParams(request.body);
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    if (request.method !== 'POST' || !isForm || form.get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const { tokens, count } = this.#stage;
    if (request.headers['authorization'] !== basic(SIMULATED.clientId, SIMULATED.clientSecret) || tokens.isRevoked)
      return { status: 401, body: { error: 'invalid_client' } };
    const token = `bridge-token-${count()}`;
    tokens.give(token, TOKEN_LASTS_S * 1_000);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_LASTS_S } };
  }

  /** Whether the request is authenticated in one of the four ways. A signature, if present, must be valid. */
  #isLetIn(request: SimRequest): boolean {
    const { authorization = '', 'x-api-key': key } = request.headers;
    const { tokens, now } = this.#stage;
    const token = authorization.replace(/^Bearer /, '');
    const isKnown =
      authorization === basic(SIMULATED.user, SIMULATED.password) ||
      key === SIMULATED.token ||
      (authorization.startsWith('Bearer ') && (token === SIMULATED.token || tokens.isGood(token)));
    return isKnown && !tokens.isRevoked && isSignedWell(request, now());
  }
}

function listCapabilities(): string[] {
  return [...new Set(Object.values(ROUTES).flatMap(({ capability }) => capability ?? []))];
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** `X-SC-Signature: v1=hex(hmacSha256(secret, time.METHOD.path?query.body))` */
function isSignedWell({ method, path, query, body, headers }: SimRequest, now: Date): boolean {
  const signature = headers['x-sc-signature'];
  if (signature === undefined) return true;
  const timestamp = headers['x-sc-timestamp'] ?? '';
  if (!(Math.abs(+now / 1_000 - Number(timestamp || 'none')) <= SIGNED_WITHIN_S)) return false;
  const place = `${path}${query.size === 0 ? '' : `?${query}`}`;
  const signed = `${timestamp}.${method}.${place}.${body}`;
  return signature === `v1=${createHmac('sha256', SIMULATED.signingSecret).update(signed).digest('hex')}`;
}

function signNotice(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(+at / 1_000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

const STAY_EVENTS: Partial<Record<WorldChange['what'], string>> = {
  created: 'created',
  cancelled: 'cancelled',
  no_show: 'no_show',
  checked_in: 'checked_in',
  checked_out: 'checked_out',
  room_assigned: 'room_changed',
};

function nameChange({ entity, what }: WorldChange): string {
  switch (entity) {
    case 'reservations':
      return `reservation.${STAY_EVENTS[what] ?? 'updated'}`;
    case 'guests':
      return what === 'created' ? 'guest.created' : what === 'merged' ? 'guest.merged' : 'guest.updated';
    case 'rooms':
      return what === 'room_state' ? 'room.status_changed' : 'room.updated';
    case 'rates':
      return 'rate.updated';
    default:
      return entity satisfies never;
  }
}

function idOf({ entity, id }: WorldChange): string | null {
  if (entity === 'rates') return null;
  return entity === 'reservations' ? `r-${id}` : entity === 'guests' ? `g-${id}` : String(id);
}

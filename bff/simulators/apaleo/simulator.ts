import { createCheckedRouter } from '../server/checked-router.ts';
import type { Router } from '../server/routes.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import type { WorldChange } from '../world/world-types.ts';
import { isWanted, toEvent } from './events.ts';
import { ACCOUNT, PROPERTY } from './hotel.ts';
import { type ApaleoStore, type ApaleoWorld, refuse } from './operation.ts';
import { READ_ROUTES } from './read-routes.ts';
import { WRITE_ROUTES } from './write-routes.ts';

const CLIENT_ID = 'AURO-SP-SIMULATED';
const CLIENT_SECRET = 'simulated-secret';
const TOKEN_LASTS_S = 3_600;
const KEY_LASTS_MS = 86_400_000;
const WEBHOOK_TIMEOUT_MS = 10_000;
const ROUTES = { ...READ_ROUTES, ...WRITE_ROUTES };

/** apaleo's API, identity and webhook hosts on one server, following its guides and API description. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { world, clock = world.clock } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const apaleo = new Apaleo(stage, world);
  const stopListening = world.onChange((change) => apaleo.tell(change));
  const server = await stage.serve({
    handle: (request) => apaleo.handle(request),
    rateLimited: (retryAfter) => withRetryAfter(refuse(429, 'Too many requests.'), retryAfter),
  });
  return {
    ...server,
    provider: 'apaleo',
    world,
    credentials: {
      propertyId: PROPERTY,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      apiUrl: server.url,
      identityUrl: server.url,
      webhookUrl: server.url,
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

class Apaleo {
  readonly #stage: Stage;
  readonly #store: ApaleoStore = {
    comments: new Map(),
    companions: new Map(),
    charges: [],
    subscriptions: [],
    patches: new Map(),
  };
  readonly #remembered = new Map<string, { answer: SimAnswer; atMs: number }>();
  readonly #router: Router;

  constructor(stage: Stage, world: ApaleoWorld['world']) {
    this.#stage = stage;
    const apaleo: ApaleoWorld = {
      world,
      store: this.#store,
      now: stage.now,
      limits: stage.limits,
      greet: (subscription) => this.#greet(subscription),
    };
    this.#router = createCheckedRouter(ROUTES, {
      refuse: ({ key, fault }) =>
        refuse(400, fault === 'unknown' ? `${key}: is not known.` : `${key}: The ${key} field is required.`),
      handle: (route, request) => route.handle(apaleo, request),
    });
  }

  async handle(request: SimRequest): Promise<SimAnswer> {
    if (request.path === '/connect/token')
      return request.method === 'POST' ? this.#giveToken(request) : refuse(405, 'Method not allowed.');
    const found = this.#router.find(request);
    if (found === 'none') return refuse(404, 'Not found.');
    if (found === 'wrong_method') return refuse(405, 'Method not allowed.');
    const [scheme, token = ''] = (request.headers['authorization'] ?? '').split(' ');
    if (scheme !== 'Bearer' || !this.#stage.tokens.isGood(token)) return { status: 401 };
    if (request.body !== '' && !(request.headers['content-type'] ?? '').startsWith('application/json'))
      return refuse(415, 'Unsupported media type.');
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    return key === undefined ? found.handle() : this.#handleOnce(`${request.path} ${key}`, found.handle);
  }

  /** Posts a change to its subscribers. */
  tell(change: WorldChange): void {
    const eventId = `event-${this.#stage.count()}`;
    const event = toEvent(change, { eventId, now: this.#stage.now(), clientId: CLIENT_ID });
    if (event === null) return;
    for (const { endpointUrl, events, propertyIds } of this.#store.subscriptions)
      if (isWanted(event, events) && (propertyIds.length === 0 || propertyIds.includes(PROPERTY)))
        this.#post(endpointUrl, event);
  }

  /** A repeated key at the same path within a day returns the earlier answer without a further effect. */
  async #handleOnce(place: string, work: () => SimAnswer | Promise<SimAnswer>): Promise<SimAnswer> {
    const known = this.#remembered.get(place);
    if (known !== undefined && known.atMs > +this.#stage.now() - KEY_LASTS_MS) return known.answer;
    const answer = await work();
    if (answer.status < 300) this.#remembered.set(place, { answer, atMs: +this.#stage.now() });
    return answer;
  }

  #giveToken(request: SimRequest): SimAnswer {
    const form = new URLSearchParams(request.body);
    const pair = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return { status: 400, body: { error: 'invalid_request' } };
    if (request.headers['authorization'] !== `Basic ${pair}` || this.#stage.tokens.isRevoked)
      return { status: 400, body: { error: 'invalid_client', error_description: 'The client is not known.' } };
    if (form.get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const token = `token-${this.#stage.count()}`;
    this.#stage.tokens.give(token, TOKEN_LASTS_S * 1_000);
    return { status: 200, body: { access_token: token, expires_in: TOKEN_LASTS_S, token_type: 'Bearer' } };
  }

  #greet({ endpointUrl, propertyIds }: Parameters<ApaleoWorld['greet']>[0]): void {
    const { count, now } = this.#stage;
    const common = { id: `health-${count()}`, accountId: ACCOUNT, propertyIds, timestamp: +now() };
    this.#post(endpointUrl, { ...common, topic: 'system', type: 'healthcheck' });
  }

  #post(url: string, event: object): void {
    const headers = { 'content-type': 'application/json' };
    this.#stage.webhooks.post({ url, headers, body: JSON.stringify(event) });
  }
}

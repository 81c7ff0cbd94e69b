import { createFaults } from '../server/faults.ts';
import { createRouter } from '../server/routes.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
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

/** apaleo's API, identity and webhook hosts in one, as its guides and the clients made of its description say. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { world, clock = world.clock, limits = true, webhookRetryDelaysMs = [20, 50] } = options;
  const faults = createFaults();
  const now = () => new Date(+clock() + faults.clockSkewMs);
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  const store: ApaleoStore = {
    comments: new Map(),
    companions: new Map(),
    charges: [],
    subscriptions: [],
    patches: new Map(),
  };
  const tokens = new Map<string, number>();
  const remembered = new Map<string, { answer: SimAnswer; atMs: number }>();
  let revoked = false;
  let numbers = 0;

  const post = (url: string, event: object) =>
    webhooks.post({ url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) });
  const apaleo: ApaleoWorld = {
    world,
    store,
    now,
    limits,
    greet({ endpointUrl, propertyIds }) {
      const common = { id: `health-${++numbers}`, accountId: ACCOUNT, propertyIds, timestamp: +now() };
      post(endpointUrl, { ...common, topic: 'system', type: 'healthcheck' });
    },
  };
  const router = createRouter(
    Object.fromEntries(
      Object.entries(ROUTES).map(([name, route]) => [
        name,
        (request) => {
          const known = new Set(route.query ?? []);
          for (const key of request.query.keys()) if (!known.has(key)) return refuse(400, `${key}: is not known.`);
          for (const key of route.required ?? [])
            if (!request.query.has(key)) return refuse(400, `${key}: The ${key} field is required.`);
          return route.handle(apaleo, request);
        },
      ]),
    ),
  );

  function giveToken(request: SimRequest): SimAnswer {
    const form = new URLSearchParams(request.body);
    const pair = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64');
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return { status: 400, body: { error: 'invalid_request' } };
    if (request.headers['authorization'] !== `Basic ${pair}` || revoked)
      return { status: 400, body: { error: 'invalid_client', error_description: 'The client is not known.' } };
    if (form.get('grant_type') !== 'client_credentials')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    const token = `token-${++numbers}`;
    tokens.set(token, +now() + TOKEN_LASTS_S * 1_000);
    return { status: 200, body: { access_token: token, expires_in: TOKEN_LASTS_S, token_type: 'Bearer' } };
  }

  async function handle(request: SimRequest): Promise<SimAnswer> {
    if (request.path === '/connect/token')
      return request.method === 'POST' ? giveToken(request) : refuse(405, 'Method not allowed.');
    const found = router.find(request);
    if (found === 'none') return refuse(404, 'Not found.');
    if (found === 'wrong_method') return refuse(405, 'Method not allowed.');
    const [scheme, token = ''] = (request.headers['authorization'] ?? '').split(' ');
    if (scheme !== 'Bearer' || (tokens.get(token) ?? 0) < +now() || revoked) return { status: 401 };
    if (request.body !== '' && !(request.headers['content-type'] ?? '').startsWith('application/json'))
      return refuse(415, 'Unsupported media type.');
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    if (key === undefined) return found.handle();
    // The same key at the same place within a day gives the same answer, and nothing is done twice.
    const place = `${request.path} ${key}`;
    const known = remembered.get(place);
    if (known !== undefined && known.atMs > +now() - KEY_LASTS_MS) return known.answer;
    const answer = await found.handle();
    if (answer.status < 300) remembered.set(place, { answer, atMs: +now() });
    return answer;
  }

  const stopListening = world.onChange((change) => {
    const event = toEvent(change, { eventId: `event-${++numbers}`, now: now(), clientId: CLIENT_ID });
    if (event === null) return;
    for (const { endpointUrl, events, propertyIds } of store.subscriptions)
      if (isWanted(event, events) && (propertyIds.length === 0 || propertyIds.includes(PROPERTY)))
        post(endpointUrl, event);
  });

  const server = await serveSimulator({
    handle,
    clock,
    faults,
    rateLimited: (retryAfter) => ({
      ...refuse(429, 'Too many requests.'),
      ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
    }),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
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
    expireTokens: () => tokens.clear(),
    revoke(on = true) {
      revoked = on;
    },
    setWebhook: null,
    webhooks,
    async close() {
      stopListening();
      webhooks.close();
      await server.close();
    },
  };
}

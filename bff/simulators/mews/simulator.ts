import { z } from 'zod';
import { createFaults } from '../server/faults.ts';
import { createLimiter } from '../server/limiter.ts';
import { type SimAnswer, type SimRequest, serveSimulator } from '../server/serve.ts';
import { createWebhooks } from '../server/webhooks.ts';
import type { Simulator, SimulatorOptions } from '../simulator.ts';
import type { World } from '../world/world.ts';
import type { WorldChange } from '../world/world-types.ts';
import { TAX_CODE } from './hotel.ts';
import { toId } from './ids.ts';
import { MESSAGE_OPERATIONS } from './message-operations.ts';
import type { Operation } from './operation.ts';
import { ORDER_OPERATIONS } from './order-operations.ts';
import { PRICE_OPERATIONS } from './price-operations.ts';
import { READ_OPERATIONS } from './read-operations.ts';
import { createMewsStore } from './store.ts';
import { WRITE_OPERATIONS } from './write-operations.ts';

const PATH = '/api/connector/v1/';
const OPERATIONS: Record<string, Operation> = {
  ...READ_OPERATIONS,
  ...PRICE_OPERATIONS,
  ...WRITE_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...MESSAGE_OPERATIONS,
};
/** Not the real formats of any real token. */
const CLIENT_TOKEN = 'SIMULATED-CLIENT-TOKEN';
const ACCESS_TOKEN = 'SIMULATED-ACCESS-TOKEN';
const PORTFOLIO_TOKEN = 'SIMULATED-PORTFOLIO-TOKEN';
const LIMIT = { requests: 200, perMs: 30_000 };
/** The real one gives up an answer after 5 s and tries again minutes later. */
const WEBHOOK_TIMEOUT_MS = 5_000;

const scoped = z.looseObject({
  EnterpriseId: z.guid().optional(),
  EnterpriseIds: z.array(z.guid()).max(1_000).optional(),
});
/** Enterprises by number; the third is the integration. */
const FIRST = 1;
const NEIGHBOUR = 2;

const operationOf = ({ path }: SimRequest): string => path.slice(PATH.length);

/** What is shown of a hotel names the first enterprise. */
function asNeighbour(body: object): object {
  return JSON.parse(JSON.stringify(body).replaceAll(toId('enterprise', FIRST), toId('enterprise', NEIGHBOUR)));
}

const tokens = z.looseObject({ ClientToken: z.unknown(), AccessToken: z.unknown(), Client: z.unknown() });

/** `neighbour`: another hotel of the same portfolio. */
export interface MewsOptions extends SimulatorOptions {
  neighbour?: World;
}

export interface MewsSimulator extends Simulator {
  /** What opens each hotel of the portfolio: this one, and its neighbour. */
  portfolio: { accessToken: string; enterpriseIds: readonly [string, string] };
  /** A company has this stay on its account; who stays is a companion. */
  bookByCompany(reservationId: number): void;
}

/** Mews' Connector API, as its documents say (MewsSystems/open-api-docs, connector-api). */
export async function startSimulator(options: MewsOptions): Promise<MewsSimulator> {
  const { world, clock = world.clock, limits = true, webhookRetryDelaysMs = [20, 50] } = options;
  const hotels = [options.world, ...(options.neighbour === undefined ? [] : [options.neighbour])].map((one, index) => ({
    world: one,
    store: createMewsStore(),
    enterpriseId: toId('enterprise', index === 0 ? FIRST : NEIGHBOUR),
  }));
  const [first] = hotels;
  if (first === undefined) throw new Error('No hotel');
  const { store } = first;
  const faults = createFaults();
  const limiter = createLimiter(LIMIT);
  const webhooks = createWebhooks({ timeoutMs: WEBHOOK_TIMEOUT_MS, retryDelaysMs: webhookRetryDelaysMs });
  const now = () => new Date(+clock() + faults.clockSkewMs);
  let webhookUrl: string | null = null;
  let revoked = false;
  let requests = 0;

  function answer(status: number, body: object, headers: Record<string, string> = {}): SimAnswer {
    const requestId = `00000000-0000-4000-8000-${String(++requests).padStart(12, '0')}`;
    return { status, headers: { 'request-id': requestId, ...headers }, body };
  }

  function refuse(status: number, message: string, headers?: Record<string, string>): SimAnswer {
    return answer(status, { Message: message, RequestId: String(requests + 1), Details: null }, headers);
  }

  function handle(request: SimRequest): SimAnswer {
    const operation = request.path.startsWith(PATH) ? OPERATIONS[operationOf(request)] : undefined;
    if (operation === undefined || request.method !== 'POST') return refuse(404, 'Not found.');
    if (!(request.headers['content-type'] ?? '').startsWith('application/json')) return refuse(400, 'Invalid JSON.');
    const body = parseJson(request.body);
    const given = tokens.safeParse(body);
    if (!given.success) return refuse(400, 'Invalid JSON.');
    const { ClientToken, AccessToken, Client } = given.data;
    if (ClientToken !== CLIENT_TOKEN) return refuse(401, 'Invalid ClientToken.');
    const isPortfolio = AccessToken === PORTFOLIO_TOKEN && hotels.length > 1;
    if ((AccessToken !== ACCESS_TOKEN && !isPortfolio) || revoked) return refuse(401, 'Invalid AccessToken.');
    if (typeof Client !== 'string' || Client === '') return refuse(400, 'Invalid Client.');
    const waitS = limits ? limiter.take(isPortfolio ? PORTFOLIO_TOKEN : ACCESS_TOKEN) : null;
    if (waitS !== null) return refuse(429, 'Too many requests.', { 'retry-after': String(waitS) });
    const { EnterpriseId, EnterpriseIds, ...rest } = scoped.parse(body);
    const named = EnterpriseId ?? EnterpriseIds?.[0] ?? null;
    // A hotel's own token takes no notice of it.
    const hotel = !isPortfolio || named === null ? first : hotels.find(({ enterpriseId }) => enterpriseId === named);
    if (hotel === undefined) return refuse(400, 'Invalid EnterpriseId.');
    if (isPortfolio && named === null && !operationOf(request).includes('/getAll'))
      return refuse(400, 'Invalid EnterpriseId.');
    const outcome = operation.handle({ world: hotel.world, store: hotel.store, now }, rest);
    return 'error' in outcome
      ? refuse(outcome.error, outcome.message)
      : answer(200, hotel === first ? outcome.body : asNeighbour(outcome.body));
  }

  const stopListening = world.onChange((change) => {
    const events = toEvents(change);
    if (webhookUrl === null || events.length === 0) return;
    const body = JSON.stringify({
      EnterpriseId: toId('enterprise', 1),
      IntegrationId: toId('enterprise', 3),
      Events: events,
    });
    webhooks.post({ url: webhookUrl, headers: {}, body });
  });

  const server = await serveSimulator({
    handle,
    clock,
    faults,
    rateLimited: (retryAfter) =>
      refuse(429, 'Too many requests.', retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.onExchange === undefined ? {} : { onExchange: options.onExchange }),
  });
  return {
    ...server,
    provider: 'mews',
    world,
    credentials: {
      platformAddress: server.url,
      clientToken: CLIENT_TOKEN,
      accessToken: ACCESS_TOKEN,
      taxCode: TAX_CODE,
    },
    expireTokens() {}, // Mews' tokens do not end
    revoke(on = true) {
      revoked = on;
    },
    setWebhook(url) {
      webhookUrl = url;
    },
    webhooks,
    portfolio: {
      accessToken: PORTFOLIO_TOKEN,
      enterpriseIds: [toId('enterprise', FIRST), toId('enterprise', NEIGHBOUR)],
    },
    bookByCompany: (id) => store.companyStays.add(id),
    async close() {
      stopListening();
      webhooks.close();
      await server.close();
    },
  };
}

/** events/general-webhooks: a new customer is told of twice. */
function toEvents({ entity, id, what }: WorldChange): object[] {
  const event = (Discriminator: string, Id: string) => ({ Discriminator, Value: { Id } });
  switch (entity) {
    case 'reservations':
      return [event('ServiceOrderUpdated', toId('reservation', Number(id)))];
    case 'guests': {
      const updated = event('CustomerUpdated', toId('customer', Number(id)));
      return what === 'created' ? [event('CustomerAdded', toId('customer', Number(id))), updated] : [updated];
    }
    case 'rooms':
      return what === 'maintenance'
        ? [event('ResourceBlockUpdated', toId('block', 1))]
        : [event('ResourceUpdated', toId('resource', Number(id)))];
    case 'rates':
      return [];
    default:
      return entity satisfies never;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // refused as no JSON
  }
}

import { z } from 'zod';
import { parseJson } from '../server/json.ts';
import { createLimiter } from '../server/limiter.ts';
import type { SimAnswer, SimRequest } from '../server/serve.ts';
import { createStage, type Stage, withRetryAfter } from '../server/stage.ts';
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
/** Invented tokens. */
const CLIENT_TOKEN = 'SIMULATED-CLIENT-TOKEN';
const ACCESS_TOKEN = 'SIMULATED-ACCESS-TOKEN';
const PORTFOLIO_TOKEN = 'SIMULATED-PORTFOLIO-TOKEN';
const LIMIT = { requests: 200, perMs: 30_000 };
/** The vendor waits 5 s for an answer and retries minutes later. */
const WEBHOOK_TIMEOUT_MS = 5_000;

/** The numbers of the enterprises. */
const FIRST = 1;
const NEIGHBOUR = 2;
const INTEGRATION = 3;

const operationOf = ({ path }: SimRequest): string => path.slice(PATH.length);

/** Renames the first enterprise's data for the neighbour. */
function asNeighbour(body: object): object {
  return JSON.parse(JSON.stringify(body).replaceAll(toId('enterprise', FIRST), toId('enterprise', NEIGHBOUR)));
}

const scoped = z.looseObject({
  EnterpriseId: z.guid().optional(),
  EnterpriseIds: z.array(z.guid()).max(1_000).optional(),
});
const tokens = z.looseObject({ ClientToken: z.unknown(), AccessToken: z.unknown(), Client: z.unknown() });

/** `neighbour`: another hotel of the same portfolio. */
export interface MewsOptions extends SimulatorOptions {
  neighbour?: World;
}

interface Hotel {
  world: World;
  store: ReturnType<typeof createMewsStore>;
  enterpriseId: string;
}

export interface MewsSimulator extends Simulator {
  /** The token of the whole portfolio: this hotel and its neighbour. */
  portfolio: { accessToken: string; enterpriseIds: readonly [string, string] };
  /** Puts the stay on a company's account; the guest becomes a companion. */
  bookByCompany(reservationId: number): void;
}

/** Mews' Connector API, following its documentation (MewsSystems/open-api-docs, connector-api). */
export async function startSimulator(options: MewsOptions): Promise<MewsSimulator> {
  const { world, clock = world.clock } = options;
  const stage = createStage({ ...options, clock }, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  const mews = new Mews(stage, world, options.neighbour ?? null);
  const stopListening = world.onChange((change) => mews.tell(change));
  const server = await stage.serve({
    handle: (request) => mews.handle(request),
    rateLimited: (retryAfter) => mews.refuseTooMany(retryAfter),
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
    expireTokens() {}, // Mews' tokens do not expire.
    revoke: (on = true) => stage.tokens.revoke(on),
    setWebhook(url) {
      mews.webhookUrl = url;
    },
    portfolio: {
      accessToken: PORTFOLIO_TOKEN,
      enterpriseIds: [toId('enterprise', FIRST), toId('enterprise', NEIGHBOUR)],
    },
    bookByCompany: (id) => mews.store.companyStays.add(id),
    async close() {
      stopListening();
      await server.close();
    },
  };
}

class Mews {
  webhookUrl: string | null = null;
  readonly store = createMewsStore();
  readonly #stage: Stage;
  readonly #first: Hotel;
  readonly #neighbour: Hotel | null;
  readonly #limiter = createLimiter(LIMIT);
  #requests = 0;

  constructor(stage: Stage, world: World, neighbour: World | null) {
    this.#stage = stage;
    this.#first = { world, store: this.store, enterpriseId: toId('enterprise', FIRST) };
    this.#neighbour =
      neighbour === null
        ? null
        : { world: neighbour, store: createMewsStore(), enterpriseId: toId('enterprise', NEIGHBOUR) };
  }

  handle(request: SimRequest): SimAnswer {
    const operation = request.path.startsWith(PATH) ? OPERATIONS[operationOf(request)] : undefined;
    if (operation === undefined || request.method !== 'POST') return this.#refuse(404, 'Not found.');
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    const body = parseJson(request.body);
    const given = tokens.safeParse(body);
    if (!isJson || !given.success) return this.#refuse(400, 'Invalid JSON.');
    const { ClientToken, AccessToken, Client } = given.data;
    if (ClientToken !== CLIENT_TOKEN) return this.#refuse(401, 'Invalid ClientToken.');
    const isPortfolio = AccessToken === PORTFOLIO_TOKEN && this.#neighbour !== null;
    if ((AccessToken !== ACCESS_TOKEN && !isPortfolio) || this.#stage.tokens.isRevoked)
      return this.#refuse(401, 'Invalid AccessToken.');
    if (typeof Client !== 'string' || Client === '') return this.#refuse(400, 'Invalid Client.');
    const waitS = this.#stage.limits ? this.#limiter.take(isPortfolio ? PORTFOLIO_TOKEN : ACCESS_TOKEN) : null;
    if (waitS !== null) return this.refuseTooMany(String(waitS));
    const scope = scoped.safeParse(body);
    const hotel = scope.success ? this.#findHotel(scope.data, isPortfolio, operationOf(request)) : undefined;
    if (!scope.success || hotel === undefined) return this.#refuse(400, 'Invalid EnterpriseId.');
    const { EnterpriseId: _id, EnterpriseIds: _ids, ...rest } = scope.data;
    const outcome = operation.handle({ world: hotel.world, store: hotel.store, now: this.#stage.now }, rest);
    if ('error' in outcome) return this.#refuse(outcome.error, outcome.message);
    return this.#answer(200, hotel === this.#first ? outcome.body : asNeighbour(outcome.body));
  }

  /** A hotel's own token ignores the enterprise in the request. A portfolio's token needs it for everything but lists. */
  #findHotel(
    { EnterpriseId, EnterpriseIds }: z.output<typeof scoped>,
    isPortfolio: boolean,
    operation: string,
  ): Hotel | undefined {
    if (!isPortfolio) return this.#first;
    const enterpriseId = EnterpriseId ?? EnterpriseIds?.[0];
    if (enterpriseId === undefined) return operation.includes('/getAll') ? this.#first : undefined;
    return [this.#first, this.#neighbour].find((hotel) => hotel?.enterpriseId === enterpriseId) ?? undefined;
  }

  refuseTooMany(retryAfter: string | undefined): SimAnswer {
    return withRetryAfter(this.#refuse(429, 'Too many requests.'), retryAfter);
  }

  /** Posts a change to the address that was entered by hand. */
  tell(change: WorldChange): void {
    const events = toEvents(change);
    if (this.webhookUrl === null || events.length === 0) return;
    const body = JSON.stringify({
      EnterpriseId: toId('enterprise', FIRST),
      IntegrationId: toId('enterprise', INTEGRATION),
      Events: events,
    });
    this.#stage.webhooks.post({ url: this.webhookUrl, headers: {}, body });
  }

  #refuse(status: number, message: string): SimAnswer {
    return this.#answer(status, { Message: message, RequestId: String(this.#requests + 1), Details: null });
  }

  #answer(status: number, body: object): SimAnswer {
    const requestId = `00000000-0000-4000-8000-${String(++this.#requests).padStart(12, '0')}`;
    return { status, headers: { 'request-id': requestId }, body };
  }
}

/** events/general-webhooks: a new customer is reported twice. */
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

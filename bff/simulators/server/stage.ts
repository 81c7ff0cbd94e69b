import type { Clock } from '../../base/clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { type ServeOptions, type SimAnswer, type SimServer, serveSimulator } from './serve.ts';
import { Tokens } from './tokens.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** The delays between retries of a webhook, short for tests. */
const RETRY_DELAYS_MS = [20, 50];

/** The options that all simulators have. */
interface StageOptions {
  port?: number;
  onExchange?: ServeOptions['onExchange'];
  limits?: boolean;
  webhookRetryDelaysMs?: readonly number[];
}

/** The base of every vendor's simulator. */
export interface Stage {
  clock: Clock;
  faults: Faults;
  /** The vendor's clock, which may be set wrong. */
  now(): Date;
  /** Whether the vendor's rate limits are enforced. */
  limits: boolean;
  tokens: Tokens;
  webhooks: Webhooks;
  /** Returns 1, 2, 3 …, for ids. */
  count(): number;
  /** Starts the server. Its `close` ends the webhooks first. */
  serve(vendor: Pick<ServeOptions, 'handle' | 'rateLimited'>): Promise<SimServer & { webhooks: Webhooks }>;
}

/** `retryDelaysMs`: the delays between retries of a webhook, unless the options set them. */
export function createStage(
  options: StageOptions & { clock: Clock },
  { timeoutMs, retryDelaysMs = RETRY_DELAYS_MS }: { timeoutMs: number; retryDelaysMs?: readonly number[] },
): Stage {
  const { clock, limits = true, port, onExchange } = options;
  const faults = createFaults();
  const now = () => new Date(+clock() + faults.clockSkewMs);
  const webhooks = createWebhooks({ timeoutMs, retryDelaysMs: options.webhookRetryDelaysMs ?? retryDelaysMs });
  let last = 0;
  return {
    clock,
    faults,
    now,
    limits,
    tokens: new Tokens(() => +now()),
    webhooks,
    count: () => ++last,
    async serve(vendor) {
      const server = await serveSimulator({ ...vendor, clock, faults, port, onExchange });
      return {
        ...server,
        webhooks,
        async close() {
          webhooks.close();
          await server.close();
        },
      };
    },
  };
}

/** Adds the `Retry-After` header, if there are seconds to wait. */
export function withRetryAfter(answer: SimAnswer, retryAfter: string | undefined): SimAnswer {
  if (retryAfter === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': retryAfter } };
}

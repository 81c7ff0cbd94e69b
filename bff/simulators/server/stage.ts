import type { Clock } from '../../base/clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { type ServeOptions, type SimAnswer, type SimServer, serveSimulator } from './serve.ts';
import { Tokens } from './tokens.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** Waits between a webhook's tries, as tests want them. */
const RETRY_DELAYS_MS = [20, 50];

/** Of a simulator's options, what all have. */
interface StageOptions {
  port?: number;
  onExchange?: ServeOptions['onExchange'];
  limits?: boolean;
  webhookRetryDelaysMs?: readonly number[];
}

/** What every vendor's simulator stands on. */
export interface Stage {
  clock: Clock;
  faults: Faults;
  /** The vendor's clock, which may be wrong on order. */
  now(): Date;
  /** Whether the vendor's rate limits are enforced. */
  limits: boolean;
  tokens: Tokens;
  webhooks: Webhooks;
  /** 1, 2, 3 …: for ids. */
  count(): number;
  /** Answers on the network from now on. `close` ends the webhooks first. */
  serve(vendor: Pick<ServeOptions, 'handle' | 'rateLimited'>): Promise<SimServer & { webhooks: Webhooks }>;
}

/** `retryDelaysMs`: between a webhook's tries, where the options say nothing. */
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

/** A refusal with the seconds to wait, where the vendor tells them. */
export function withRetryAfter(answer: SimAnswer, retryAfter: string | undefined): SimAnswer {
  if (retryAfter === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': retryAfter } };
}

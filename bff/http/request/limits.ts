import { RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../../base/errors.ts';
import type { Limiter, LimitState, Nodes } from '../../nodes/port.ts';
import { LoginPace } from '../signing-in/login-pace.ts';

export interface Quota {
  requests: number;
  windowSeconds: number;
}

/** The rate limits. The caller chooses what is counted: a principal, an address or an e-mail address. */
const QUOTAS = {
  api: { requests: 600, windowSeconds: 60 },
  public: { requests: 300, windowSeconds: 60 },
  login: { requests: 20, windowSeconds: 900 },
  account: { requests: 10, windowSeconds: 900 },
  /** Wrong second factors of a user whose password was right, from any address. */
  secondFactor: { requests: 10, windowSeconds: 3_600 },
  /** Links for a forgotten password, per e-mail address. */
  forgot: { requests: 3, windowSeconds: 3_600 },
  /** Begun sign-ins with a passkey, per address. */
  passkey: { requests: 120, windowSeconds: 900 },
  oneTimeToken: { requests: 20, windowSeconds: 900 },
  /** Links to continue a conversation elsewhere, per conversation. */
  link: { requests: 20, windowSeconds: 900 },
  /** Transcripts by e-mail, per conversation and per recipient. */
  transcript: { requests: 3, windowSeconds: 3_600 },
  /** … per network: all guests of a hotel may share one. */
  transcripts: { requests: 30, windowSeconds: 3_600 },
  /** … and per property, so that it cannot be used to send mass mail. */
  propertyTranscripts: { requests: 200, windowSeconds: 3_600 },
  /** Uses of links to continue a conversation, per address: all guests of a hotel may share one. */
  linkUse: { requests: 120, windowSeconds: 900 },
  register: { requests: 20, windowSeconds: 3_600 },
  /** Fetched pages of hotels' sites, per address: a site of a hundred pages is imported at once. */
  page: { requests: 150, windowSeconds: 600 },
  /** Frames sent by HTTP, per address: all guests of a hotel may share one. */
  chat: { requests: 6_000, windowSeconds: 60 },
  chatHello: { requests: 200, windowSeconds: 10 },
  /** One message a second, ten at once, as with the socket. */
  chatSend: { requests: 10, windowSeconds: 10 },
  /** Files of guests, per session and per address. */
  upload: { requests: 20, windowSeconds: 600 },
  uploadAddress: { requests: 120, windowSeconds: 600 },
  file: { requests: 300, windowSeconds: 60 },
  chatOther: { requests: 50, windowSeconds: 10 },
  /** Calls of messaging platforms and channel managers, per address: one address sends for all guests and hotels. */
  channel: { requests: 30_000, windowSeconds: 60 },
  /** Notices of PMSs, per address. */
  webhook: { requests: 1_200, windowSeconds: 60 },
  badCredentials: { requests: 60, windowSeconds: 900 },
} as const satisfies Record<string, Quota>;

export type LimitName = keyof typeof QUOTAS;

export interface Limits {
  /** Slows sign-ins at one account, from any address. */
  logins: LoginPace;
  /** Counts a request and returns the rate-limit headers. Throws `rate_limited` if none is left. */
  take(name: LimitName, bucket: string): Promise<Record<string, string>>;
  /** Undoes a `take`, for limits that count failures only. */
  giveBack(name: LimitName, bucket: string): Promise<void>;
}

/** `nodes`: shared between nodes, which count together. */
export function createLimits(
  nodes: Pick<Nodes, 'limit' | 'bus'>,
  overrides: Partial<Record<LimitName, Quota>> = {},
): Limits {
  const limiters = new Map<LimitName, { limiter: Limiter; quota: Quota }>();
  const limiterOf = (name: LimitName) => {
    const existing = limiters.get(name);
    if (existing !== undefined) return existing;
    const quota = overrides[name] ?? QUOTAS[name];
    const limiter = {
      quota,
      limiter: nodes.limit({ name, points: quota.requests, durationSeconds: quota.windowSeconds }),
    };
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    logins: new LoginPace(undefined, nodes.bus),
    async take(name, bucket) {
      const { limiter, quota } = limiterOf(name);
      try {
        return describe(name, quota, await limiter.consume(bucket));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new RateLimited(refused.msBeforeNext, describe(name, quota, refused));
      }
    },
    async giveBack(name, bucket) {
      await limiterOf(name).limiter.reward(bucket);
    },
  };
}

/** `rate_limited` with the headers that say when to try again. */
export class RateLimited extends ServiceError {
  readonly headers: Record<string, string>;

  constructor(retryAfterMs: number, headers: Record<string, string>) {
    super('rate_limited', `Wait ${Math.ceil(retryAfterMs / 1_000)} s and try again`, { retryAfterMs });
    this.headers = headers;
  }
}

/** The two headers of the IETF's rate-limit draft. */
function describe(name: LimitName, { requests, windowSeconds }: Quota, state: LimitState): Record<string, string> {
  const resetSeconds = Math.ceil(state.msBeforeNext / 1_000);
  return {
    'RateLimit-Policy': `"${name}";q=${requests};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${Math.max(0, state.remainingPoints)};t=${resetSeconds}`,
  };
}

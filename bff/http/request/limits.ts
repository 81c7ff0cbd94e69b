import { RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '../../base/errors.ts';
import type { Limiter, LimitState, Nodes } from '../../nodes/port.ts';
import { LoginPace } from '../signing-in/login-pace.ts';

export interface Quota {
  requests: number;
  windowSeconds: number;
}

/** Who may ask how often. What the key of a bucket is, the caller says: a principal, an address, an e-mail address. */
const QUOTAS = {
  api: { requests: 600, windowSeconds: 60 },
  public: { requests: 300, windowSeconds: 60 },
  login: { requests: 20, windowSeconds: 900 },
  account: { requests: 10, windowSeconds: 900 },
  /** Wrong codes of a user whose password was right, wherever they come from. */
  secondFactor: { requests: 10, windowSeconds: 3_600 },
  /** Links for a forgotten password, for each e-mail address. */
  forgot: { requests: 3, windowSeconds: 3_600 },
  /** Sign-ins by a passkey that are begun, for each address. */
  passkey: { requests: 120, windowSeconds: 900 },
  oneTimeToken: { requests: 20, windowSeconds: 900 },
  /** Links that carry one conversation on. */
  link: { requests: 20, windowSeconds: 900 },
  /** Copies of conversations by e-mail, for each conversation and for each address they go to. */
  transcript: { requests: 3, windowSeconds: 3_600 },
  /** … from one network: a whole hotel may be behind it. */
  transcripts: { requests: 30, windowSeconds: 3_600 },
  /** … and of one property, whoever asks: its sender is no post office. */
  propertyTranscripts: { requests: 200, windowSeconds: 3_600 },
  /** Such links that are used, per address: a whole hotel may be behind one. */
  linkUse: { requests: 120, windowSeconds: 900 },
  register: { requests: 20, windowSeconds: 3_600 },
  /** Pages of hotels' own sites that are fetched, per address: a site of a hundred pages is read in one go. */
  page: { requests: 150, windowSeconds: 600 },
  /** Frames that come as requests, per address: a whole hotel may be behind one. */
  chat: { requests: 6_000, windowSeconds: 60 },
  chatHello: { requests: 200, windowSeconds: 10 },
  /** One message a second, ten at once, as on the socket. */
  chatSend: { requests: 10, windowSeconds: 10 },
  /** Files of guests, per session and per address. */
  upload: { requests: 20, windowSeconds: 600 },
  uploadAddress: { requests: 120, windowSeconds: 600 },
  file: { requests: 300, windowSeconds: 60 },
  chatOther: { requests: 50, windowSeconds: 10 },
  /** Calls of messaging platforms and channel managers, per address: one address speaks for every guest and every hotel. */
  channel: { requests: 30_000, windowSeconds: 60 },
  /** Notices of PMSs, per address. */
  webhook: { requests: 1_200, windowSeconds: 60 },
  badCredentials: { requests: 60, windowSeconds: 900 },
} as const satisfies Record<string, Quota>;

export type LimitName = keyof typeof QUOTAS;

export interface Limits {
  /** Slows sign-ins at one account, wherever they come from. */
  logins: LoginPace;
  /** Takes one request from a bucket and gives the headers that tell of it. Throws `rate_limited` where none is left. */
  take(name: LimitName, bucket: string): Promise<Record<string, string>>;
  /** Gives back what was taken, where only failures are to count. */
  giveBack(name: LimitName, bucket: string): Promise<void>;
}

/** `nodes`: who counts together. */
export function createLimits(
  nodes: Pick<Nodes, 'limit' | 'bus'>,
  overrides: Partial<Record<LimitName, Quota>> = {},
): Limits {
  const limiters = new Map<LimitName, { limiter: Limiter; quota: Quota }>();
  const limiterOf = (name: LimitName) => {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const quota = overrides[name] ?? QUOTAS[name];
    const made = {
      quota,
      limiter: nodes.limit({ name, points: quota.requests, durationSeconds: quota.windowSeconds }),
    };
    limiters.set(name, made);
    return made;
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

/** `rate_limited` with the headers that say when to come back. */
export class RateLimited extends ServiceError {
  readonly headers: Record<string, string>;

  constructor(retryAfterMs: number, headers: Record<string, string>) {
    super('rate_limited', `Wait ${Math.ceil(retryAfterMs / 1_000)} s and try again`, { retryAfterMs });
    this.headers = headers;
  }
}

/** The two fields of the IETF's rate-limit draft. */
function describe(name: LimitName, { requests, windowSeconds }: Quota, state: LimitState): Record<string, string> {
  const resetSeconds = Math.ceil(state.msBeforeNext / 1_000);
  return {
    'RateLimit-Policy': `"${name}";q=${requests};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${Math.max(0, state.remainingPoints)};t=${resetSeconds}`,
  };
}

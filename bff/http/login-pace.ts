import { ServiceError } from '../base/errors.ts';

/** So many failures at an account cost nothing beside the failure. */
const FREE_FAILURES = 10;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;
/** Who would have to wait behind more than these is told to come back. */
const WAITING_MAX = 5;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1_000;
const ACCOUNTS_MAX = 10_000;

interface Account {
  failures: number;
  /** When the last delay that was given out is over. */
  freeAt: number;
  waiting: number;
  triedAt: number;
}

/** What time it is, and a way to wait. */
export interface PaceWorld {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const REAL: PaceWorld = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Slows sign-ins at one account, wherever they come from: after a few failures each try waits, one after the other and
 * longer each time. Nobody is shut out for good. Bounded itself.
 */
export class LoginPace {
  readonly #world: PaceWorld;
  readonly #accounts = new Map<string, Account>();

  constructor(world: PaceWorld = REAL) {
    this.#world = world;
  }

  /** Takes one's turn at an account; counts as a failure until `succeeded`. Throws `rate_limited` where too many wait. */
  async turn(name: string): Promise<void> {
    const now = this.#world.now();
    const account = this.#find(name, now);
    account.failures += 1;
    account.triedAt = now;
    const over = account.failures - FREE_FAILURES;
    if (over <= 0) return;
    if (account.waiting >= WAITING_MAX) {
      account.failures -= 1;
      const retryAfterMs = account.freeAt - now;
      const wait = `Wait ${Math.ceil(retryAfterMs / 1_000)} s and try again`;
      throw new ServiceError('rate_limited', `Too many try to sign in at this account. ${wait}`, { retryAfterMs });
    }
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (over - 1), LONGEST_DELAY_MS);
    account.freeAt = Math.max(account.freeAt, now) + delayMs;
    account.waiting += 1;
    try {
      await this.#world.sleep(account.freeAt - now);
    } finally {
      account.waiting -= 1;
    }
  }

  /** The turn was no failure. */
  succeeded(name: string): void {
    const account = this.#accounts.get(name);
    if (account !== undefined) account.failures = Math.max(0, account.failures - 1);
  }

  #find(name: string, now: number): Account {
    const known = this.#accounts.get(name);
    const isOld = known !== undefined && known.waiting === 0 && now - known.triedAt > FORGOTTEN_AFTER_MS;
    const account = known === undefined || isOld ? { failures: 0, freeAt: now, waiting: 0, triedAt: now } : known;
    this.#accounts.delete(name);
    this.#accounts.set(name, account);
    if (this.#accounts.size > ACCOUNTS_MAX) {
      const [oldest] = this.#accounts.keys();
      if (oldest !== undefined) this.#accounts.delete(oldest);
    }
    return account;
  }
}

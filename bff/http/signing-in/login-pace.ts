import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ServiceError } from '../../base/errors.ts';
import type { Bus } from '../../nodes/port.ts';
import { soleNode } from '../../nodes/sole-node.ts';

/** So many failures at an account cost nothing beside the failure. */
const FREE_FAILURES = 10;
const FIRST_DELAY_MS = 250;
/** A network that tried no more than this at an account within an hour waits in the short line, and is let through sooner. */
const FEW_TRIES = 3;
const LINES = {
  few: { longestDelayMs: 1_000, places: 30 },
  many: { longestDelayMs: 8_000, places: 5 },
} as const;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1_000;
const TOPIC = 'sign-in tries';
const ACCOUNTS_MAX = 10_000;
const NETWORKS_MAX = 1_000;

/** Those who wait, one after the other. */
interface Line {
  waiting: number;
  /** When the last delay that was given out is over. */
  freeAt: number;
}

/** What one network did at an account. */
interface Tries {
  count: number;
  isWaiting: boolean;
  triedAt: number;
}

interface Account {
  failures: number;
  triedAt: number;
  lines: Record<keyof typeof LINES, Line>;
  networks: Map<string, Tries>;
}

/** A try at another node, or one there that was no failure after all. `network`: hashed, for it is an address. */
const tryElsewhere = z.object({
  name: z.string(),
  network: z.string(),
  change: z.union([z.literal(1), z.literal(-1)]),
});

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
 * longer each time. A network has one place, and one that tried little does not wait behind those that try on and on: so its owner
 * gets a turn beside who guesses. What is let through is a try a second at most, and one in 8 s of who tried more than a few times. Nobody is
 * shut out for good. Bounded itself. Nodes tell each other of tries, so that who is sent from one to the next is slowed by all; each
 * has lines of its own.
 */
export class LoginPace {
  readonly #world: PaceWorld;
  readonly #bus: Pick<Bus, 'publish' | 'on'>;
  readonly #accounts = new Map<string, Account>();

  constructor(world: PaceWorld = REAL, bus: Pick<Bus, 'publish' | 'on'> = soleNode.bus) {
    this.#world = world;
    this.#bus = bus;
    bus.on(TOPIC, (body) => {
      const read = tryElsewhere.safeParse(body);
      if (read.success) this.#count(read.data);
    });
  }

  /**
   * Takes one's turn at an account; counts as a failure until `succeeded`. `network`: an IPv4 address or an IPv6 /48.
   * Throws `rate_limited` where the network waits already, or too many do.
   */
  async turn(name: string, network: string): Promise<void> {
    const now = this.#world.now();
    const account = this.#find(name, now);
    const place = hide(network);
    const own = findTries(account, place, now);
    if (account.failures >= FREE_FAILURES) return this.#wait(account, own, now, () => this.#tell(name, place, 1));
    countTry(account, own, now);
    this.#tell(name, place, 1);
  }

  /** The turn was no failure. */
  succeeded(name: string, network: string): void {
    const place = hide(network);
    this.#takeBack(name, place);
    this.#tell(name, place, -1);
  }

  #takeBack(name: string, place: string): void {
    const account = this.#accounts.get(name);
    if (account === undefined) return;
    account.failures = Math.max(0, account.failures - 1);
    const own = account.networks.get(place);
    if (own !== undefined) own.count = Math.max(0, own.count - 1);
  }

  #tell(name: string, network: string, change: 1 | -1): void {
    this.#bus.publish(TOPIC, { name, network, change }, { kept: false });
  }

  #count({ name, network, change }: z.infer<typeof tryElsewhere>): void {
    if (change === -1) {
      this.#takeBack(name, network);
      return;
    }
    const now = this.#world.now();
    const account = this.#find(name, now);
    countTry(account, findTries(account, network, now), now);
  }

  async #wait(account: Account, own: Tries, now: number, tell: () => void): Promise<void> {
    const kind = own.count < FEW_TRIES ? 'few' : 'many';
    const { longestDelayMs, places } = LINES[kind];
    const line = account.lines[kind];
    if (own.isWaiting || line.waiting >= places) throw tooMany(Math.max(FIRST_DELAY_MS, line.freeAt - now));
    countTry(account, own, now);
    tell();
    const over = account.failures - FREE_FAILURES;
    line.freeAt = Math.max(line.freeAt, now) + Math.min(FIRST_DELAY_MS * 2 ** (over - 1), longestDelayMs);
    line.waiting += 1;
    own.isWaiting = true;
    try {
      await this.#world.sleep(line.freeAt - now);
    } finally {
      line.waiting -= 1;
      own.isWaiting = false;
    }
  }

  #find(name: string, now: number): Account {
    const known = this.#accounts.get(name);
    const isOld = known !== undefined && !isWaitedAt(known) && now - known.triedAt > FORGOTTEN_AFTER_MS;
    const account = known === undefined || isOld ? newAccount(now) : known;
    keepNewest(this.#accounts, name, account, ACCOUNTS_MAX);
    return account;
  }
}

function newAccount(now: number): Account {
  const line = (): Line => ({ waiting: 0, freeAt: now });
  return { failures: 0, triedAt: now, lines: { few: line(), many: line() }, networks: new Map() };
}

function isWaitedAt({ lines }: Account): boolean {
  return lines.few.waiting > 0 || lines.many.waiting > 0;
}

function findTries({ networks }: Account, network: string, now: number): Tries {
  const known = networks.get(network);
  const isOld = known !== undefined && !known.isWaiting && now - known.triedAt > FORGOTTEN_AFTER_MS;
  const own = known === undefined || isOld ? { count: 0, isWaiting: false, triedAt: now } : known;
  keepNewest(networks, network, own, NETWORKS_MAX);
  return own;
}

function countTry(account: Account, own: Tries, now: number): void {
  account.failures += 1;
  account.triedAt = now;
  own.count += 1;
  own.triedAt = now;
}

function hide(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}

function keepNewest<Value>(kept: Map<string, Value>, name: string, value: Value, max: number): void {
  kept.delete(name);
  kept.set(name, value);
  const [oldest] = kept.keys();
  if (kept.size > max && oldest !== undefined) kept.delete(oldest);
}

function tooMany(retryAfterMs: number): ServiceError {
  const wait = `Wait ${Math.ceil(retryAfterMs / 1_000)} s and try again`;
  return new ServiceError('rate_limited', `Too many try to sign in at this account. ${wait}`, { retryAfterMs });
}

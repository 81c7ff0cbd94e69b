import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ServiceError } from '../../base/errors.ts';
import type { Bus } from '../../nodes/port.ts';
import { soleNode } from '../../nodes/sole-node.ts';

/** Failures at an account before sign-ins are slowed. */
const FREE_FAILURES = 10;
const FIRST_DELAY_MS = 250;
/** A network with no more tries than this at an account within an hour waits in the shorter line. */
const FEW_TRIES = 3;
const LINES = {
  few: { longestDelayMs: 1_000, places: 30 },
  many: { longestDelayMs: 8_000, places: 5 },
} as const;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1_000;
const TOPIC = 'sign-in tries';
const ACCOUNTS_MAX = 10_000;
const NETWORKS_MAX = 1_000;

/** A waiting line: tries pass one after the other. */
interface Line {
  waiting: number;
  /** When the last delay in the line ends. */
  freeAt: number;
}

/** One network's tries at an account. */
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

/** A try at another node, or (-1) one there that succeeded. `network` is hashed, since it is an address. */
const tryElsewhere = z.object({
  name: z.string(),
  network: z.string(),
  change: z.union([z.literal(1), z.literal(-1)]),
});

/** The clock and the timer, replaced in tests. */
export interface PaceWorld {
  now(): number;
  sleep(ms: number): Promise<void>;
}

const REAL: PaceWorld = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Slows sign-ins at one account: after some failures tries wait in line, with growing delays. A network may have one waiting
 * try, and networks with few tries have a shorter line of their own, so that the account's owner gets in beside an attacker. At
 * most one try per second passes, and one per 8 s from networks with many tries. Nobody is locked out. Memory is limited. Nodes
 * publish tries to each other, so that an attacker gains nothing by using several nodes.
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
   * Waits for a try at an account; it counts as a failure until `succeeded` is called. `network`: an IPv4 address or an IPv6
   * /48. Throws `rate_limited` if the network has a try waiting already, or too many are waiting.
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

  /** Undoes the failure that `turn` counted. */
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
  const tries = known === undefined || isOld ? { count: 0, isWaiting: false, triedAt: now } : known;
  keepNewest(networks, network, tries, NETWORKS_MAX);
  return tries;
}

function countTry(account: Account, tries: Tries, now: number): void {
  account.failures += 1;
  account.triedAt = now;
  tries.count += 1;
  tries.triedAt = now;
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

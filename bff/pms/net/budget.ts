import { setTimeout as pause } from 'node:timers/promises';

/** A vendor's limits: `requests` within any `perMs`, and `atOnce` at the same time. */
export interface Limits {
  requests: number;
  perMs: number;
  atOnce: number;
}

/** Keeps requests below a vendor's limits. */
export interface Budget {
  /** Resolves when a request may begin. Call the returned function when the request ends. Rejects when aborted. */
  take(signal: AbortSignal): Promise<() => void>;
  /**
   * As `take`, for optional requests: null if it would have to wait, or if less than half of the budget would be left
   * for others.
   */
  takeSpare(): (() => void) | null;
  /** Lets no request begin for `ms`, because the vendor asked for a pause. */
  rest(ms: number): void;
  /** How long the pause still lasts, in milliseconds. */
  restMs(): Promise<number>;
}

/** The state that a later process needs, because the vendor goes on counting while the server restarts. */
export interface BudgetState {
  /** How many requests may have begun, and by when. Instants in milliseconds since 1970. */
  begun: { at: number; count: number }[];
  restUntil: number;
}

/** Stores the state. If it fails, requests go on. */
export interface BudgetMemory {
  load(): Promise<BudgetState>;
  save(state: BudgetState): Promise<void>;
}

/** Shorter windows need not be stored: they are over before a process has restarted. */
const REMEMBERED_MS_MIN = 2_000;
/**
 * Requests are stored in portions before they are sent, this many portions per window. So a crash loses none, and few
 * are counted in excess.
 */
const PORTIONS = 10;

/** Makes a budget. `memory` holds the state of an earlier process; without it the whole budget is available. */
export function createBudget(limits: Limits, memory: BudgetMemory | null = null): Budget {
  return new CountedBudget(limits, memory);
}

class CountedBudget implements Budget {
  readonly #limits: Limits;
  readonly #memory: BudgetMemory | null;
  /** The instants of the latest requests, the oldest first. */
  readonly #beganAt: number[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #stored: BudgetState = { begun: [], restUntil: 0 };
  readonly #portion = { left: 0, until: 0 };
  #underWay = 0;
  #restUntil = 0;
  #loading: Promise<void> | null = null;
  #storing: Promise<void> | null = null;

  constructor(limits: Limits, memory: BudgetMemory | null) {
    this.#limits = limits;
    this.#memory = memory;
  }

  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    while (this.#underWay >= this.#limits.atOnce) await queueUp(this.#waiting, signal);
    this.#underWay++;
    try {
      await this.#load();
      await this.#waitForTurn(signal);
    } catch (error) {
      this.#release();
      throw error;
    }
    return once(() => this.#release());
  }

  takeSpare(): (() => void) | null {
    const { requests, perMs, atOnce } = this.#limits;
    const now = performance.now();
    const recent = this.#beganAt.filter((at) => at + perMs > now).length;
    const isSpare = recent < requests / 2 && this.#underWay < atOnce / 2 && this.#restUntil <= now;
    // with a memory the request must be stored first, which takes time
    if (!isSpare || this.#memory !== null) return null;
    this.#beganAt.push(now);
    if (this.#beganAt.length > requests) this.#beganAt.shift();
    this.#underWay++;
    return once(() => this.#release());
  }

  rest(ms: number): void {
    this.#restUntil = Math.max(this.#restUntil, performance.now() + ms);
    if (this.#memory === null || ms < REMEMBERED_MS_MIN) return;
    this.#stored.restUntil = Math.max(this.#stored.restUntil, Date.now() + ms);
    void this.#memory.save(structuredClone(this.#stored)).catch(() => undefined);
  }

  async restMs(): Promise<number> {
    await this.#load();
    return Math.max(0, Math.ceil(this.#restUntil - performance.now()));
  }

  #load(): Promise<void> {
    this.#loading ??= this.#loadStored().catch(() => undefined); // if it fails, the vendor's 429 is the second safeguard
    return this.#loading;
  }

  async #loadStored(): Promise<void> {
    if (this.#memory === null) return;
    const { requests, perMs } = this.#limits;
    const storedState = await this.#memory.load();
    const clockOffset = performance.now() - Date.now();
    this.#restUntil = Math.max(this.#restUntil, storedState.restUntil + clockOffset);
    this.#stored.restUntil = storedState.restUntil;
    for (const { at, count } of storedState.begun.toSorted((a, b) => a.at - b.at)) {
      if (at + perMs <= Date.now()) continue;
      this.#stored.begun.push({ at, count });
      for (let number = 0; number < count; number++) this.#beganAt.push(Math.min(at + clockOffset, performance.now()));
    }
    this.#beganAt.splice(0, Math.max(0, this.#beganAt.length - requests));
  }

  async #waitForTurn(signal: AbortSignal): Promise<void> {
    const { requests, perMs } = this.#limits;
    for (;;) {
      const now = performance.now();
      const oldest = this.#beganAt.length < requests ? 0 : (this.#beganAt[0] ?? 0) + perMs;
      const at = Math.max(oldest, this.#restUntil);
      if (at > now) await pause(Math.ceil(at - now), undefined, { signal });
      else if (this.#memory !== null && this.#mustStore()) await this.#storeOnce(this.#memory);
      else {
        this.#portion.left--;
        this.#beganAt.push(now);
        if (this.#beganAt.length > requests) this.#beganAt.shift();
        return;
      }
    }
  }

  /** Whether another portion must be stored before a request may begin. */
  #mustStore(): boolean {
    const { left, until } = this.#portion;
    return this.#limits.perMs >= REMEMBERED_MS_MIN && (left <= 0 || until < Date.now());
  }

  /** Stores a portion before its first request begins, as begun at the portion's latest instant. */
  #storeOnce(memory: BudgetMemory): Promise<void> {
    this.#storing ??= this.#storePortion(memory).finally(() => {
      this.#storing = null;
    });
    return this.#storing;
  }

  async #storePortion(memory: BudgetMemory): Promise<void> {
    const { requests, perMs } = this.#limits;
    const now = Date.now();
    const [count, until] = [Math.max(1, Math.floor(requests / PORTIONS)), now + perMs / PORTIONS];
    this.#stored.begun = [...this.#stored.begun.filter(({ at }) => at + perMs > now), { at: until, count }];
    await memory.save(structuredClone(this.#stored)).catch(() => undefined);
    Object.assign(this.#portion, { left: count, until });
  }

  #release(): void {
    this.#underWay--;
    this.#waiting.shift()?.();
  }
}

/** Waits in the queue; leaves it when aborted. */
function queueUp(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal.reason);
    };
    waiting.push(go);
    signal.addEventListener('abort', leave, { once: true });
  });
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

import { setTimeout as pause } from 'node:timers/promises';

/** What a vendor allows: so many requests within any `perMs`, and so many under way at once. */
export interface Limits {
  requests: number;
  perMs: number;
  atOnce: number;
}

/** Keeps below a vendor's limit: never more than `requests` begun within any `perMs`, nor more than `atOnce` under way. */
export interface Budget {
  /** Resolves when a request may begin; what it gives must be called when that request ends. Rejects when aborted. */
  take(signal: AbortSignal): Promise<() => void>;
  /**
   * As `take`, for what nobody misses: null where it would have to wait, or where less than half of the budget would be left for
   * what matters.
   */
  takeSpare(): (() => void) | null;
  /** Nothing begins before this: the vendor asked for a rest. */
  rest(ms: number): void;
  /** How long that rest still lasts. */
  restMs(): Promise<number>;
}

/** What of a budget a later process must know: the vendor goes on counting while ours is gone. */
export interface BudgetState {
  /** Requests that may have begun, and by when they had. Instants in milliseconds since 1970. */
  begun: { at: number; count: number }[];
  restUntil: number;
}

/** Where that is kept. Both may fail without a request failing. */
export interface BudgetMemory {
  load(): Promise<BudgetState>;
  save(state: BudgetState): Promise<void>;
}

/** A shorter window is over before a process that ended is there again. */
const REMEMBERED_MS_MIN = 2_000;
/** Requests are noted in portions ahead of being sent, so many to a window: a crash loses none, and few are counted too much. */
const PORTIONS = 10;

/** `memory`: of an earlier process; without one it begins with everything to spend. */
export function createBudget(limits: Limits, memory: BudgetMemory | null = null): Budget {
  return new CountedBudget(limits, memory);
}

class CountedBudget implements Budget {
  readonly #limits: Limits;
  readonly #memory: BudgetMemory | null;
  /** The instants of the newest requests, the oldest first. */
  readonly #begun: number[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #noted: BudgetState = { begun: [], restUntil: 0 };
  readonly #portion = { left: 0, until: 0 };
  #underWay = 0;
  #restUntil = 0;
  #loading: Promise<void> | null = null;
  #noting: Promise<void> | null = null;

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
    const recent = this.#begun.filter((at) => at + perMs > now).length;
    const isSpare = recent < requests / 2 && this.#underWay < atOnce / 2 && this.#restUntil <= now;
    if (!isSpare || this.#memory !== null) return null; // what is remembered is noted before it begins: that is a wait
    this.#begun.push(now);
    if (this.#begun.length > requests) this.#begun.shift();
    this.#underWay++;
    return once(() => this.#release());
  }

  rest(ms: number): void {
    this.#restUntil = Math.max(this.#restUntil, performance.now() + ms);
    if (this.#memory === null || ms < REMEMBERED_MS_MIN) return;
    this.#noted.restUntil = Math.max(this.#noted.restUntil, Date.now() + ms);
    void this.#memory.save(structuredClone(this.#noted)).catch(() => undefined);
  }

  async restMs(): Promise<number> {
    await this.#load();
    return Math.max(0, Math.ceil(this.#restUntil - performance.now()));
  }

  #load(): Promise<void> {
    this.#loading ??= this.#recall().catch(() => undefined); // the vendor's own 429 is the second line
    return this.#loading;
  }

  async #recall(): Promise<void> {
    if (this.#memory === null) return;
    const { requests, perMs } = this.#limits;
    const known = await this.#memory.load();
    const ago = performance.now() - Date.now();
    this.#restUntil = Math.max(this.#restUntil, known.restUntil + ago);
    this.#noted.restUntil = known.restUntil;
    for (const { at, count } of known.begun.toSorted((a, b) => a.at - b.at)) {
      if (at + perMs <= Date.now()) continue;
      this.#noted.begun.push({ at, count });
      for (let number = 0; number < count; number++) this.#begun.push(Math.min(at + ago, performance.now()));
    }
    this.#begun.splice(0, Math.max(0, this.#begun.length - requests));
  }

  async #waitForTurn(signal: AbortSignal): Promise<void> {
    const { requests, perMs } = this.#limits;
    for (;;) {
      const now = performance.now();
      const oldest = this.#begun.length < requests ? 0 : (this.#begun[0] ?? 0) + perMs;
      const at = Math.max(oldest, this.#restUntil);
      if (at > now) await pause(Math.ceil(at - now), undefined, { signal });
      else if (this.#memory !== null && this.#mustNote()) await this.#note(this.#memory);
      else {
        this.#portion.left--;
        this.#begun.push(now);
        if (this.#begun.length > requests) this.#begun.shift();
        return;
      }
    }
  }

  /** Is another portion to be noted before a request may begin? */
  #mustNote(): boolean {
    const { left, until } = this.#portion;
    return this.#limits.perMs >= REMEMBERED_MS_MIN && (left <= 0 || until < Date.now());
  }

  /** Before the first request of a portion begins the whole portion is noted, as begun at its latest instant. */
  #note(memory: BudgetMemory): Promise<void> {
    this.#noting ??= this.#notePortion(memory).finally(() => {
      this.#noting = null;
    });
    return this.#noting;
  }

  async #notePortion(memory: BudgetMemory): Promise<void> {
    const { requests, perMs } = this.#limits;
    const now = Date.now();
    const [count, until] = [Math.max(1, Math.floor(requests / PORTIONS)), now + perMs / PORTIONS];
    this.#noted.begun = [...this.#noted.begun.filter(({ at }) => at + perMs > now), { at: until, count }];
    await memory.save(structuredClone(this.#noted)).catch(() => undefined);
    Object.assign(this.#portion, { left: count, until });
  }

  #release(): void {
    this.#underWay--;
    this.#waiting.shift()?.();
  }
}

/** A place in the queue, given up when aborted. */
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

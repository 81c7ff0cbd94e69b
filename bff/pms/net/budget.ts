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
export function createBudget({ requests, perMs, atOnce }: Limits, memory: BudgetMemory | null = null): Budget {
  const begun: number[] = []; // the instants of the newest requests, the oldest first
  const waiting: (() => void)[] = [];
  const noted: BudgetState = { begun: [], restUntil: 0 };
  const portion = { left: 0, until: 0 };
  const isNoted = memory !== null && perMs >= REMEMBERED_MS_MIN;
  let underWay = 0;
  let restUntil = 0;
  let loading: Promise<void> | null = null;
  let noting: Promise<void> | null = null;

  async function recall(): Promise<void> {
    if (memory === null) return;
    const known = await memory.load();
    const ago = performance.now() - Date.now();
    restUntil = Math.max(restUntil, known.restUntil + ago);
    noted.restUntil = known.restUntil;
    for (const { at, count } of known.begun.toSorted((a, b) => a.at - b.at)) {
      if (at + perMs <= Date.now()) continue;
      noted.begun.push({ at, count });
      for (let number = 0; number < count; number++) begun.push(Math.min(at + ago, performance.now()));
    }
    begun.splice(0, Math.max(0, begun.length - requests));
  }

  const load = () => {
    loading ??= recall().catch(() => undefined); // the vendor's own 429 is the second line
    return loading;
  };

  /** Is another portion to be noted before a request may begin? */
  const mustNote = () => isNoted && (portion.left <= 0 || portion.until < Date.now());

  /** Before the first request of a portion begins the whole portion is noted, as begun at its latest instant. */
  function note(to: BudgetMemory): Promise<void> {
    noting ??= (async () => {
      const now = Date.now();
      const [count, until] = [Math.max(1, Math.floor(requests / PORTIONS)), now + perMs / PORTIONS];
      noted.begun = [...noted.begun.filter(({ at }) => at + perMs > now), { at: until, count }];
      await to.save(structuredClone(noted)).catch(() => undefined);
      Object.assign(portion, { left: count, until });
    })().finally(() => {
      noting = null;
    });
    return noting;
  }

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const now = performance.now();
      const oldest = begun.length < requests ? 0 : (begun[0] ?? 0) + perMs;
      const at = Math.max(oldest, restUntil);
      if (at <= now && memory !== null && mustNote()) {
        await note(memory);
        continue;
      }
      if (at <= now) {
        portion.left--;
        begun.push(now);
        if (begun.length > requests) begun.shift();
        return;
      }
      await pause(Math.ceil(at - now), undefined, { signal });
    }
  }

  function release(): void {
    underWay--;
    waiting.shift()?.();
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      while (underWay >= atOnce) await queueUp(waiting, signal);
      underWay++;
      try {
        await load();
        await waitForTurn(signal);
      } catch (error) {
        release();
        throw error;
      }
      return once(release);
    },
    rest(ms) {
      restUntil = Math.max(restUntil, performance.now() + ms);
      if (memory === null || ms < REMEMBERED_MS_MIN) return;
      noted.restUntil = Math.max(noted.restUntil, Date.now() + ms);
      void memory.save(structuredClone(noted)).catch(() => undefined);
    },
    async restMs() {
      await load();
      return Math.max(0, Math.ceil(restUntil - performance.now()));
    },
  };
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

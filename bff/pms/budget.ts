import { setTimeout as pause } from 'node:timers/promises';

/** Keeps below a vendor's limit: never more than `requests` begun within any `perMs`, nor more than `atOnce` under way. */
export interface Budget {
  /** Resolves when a request may begin; what it gives must be called when that request ends. Rejects when aborted. */
  take(signal: AbortSignal): Promise<() => void>;
  /** Nothing begins before this: the vendor asked for a rest. */
  rest(ms: number): void;
  /** How long that rest still lasts. */
  restMs(): number;
}

export function createBudget({ requests, perMs, atOnce }: { requests: number; perMs: number; atOnce: number }): Budget {
  const begun: number[] = []; // the instants of the newest requests, the oldest first
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let restUntil = 0;

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    for (;;) {
      const now = performance.now();
      const oldest = begun.length < requests ? 0 : (begun[0] ?? 0) + perMs;
      const at = Math.max(oldest, restUntil);
      if (at <= now) {
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
        await waitForTurn(signal);
      } catch (error) {
        release();
        throw error;
      }
      return once(release);
    },
    rest(ms) {
      restUntil = Math.max(restUntil, performance.now() + ms);
    },
    restMs: () => Math.max(0, Math.ceil(restUntil - performance.now())),
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

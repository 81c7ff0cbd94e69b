import type { Clock } from '../../base/clock.ts';

/** Counts requests in a sliding window of real time. */
export interface Limiter {
  /** null: allowed; otherwise the seconds until the next request is allowed. */
  take(key: string): number | null;
}

export function createLimiter({ requests, perMs }: { requests: number; perMs: number }): Limiter {
  const taken = new Map<string, number[]>();
  return {
    take(key) {
      const now = performance.now();
      const recent = (taken.get(key) ?? []).filter((at) => at > now - perMs);
      taken.set(key, recent);
      const [first] = recent;
      if (recent.length >= requests && first !== undefined)
        return Math.max(1, Math.ceil((first + perMs - now) / 1_000));
      recent.push(now);
      return null;
    },
  };
}

/** Returns a function that says whether a request exceeds the limit per second of real time. Refused requests count too. */
export function createPerSecond(requests: number): () => boolean {
  const recent: number[] = [];
  return () => {
    const now = performance.now();
    while ((recent[0] ?? now) <= now - 1_000) recent.shift();
    recent.push(now);
    return recent.length > requests;
  };
}

/** Token buckets by key, on the simulator's own clock. */
export interface Bucket {
  /** Takes `count` tokens, all or none. Null: taken; otherwise the seconds until there are enough. */
  take(key: string, count?: number): number | null;
}

/** `holds`: the capacity of a bucket; it refills by `perSecond`. */
export function createBucket({ holds, perSecond, clock }: { holds: number; perSecond: number; clock: Clock }): Bucket {
  const known = new Map<string, { left: number; at: number }>();
  return {
    take(key, count = 1) {
      const at = +clock();
      const before = known.get(key) ?? { left: holds, at };
      const left = Math.min(holds, before.left + (Math.max(0, at - before.at) / 1_000) * perSecond);
      const missing = count - left;
      known.set(key, { left: missing > 0 ? left : left - count, at });
      return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : null;
    },
  };
}

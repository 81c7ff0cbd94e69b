/** Counts requests in a sliding window of real time. */
export interface Limiter {
  /** null: go on; otherwise the seconds after which there is room again. */
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

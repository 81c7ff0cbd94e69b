/**
 * A cache of up to `max` results by key. Callers share a result, so nobody may change it. A full cache is emptied: the
 * texts of one message are asked for in quick succession, so that costs little.
 */
export function keepByKey<T>(max: number): (key: string, make: () => T) => T {
  const cache = new Map<string, T>();
  return (key, make) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= max) cache.clear();
    const result = make();
    cache.set(key, result);
    return result;
  };
}

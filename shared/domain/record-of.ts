/** A record with a value for each key, in order. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K, index: number) => V): Record<K, V> {
  const entries = keys.map((key, index) => [key, make(key, index)]);
  return Object.fromEntries(entries) as Record<K, V>; // exactly the given keys
}

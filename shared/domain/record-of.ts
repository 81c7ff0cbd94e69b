/** A record with a value for each key, in their order. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K, place: number) => V): Record<K, V> {
  const entries = keys.map((key, place) => [key, make(key, place)]);
  return Object.fromEntries(entries) as Record<K, V>; // each of the keys, and no other
}

/**
 * Keeps up to `max` results by their key; whoever asks again is given the same one, so nobody may change it. When it is full, all are
 * forgotten and made again at need: the texts of one message are asked for one right after another.
 */
export function keepByKey<T>(max: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= max) kept.clear();
    const made = make();
    kept.set(key, made);
    return made;
  };
}

/**
 * Keeps what was made of the newest keys, `max` of them at most, so that whoever asks again is given the same: nobody may change it.
 * Full, it begins anew: a message's own texts come one right after another, and what was forgotten is made again.
 */
export function keepNewest<T>(max: number): (key: string, make: () => T) => T {
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

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of them. Throws where there is none. */
export function pick<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
}

/** The same things in another order. */
export function shuffled<T>(random: () => number, things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** A part of a whole, rounded to four places; null where there is no whole. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
}

/** The value below which that part of the values lies; null of none. */
export function quantile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;
}

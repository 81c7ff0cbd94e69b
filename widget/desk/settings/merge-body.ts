/** The parts of `present` that differ from `base`. */
export function changedParts<Body extends object>(present: Body, base: Body): Partial<Body> {
  const before = new Map(Object.entries(base));
  const differing = Object.entries(present).filter(([key, value]) => !isSame(value, before.get(key)));
  return Object.fromEntries(differing) as Partial<Body>; // Safe: the keys are those of the body.
}

/**
 * Applies local changes since `base` to the newest stored value. `clash` has a colleague's values of fields that both changed
 * differently.
 */
export function mergeBody<Body extends object>(
  mine: Body,
  base: Body,
  theirs: Body,
): { merged: Body; clash: Partial<Body> } {
  const own = changedParts(mine, base);
  const others = changedParts(theirs, base);
  const myValues = new Map(Object.entries(mine));
  const clash = Object.entries(others).filter(([key, value]) => key in own && !isSame(value, myValues.get(key)));
  return { merged: { ...theirs, ...own }, clash: Object.fromEntries(clash) as Partial<Body> };
}

/** A value in plain words, for comparison. */
export function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(plainValue).join(' · ');
  return value === undefined || value === null || value === '' ? '–' : String(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

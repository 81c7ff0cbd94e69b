/**
 * Forms that were left half changed, by whose they are and where they stand: kept while the page is open, so that who
 * comes back finds their words again. Nobody else does: the key names the person.
 */
export interface Unsaved<Body> {
  value: Body;
  /** What the server had when the changes began, and when that was last changed. */
  base: Body;
  seen: string | null;
}

const kept = new Map<string, Unsaved<object>>();

export function keepUnsaved(key: string, form: Unsaved<object>): void {
  kept.set(key, form);
}

/** What was kept under the key, once. It is of the kind that the key's form put there. */
export function takeUnsaved<Body extends object>(key: string): Unsaved<Body> | null {
  const found = kept.get(key);
  kept.delete(key);
  return found === undefined ? null : (found as Unsaved<Body>); // One form, one key.
}

/** An unsaved form of a person. It is kept until the page is closed. */
export interface Unsaved<Body> {
  value: Body;
  /** The server's value when editing began, and its revision. */
  base: Body;
  seen: string | null;
}

const unsavedForms = new Map<string, Unsaved<object>>();

export function keepUnsaved(key: string, form: Unsaved<object>): void {
  unsavedForms.set(key, form);
}

/** Removes and returns what was stored under the key. */
export function takeUnsaved<Body extends object>(key: string): Unsaved<Body> | null {
  const found = unsavedForms.get(key);
  unsavedForms.delete(key);
  return found === undefined ? null : (found as Unsaved<Body>); // A key always belongs to the same form.
}

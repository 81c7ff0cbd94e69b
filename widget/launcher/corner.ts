/** An element that shows a launcher. */
export interface Standing {
  readonly propertyId: string | null;
  /** Called when the earlier launcher of this property is gone. */
  takeOver(): void;
}

/**
 * By property: the elements in order; the first shows its launcher, the others wait. Two would overlap and dispatch every event
 * twice.
 */
const places = new Map<string | null, Set<Standing>>();

/** True when the element may show its launcher; otherwise `takeOver` is called later. */
export function takeCorner(element: Standing): boolean {
  const { propertyId } = element;
  const inTurn = places.get(propertyId) ?? new Set();
  places.set(propertyId, inTurn.add(element));
  return whoStands(propertyId) === element;
}

/** Removes the element, whether it shows a launcher or waits. */
export function leaveCorner(element: Standing): void {
  for (const [propertyId, inTurn] of places) {
    const stood = whoStands(propertyId) === element;
    inTurn.delete(element);
    if (stood) whoStands(propertyId)?.takeOver();
  }
}

/** The element that shows the chat of this property. */
export function whoStands(propertyId: string | null): Standing | undefined {
  return places.get(propertyId)?.values().next().value;
}

/** An element that shows a launcher. */
export interface Standing {
  readonly propertyId: string | null;
  /** Its turn has come. */
  takeOver(): void;
}

/** By property, whose launcher is on the page, and who waits: two would stand on top of each other, and tell everything twice. */
const places = new Map<string | null, Set<Standing>>();

/** Whether an element's launcher may be shown; one that has to wait is told when those before it have gone. */
export function takeCorner(element: Standing): boolean {
  const { propertyId } = element;
  const inTurn = places.get(propertyId) ?? new Set();
  places.set(propertyId, inTurn.add(element));
  return whoStands(propertyId) === element;
}

/** Gives a place up, or the wait for one. */
export function leaveCorner(element: Standing): void {
  for (const [propertyId, inTurn] of places) {
    const stood = whoStands(propertyId) === element;
    inTurn.delete(element);
    if (stood) whoStands(propertyId)?.takeOver();
  }
}

/** The element that is the chat of a property on this page. */
export function whoStands(propertyId: string | null): Standing | undefined {
  return places.get(propertyId)?.values().next().value;
}

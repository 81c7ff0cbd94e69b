/** The slots of the panel that a page may fill with children of `<service-chat>`. */
const PANEL_SLOTS = ['header', 'empty', 'before-composer'];

/** Forwards the page's slotted content to the panel. An empty forwarded slot would hide the panel's default. */
export function forwardSlots(from: Element, panel: Element | null): void {
  const wanted = PANEL_SLOTS.filter((name) => from.querySelector(`:scope > [slot="${name}"]`) !== null);
  panel?.replaceChildren(...wanted.map((name) => Object.assign(document.createElement('slot'), { name, slot: name })));
}

const FOCUSABLE = 'button, select, textarea, a[href], [tabindex="0"]';

/** Keeps Tab inside a full-screen panel, which covers everything else there is to reach. */
export function trapFocus(event: KeyboardEvent, root: ShadowRoot, frame: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.offsetParent !== null);
  const [first, last] = [stops[0], stops.at(-1)];
  const at = root.activeElement;
  if (event.shiftKey && (at === first || at === frame)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first?.focus();
  }
}

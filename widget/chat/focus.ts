const FOCUSABLE = 'button, select, textarea, a[href], [tabindex="0"]';

/** Whether the panel covers the screen, as on phones. Same media query as in panel-styles.ts. */
function isFullScreen(): boolean {
  return matchMedia('(max-width: 480px), (max-height: 480px)').matches;
}

/** On touch screens focuses the frame instead of the field, so that the keyboard does not cover the messages. */
export function focusInto(frame: HTMLElement, field: HTMLElement | null): void {
  const touch = matchMedia('(pointer: coarse)').matches;
  (touch ? frame : (field ?? frame)).focus({ preventScroll: true });
}

/** Keeps Tab inside a full-screen panel, because it covers the page. */
export function trapFocus(event: KeyboardEvent, root: ShadowRoot, frame: HTMLElement): void {
  if (event.key !== 'Tab' || !isFullScreen()) return;
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

const FOCUSABLE = 'button, select, textarea, a[href], [tabindex="0"]';

/** Whether the panel covers the screen, as it does on phones; the same words as in panel-styles.ts. */
function isFullScreen(): boolean {
  return matchMedia('(max-width: 480px), (max-height: 480px)').matches;
}

/** On touch screens the frame takes the focus, so that the keyboard does not jump over what there is to read. */
export function focusInto(frame: HTMLElement, field: HTMLElement | null): void {
  const touch = matchMedia('(pointer: coarse)').matches;
  (touch ? frame : (field ?? frame)).focus({ preventScroll: true });
}

/** Keeps Tab inside a full-screen panel, which covers everything else there is to reach. */
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

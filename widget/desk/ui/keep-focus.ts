/** Time to wait for elements that a view adds after an action. */
const PATIENCE_MS = 3_000;
const HEADINGS = 'h1, h2, h3';
/** Ways in which the focused element can disappear: removed, disabled, hidden, or its dialog closed. */
const WAYS_TO_GO = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'open'],
};

/**
 * Keeps the keyboard focus below `root`. When the focused element disappears, by an action here or a colleague's, the focus moves
 * to the heading of the nearest remaining element around it, or in a list to its entry's link. Screen readers then read what came
 * instead, and keys do not get lost. Leaving on purpose, by a click outside or Escape, is allowed. Returns a function that stops
 * it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let path: readonly Node[] = [];
  let isSeeking = false;
  const observer = new MutationObserver(() => notice());

  const notice = () => {
    if (path.length === 0 || isSeeking || !isNowhere()) return;
    isSeeking = true;
    const end = performance.now() + PATIENCE_MS;
    const seek = () => {
      isSeeking = path.length > 0 && isNowhere() && !lead(path) && performance.now() < end;
      if (isSeeking) requestAnimationFrame(seek);
    };
    requestAnimationFrame(seek);
  };
  const follow = () => {
    const now = pathOf(root);
    if (now.length === 0 || now[0] === path[0]) return;
    path = now;
    observer.disconnect();
    for (const node of path) if (node instanceof ShadowRoot) observer.observe(node, WAYS_TO_GO);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // An element being removed fires its events before it is gone.
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (isUsable(path[0]) && isNowhere()) path = [];
      else notice();
    });
  };
  // Focus moves within one shadow root are not visible outside, so actions are watched too.
  const followed = ['focusin', 'keydown', 'click'] as const;
  for (const type of followed) root.addEventListener(type, follow, true);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    path = [];
    for (const type of followed) root.removeEventListener(type, follow, true);
    root.removeEventListener('focusout', onFocusOut);
  };
}

/** The focused element and its ancestors up to `root`; empty if the focus is elsewhere. */
function pathOf(root: HTMLElement): readonly Node[] {
  let at = document.activeElement;
  if (at === null || !root.contains(at)) return [];
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const path: Node[] = [];
  for (let node: Node | null = at; node !== null; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    path.push(node);
    if (node === root) break;
  }
  return path;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isUsable(node: Node | undefined): node is HTMLElement {
  return node instanceof HTMLElement && node.isConnected && !node.matches(':disabled') && node.checkVisibility();
}

/** Moves the focus to the nearest remaining element; false if there is none yet. */
function lead(path: readonly Node[]): boolean {
  const [last, ...around] = path;
  if (isUsable(last)) return take(last);
  // Disabled while its action runs: it is enabled again or removed.
  if (last instanceof Element && last.isConnected && last.checkVisibility()) return false;
  for (const node of around) {
    if (!node.isConnected || !(node instanceof Element || node instanceof ShadowRoot)) continue;
    const target = node instanceof HTMLLIElement ? node.querySelector<HTMLElement>('a[href]') : findHeading(node);
    if (target !== null && take(target)) return true;
    if (node instanceof Element && node.localName === 'main') return false;
  }
  return false;
}

function take(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
  return !isNowhere();
}

/** The first visible heading, through shadow roots, in page order. */
function findHeading(node: Element | ShadowRoot): HTMLElement | null {
  for (const one of node.querySelectorAll<HTMLElement>('*')) {
    if (one.matches(HEADINGS) && one.checkVisibility()) return one;
    const inside = one.shadowRoot === null ? null : findHeading(one.shadowRoot);
    if (inside !== null) return inside;
  }
  return null;
}

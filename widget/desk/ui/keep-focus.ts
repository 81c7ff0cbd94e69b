/** What a view may still bring along after a action is waited for so long. */
const PATIENCE_MS = 3_000;
const HEADINGS = 'h1, h2, h3';
/** How what holds the focus can go: taken out, switched off, hidden, or its dialog closed. */
const WAYS_TO_GO = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'open'],
};

/**
 * Keeps the keyboard somewhere below `root`: where what has the focus goes away, by its own action or by a colleague's, the
 * focus goes to the heading of the nearest thing around it that stayed, within a list to its entry's link. Whoever hears
 * the page is so told what came instead, and letters stay away from nowhere. Who leaves on purpose, by a click beside
 * everything or with Escape, is let go. Answers how to stop.
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
    // What is being taken out says goodbye before it is gone.
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (isUsable(path[0]) && isNowhere()) path = [];
      else notice();
    });
  };
  // A move within one shadow root is not told outside of it: a action is looked at, too, for where it is done.
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

/** What has the focus and all around it, up to and with `root`; nothing where it is elsewhere. */
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

/** Gives the focus to what is left of where it was; false where nothing stands there yet. */
function lead(path: readonly Node[]): boolean {
  const [last, ...around] = path;
  if (isUsable(last)) return take(last);
  // Switched off while its action is on its way: it comes back, or goes.
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

/** The first heading that is shown, through shadow roots, in the order of the page. */
function findHeading(node: Element | ShadowRoot): HTMLElement | null {
  for (const one of node.querySelectorAll<HTMLElement>('*')) {
    if (one.matches(HEADINGS) && one.checkVisibility()) return one;
    const inside = one.shadowRoot === null ? null : findHeading(one.shadowRoot);
    if (inside !== null) return inside;
  }
  return null;
}

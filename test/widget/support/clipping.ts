/** Finds cut-off parts of a panel as a guest sees them, by the boxes of the letters. */

const BOXES = '.panel, header, .banner, .body, .log, .menu, .dockbar, .card, .composer, .rate';
const CONTROLS = 'button, a.primary';
const TOLERANCE_PX = 1;

/** Doubles every text below `root`, like a browser that zooms text only. Call it again after each render. */
export function doubleText(root: ShadowRoot): void {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => !(element instanceof SVGElement));
  for (const element of elements) {
    element.style.removeProperty('font-size');
    element.style.removeProperty('line-height');
  }
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, fontPx: Number.parseFloat(fontSize), linePx: Number.parseFloat(lineHeight) };
  });
  for (const { element, fontPx, linePx } of sizes) {
    element.style.fontSize = `${fontPx * 2}px`;
    if (!Number.isNaN(linePx)) element.style.lineHeight = `${linePx * 2}px`;
  }
}

/** Returns one line for each box that is wider than its container, each text outside of the panel, and each cut-off control. */
export function findClipped(root: ShadowRoot): string[] {
  const frame = root.querySelector('.panel')?.getBoundingClientRect() ?? new DOMRect();
  const boxes = [...root.querySelectorAll<HTMLElement>(BOXES)]
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${nameOf(box)} holds ${box.scrollWidth} of ${box.clientWidth} pixels`);
  const own = [...boxes, ...findCutBelow(root), ...findCutTexts(root, frame), ...findCutControls(root, frame)];
  return [...own, ...innerRoots(root).flatMap((inner) => findCutTexts(inner, frame))];
}

/** The shadow roots of elements in the panel: cards, files and overlays. */
function innerRoots(root: ShadowRoot): ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
}

/** Finds content that is longer than its container and neither scrolls nor overflows visibly. */
function findCutBelow(root: ShadowRoot): string[] {
  return [...root.querySelectorAll<HTMLElement>(`${BOXES}, textarea`)]
    .filter((box) => box.scrollHeight > box.clientHeight + TOLERANCE_PX)
    .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflowY))
    .map((box) => `${nameOf(box)} is cut off below`);
}

function findCutTexts(root: ShadowRoot, frame: DOMRect): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (text === '' || parent === null || parent.closest('.quiet, .carousel, option, style') !== null) continue;
    const control = parent.closest(CONTROLS);
    const bounds = control?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (!within(box, frame)) found.push(`“${text}” leaves the panel`);
      if (bounds && !(within(box, bounds) && beneath(box, bounds))) found.push(`“${text}” leaves its button`);
    }
  }
  return found;
}

function findCutControls(root: ShadowRoot, frame: DOMRect): string[] {
  return [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, select, textarea`)]
    .filter((control) => !within(control.getBoundingClientRect(), frame))
    .map((control) => `${nameOf(control)} is cut off`);
}

function nameOf(element: Element): string {
  return element.className || element.getAttribute('part') || element.localName;
}

function within(box: DOMRect, place: DOMRect): boolean {
  return box.left >= place.left - TOLERANCE_PX && box.right <= place.right + TOLERANCE_PX;
}

function beneath(box: DOMRect, place: DOMRect): boolean {
  return box.top >= place.top - TOLERANCE_PX && box.bottom <= place.bottom + TOLERANCE_PX;
}

/**
 * Returns one line for each control that cannot be tapped in its middle after scrolling to it, because it is covered or out
 * of reach.
 */
export function findCovered(root: ShadowRoot): string[] {
  const menu = root.querySelector('.menu'); // the overlay covers the other controls, which are available again without it
  return [root, ...innerRoots(root)].flatMap((one) =>
    [...one.querySelectorAll<HTMLElement>('button, a[href], input:not([type=file]), select, textarea, summary')]
      .filter((control) => control.getClientRects().length > 0 && control.closest('[inert]') === null)
      .filter((control) => menu === null || menu.contains(control) || menu.contains(one.host))
      .filter((control) => isCovered(control))
      .map((control) => `${nameOf(control)} “${control.textContent?.trim()}” is covered`),
  );
}

const LINES_IN_SIGHT_MIN = 4;

/** Returns one line for each overlay list of which too little is visible to read. */
export function findCramped(root: ShadowRoot): string[] {
  return innerRoots(root)
    .flatMap((inner) => [...inner.querySelectorAll<HTMLElement>('.list')])
    .filter((list) => list.clientHeight < LINES_IN_SIGHT_MIN * Number.parseFloat(getComputedStyle(list).lineHeight))
    .map((list) => `${list.getAttribute('aria-label')} shows ${list.clientHeight} pixels`);
}

function isCovered(control: HTMLElement): boolean {
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box = new DOMRect()] = control.getClientRects();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  let top = document.elementFromPoint(x, y);
  for (let inner = top?.shadowRoot; inner != null; inner = top?.shadowRoot) {
    const below = inner.elementFromPoint(x, y);
    if (below === null || below === top) break;
    top = below;
  }
  return top === null || !(control.contains(top) || top.contains(control));
}

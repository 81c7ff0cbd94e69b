import { findAll } from './harness.ts';

/** The elements that must be completely visible on every screen, with any texts. */
const BOXES = 'button, a.button, select, h1, h2, .chip, .facts > *, .filter, .rail a, .tab, li, label';
const TOLERANCE_PX = 1;

/** Returns one line for each box outside of the screen, and for each control whose text does not fit. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const shown = findAll(document, BOXES).filter(
    (box) => box.checkVisibility() && !box.closest('.visually-hidden, .skip'),
  );
  const out = shown.filter((box) => {
    const { left, right } = box.getBoundingClientRect();
    return (left < -TOLERANCE_PX || right > width + TOLERANCE_PX) && !scrolls(box);
  });
  const cut = shown.filter(
    (box) => box.matches('button, a.button, .rail a, .chip') && box.scrollWidth > box.clientWidth + TOLERANCE_PX,
  );
  const page = document.documentElement.scrollWidth > width ? ['the page is wider than the screen'] : [];
  return [
    ...page,
    ...out.map((box) => `${nameOf(box)} leaves the screen`),
    ...cut.map((box) => `${nameOf(box)} is cut off`),
  ];
}

/** Whether the box is inside something that is meant to scroll sideways, so that it may stand outside. A view is not. */
function scrolls(box: Element): boolean {
  for (let node: Node | null = box; node !== null; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (
      node instanceof Element &&
      node.localName !== 'main' &&
      node.shadowRoot === null &&
      /auto|scroll/.test(getComputedStyle(node).overflowX) &&
      node.clientWidth > 0
    ) {
      if (node.scrollWidth > node.clientWidth) return true;
    }
  }
  return false;
}

function nameOf(box: HTMLElement): string {
  return `${box.localName}.${box.className} “${(box.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
}

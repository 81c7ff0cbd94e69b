import { direction } from '../locales/locale-codes.ts';
import { parseColor, readableUnderText, textOn, toCss } from './contrast.ts';
import type { LauncherLook } from './look.ts';

/** Settings of the page, which override the property's. */
export interface PageLook {
  activeLocale: string;
  theme?: string | null | undefined;
  accent?: string | null | undefined;
  position?: string | null | undefined;
  offset?: string | number | null | undefined;
}

/** Sets language, corner, colours and radius on the widget's root, and the panel's position. */
export function paint(root: HTMLElement, panel: HTMLElement | null, page: PageLook, look: LauncherLook): void {
  const { corner = 'bottom-right' } = look;
  root.lang = page.activeLocale;
  root.dir = direction(page.activeLocale);
  root.dataset['theme'] = page.theme ?? look.theme ?? 'auto';
  const position = page.position ?? (corner.endsWith('right') ? 'end' : 'start');
  for (const element of [root, panel]) {
    element?.setAttribute('data-position', position);
    element?.toggleAttribute('data-top', corner.startsWith('top'));
  }
  const [inline, block] = `${page.offset ?? ''}`.split(/[\s,]+/).map((part) => Number.parseFloat(part));
  setPixels(root, '--_offset-inline', inline);
  setPixels(root, '--_offset-block', block ?? inline);
  setPixels(root, '--_look-radius', look.radius);
  paintAccent(root, page.accent, look.accent);
}

/** A CSS colour of the page is read after the first frame, so that the page does not wait for a layout. */
function paintAccent(root: HTMLElement, own: string | null | undefined, usual: string | undefined): void {
  const apply = (css: string | null | undefined): void => {
    const color = css ? parseColor(css) : null;
    if (color === null) return;
    const background = readableUnderText(color);
    root.style.setProperty('--_accent', toCss(background));
    root.style.setProperty('--_on-accent', toCss(textOn(background)));
  };
  apply(own ?? usual);
  requestAnimationFrame(() => {
    if (!own) apply(getComputedStyle(root).getPropertyValue('--service-chat-accent'));
  });
}

function setPixels(root: HTMLElement, name: string, pixels: number | undefined): void {
  if (pixels === undefined || Number.isNaN(pixels)) root.style.removeProperty(name);
  else root.style.setProperty(name, `${pixels}px`);
}

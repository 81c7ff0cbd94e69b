import { LAUNCHER_CSS } from './launcher-styles.ts';

const SVG = 'http://www.w3.org/2000/svg';
const SPEECH =
  'M12 3.2c-5.1 0-9.2 3.5-9.2 7.9 0 2.5 1.3 4.7 3.4 6.2v3.1c0 .4.5.7.9.4l3-2c.6.1 1.2.2 1.9.2 5.1 0 9.2-3.5 9.2-7.9S17.1 3.2 12 3.2Z';
const CHEVRON = 'm5.5 9 6.5 6.5L18.5 9';
const CROSS = 'm5 5 14 14M19 5 5 19';

/** The state that the launcher shows. */
export interface LauncherState {
  open: boolean;
  unread: number;
  /** Accessible name of the button. */
  label: string;
  /** The unread count in words. */
  news: string;
}

/** The launcher's DOM nodes, made without markup so that they work under Trusted Types. */
export interface LauncherView {
  readonly root: HTMLElement;
  readonly button: HTMLButtonElement;
  update(state: LauncherState): void;
  /** Shows the greeting bubble, or hides it for an empty text. */
  greet(text: string, dismissLabel: string, onClick: () => void): void;
}

let sheet: CSSStyleSheet | undefined;

export function createLauncherView(shadow: ShadowRoot): LauncherView {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(LAUNCHER_CSS);
  }
  shadow.adoptedStyleSheets = [sheet];
  const root = element('div', 'root');
  const dock = element('div', 'dock');
  const button = element('button', 'launcher');
  const slot = document.createElement('slot');
  const badge = element('span', 'badge');
  const status = element('output', 'quiet'); // <output> is a live region
  let bubble: HTMLElement | null = null;
  let announced = 0;
  button.type = 'button';
  button.setAttribute('part', 'launcher');
  button.setAttribute('aria-haspopup', 'dialog');
  slot.name = 'launcher';
  slot.append(icon('opening', SPEECH), icon('closing', CHEVRON));
  badge.setAttribute('part', 'badge');
  badge.setAttribute('aria-hidden', 'true');
  badge.hidden = true;
  button.append(slot, badge);
  dock.append(button, status);
  root.append(dock);
  shadow.append(root);

  return {
    root,
    button,
    update({ open, unread, label, news }) {
      button.setAttribute('aria-expanded', String(open));
      button.setAttribute('aria-label', news === '' ? label : `${label}. ${news}`);
      badge.hidden = unread === 0;
      badge.textContent = unread > 99 ? '99+' : String(unread);
      status.textContent = unread > announced ? news : '';
      announced = unread;
      if (open) bubble?.remove();
    },
    greet(text, dismissLabel, onClick) {
      bubble?.remove();
      if (text === '') return;
      bubble = element('div', 'bubble');
      bubble.setAttribute('part', 'greeting');
      const words = element('button', 'bubble-text');
      words.textContent = text;
      words.dir = 'auto';
      words.addEventListener('click', onClick);
      const dismiss = element('button', 'dismiss');
      dismiss.setAttribute('aria-label', dismissLabel);
      dismiss.append(icon('cross', CROSS));
      dismiss.addEventListener('click', () => {
        bubble?.remove();
        button.focus();
      });
      bubble.append(words, dismiss);
      dock.prepend(bubble);
    },
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.className = className;
  return node;
}

function icon(className: string, d: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', d);
  svg.append(path);
  return svg;
}

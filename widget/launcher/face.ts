import { launcherTexts } from '../locales/launcher-texts.ts';
import type { ChatOptions } from './chat-options.ts';
import type { Panel } from './contract.ts';
import { createLauncherView, type LauncherView } from './launcher-view.ts';
import type { LauncherLook } from './look.ts';
import { paint } from './paint.ts';

/** The element, as far as this file needs it. */
export interface Chat extends ChatOptions {
  readonly isOpen: boolean;
  open(): Promise<void>;
  close(): void;
  toggle(): Promise<void>;
}

/** The visible launcher: the button with its unread count, and the bubble beside it. */
export class Face {
  readonly #view: LauncherView;
  readonly #chat: Chat;
  #greeted = false;
  #latest = '';

  /** `fetchPanel` is called when a tap is likely. */
  constructor(chat: Chat, fetchPanel: () => Promise<unknown>) {
    this.#chat = chat;
    this.#view = createLauncherView(chat.renderRoot as ShadowRoot);
    const { button, root } = this.#view;
    for (const intent of ['pointerenter', 'focus', 'touchstart'])
      button.addEventListener(intent, () => quietly(fetchPanel()), { once: true, passive: true });
    button.addEventListener('click', () => quietly(chat.toggle()));
    root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !chat.isOpen || event.isComposing) return;
      event.stopPropagation();
      chat.close();
    });
  }

  /** The launcher's outermost node. */
  get root(): HTMLElement {
    return this.#view.root;
  }

  /** Sets the focus after the panel was closed. */
  focus(): void {
    this.#view.button.focus();
  }

  /** Redraws the launcher. While the panel is closed, the bubble shows the newest message of the hotel. */
  refresh(panel: Panel | null, look: LauncherLook, unread: number): void {
    const { activeLocale, mode, greeting, isOpen } = this.#chat;
    const { root } = this;
    paint(root, panel, this.#chat, look);
    root.toggleAttribute('data-open', isOpen);
    root.toggleAttribute('data-inline', mode === 'inline');
    const { close = '', unread: news = '', latest = '' } = panel?.words(unread) ?? {};
    const label = (isOpen && close) || launcherTexts(activeLocale).open;
    this.#view.update({ open: isOpen, unread, label, news: unread > 0 ? news : '' });
    if (!isOpen && latest !== this.#latest) this.greet(latest);
    this.#latest = latest;
    if (isOpen || this.#greeted || !greeting) return;
    this.#greeted = true;
    this.greet(greeting);
  }

  /** Shows a line in the bubble. */
  greet(text: string): void {
    const { dismiss } = launcherTexts(this.#chat.activeLocale);
    this.#view.greet(text, dismiss, () => quietly(this.#chat.open()));
  }
}

/** Ignores a rejection: it was already reported on the console and by an event. */
function quietly(done: Promise<unknown>): void {
  done.catch(() => {});
}

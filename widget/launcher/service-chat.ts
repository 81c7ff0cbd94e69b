import { LAUNCHER_TEXTS, LOCALES } from '../locales/launcher-texts.ts';
import { chooseLocale, direction } from '../locales/locale-codes.ts';
import {
  type ChatEventDetails,
  type ChatEventName,
  type ErrorDetail,
  type Panel,
  type PanelSetup,
  storageKey,
} from './contract.ts';
import { parseColor, readableUnderText, textOn, toCss } from './contrast.ts';
import { createLauncherView, type LauncherView } from './launcher-view.ts';
import { MIRRORED, MirroringElement, mirrorAttributes } from './mirrored.ts';
import { findBaseUrl, loadPanelModule } from './panel-file.ts';
import { checkBaseUrl, checkPropertyId, report } from './problems.ts';

/** The slots of the panel that a page may fill with children of `<service-chat>`. */
const PANEL_SLOTS = ['header', 'empty', 'before-composer'];

/**
 * `<service-chat property-id="prp_…">`: the launcher, and the panel once somebody wants it.
 *
 * @fires service-chat-ready - The launcher is on the page.
 * @fires service-chat-open - The panel was opened.
 * @fires service-chat-close - The panel was closed.
 * @fires service-chat-message - A message was sent or came.
 * @fires service-chat-unread - The count of unread messages changed.
 * @fires service-chat-error - The chat cannot work; `detail` says why.
 * @slot launcher - Replaces the launcher's icon.
 * @slot header - Replaces the hotel's name and status in the panel.
 * @slot empty - Replaces the welcome before the first message.
 * @slot before-composer - Above the field the guest writes in.
 * @csspart launcher - The launcher's button.
 */
export class ServiceChatElement extends MirroringElement {
  static readonly observedAttributes: readonly string[] = ['property-id', 'base-url', ...MIRRORED];
  #view: LauncherView | null = null;
  #panel: Panel | null = null;
  #panelLoading: Promise<Panel> | null = null;
  #identity: string | null = null;
  #suggestedAccent: string | null = null;
  #open = false;
  #unread = 0;
  #greeted = false;
  #isDoubted = false;

  /** Whether the panel is showing. */
  get isOpen(): boolean {
    return this.#open;
  }
  get propertyId(): string {
    return this.getAttribute('property-id') ?? '';
  }
  set propertyId(value: string) {
    this.setAttribute('property-id', value);
  }
  /** The server's address, such as `https://chat.example`; empty: where the script came from. */
  get baseUrl(): string {
    return this.getAttribute('base-url') ?? '';
  }
  set baseUrl(value: string) {
    this.setAttribute('base-url', value);
  }
  /** The locale texts are shown in at present. */
  get activeLocale(): string {
    const wishes = [this.getAttribute('locale'), document.documentElement.lang, ...navigator.languages];
    return chooseLocale(wishes, LOCALES);
  }

  connectedCallback(): void {
    if (this.#view) return;
    const problem = this.#findProblem();
    if (problem !== null) {
      this.hidden = true;
      // A moment later: some frameworks put an element on the page first and give it its attributes then.
      if (!this.#isDoubted) queueMicrotask(() => this.#complain());
      this.#isDoubted = true;
      return;
    }
    this.hidden = false;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#view = createLauncherView(shadow);
    const { button } = this.#view;
    const preload = (): void => void this.#load().catch(() => {});
    for (const intent of ['pointerenter', 'focus', 'touchstart']) {
      button.addEventListener(intent, preload, { once: true, passive: true });
    }
    button.addEventListener('click', () => void this.toggle().catch(() => {}));
    shadow.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent));
    this.#refresh();
    this.#emit('ready', undefined);
    if (this.#isInline || hasConversation(this.propertyId)) {
      void this.#load()
        .then((panel) => (this.#isInline ? this.open() : panel.start()))
        .catch(() => {});
    }
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'property-id' || name === 'base-url') this.#restart();
    else this.#refresh();
    if (name === 'locale') void this.#panel?.useLocale(this.activeLocale);
  }

  /** Shows the panel. Rejects where it cannot be fetched or the server does not serve this property. */
  async open(): Promise<void> {
    if (this.#view === null) throw new Error('service-chat: not on a page, or without a valid property-id');
    const panel = await this.#load();
    if (!this.#open) {
      this.#open = true;
      this.#refresh();
      this.#forwardSlots(panel);
      panel.show();
      this.#emit('open', undefined);
    }
    await panel.start();
  }

  close(): void {
    if (!this.#open || this.#isInline) return;
    this.#open = false;
    const hadFocus = this.shadowRoot?.activeElement === this.#panel;
    this.#panel?.hide();
    this.#refresh();
    if (hadFocus) this.#view?.button.focus();
    this.#emit('close', undefined);
  }

  async toggle(): Promise<void> {
    if (this.#open) this.close();
    else await this.open();
  }

  async send(text: string): Promise<void> {
    await this.open();
    await this.#panel?.send(text);
  }

  identify(jwt: string): void {
    this.#identity = jwt;
    this.#panel?.identify(jwt);
  }

  /** Takes the widget off the page and ends its connection; what the guest wrote stays with the server. */
  destroy(): void {
    this.#stop();
    this.remove();
  }

  get #isInline(): boolean {
    return this.getAttribute('mode') === 'inline';
  }

  #findProblem(): ErrorDetail | null {
    return checkPropertyId(this.propertyId) ?? checkBaseUrl(findBaseUrl(this.baseUrl));
  }

  #complain(): void {
    this.#isDoubted = false;
    const problem = this.isConnected ? this.#findProblem() : null;
    if (problem !== null) this.#emit('error', report(problem.code, problem.message));
  }

  #restart(): void {
    this.#stop();
    this.connectedCallback();
  }

  #stop(): void {
    this.#panel?.stop();
    this.#panel = this.#panelLoading = this.#view = null;
    this.#open = this.#greeted = false;
    this.#unread = 0;
    this.shadowRoot?.replaceChildren();
  }

  #load(): Promise<Panel> {
    const view = this.#view;
    this.#panelLoading ??= loadPanelModule()
      .then(async (module) => {
        await module.prepare(this.activeLocale);
        if (view !== this.#view || view === null) throw new Error('service-chat: taken off the page');
        const panel = module.createPanel(this.#setup());
        view.root.prepend(panel);
        this.#panel = panel;
        this.#refresh();
        return panel;
      })
      .catch((cause: unknown) => {
        this.#panelLoading = null;
        this.#emit('error', report('load_failed', 'The chat could not be loaded', cause));
        throw cause;
      });
    return this.#panelLoading;
  }

  /** Hands the page's own content on to the panel; an empty slot handed on would hide the panel's default. */
  #forwardSlots(panel: Panel): void {
    const wanted = PANEL_SLOTS.filter((name) => this.querySelector(`:scope > [slot="${name}"]`) !== null);
    panel.replaceChildren(...wanted.map((name) => Object.assign(document.createElement('slot'), { name, slot: name })));
  }

  #setup(): PanelSetup {
    return {
      propertyId: this.propertyId,
      baseUrl: findBaseUrl(this.baseUrl),
      identity: this.#identity,
      inline: this.#isInline,
      close: () => this.close(),
      emit: (name, detail) => {
        if (name === 'unread') this.#showUnread((detail as ChatEventDetails['unread']).count);
        this.#emit(name, detail);
      },
      suggestAccent: (color) => {
        this.#suggestedAccent = color;
        this.#refresh();
      },
      localeChosen: (locale) => this.setAttribute('locale', locale),
    };
  }

  #showUnread(count: number): void {
    this.#unread = count;
    this.#refresh();
  }

  #refresh(): void {
    const view = this.#view;
    if (view === null) return;
    const locale = this.activeLocale;
    const texts = LAUNCHER_TEXTS[locale];
    if (texts === undefined) return;
    const { root } = view;
    root.lang = locale;
    root.dir = direction(locale);
    root.dataset['theme'] = this.getAttribute('theme') ?? 'auto';
    root.dataset['position'] = this.getAttribute('position') ?? 'end';
    this.#panel?.setAttribute('data-position', root.dataset['position']);
    root.toggleAttribute('data-open', this.#open);
    root.toggleAttribute('data-inline', this.#isInline);
    const [inline, block] = (this.getAttribute('offset') ?? '').split(/[\s,]+/).map((part) => Number.parseFloat(part));
    setProperty(root, '--_offset-inline', inline);
    setProperty(root, '--_offset-block', block ?? inline);
    this.#paint(root);
    view.update({ open: this.#open, unread: this.#unread, texts });
    const greeting = this.getAttribute('greeting') ?? '';
    if (!this.#greeted && greeting !== '' && !this.#open) {
      this.#greeted = true;
      view.greet(greeting, texts.dismiss, () => void this.open().catch(() => {}));
    }
  }

  /** A colour the page names in CSS is read only after the first frame, so that no page waits for a layout of ours. */
  #paint(root: HTMLElement): void {
    const apply = (css: string | null): void => {
      const color = css ? parseColor(css) : null;
      if (color === null) return;
      const background = readableUnderText(color);
      root.style.setProperty('--_accent', toCss(background));
      root.style.setProperty('--_on-accent', toCss(textOn(background)));
    };
    apply(this.getAttribute('accent') ?? this.#suggestedAccent);
    requestAnimationFrame(() => {
      if (!this.hasAttribute('accent')) apply(getComputedStyle(root).getPropertyValue('--service-chat-accent'));
    });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.#open || event.isComposing) return;
    event.stopPropagation();
    this.close();
  }

  #emit<Name extends ChatEventName>(name: Name, detail: ChatEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(`service-chat-${name}`, { detail, bubbles: true, composed: true }));
  }
}

function setProperty(root: HTMLElement, name: string, pixels: number | undefined): void {
  if (pixels === undefined || Number.isNaN(pixels)) root.style.removeProperty(name);
  else root.style.setProperty(name, `${pixels}px`);
}

function hasConversation(propertyId: string): boolean {
  try {
    return localStorage.getItem(storageKey(propertyId)) !== null;
  } catch {
    return false; // storage is forbidden here: the guest starts afresh on each page
  }
}

mirrorAttributes(ServiceChatElement.prototype);

type ChatEvents = { [Name in ChatEventName as `service-chat-${Name}`]: CustomEvent<ChatEventDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'service-chat': ServiceChatElement;
  }
  interface HTMLElementEventMap extends ChatEvents {}
}

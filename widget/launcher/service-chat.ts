import { ReactiveElement } from '@lit/reactive-element';
import type { GuestProperty } from '../../shared/protocol/guest-frames.ts';
import { LAUNCHER_TEXTS, LOCALES } from '../locales/launcher-texts.ts';
import { chooseLocale } from '../locales/locale-codes.ts';
import { type ChatEventDetails, type ChatEventName, hasConversation, type Panel, type PanelSetup } from './contract.ts';
import { createLauncherView, type LauncherView } from './launcher-view.ts';
import { lit } from './lit.ts';
import { findLook, type LauncherLook, toLauncherLook } from './look.ts';
import { paint } from './paint.ts';
import { findBaseUrl, loadPanelModule } from './panel-file.ts';
import { followRules } from './proactive.ts';
import { checkBaseUrl, checkPropertyId, report, unknownProperty } from './problems.ts';
import { forwardSlots } from './slots.ts';

/*
 * Longer than most files: one element, whose every step changes the same few fields.
 */

/** Attributes that a page may also set as properties of the same name. */
export const MIRRORED = ['locale', 'theme', 'accent', 'position', 'offset', 'mode', 'greeting'] as const;

/**
 * `<service-chat property-id="prp_…">`: the launcher, and the panel once somebody wants it. Taken off the page it lets go of
 * its connection and listeners; put back it goes on where it was.
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
export class ServiceChatElement extends ReactiveElement {
  static override readonly properties = {
    propertyId: { attribute: 'property-id', reflect: true },
    baseUrl: { attribute: 'base-url', reflect: true },
    ...Object.fromEntries(MIRRORED.map((name) => [name, { reflect: true }])),
    preview: { attribute: false },
  };
  /** For the panel's files (shared-lit.ts). */
  static readonly lit = lit;

  declare propertyId: string | null;
  declare baseUrl: string | null;
  declare locale: string | null;
  declare theme: string | null;
  declare accent: string | null;
  declare position: string | null;
  declare offset: string | null;
  declare mode: string | null;
  declare greeting: string | null;
  /** Shows this instead of asking the server, and sends nothing: for whoever is still choosing. */
  declare preview: GuestProperty | null;

  #view: LauncherView | null = null;
  #beginning: Promise<void> | null = null;
  #panel: Panel | null = null;
  #panelLoading: Promise<Panel> | null = null;
  #look: LauncherLook = {};
  #identity: string | null = null;
  #open = false;
  #unread = 0;
  #greeted = false;
  #stopRules = (): void => {};
  readonly #slots = new MutationObserver(() => forwardSlots(this, this.#panel));

  constructor() {
    super();
    for (const name of ['propertyId', 'baseUrl', ...MIRRORED, 'preview'] as const) this[name] = null;
  }

  /** Whether the panel is showing. */
  get isOpen(): boolean {
    return this.#open;
  }
  /** The locale texts are shown in at present. */
  get activeLocale(): string {
    return chooseLocale([this.locale, document.documentElement.lang, ...navigator.languages], LOCALES);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#slots.observe(this, { childList: true, subtree: true, attributeFilter: ['slot'] });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#slots.disconnect();
    queueMicrotask(() => {
      if (this.isConnected) return; // moved within the page: it never left
      this.#stopRules();
      this.#beginning = null;
    });
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!this.isConnected) return;
    if (changed.has('propertyId') || changed.has('baseUrl')) {
      this.#stop();
      this.#beginning = null;
    }
    if (changed.has('preview') && this.preview !== null) {
      this.#look = toLauncherLook(this.preview);
      this.#panel?.showProperty(this.preview);
    }
    if (this.#beginning === null) {
      this.#beginning = this.#begin();
      this.#beginning.catch(() => {}); // said on the console and by an event
    } else this.#refresh();
    if (changed.has('locale')) void this.#panel?.useLocale(this.activeLocale).then(() => this.#refresh());
  }

  /** Resolves once the launcher is on the page. Rejects where there is nothing to show: no such property, or its chat is off. */
  async whenReady(): Promise<void> {
    await this.updateComplete;
    if (this.#beginning === null) throw new Error('service-chat: not on a page');
    await this.#beginning;
  }

  /** Shows the panel. Rejects where it cannot be fetched or the server does not serve this property. */
  async open(): Promise<void> {
    await this.whenReady();
    const panel = await this.#load();
    if (!this.#open) {
      this.#open = true;
      this.#refresh();
      forwardSlots(this, panel);
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
    return this.mode === 'inline';
  }

  /** Finds out how the property looks and puts the launcher on the page, or says why there is none. */
  async #begin(): Promise<void> {
    const { propertyId } = this;
    const problem = checkPropertyId(propertyId) ?? checkBaseUrl(findBaseUrl(this.baseUrl));
    if (problem !== null) this.#refuse(problem);
    const look =
      this.preview === null
        ? await findLook(findBaseUrl(this.baseUrl), propertyId ?? '', this.activeLocale)
        : this.#look;
    if (!this.isConnected || this.propertyId !== propertyId) return;
    if (look === null) this.#refuse(unknownProperty(propertyId ?? ''));
    this.hidden = false;
    this.#look = look ?? {};
    const isNew = this.#view === null;
    if (isNew) this.#draw();
    this.#refresh();
    if (isNew) this.#emit('ready', undefined);
    this.#stopRules();
    if (!this.#open && this.preview === null) this.#stopRules = this.#followRules();
    const wanted = this.#isInline || this.#panel !== null || hasConversation(propertyId ?? '');
    if (wanted && this.preview === null)
      void this.#resume().catch(() => {}); // said by #load
    else if (this.#isInline) void this.open().catch(() => {});
  }

  #refuse({ code, message }: ChatEventDetails['error']): never {
    this.hidden = true;
    this.#stop();
    this.#emit('error', report(code, message));
    throw new Error(message);
  }

  /** Connects where a conversation waits; one that was on the page before does so by itself. */
  async #resume(): Promise<void> {
    const panel = await this.#load();
    if (this.#isInline && !this.#open) await this.open();
    else await panel.start();
  }

  #draw(): void {
    const shadow = this.renderRoot as ShadowRoot;
    this.#view = createLauncherView(shadow);
    const { button, root } = this.#view;
    const preload = (): void => void this.#load().catch(() => {});
    for (const intent of ['pointerenter', 'focus', 'touchstart'])
      button.addEventListener(intent, preload, { once: true, passive: true });
    button.addEventListener('click', () => void this.toggle().catch(() => {}));
    root.addEventListener('keydown', (event) => this.#onKey(event));
  }

  #followRules(): () => void {
    return followRules(this.#look.proactive ?? [], {
      propertyId: this.propertyId ?? '',
      locale: this.activeLocale,
      say: (text) => {
        if (!this.#open) this.#greet(text);
      },
    });
  }

  #greet(text: string): void {
    const { dismiss = '' } = LAUNCHER_TEXTS[this.activeLocale] ?? {};
    this.#view?.greet(text, dismiss, () => void this.open().catch(() => {}));
  }

  /** Forgets everything of the property that was shown. */
  #stop(): void {
    this.#stopRules();
    this.#panel?.stop();
    this.#panel = this.#panelLoading = this.#view = null;
    this.#open = this.#greeted = false;
    this.#unread = 0;
    this.#look = this.preview === null ? {} : toLauncherLook(this.preview);
    this.shadowRoot?.replaceChildren();
  }

  #load(): Promise<Panel> {
    const view = this.#view;
    this.#panelLoading ??= loadPanelModule()
      .then(async (module) => {
        await module.prepare(this.activeLocale);
        if (view !== this.#view || view === null || !this.isConnected)
          throw new Error('service-chat: taken off the page');
        const panel = module.createPanel(this.#setup());
        view.root.prepend(panel);
        this.#panel = panel;
        this.#refresh();
        return panel;
      })
      .catch((cause: unknown) => {
        this.#panelLoading = null;
        if (view === this.#view && this.isConnected)
          this.#emit('error', report('load_failed', 'The chat could not be loaded', cause));
        throw cause;
      });
    return this.#panelLoading;
  }

  #setup(): PanelSetup {
    return {
      propertyId: this.propertyId ?? '',
      baseUrl: findBaseUrl(this.baseUrl),
      identity: this.#identity,
      inline: this.#isInline,
      preview: this.preview,
      close: () => this.close(),
      emit: (name, detail) => {
        if (name === 'unread') this.#unread = (detail as ChatEventDetails['unread']).count;
        if (name === 'unread') this.#refresh();
        this.#emit(name, detail);
      },
      showLook: (property) => {
        this.#look = toLauncherLook(property);
        this.#refresh();
      },
      localeChosen: (locale) => {
        this.locale = locale;
      },
    };
  }

  #refresh(): void {
    const view = this.#view;
    const locale = this.activeLocale;
    const texts = LAUNCHER_TEXTS[locale];
    if (view === null || texts === undefined) return;
    const { root } = view;
    const { theme, accent, position, offset } = this;
    paint(root, this.#panel, { locale, theme, accent, position, offset }, this.#look);
    root.toggleAttribute('data-open', this.#open);
    root.toggleAttribute('data-inline', this.#isInline);
    const words = this.#panel?.words(this.#unread);
    const label = (this.#open && words?.close) || texts.open;
    const news = (this.#unread > 0 && words?.unread) || '';
    view.update({ open: this.#open, unread: this.#unread, label, news });
    if (!this.#greeted && this.greeting && !this.#open) {
      this.#greeted = true;
      this.#greet(this.greeting);
    }
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

declare global {
  interface HTMLElementTagNameMap {
    'service-chat': ServiceChatElement;
  }
}

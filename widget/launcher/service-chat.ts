import { ChatOptions } from './chat-options.ts';
import { type ChatEventDetails, type ChatEventName, hasConversation, type Panel, type PanelSetup } from './contract.ts';
import { leaveCorner, takeCorner } from './corner.ts';
import { Face } from './face.ts';
import { followLook } from './follow-look.ts';
import { followOwnLines } from './lines/own-lines.ts';
import { lit } from './lit.ts';
import { findLook, type LauncherLook, readToldLook, toLauncherLook } from './look.ts';
import { findBaseUrl, loadModule } from './panel-file.ts';
import { alreadyHere, checkBaseUrl, checkPropertyId, report, unknownProperty } from './problems.ts';
import { forwardSlots } from './slots.ts';

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
export class ServiceChatElement extends ChatOptions {
  /** For the panel's files (shared-lit.ts). */
  static readonly lit = lit;

  #face: Face | null = null;
  #beginning: Promise<void> | null = null;
  #panel: Panel | null = null;
  #panelLoading: Promise<Panel> | null = null;
  #look: LauncherLook = {};
  #identity: string | null = null;
  #open = false;
  #unread = 0;
  #stopLines = (): void => {};
  #stopLooking = (): void => {};
  readonly #slots = new MutationObserver(() => forwardSlots(this, this.#panel));

  /** Whether the panel is open. */
  get isOpen(): boolean {
    return this.#open;
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
      if (this.isConnected) return; // only moved within the page
      this.#letGo();
      this.#beginning = null;
      leaveCorner(this);
    });
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!this.isConnected) return;
    if (changed.has('propertyId') || changed.has('baseUrl')) {
      this.#stop();
      this.#beginning = null;
      leaveCorner(this);
    }
    if (changed.has('preview') && this.preview) {
      this.#look = toLauncherLook(this.preview);
      this.#panel?.showProperty(this.preview);
    }
    if (this.#beginning === null) {
      this.#beginning = this.#begin();
      this.#beginning.catch(() => {}); // already reported on the console and by an event
    } else this.#refresh();
    if (changed.has('locale')) void this.#panel?.useLocale(this.activeLocale).then(() => this.#refresh());
  }

  /** Resolves once the launcher is on the page. Rejects for an unknown property, or when its chat is off. */
  async whenReady(): Promise<void> {
    await this.updateComplete;
    if (this.#beginning === null) throw new Error('service-chat: not on a page');
    await this.#beginning;
  }

  /** Opens the panel. Rejects when it cannot be loaded or the server refuses this property. */
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
    await this.#start(panel);
  }

  close(): void {
    if (!this.#open || this.isInline) return;
    this.#open = false;
    const hadFocus = this.shadowRoot?.activeElement === this.#panel;
    this.#panel?.hide();
    this.#refresh();
    if (hadFocus) this.#face?.focus();
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

  /** Removes the widget and disconnects; the server keeps the conversation. */
  destroy(): void {
    this.#stop();
    this.remove();
  }

  /** Called when the earlier widget of this property has left the page. */
  takeOver(): void {
    this.#beginning = null;
    this.requestUpdate();
  }

  /** Loads the property's settings and shows the launcher, or reports why it cannot. */
  async #begin(): Promise<void> {
    const { propertyId } = this;
    const problem =
      checkPropertyId(propertyId) ??
      checkBaseUrl(findBaseUrl(this.baseUrl)) ??
      (this.isInline || this.preview || takeCorner(this) ? null : alreadyHere(propertyId));
    if (problem !== null) throw this.#refuse(problem);
    const look = this.preview
      ? this.#look
      : await findLook(findBaseUrl(this.baseUrl), propertyId ?? '', this.activeLocale);
    if (!this.isConnected || this.propertyId !== propertyId) return;
    if (look === null) throw this.#refuse(unknownProperty(propertyId ?? ''));
    this.hidden = false;
    this.#look = look ?? {};
    const isNew = this.#face === null;
    this.#face ??= new Face(this, () => this.#load());
    this.#refresh();
    if (isNew) this.#emit('ready', undefined);
    this.#letGo();
    const url = `${findBaseUrl(this.baseUrl)}config/${propertyId}/changes`;
    if (!this.preview) this.#stopLooking = followLook(url, (update) => this.#showUpdate(update));
    this.#followLines();
    const wanted = this.isInline || this.#panel !== null || hasConversation(propertyId ?? '');
    if (wanted && !this.preview)
      void this.#resume().catch(() => {}); // reported by #load
    else if (this.isInline) void this.open().catch(() => {});
  }

  /** Applies settings pushed to guests who have not started to chat. */
  #showUpdate(update: unknown): void {
    const look = readToldLook(update);
    if (look === null) return void this.#refuse(unknownProperty(this.propertyId ?? ''));
    const { lines } = this.#look;
    this.#look = look;
    this.#refresh();
    if (look.lines !== lines) this.#followLines();
  }

  #refuse({ code, message }: ChatEventDetails['error']): Error {
    this.hidden = true;
    this.#stop();
    this.#emit('error', report(code, message));
    return new Error(message);
  }

  /** Connects when this browser has a conversation, unless the panel was on the page already. */
  async #resume(): Promise<void> {
    const panel = await this.#load();
    if (this.isInline && !this.#open) await this.open();
    else await this.#start(panel);
  }

  #start(panel: Panel): Promise<void> {
    this.#stopLooking(); // once connected, the panel receives each change
    return panel.start();
  }

  #followLines(): void {
    this.#stopLines();
    if (this.#open || this.preview) return;
    this.#stopLines = followOwnLines(this.#look, {
      propertyId: this.propertyId ?? '',
      baseUrl: findBaseUrl(this.baseUrl),
      locale: this.activeLocale,
      say: (text) => {
        if (!this.#open) this.#face?.greet(text);
      },
    });
  }

  #letGo(): void {
    this.#stopLines();
    this.#stopLooking();
  }

  /** Removes all that was shown of the property. */
  #stop(): void {
    this.#letGo();
    this.#panel?.stop();
    this.#panel = this.#panelLoading = this.#face = null;
    this.#open = false;
    this.#unread = 0;
    this.#look = this.preview ? toLauncherLook(this.preview) : {};
    this.shadowRoot?.replaceChildren();
  }

  #load(): Promise<Panel> {
    const face = this.#face;
    this.#panelLoading ??= loadModule('panel')
      .then(async (module) => {
        await module.prepare(this.activeLocale);
        if (face !== this.#face || face === null || !this.isConnected)
          throw new Error('service-chat: taken off the page');
        const panel = module.createPanel(this.#setup());
        face.root.prepend(panel);
        this.#panel = panel;
        this.#refresh();
        return panel;
      })
      .catch((cause: unknown) => {
        this.#panelLoading = null;
        if (face === this.#face && this.isConnected)
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
      inline: this.isInline,
      preview: this.preview ?? null,
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
    this.#face?.refresh(this.#panel, this.#look, this.#unread);
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

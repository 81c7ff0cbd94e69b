import { localized } from '@lit/localize';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { ATTACHMENTS_PER_MESSAGE_MAX } from '../../shared/domain/attachment.ts';
import type { GuestMessage, GuestProperty, QuickReply } from '../../shared/protocol/guest-frames.ts';
import type { Panel, PanelSetup } from '../launcher/contract.ts';
import { paintAccent } from './accent.ts';
import type { OpenLink } from './chat-link.ts';
import { type ChatState, consentDue, isFromHotel, unreadCount } from './chat-state.ts';
import { ChatStore } from './chat-store.ts';
import type { ChoiceShelf, Choices } from './choices.ts';
import { CONVERSATION_STYLES } from './conversation-styles.ts';
import { bannerView, dockView } from './dock-view.ts';
import { FilePicker } from './file-picker.ts';
import { focusInto, trapFocus } from './focus.ts';
import { headerView } from './header-view.ts';
import { guessLanguage, noteDraft } from './language-guess.ts';
import { getLocale, setLocale } from './localization.ts';
import { logView } from './log-view.ts';
import { menuView } from './menu-view.ts';
import { nameOf, textOf } from './message-view.ts';
import { PANEL_STYLES } from './panel-styles.ts';
import { PropertyRefresh } from './property-refresh.ts';
import type { RateContext, Rated } from './rate-view.ts';
import { reportRefusal } from './refusal.ts';
import { LogScroll } from './scroll.ts';
import { Sheets } from './sheets.ts';
import { playChime } from './sound.ts';
import { createFileMark, createSeenMark } from './storage.ts';
import { TEXTS } from './texts.ts';
import { downloadTranscript } from './transcript.ts';
import { TypingNotice } from './typing-notice.ts';
import { followViewport } from './viewport.ts';
import { createGuestCalls } from './ways/calls.ts';

/* Longer than most files: this element passes its state to the views and handles their events. */

/** The values that every part of the panel needs to render. */
interface PanelContext {
  state: ChatState;
  locale: string;
  now: Date;
}

/** Length of the message preview beside the launcher. */
const PREVIEW_MAX = 140;

/**
 * `<service-chat-panel>`: the open chat. Its launcher makes it, shows it and hides it.
 *
 * @slot header - Replaces the hotel's name and status.
 * @slot empty - Replaces the welcome before the first message.
 * @slot before-composer - Above the field the guest writes in.
 */
@localized()
export class ServiceChatPanel extends LitElement implements Panel {
  static override styles = [PANEL_STYLES, CONVERSATION_STYLES];

  @property({ attribute: false }) setup!: PanelSetup;
  @property({ attribute: false }) openLink!: OpenLink;
  @property({ attribute: false }) choices!: ChoiceShelf;
  /** Whether this browser has an earlier conversation, which is then being loaded. */
  @property({ type: Boolean }) expected = false;

  @state() private draft = '';
  @state() private menuOpen = false;
  @state() private asks: 'end' | 'erase' | null = null;
  @state() private going = false;
  @state() private rated: Rated = null;
  @state() private news = '';
  @state() private behind = false;
  @query('.composer textarea') private textarea!: HTMLTextAreaElement | null;
  @query('.panel') private frame!: HTMLElement;

  readonly #calls = createGuestCalls(
    () => this.setup.baseUrl,
    () => this.#store?.link.session(),
  );
  #store: ChatStore | null = null;
  #scroll = new LogScroll();
  #calmSeq = Number.MAX_SAFE_INTEGER;
  #unread = 0;
  #shown: GuestProperty | null = null;
  #resting = false;
  readonly #looks = new PropertyRefresh(
    () => (this.#store === null ? null : this.setup),
    (property) => this.#store?.showProperty(property),
  );
  #stopFollowing = (): void => {};
  readonly #picker = new FilePicker(this, () => this.#connect().state.files, ATTACHMENTS_PER_MESSAGE_MAX);
  readonly #sheets = new Sheets(this, () => this.textarea?.focus());
  readonly #typing = new TypingNotice((on) => this.#store?.link.typing(on));

  constructor() {
    super();
    this.hidden = true;
  }

  async start(): Promise<void> {
    const refused = await this.#connect().firstContact;
    if (refused !== null) throw new Error(`service-chat: the server refused this page (${refused})`);
  }

  show(): void {
    this.#calmSeq = this.#connect().state.newestSeq;
    this.hidden = false;
    this.toggleAttribute('data-inline', this.setup.inline);
    paintAccent(this);
    this.#stopFollowing = followViewport(this);
    this.#scroll.toEnd();
    this.performUpdate(); // at once, because the guest may already type
    if (!this.setup.inline) focusInto(this.frame, this.textarea);
    this.#seen();
  }

  hide(): void {
    this.hidden = true;
    this.menuOpen = false;
    this.#stopFollowing();
  }

  async send(text: string): Promise<void> {
    if (text.trim() !== '') this.#say(text.trim());
  }

  identify(jwt: string): void {
    this.#store?.link.identify(jwt);
  }

  async useLocale(locale: string): Promise<void> {
    await setLocale(locale);
    await this.#looks.now();
  }

  words(unread: number): { close: string; unread: string; latest: string } {
    const line = this.#store?.state.lines.findLast(({ message }) => isFromHotel(message));
    const latest = unread > 0 && line !== undefined ? textOf(line.message).slice(0, PREVIEW_MAX) : '';
    return { close: TEXTS.close(), unread: TEXTS.unread(unread), latest };
  }

  showProperty(property: GuestProperty): void {
    this.#store?.showProperty(property);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#resting) return;
    this.#resting = false;
    if (!this.hidden) this.#stopFollowing = followViewport(this);
    this.#store?.reopen();
  }

  /** Disconnects when removed from the page, but not when moved within it. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected || this.#store === null) return;
      this.#resting = true;
      this.#stopFollowing();
      this.#typing.close();
      this.#looks.stop();
      this.#store.close();
    });
  }

  stop(): void {
    this.#stopFollowing();
    this.#typing.close();
    this.#looks.stop();
    this.#store?.close();
    this.#store = null;
    this.remove();
  }

  override render(): TemplateResult {
    const store = this.#connect();
    const context = { state: store.state, locale: getLocale(), now: new Date() };
    const hotel = store.state.property?.name;
    return html`<div class="panel" part="panel" role=${this.setup.inline ? 'region' : 'dialog'} tabindex="-1"
        aria-label=${hotel ? TEXTS.chatWith(hotel) : TEXTS.chat()} @keydown=${this.#onKey}>
      ${headerView({
        ...context,
        menuOpen: this.menuOpen,
        closable: !this.setup.inline,
        baseUrl: this.setup.baseUrl,
        toggleMenu: () => this.#toggleMenu(),
        close: () => this.setup.close(),
      })}
      ${bannerView(context)}
      <div class="body">
        ${this.#logView(store, context)}
        ${this.#sheets.view(store.state.property?.look?.assistantName)}
        ${this.behind ? html`<button class="jump" @click=${() => this.#jump()}>${TEXTS.newMessages()}</button>` : ''}
        ${this.menuOpen ? this.#menuView(store, context) : ''}
      </div>
      ${dockView({
        ...context,
        draft: this.draft,
        contact: store.state.property,
        picker: this.#picker,
        input: (event) => this.#onInput(event),
        keydown: (event) => this.#onComposerKey(event),
        submit: (event) => this.#submit(event),
        callPerson: () => this.#say(TEXTS.wantPerson(), 'human', getLocale()),
        agree: () => this.#agree(),
        startOver: () => this.#startOver(),
      })}
      <div class="quiet" aria-live="polite">${this.news}</div>
    </div>`;
  }

  #logView(store: ChatStore, context: PanelContext): TemplateResult {
    const { property } = store.state;
    const answer = (text: string, choice?: string): void =>
      this.#say(text, choice, store.state.lines.at(-1)?.message.language);
    const choose = ({ label, value }: QuickReply): void => answer(label, value);
    return logView({
      ...context,
      calmSeq: this.#calmSeq,
      expected: this.expected && property === null,
      ...this.#rating(store),
      baseUrl: this.setup.baseUrl,
      ask: (text, language) => this.#say(text, undefined, language),
      choose,
      resend: (key) => store.resend(key),
      blobs: store.files.blobs,
      loadOlder: () => store.loadOlder(),
      actions: {
        choose,
        say: answer,
        leaveEmail: property?.carryOn?.includes('email') ? () => (this.menuOpen = this.going = true) : null,
      },
      openHelp: this.#sheets.openers(store).openHelp,
      isCovered: this.#sheets.isOpen,
      redraw: () => this.requestUpdate(),
      scrolled: () => this.#onScroll(),
    });
  }

  #rating(store: ChatStore): Omit<RateContext, 'locale'> {
    return {
      rated: this.rated,
      rate: (score, comment) => {
        store.link.rate(score, comment);
        this.rated = { score, isExplained: comment !== undefined };
      },
    };
  }

  #menuView(store: ChatStore, context: PanelContext): TemplateResult {
    const { openHelp, openPast } = this.#sheets.openers(store);
    const fromMenu = (open: (() => void) | null) =>
      open &&
      (() => {
        this.menuOpen = false;
        open();
      });
    return menuView({
      ...context,
      ...this.#rating(store),
      sound: this.#hasSound,
      openHelp: fromMenu(openHelp),
      openPast: fromMenu(openPast),
      asks: this.asks,
      chooseLocale: (locale) => this.#choose({ locale }),
      toggleSound: () => this.#choose({ sound: !this.#hasSound }),
      download: () => downloadTranscript(store.state, getLocale()),
      going: this.going,
      turnGoing: () => (this.going = !this.going),
      redraw: () => this.requestUpdate(),
      calls: this.#calls,
      ask: (about) => void this.#ask(about),
      end: () => {
        this.#finish(() => store.link.end());
        this.rated = null;
      },
      erase: () => this.#finish(() => store.erase()),
      startOver: () => this.#startOver(),
    });
  }

  protected override willUpdate(): void {
    this.#scroll.before(this.renderRoot.querySelector('.log'));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#scroll.after(this.renderRoot.querySelector('.log'), this.frame);
  }

  #connect(): ChatStore {
    if (this.#store !== null) return this.#store;
    const { propertyId, baseUrl } = this.setup;
    const store = new ChatStore(this.openLink, createSeenMark(propertyId), {
      propertyId,
      baseUrl,
      mark: createFileMark(propertyId),
    });
    this.#store = store;
    store.addEventListener('change', () => this.#onChange(store));
    store.addEventListener('message', (event) => this.#onMessage((event as CustomEvent<GuestMessage>).detail));
    store.addEventListener('property', () => this.#looks.soon());
    store.link.start();
    void store.firstContact.then((code) => {
      if (code !== null) this.setup.emit('error', reportRefusal(code, propertyId));
    });
    return store;
  }

  #onChange(store: ChatStore): void {
    this.requestUpdate();
    const { property } = store.state;
    if (property !== null && property !== this.#shown) {
      this.#shown = property;
      this.setup.showLook(property);
      paintAccent(this);
    }
    this.#seen();
    const count = unreadCount(store.state);
    if (count === this.#unread) return;
    this.#unread = count;
    this.setup.emit('unread', { count });
  }

  #onMessage(message: GuestMessage): void {
    const { id, author, text } = message;
    // Language unknown: use the page's.
    const language = message.language === 'und' || message.language === '' ? getLocale() : message.language;
    this.setup.emit('message', { id, author, text, language });
    if (author === 'guest') return;
    this.news = isFromHotel(message)
      ? `${nameOf(message, this.#store?.state.property?.look?.assistantName)}: ${textOf(message)}`
      : text;
    if (!this.#scroll.atEnd) this.behind = true;
    if (this.#hasSound && (this.hidden || document.hidden)) playChime();
  }

  #seen(): void {
    if (!this.hidden && !document.hidden && this.#scroll.atEnd) this.#store?.markSeen();
  }

  /** `textLanguage` is given for prepared texts such as suggestions; for typed text it is guessed. */
  #say(text: string, choice?: string, textLanguage?: string): void {
    const store = this.#connect();
    const guess = textLanguage === undefined ? guessLanguage(text, this.#spoken()) : undefined;
    const language =
      text === '' ? undefined : textLanguage === undefined ? guess : { code: textLanguage, confidence: 1 };
    store.noteGuest();
    this.#scroll.toEnd();
    this.behind = this.menuOpen = false;
    this.#sheets.drop();
    // The tapped button disappears with the next render: move the focus first.
    if (this.shadowRoot?.activeElement) focusInto(this.frame, this.textarea);
    const message = {
      ...(text !== '' && { text }),
      ...(language && { language }),
      ...(choice !== undefined && { choice }),
    };
    const files = choice === undefined && textLanguage === undefined ? this.#picker.take() : [];
    if (files.length > 0) store.sendFiles(message, files);
    else store.send(message);
    this.choices.keep();
  }

  /** The language of the guest's last message, if known. */
  #spoken(): string | undefined {
    const lines = this.#store?.state.lines ?? [];
    const language = lines.findLast(({ message }) => message.author === 'guest')?.message.language;
    return language === 'und' ? undefined : language;
  }

  #submit(event: Event): void {
    event.preventDefault();
    const text = this.draft.trim();
    const max = this.#connect().state.textLengthMax;
    if ((text !== '' || this.#picker.files.length > 0) && text.length <= max && !this.#picker.isBusy) {
      this.draft = '';
      this.#typing.set(false);
      this.#say(text);
      this.textarea?.focus();
    }
  }

  #onInput(event: InputEvent): void {
    this.draft = (event.target as HTMLTextAreaElement).value;
    noteDraft(this.draft, this.#spoken());
    this.#store?.noteGuest();
    this.#typing.set(this.draft !== '');
  }

  /** Enter sends, except while an input method is composing a word. */
  #onComposerKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    this.#submit(event);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (this.menuOpen || this.#sheets.isOpen)) {
      event.preventDefault();
      if (this.menuOpen) this.#toggleMenu();
      else this.#sheets.close();
    }
    if (!this.setup.inline) trapFocus(event, this.renderRoot as ShadowRoot, this.frame);
  }

  #toggleMenu(): void {
    this.menuOpen = !this.menuOpen;
    this.asks = null;
    this.going = false;
    if (!this.menuOpen) this.renderRoot.querySelector<HTMLElement>('[part=menu-button]')?.focus();
  }

  #onScroll(): void {
    const log = this.renderRoot.querySelector('.log');
    if (log === null) return;
    this.#scroll.read(log);
    if (this.#scroll.atEnd) this.behind = false;
    if (this.#scroll.atStart) this.#store?.loadOlder();
    this.#seen();
  }

  get #hasSound(): boolean {
    return this.choices.get().sound ?? true;
  }

  #choose(choice: Choices): void {
    this.choices.set(choice);
    if (choice.locale !== undefined) this.setup.localeChosen(choice.locale);
    this.requestUpdate();
  }

  #jump(): void {
    this.#scroll.toEnd();
    this.behind = false;
    this.textarea?.focus();
  }

  /** The pressed button disappears with the next render: move the focus to "cancel", and back afterwards. */
  async #ask(about: 'end' | 'erase' | null): Promise<void> {
    const before = this.asks;
    this.asks = about;
    await this.updateComplete;
    const next = about === null ? `[data-asks=${before}]` : '.pair button';
    this.renderRoot.querySelector<HTMLElement>(`.menu ${next}`)?.focus();
  }

  #finish(act: () => void): void {
    act();
    this.menuOpen = false;
    this.textarea?.focus();
  }

  #startOver(): void {
    if (this.#store !== null) this.#sheets.keepPast(this.#store);
    this.rated = null;
    this.menuOpen = this.behind = this.expected = false;
    this.#store?.startOver();
    this.textarea?.focus();
  }

  #agree(): void {
    const store = this.#connect();
    const version = consentDue(store.state);
    if (version !== null) store.agree(version, store.state.property?.look?.consent?.language ?? getLocale());
    void this.updateComplete.then(() => this.textarea?.focus());
  }
}

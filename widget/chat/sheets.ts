import { html, nothing, type TemplateResult } from 'lit';
import type { PanelSetup } from '../launcher/contract.ts';
import type { ChatStore } from './chat-store.ts';
import { getLocale } from './localization.ts';
import { wordsOf } from './message-view.ts';
import { createPastShelf, type PastShelf } from './past-shelf.ts';

/** What may lie over the conversation. */
type Sheet = 'help' | 'past';

/** What the sheets need of the panel they lie in. */
interface SheetHost {
  readonly setup: PanelSetup;
  requestUpdate(): void;
}

/** Help and earlier conversations, which lie over the conversation of today. What draws them is fetched when they are wanted. */
export class Sheets {
  readonly #host: SheetHost;
  readonly #whenClosed: () => void;
  #open: Sheet | null = null;

  constructor(host: SheetHost, whenClosed: () => void) {
    this.#host = host;
    this.#whenClosed = whenClosed;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** How to open them, where there is something in them. */
  openers(store: ChatStore): { openHelp: (() => void) | null; openPast: (() => void) | null } {
    const hasHelp = store.state.property?.look?.help === true && this.#host.setup.preview === null;
    return {
      openHelp: hasHelp ? () => this.#show('help') : null,
      openPast: this.#shelf.list().length > 0 ? () => this.#show('past') : null,
    };
  }

  /** Without its page the conversation of today is in sight again. */
  drop(): void {
    this.#open = null;
  }

  close(): void {
    this.#open = null;
    this.#host.requestUpdate();
    this.#whenClosed();
  }

  /** What is left for a new conversation can be read again. */
  keepPast({ link, state }: ChatStore): void {
    const session = link.session();
    const own = state.lines.find(({ message }) => message.author === 'guest');
    if (session !== undefined && own?.seq !== undefined)
      this.#shelf.keep({ session, at: own.message.at, words: wordsOf(own.message) });
  }

  /** `assistant`: what the house calls its own. */
  view(assistant = ''): TemplateResult | typeof nothing {
    const { baseUrl, propertyId } = this.#host.setup;
    const back = (): void => this.close();
    if (this.#open === 'help')
      return html`<service-chat-help url=${`${baseUrl}help/${propertyId}?locale=${getLocale()}`} @back=${back}></service-chat-help>`;
    if (this.#open === 'past')
      return html`<service-chat-past .shelf=${this.#shelf} .baseUrl=${baseUrl} .assistant=${assistant} @back=${back}></service-chat-past>`;
    return nothing;
  }

  get #shelf(): PastShelf {
    return createPastShelf(this.#host.setup.propertyId);
  }

  #show(sheet: Sheet): void {
    import('./more/more.ts').then(
      ({ defineMore }) => {
        defineMore();
        this.#open = sheet;
        this.#host.requestUpdate();
      },
      () => undefined, // offline: a second tap tries again
    );
  }
}

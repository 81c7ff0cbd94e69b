import { html, nothing, type TemplateResult } from 'lit';
import type { PanelSetup } from '../launcher/contract.ts';
import { failedView } from '../ui/late-part.ts';
import type { ChatStore } from './chat-store.ts';
import { getLocale } from './localization.ts';
import { textOf } from './message-view.ts';
import { createPastShelf, type PastShelf } from './past-shelf.ts';
import { TEXTS } from './texts.ts';

/** The views that can cover the conversation. */
type Sheet = 'help' | 'past';

/** The part of the panel that the sheets use. */
interface SheetHost {
  readonly setup: PanelSetup;
  requestUpdate(): void;
}

/** Shows help and earlier conversations on top of the conversation. Their code is loaded when opened. */
export class Sheets {
  readonly #host: SheetHost;
  readonly #whenClosed: () => void;
  #open: Sheet | null = null;
  /** The sheet whose code could not be loaded. */
  #failed: Sheet | null = null;

  constructor(host: SheetHost, whenClosed: () => void) {
    this.#host = host;
    this.#whenClosed = whenClosed;
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** The functions that open each sheet; null for an empty one. */
  openers(store: ChatStore): { openHelp: (() => void) | null; openPast: (() => void) | null } {
    const hasHelp = store.state.property?.look?.help === true && this.#host.setup.preview === null;
    return {
      openHelp: hasHelp ? () => this.#show('help') : null,
      openPast: this.#shelf.list().length > 0 ? () => this.#show('past') : null,
    };
  }

  /** Closes the sheet when the panel leaves the page. */
  drop(): void {
    this.#open = null;
  }

  close(): void {
    this.#open = null;
    this.#host.requestUpdate();
    this.#whenClosed();
  }

  /** Remembers the conversation before a new one starts. */
  keepPast({ link, state }: ChatStore): void {
    const session = link.session();
    const firstLine = state.lines.find(({ message }) => message.author === 'guest');
    if (session !== undefined && firstLine?.seq !== undefined)
      this.#shelf.keep({ session, at: firstLine.message.at, words: textOf(firstLine.message) });
  }

  /** `assistant`: the hotel's name for its assistant. */
  view(assistant = ''): TemplateResult | typeof nothing {
    const { baseUrl, propertyId } = this.#host.setup;
    const back = (): void => this.close();
    if (this.#open === 'help')
      return html`<service-chat-help url=${`${baseUrl}help/${propertyId}?locale=${getLocale()}`} @back=${back}></service-chat-help>`;
    if (this.#open === 'past')
      return html`<service-chat-past .shelf=${this.#shelf} .baseUrl=${baseUrl} .assistant=${assistant} @back=${back}></service-chat-past>`;
    const failed = this.#failed;
    return failed === null
      ? nothing
      : html`<div class="menu">${failedView(TEXTS.somethingWrong(), () => this.#show(failed))}</div>`;
  }

  get #shelf(): PastShelf {
    return createPastShelf(this.#host.setup.propertyId);
  }

  #show(sheet: Sheet): void {
    this.#failed = null;
    import('./more/more.ts')
      .then(
        ({ defineMore }) => {
          defineMore();
          this.#open = sheet;
        },
        () => {
          this.#failed = sheet;
        },
      )
      .then(() => this.#host.requestUpdate());
  }
}

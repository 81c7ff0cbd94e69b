import { localized } from '@lit/localize';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { GuestMessage } from '../../../shared/protocol/guest-frames.ts';
import { dayOf } from '../../ui/format.ts';
import { ICONS } from '../../ui/icons.ts';
import { isFromHotel } from '../chat-state.ts';
import { getLocale } from '../localization.ts';
import { nameOf, textOf } from '../message-view.ts';
import type { PastChat, PastShelf } from '../past-shelf.ts';
import { TEXTS } from '../texts.ts';
import { SHEET_STYLES } from './sheet-styles.ts';

const LINES_MAX = 200;

/**
 * `<service-chat-past>`: earlier conversations of this browser, to read or to erase.
 * @fires back - The guest goes back to the conversation of today.
 */
@localized()
export class ServiceChatPast extends LitElement {
  static override styles = SHEET_STYLES;

  @property({ attribute: false }) shelf!: PastShelf;
  /** Base address of the server; ends in `/chat/`. */
  @property({ attribute: false }) baseUrl = '';
  /** The hotel's name for its assistant; empty for the default. */
  @property({ attribute: false }) assistant = '';
  @state() private chosen: PastChat | null = null;
  /** Null while loading; undefined when it no longer exists. */
  @state() private lines: readonly GuestMessage[] | null | undefined = null;
  @state() private asks = false;
  @state() private failed = false;

  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('.round')?.focus();
  }

  override render(): TemplateResult {
    const { chosen } = this;
    const title = chosen === null ? TEXTS.past() : dayOf(chosen.at, getLocale(), new Date());
    return html`<div class="top"><button class="round" aria-label=${TEXTS.back()} @click=${this.#back}>${ICONS.back}</button><h3>${title}</h3></div>
      <div class="list" tabindex="0" role="region" aria-label=${title} aria-busy=${chosen !== null && this.lines === null}>
        ${this.failed ? html`<p class="note" role="alert">${TEXTS.somethingWrong()}</p>` : nothing}
        ${chosen === null ? this.#listView() : this.#linesView(chosen)}
      </div>`;
  }

  #listView(): TemplateResult {
    const chats = this.shelf.list();
    if (chats.length === 0) return html`<p class="note" role="status">${TEXTS.pastGone()}</p>`;
    return html`<ul>${chats.map(
      (chat) => html`<li><button class="entry" @click=${() => this.#open(chat)}>
        <span class="muted">${dayOf(chat.at, getLocale(), new Date())}</span><span class="first" dir="auto">${chat.words}</span></button></li>`,
    )}</ul>`;
  }

  #linesView(chat: PastChat): TemplateResult | typeof nothing {
    if (this.lines === undefined) return html`<p class="note" role="status">${TEXTS.pastGone()}</p>`;
    if (this.lines === null) return nothing;
    return html`<ul>${this.lines.map(
      (message) => html`<li class="said" ?data-own=${message.author === 'guest'}>
        <span class="muted">${isFromHotel(message) ? nameOf(message, this.assistant) : message.author === 'guest' ? TEXTS.you() : ''}</span>
        <p dir="auto">${textOf(message)}</p></li>`,
    )}</ul>
    ${
      this.asks
        ? html`<div class="pair" role="group" aria-labelledby="ask"><p id="ask">${TEXTS.eraseQuestion()}</p>
          <button @click=${() => (this.asks = false)}>${TEXTS.cancel()}</button>
          <button class="danger" @click=${() => this.#erase(chat)}>${TEXTS.eraseChat()}</button></div>`
        : html`<button class="erase" @click=${() => (this.asks = true)}>${ICONS.erase}${TEXTS.eraseChat()}</button>`
    }`;
  }

  readonly #back = (): void => {
    if (this.chosen === null) this.dispatchEvent(new Event('back'));
    this.chosen = null;
    this.asks = this.failed = false;
  };

  async #open(chat: PastChat): Promise<void> {
    this.chosen = chat;
    this.lines = null;
    await this.#try(async () => {
      const answer = await this.#say(chat, { type: 'history', after: 0, limit: LINES_MAX });
      if (answer === null) {
        this.shelf.drop(chat);
        this.lines = undefined;
      } else this.lines = readMessages(answer);
    });
  }

  async #erase(chat: PastChat): Promise<void> {
    await this.#try(async () => {
      await this.#say(chat, { type: 'erase' });
      this.shelf.drop(chat);
      this.chosen = null;
      this.asks = false;
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.failed = false;
    try {
      await work();
    } catch {
      this.failed = true; // offline, or the server is busy: the guest may try again
      this.chosen = null;
    }
  }

  /** Null when the server no longer has this conversation. */
  async #say({ session }: PastChat, frame: object): Promise<unknown> {
    const answer = await fetch(new URL('messages', this.baseUrl), {
      method: 'POST',
      credentials: 'omit',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
      body: JSON.stringify(frame),
    });
    if (answer.status === 401 || answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    return answer.status === 204 ? [] : answer.json().catch(() => []);
  }
}

/** The messages in the answer to `history`; other frames are ignored. */
function readMessages(frames: unknown): GuestMessage[] {
  if (!Array.isArray(frames)) return [];
  return frames.flatMap((frame: { type?: string; message?: GuestMessage }) =>
    frame.type === 'message' && frame.message !== undefined && textOf(frame.message) !== '' ? [frame.message] : [],
  );
}

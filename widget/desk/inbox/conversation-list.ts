import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { conversationPath, writeRoute } from '../data/route.ts';
import { conversationsWithDrafts, FILTERS, type Filter, filterCounts, listedConversations } from '../data/select.ts';
import type { DeskState } from '../data/state.ts';
import type { Conversation } from '../data/types.ts';
import { controls } from '../ui/controls.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { formatNumber, languageName, shortTime } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { plural } from '../ui/plural.ts';
import { filterWord, stateWord } from '../ui/words.ts';
import { listStyles } from './conversation-list-styles.ts';

const CLOCK_MS = 30_000;
const SEARCH_PAUSE_MS = 300;

/** Another filter or other words are wished. */
export class ListFilterEvent extends Event {
  /** Only what changes: the other may have changed since we were drawn. */
  readonly change: { filter?: Filter; search?: string };
  constructor(change: { filter?: Filter; search?: string }) {
    super('list-filter', { bubbles: true, composed: true });
    this.change = change;
  }
}

/**
 * The live list of conversations.
 * @fires {ListFilterEvent} list-filter - Another filter or search is wished.
 */
export class DeskConversationList extends DeskElement {
  static override styles = [controls, listStyles];

  @property({ attribute: false }) filter: Filter = 'active';
  @property({ attribute: false }) search = '';
  @property({ attribute: false }) openId: string | null = null;
  @state() private now = new Date();
  @query('input') private readonly input!: HTMLInputElement;
  #clock: ReturnType<typeof setInterval> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.conversations, state.list, state.drafts, state.nextCursor, state.timezone, state.user];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#clock = setInterval(() => {
      this.now = new Date();
    }, CLOCK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#clock);
    clearTimeout(this.#pause);
  }

  focusSearch(): void {
    this.input.focus();
    this.input.select();
  }

  override render(): TemplateResult {
    const counts = filterCounts(this.deskState);
    const choose = (filter: Filter) => this.dispatchEvent(new ListFilterEvent({ filter }));
    return html`
      <h1 class="visually-hidden">${msg('Conversations', { id: 'desk-conversations' })}</h1>
      <div class="search">
        ${icon('search')}
        <input class="input" type="search" .value=${this.search} @input=${this.#onSearch} @keydown=${this.#onSearchKey} placeholder=${msg('Search', { id: 'desk-search' })} aria-label=${msg('Search conversations', { id: 'desk-search-label' })} />
      </div>
      <div class="filters" role="group" aria-label=${msg('Show', { id: 'desk-show' })}>
        ${FILTERS.map(
          (filter) => html`<button class="filter" aria-pressed=${filter === this.filter} @click=${() => choose(filter)}>
            ${filterWord(filter)} ${counts[filter] > 0 && filter !== 'resolved' ? html`<span class=${filter}>${formatNumber(counts[filter])}</span>` : nothing}
          </button>`,
        )}
      </div>
      ${this.#list()}
    `;
  }

  #list(): TemplateResult {
    const { deskState: state } = this;
    const found = listedConversations(state, this.filter, this.search);
    if (found.length > 0) {
      const drafts = conversationsWithDrafts(state);
      return html`<ol class="list">
          ${repeat(
            found,
            ({ id }) => id,
            (conversation) => this.#row(conversation, drafts.has(conversation.id)),
          )}
        </ol>
        ${state.nextCursor === null ? nothing : html`<button class="button quiet more" @click=${() => void this.desk.loadConversations(true)}>${msg('Load older ones', { id: 'desk-older' })}</button>`}`;
    }
    switch (state.list) {
      case 'idle':
      case 'loading':
        return html`<div class="list" role="status" aria-label=${msg('Loading conversations', { id: 'desk-loading-list' })}>
          ${[0, 1, 2, 3, 4].map(() => html`<div class="skeleton"></div>`)}
        </div>`;
      case 'failed':
        return html`<div class="blank">
          ${icon('alert')}
          <p>${msg('The conversations could not be loaded.', { id: 'desk-list-failed' })}</p>
          <button class="button" @click=${() => void this.desk.loadAll()}>${msg('Try again', { id: 'desk-try-again' })}</button>
        </div>`;
      case 'ready':
        return html`<div class="blank">${icon('inbox')}${this.#nothingHere()}</div>`;
      default:
        return state.list satisfies never;
    }
  }

  #nothingHere(): TemplateResult {
    const { search } = this;
    if (search !== '') return html`<p>${msg(str`Nothing found for “${search}”.`, { id: 'desk-none-found' })}</p>`;
    if (this.filter === 'waiting') return html`<p>${msg('Nobody waits. Well done.', { id: 'desk-none-waiting' })}</p>`;
    if (this.deskState.conversations.size > 0)
      return html`<p>${msg('No conversations here.', { id: 'desk-none-here' })}</p>`;
    return html`<h2>${msg('No conversations yet', { id: 'desk-none' })}</h2>
      <p>${msg('As soon as a guest writes, it appears here by itself.', { id: 'desk-none-hint' })}</p>
      <a class="button" href=${writeRoute('settings', 'script')}>${msg('Put the chat on your site', { id: 'desk-none-setup' })}</a>`;
  }

  #row(conversation: Conversation, hasDraft: boolean): TemplateResult {
    const { id, state, guest, language, assignee, lastMessage: last, unread, updatedAt } = conversation;
    const name = guest?.name ?? msg('Guest', { id: 'desk-guest' });
    const mine = assignee?.id === this.deskState.user?.id;
    const by = {
      guest: '',
      ai: msg('AI:', { id: 'desk-by-ai' }),
      staff: mine ? msg('You:', { id: 'desk-by-you' }) : msg('Staff:', { id: 'desk-by-staff' }),
      system: '',
    };
    return html`<li>
      <a class="row ${state}" href=${conversationPath(id)} aria-current=${id === this.openId ? 'true' : nothing} data-id=${id}>
        <span class="name"><bdi>${name}</bdi></span>
        <time datetime=${updatedAt}>${shortTime(last?.at ?? updatedAt, this.now, this.deskState.timezone)}</time>
        <span class="words">
          ${
            last === null
              ? msg('No message yet', { id: 'desk-no-message' })
              : html`${by[last.author] === '' ? nothing : html`<span class="by">${by[last.author]}</span>`}
                <span lang=${last.language} dir="auto">${last.text}</span>`
          }
        </span>
        ${unread > 0 ? html`<span class="unread"><span aria-hidden="true">${formatNumber(unread)}</span><span class="visually-hidden">${plural(msg('one: # unread | other: # unread', { id: 'desk-unread' }), unread)}</span></span>` : nothing}
        <span class="facts">
          <span class="chip ${state}">${stateWord(state)}</span>
          ${hasDraft ? html`<span class="chip ai">${msg('Draft to approve', { id: 'desk-has-draft' })}</span>` : nothing}
          ${language === null ? nothing : html`<span class="fact">${languageName(language)}</span>`}
          ${assignee === null ? nothing : html`<span class="fact"><bdi>${mine ? msg('You', { id: 'desk-you' }) : assignee.name}</bdi></span>`}
        </span>
      </a>
    </li>`;
  }

  readonly #onSearch = (): void => {
    const words = this.input.value;
    this.dispatchEvent(new ListFilterEvent({ search: words }));
    clearTimeout(this.#pause);
    if (words.trim() === '') return;
    this.#pause = setTimeout(() => {
      // What is loaded is searched at once; older conversations come from the server, if it answers.
      void this.desk.search(words.trim()).catch((error: unknown) => this.desk.problem(error));
    }, SEARCH_PAUSE_MS);
  };

  readonly #onSearchKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.dispatchEvent(new ListFilterEvent({ search: '' }));
    this.input.blur();
  };
}

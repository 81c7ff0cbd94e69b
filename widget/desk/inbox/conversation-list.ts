import { msg, str } from '@lit/localize';
import type { LitVirtualizer } from '@lit-labs/virtualizer';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { filterCount } from '../data/kept/counts.ts';
import { listedConversations } from '../data/kept/listed.ts';
import { countFilters, FILTERS, looksEverywhere, PLAIN_QUERY, SEARCH_CHARACTERS_MAX } from '../data/kept/listing.ts';
import { loadList, loadMore, narrow } from '../data/kept/loads.ts';
import { pick, turnPicking } from '../data/kept/picks.ts';
import { conversationsWithDrafts } from '../data/kept/select.ts';
import type { Conversation } from '../data/read/types.ts';
import { writeRoute } from '../data/route.ts';
import { type DeskState, isStuck } from '../data/state.ts';
import { DeskElement } from '../ui/desk-element.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { formatNumber } from '../ui/words/format.ts';
import { filterWord } from '../ui/words/words.ts';
import { listStyles } from './conversation-list-styles.ts';
import { renderRow } from './conversation-row.ts';
import { loadTogether } from './together/load.ts';

const CLOCK_MS = 30_000;
/** Scrolling counts as finished after this pause. */
const SCROLL_PAUSE_MS = 120;
/** While scrolling, the list is updated at least this often. */
const HELD_MS_MAX = 500;
const SEARCH_PAUSE_MS = 300;
/** The next page is loaded when this many rows are left below. */
const ROWS_AHEAD = 20;

/** The live list of conversations. Only the visible rows are drawn. */
export class DeskConversationList extends DeskElement {
  static override styles = [controls, listStyles];

  @property({ attribute: false }) openId: string | null = null;
  @state() private now = new Date();
  @state() private filtering = false;
  @state() private atEnd = false;
  @query('input') private readonly input!: HTMLInputElement;
  @query('lit-virtualizer') private readonly rows!: LitVirtualizer | null;
  #clock: ReturnType<typeof setInterval> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #held: ReturnType<typeof setTimeout> | undefined;
  #pickedLast: string | null = null;
  #scrolledAt = Number.NEGATIVE_INFINITY;
  #drawnAt = Number.NEGATIVE_INFINITY;
  /** Whether filters or bulk actions were wished at the last update. */
  #isWished = false;

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [
      state.conversations,
      state.listing,
      state.drafts,
      state.outgoing,
      state.counts,
      state.holdsActive,
      state.timezone,
      state.user,
      state.preferences.density,
      state.labels,
      state.picked,
      state.views,
    ];
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
    clearTimeout(this.#held);
    this.#held = undefined;
  }

  /** Delays updates while scrolling, so that rows do not move and frames are not slowed. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    if (!super.shouldUpdate(changed)) return false;
    const now = performance.now();
    const isHeld = now - this.#scrolledAt < SCROLL_PAUSE_MS && now - this.#drawnAt < HELD_MS_MAX;
    if (changed.size > 0 || !isHeld) {
      this.#drawnAt = now;
      return true;
    }
    this.#held ??= setTimeout(() => {
      this.#held = undefined;
      this.requestUpdate();
    }, SCROLL_PAUSE_MS);
    return false;
  }

  readonly #onScroll = (): void => {
    this.#scrolledAt = performance.now();
  };

  focusSearch(): void {
    this.input.focus();
    this.input.select();
  }

  /** Opens or closes the narrower filters. */
  toggleFilters(): void {
    this.filtering = !this.filtering;
  }

  /** Id of the conversation before or after the open one; without one, the first. */
  neighbour(step: 1 | -1): string | null {
    const listed = listedConversations(this.deskState);
    const here = listed.findIndex(({ id }) => id === this.openId);
    return (here === -1 ? listed[0] : listed[here + step])?.id ?? null;
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#loadTogether(this.filtering || this.deskState.picked !== null);
    if (!changed.has('openId') || this.openId === null) return;
    const index = listedConversations(this.deskState).findIndex(({ id }) => id === this.openId);
    // In the next frame, because measuring now would force a second layout.
    if (index !== -1) requestAnimationFrame(() => this.#reveal(index));
  }

  /** Filters and bulk actions are loaded on first use; if that fails, closing and opening them tries again. */
  #loadTogether(isWished: boolean): void {
    if (isWished && !this.#isWished) loadTogether().catch((error: unknown) => this.desk.problem(error));
    this.#isWished = isWished;
  }

  /** Scrolls a row into view. All rows have the same height, so rows not drawn have a known position. */
  #reveal(index: number): void {
    const { rows } = this;
    const height = rows?.querySelector<HTMLElement>('.item')?.offsetHeight ?? 0;
    // On phones, the list has no layout while a conversation covers it.
    if (rows === null || height === 0) return;
    const [top, bottom] = [index * height, (index + 1) * height];
    if (top < rows.scrollTop) rows.scrollTop = top;
    else if (bottom > rows.scrollTop + rows.clientHeight) rows.scrollTop = bottom - rows.clientHeight;
  }

  override render(): TemplateResult {
    const { query: wished } = this.deskState.listing;
    const filters = countFilters(wished);
    const everywhere = looksEverywhere(wished);
    return html`
      <h1 class="visually-hidden">${msg('Conversations', { id: 'desk-conversations' })}</h1>
      <div class="search">
        <span class="within">${icon('search')}</span>
        <input class="input" type="search" maxlength=${SEARCH_CHARACTERS_MAX} .value=${wished.search} @input=${this.#onSearch} @keydown=${this.#onSearchKey} placeholder=${msg('Search', { id: 'desk-search' })} aria-label=${msg('Search conversations', { id: 'desk-search-label' })} />
        ${this.can('conversations:write') ? this.#pickButton() : nothing}
        <button class="button icon-only narrower" aria-expanded=${this.filtering} aria-controls="filters" title=${msg('Filter', { id: 'desk-filter' })} @click=${() => this.toggleFilters()}>
          ${icon('filter')}<span class="visually-hidden">${msg('Filter', { id: 'desk-filter' })}</span>${filters === 0 ? nothing : html`<span class="on">${formatNumber(filters)}</span>`}
        </button>
      </div>
      <div id="filters">${this.filtering ? html`<desk-list-filters></desk-list-filters>` : nothing}</div>
      <div class="filters" role="group" aria-label=${msg('Show', { id: 'desk-show' })}>
        ${FILTERS.map((filter) => {
          const count = filterCount(this.deskState, filter) ?? 0;
          return html`<button class="filter" aria-pressed=${!everywhere && filter === wished.filter} @click=${() => void narrow(this.desk, { filter, everywhere: wished.search === '' })}>
            <span class="word">${filterWord(filter)}</span> ${count > 0 ? html`<span class=${filter}>${formatNumber(count)}</span>` : nothing}
          </button>`;
        })}
      </div>
      ${wished.search.trim() === '' ? nothing : this.#where(everywhere)}
      ${this.deskState.picked === null ? nothing : html`<desk-bulk-bar></desk-bulk-bar>`}
      ${this.#list()}
    `;
  }

  #pickButton(): TemplateResult {
    const word = msg('Select several', { id: 'desk-pick' });
    const isOn = this.deskState.picked !== null;
    return html`<button class="button icon-only narrower" aria-pressed=${isOn} title=${word} @click=${() => turnPicking(this.desk)}>${icon('tasks')}<span class="visually-hidden">${word}</span></button>`;
  }

  /** Selects or deselects the open conversation, or the first. */
  pickHere(): void {
    const id = this.openId ?? listedConversations(this.deskState)[0]?.id;
    if (id !== undefined) this.#pick(id, this.deskState.picked?.has(id) !== true, false);
  }

  /** With Shift, selects all rows from the last selected one. */
  #pick(id: string, on: boolean, isRange: boolean): void {
    const ids = listedConversations(this.deskState).map((one) => one.id);
    const [from, to] = [ids.indexOf(this.#pickedLast ?? id), ids.indexOf(id)];
    const some = isRange && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    this.#pickedLast = id;
    pick(this.desk, some, on);
  }

  /** Buttons for where to search. */
  #where(everywhere: boolean): TemplateResult {
    const { filter } = this.deskState.listing.query;
    const part = filterWord(filter);
    return everywhere
      ? html`<p class="where">${msg('Searching all conversations, resolved ones too.', { id: 'desk-search-all' })}</p>`
      : html`<p class="where">${msg(str`Searching only “${part}”.`, { id: 'desk-search-part' })} <button class="link-button" @click=${() => void narrow(this.desk, { everywhere: true })}>${msg('Search all', { id: 'desk-search-widen' })}</button></p>`;
  }

  #list(): TemplateResult {
    const { deskState: state } = this;
    const { loading } = state.listing;
    const found = listedConversations(state);
    if (found.length > 0) return this.#rows();
    switch (loading) {
      case 'idle':
      case 'loading':
        return html`<desk-loading class="wide" label=${msg('Loading conversations', { id: 'desk-loading-list' })}></desk-loading>`;
      case 'failed':
        return html`<desk-failed class="wide" heading=${msg('The conversations could not be loaded', { id: 'desk-list-failed' })} .retry=${() => loadList(this.desk)}></desk-failed>`;
      case 'ready':
        return this.#nothingHere();
      default:
        return loading satisfies never;
    }
  }

  /**
   * The virtualizer measures the page whenever its items change, so it gets a new array only when the list changes. Other changes
   * come with a new render function.
   */
  #rows(): TemplateResult {
    const { deskState: state, now, openId } = this;
    const drafts = conversationsWithDrafts(state);
    const unsent = new Set(state.outgoing.filter(isStuck).map(({ conversationId }) => conversationId));
    const listed = listedConversations(state);
    const draw = (conversation: Conversation, index: number): TemplateResult =>
      renderRow({
        conversation,
        place: index + 1,
        count: listed.length,
        isOpen: conversation.id === openId,
        hasDraft: drafts.has(conversation.id),
        isUnsent: unsent.has(conversation.id),
        isMine: conversation.assignee?.id === state.user?.id,
        labels: state.labels,
        isCompact: state.preferences.density === 'compact',
        now,
        timezone: state.timezone,
        isPicked: state.picked?.has(conversation.id) ?? null,
        pick: (on, isRange) => this.#pick(conversation.id, on, isRange),
      });
    // The virtualizer may still ask for a row of the previous, longer list.
    const drawRow = (one: Conversation | undefined, index: number) => (one === undefined ? html`` : draw(one, index));
    return html`<lit-virtualizer scroller class="list wide" role="list" tabindex="-1" aria-label=${msg('Conversations', { id: 'desk-conversations' })}
      .items=${listed} .keyFunction=${keyOf} .renderItem=${drawRow} @scroll=${this.#onScroll} @rangeChanged=${this.#onRange}
    ></lit-virtualizer>
    <p class="progress" role="status">${this.#progress()}</p>`;
  }

  #progress(): string | typeof nothing {
    const { loading, isCut } = this.deskState.listing;
    if (loading === 'loading') return msg('Loading older ones …', { id: 'desk-loading-older' });
    return isCut && this.atEnd
      ? msg('Only the newest are kept here. Search finds the others.', { id: 'desk-list-cut' })
      : nothing;
  }

  #nothingHere(): TemplateResult {
    const { listing, conversations } = this.deskState;
    const { search, filter } = listing.query;
    const clear = html`<wa-button slot="action" size="s" appearance="outlined" @click=${() => void narrow(this.desk, { ...PLAIN_QUERY })}>${msg('Show all active ones', { id: 'desk-clear-filters' })}</wa-button>`;
    if (search !== '') {
      const widen = html`<wa-button slot="action" size="s" appearance="outlined" @click=${() => void narrow(this.desk, { ...PLAIN_QUERY, search })}>${msg('Search all', { id: 'desk-search-widen' })}</wa-button>`;
      const isWidest = looksEverywhere(listing.query) && countFilters(listing.query) === 0;
      return html`<desk-empty class="wide" icon="search">${msg(str`Nothing found for “${search}”.`, { id: 'desk-none-found' })}${isWidest ? clear : widen}</desk-empty>`;
    }
    if (filter === 'waiting' && countFilters(listing.query) === 0)
      return html`<desk-empty class="wide" icon="check">${msg('Nobody waits. Well done.', { id: 'desk-none-waiting' })}</desk-empty>`;
    if (conversations.size > 0)
      return html`<desk-empty class="wide" icon="inbox">${msg('No conversations here.', { id: 'desk-none-here' })}${filter === 'active' && countFilters(listing.query) === 0 ? nothing : clear}</desk-empty>`;
    return html`<desk-empty class="wide" icon="chat" heading=${msg('No conversations yet', { id: 'desk-none' })}>
      ${msg('As soon as a guest writes, it appears here by itself.', { id: 'desk-none-hint' })}
      ${this.can('property:write') ? html`<wa-button slot="action" variant="brand" href=${writeRoute('settings', 'script')}>${msg('Put the chat on your site', { id: 'desk-none-setup' })}</wa-button>` : nothing}
    </desk-empty>`;
  }

  readonly #onRange = (event: Event & { last?: number }): void => {
    const { last = 0 } = event;
    this.atEnd = last >= listedConversations(this.deskState).length - 1;
    if (last >= listedConversations(this.deskState).length - ROWS_AHEAD) void loadMore(this.desk);
  };

  readonly #onSearch = (): void => {
    const search = this.input.value;
    clearTimeout(this.#pause);
    // Loaded conversations are searched at once, the server after a pause. New words search everywhere again.
    const begins = this.deskState.listing.query.search === '' ? { everywhere: true } : {};
    this.#pause = setTimeout(() => void narrow(this.desk, { search, ...begins }), SEARCH_PAUSE_MS);
  };

  readonly #onSearchKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    clearTimeout(this.#pause);
    void narrow(this.desk, { search: '', everywhere: true });
    this.input.blur();
  };
}

/** Key of a row; the row may no longer exist. */
function keyOf(conversation: Conversation | undefined): string {
  return conversation?.id ?? '';
}

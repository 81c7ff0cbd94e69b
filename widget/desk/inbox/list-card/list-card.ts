import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Money } from '../../../../shared/domain/house/money.ts';
import { direction } from '../../../../shared/language/languages.ts';
import type { CardOf } from '../../../../shared/protocol/card.ts';
import { cardLines } from '../../../../shared/protocol/card-lines.ts';
import { CARD_ITEMS_MAX } from '../../../../shared/protocol/limits.ts';
import { fields, list, text } from '../../data/read/read.ts';
import type { Conversation } from '../../data/read/types.ts';
import type { DeskState } from '../../data/state.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { channelWord } from '../../ui/words/words.ts';
import { cardStyles, cardView } from '../card-view.ts';
import {
  addRow,
  faultsOf,
  type ListDraft,
  type ListRow,
  newDraft,
  type RowFault,
  readDraft,
  toCard,
} from './list-draft.ts';

/** The parts of a hotel's extra that a list shows. */
interface Extra {
  title: string;
  price: Money | null;
}

/** The hotel's extras and currency. */
interface House {
  extras: readonly Extra[];
  currency: string;
}

/**
 * Editor of a list card below a reply: rows typed by hand or taken from the hotel's extras, with a preview. Unsent lists are
 * stored with their conversation.
 * @fires list-changed - The list was edited.
 * @fires list-dropped - The list was removed.
 */
export class DeskListCard extends DeskElement {
  static override styles = [
    controls,
    cardStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        max-block-size: min(22rem, 36vh); /* The field below it stays in sight. */
        overflow-y: auto;
        padding: var(--space-3);
        border-block-end: 1px solid var(--line);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-2) var(--space-3);
      }
      .line > * {
        flex: 1 1 9rem;
        min-inline-size: 0;
      }
      .line > .narrow {
        flex: 0 1 6rem;
      }
      .line > .button,
      .line > strong {
        flex: none;
      }
      .line > strong {
        margin-inline-end: auto;
      }
      ol {
        display: grid;
        gap: var(--space-3);
      }
      li {
        display: grid;
        gap: var(--space-2);
        padding-block-end: var(--space-3);
        border-block-end: 1px solid var(--line);
      }
      pre {
        margin: 0;
        color: var(--ink-2);
        font: inherit;
        font-size: var(--text-s);
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
    `,
  ];

  @property({ attribute: false }) conversation: Conversation | null = null;
  /** Key under which the unsent list is stored. */
  @property() place = '';
  @state() private draft: ListDraft = newDraft('');
  /** True after an attempt to send: errors are shown from then on. */
  @state() private isTried = false;
  readonly #house = new Task(this, {
    task: async ([id, mayRead]): Promise<House> =>
      mayRead && id !== null ? this.#askHouse(id) : { extras: [], currency: '' },
    args: () => [this.deskState.propertyId, this.can('property:read')] as const,
    onComplete: ({ currency }) => {
      if (this.draft.currency === '') this.draft = { ...this.draft, currency };
    },
  });

  protected override lookAt(state: DeskState): readonly unknown[] {
    return [state.timezone, state.rights, state.propertyId];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('place')) return;
    this.isTried = false;
    this.draft = readDraft(this.desk.unsent.begun(this.place)) ?? newDraft(this.#house.value?.currency ?? '');
  }

  /** The finished card; null, with errors shown, if something is missing. */
  read(): CardOf<'list'> | null {
    this.isTried = true;
    const { rows, currency } = this.draft;
    const isWhole = rows.every((row) => faultsOf(row, currency).length === 0);
    if (!isWhole)
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    return isWhole ? toCard(this.draft) : null;
  }

  override render(): TemplateResult {
    const { draft } = this;
    const full = draft.rows.length >= CARD_ITEMS_MAX;
    const removeWord = msg('Remove', { id: 'desk-remove' });
    return html`
      <div class="line">
        <strong>${msg('List for the guest', { id: 'desk-list' })}</strong>
        <button type="button" class="button" @click=${() => this.dispatchEvent(new Event('list-dropped'))}>${icon('close')} ${removeWord}</button>
      </div>
      <div class="line">
        <label class="field"><span class="label">${msg('Shown', { id: 'desk-list-layout' })}</span>
          <select class="input" name="layout" @change=${this.#onLayout}>
            <option value="rows" ?selected=${draft.layout === 'rows'}>${msg('One below the other', { id: 'desk-list-rows' })}</option>
            <option value="carousel" ?selected=${draft.layout === 'carousel'}>${msg('Side by side', { id: 'desk-list-carousel' })}</option>
          </select></label>
        ${this.#extras(full)}
        <label class="field narrow"><span class="label">${msg('Currency', { id: 'desk-currency' })}</span>
          <input class="input" name="currency" maxlength="3" autocapitalize="characters" .value=${draft.currency} @input=${(event: Event) => this.#change({ currency: wordsOf(event).toUpperCase() })} /></label>
      </div>
      <ol>${draft.rows.map((row, index) => this.#row(row, index, removeWord))}</ol>
      <div class="line"><button type="button" class="button" ?disabled=${full} @click=${this.#onAdd}>${msg('Add a row', { id: 'desk-list-row' })}</button></div>
      ${this.#preview()}`;
  }

  #extras(full: boolean): TemplateResult | typeof nothing {
    const extras = this.#house.value?.extras ?? [];
    if (extras.length === 0) return nothing;
    const chosen = (event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return;
      const extra = extras[Number(event.target.value)];
      event.target.value = '';
      if (extra === undefined) return;
      const { title, price } = extra;
      const added = addRow(this.draft, { title, amount: price?.amount ?? '' });
      this.#change({ ...added, currency: price?.currency ?? this.draft.currency });
    };
    return html`<label class="field"><span class="label">${msg('From the extras', { id: 'desk-list-extras' })}</span>
      <select class="input" name="extra" ?disabled=${full} @change=${chosen}>
        <option value=""></option>
        ${extras.map(({ title }, index) => html`<option value=${index}>${title}</option>`)}
      </select></label>`;
  }

  #row(row: ListRow, index: number, removeWord: string): TemplateResult {
    const faults = this.isTried ? faultsOf(row, this.draft.currency) : [];
    const change = (name: keyof ListRow) => (event: Event) =>
      this.#change({ rows: this.draft.rows.with(index, { ...row, [name]: wordsOf(event) }) });
    const field = (name: keyof ListRow, label: string, maxlength: number, type: 'text' | 'url' = 'text') =>
      html`<label class=${name === 'amount' ? 'field narrow' : 'field'}><span class="label">${label}</span>
        <input class="input" name=${name} type=${type} dir=${type === 'url' ? 'ltr' : 'auto'} maxlength=${maxlength} aria-invalid=${faults.some((fault) => fault === name)} .value=${row[name]} @input=${change(name)} /></label>`;
    return html`<li>
      <div class="line">
        ${field('title', msg('Name', { id: 'desk-property-name' }), 120)} ${field('amount', msg('Price', { id: 'desk-fact-cost' }), 15)}
        <button type="button" class="button icon-only" title=${removeWord} ?disabled=${this.draft.rows.length === 1} @click=${() => this.#change({ rows: this.draft.rows.toSpliced(index, 1) })}>${icon('close')}<span class="visually-hidden">${removeWord}: ${row.title}</span></button>
      </div>
      <div class="line">
        ${field('text', msg('More about it', { id: 'desk-task-detail' }), 500)} ${field('url', msg('Web page', { id: 'desk-list-url' }), 1_000, 'url')}
      </div>
      ${faults.map((fault) => html`<p class="fault" role="alert">${faultWord(fault)}</p>`)}
    </li>`;
  }

  /** Preview as the guest sees it: the card, or text on channels without cards. */
  #preview(): TemplateResult | typeof nothing {
    const card = toCard(this.draft);
    if (card.items.length === 0 || this.conversation === null) return nothing;
    const { channel, language } = this.conversation;
    const way = channelWord(channel);
    const tag = language ?? 'en';
    return channel === 'widget'
      ? html`<p class="hint">${msg('Preview', { id: 'desk-preview' })}</p>${cardView(card, this.deskState.timezone)}`
      : html`<p class="hint">${msg(str`${way} shows these lines below your words:`, { id: 'desk-list-lines' })}</p>
          <pre lang=${tag} dir=${direction(tag)}>${cardLines(card, '', tag).join('\n')}</pre>`;
  }

  async #askHouse(id: string): Promise<House> {
    // A list can be written without extras.
    const [offers, house] = await Promise.all([
      this.desk.world.send('GET', '/api/offers').catch(() => null),
      this.desk.world.send('GET', `/api/properties/${encodeURIComponent(id)}`).catch(() => null),
    ]);
    const language = this.conversation?.language ?? 'en';
    const extras = list(fields(offers)?.['items'], (item) => readExtra(item, language));
    const [sold] = extras.flatMap(({ price }) => price ?? []);
    return { extras, currency: text(fields(house)?.['currency']) || (sold?.currency ?? '') };
  }

  #change(change: Partial<ListDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.desk.unsent.begin(this.place, JSON.stringify(this.draft));
  }

  readonly #onLayout = (event: Event): void => {
    this.#change({ layout: wordsOf(event) === 'carousel' ? 'carousel' : 'rows' });
  };

  readonly #onAdd = async (): Promise<void> => {
    this.#change(addRow(this.draft));
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
}

/** An extra on sale; its name in the guest's language, else English, else the first. */
function readExtra(value: unknown, language: string): Extra | null {
  const from = fields(value);
  if (from === null || from['active'] === false) return null;
  const names = list(from['names'], fields).map((name) => ({
    language: text(name['language']),
    name: text(name['name']),
  }));
  const found = [language, language.split('-')[0], 'en'].map((tag) => names.find((name) => name.language === tag));
  const title = (found.find((name) => name !== undefined) ?? names[0])?.name ?? '';
  const price = fields(from['price']);
  if (title === '') return null;
  return { title, price: price && { amount: text(price['amount']), currency: text(price['currency']) } };
}

function wordsOf({ target }: Event): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : '';
}

function faultWord(fault: RowFault): string {
  switch (fault) {
    case 'title':
      return msg('Give it a name.', { id: 'desk-list-fault-title' });
    case 'amount':
      return msg('A price such as 45.00.', { id: 'desk-list-fault-amount' });
    case 'currency':
      return msg('A currency by its code, such as EUR.', { id: 'desk-form-currency' });
    case 'url':
      return msg('A web address such as https://www.hotel.example/boats.', { id: 'desk-list-fault-url' });
    default:
      return fault satisfies never;
  }
}

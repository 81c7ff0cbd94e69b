import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { INTENTS } from '../../../shared/domain/intents.ts';
import { OFFER_UNITS } from '../../../shared/domain/offer.ts';
import { DEPARTMENTS } from '../../../shared/domain/task.ts';
import { LANGUAGES } from '../../../shared/language/languages.ts';
import { oneOf } from '../data/read.ts';
import { HalfWritten } from '../settings/half-written.ts';
import { changedParts } from '../settings/merge-body.ts';
import { wordsOf } from '../settings/setup-form.ts';
import { controls } from '../ui/controls.ts';
import { deskLocale, languageName, listOf, money, weekdayName } from '../ui/format.ts';
import { icon } from '../ui/icons.ts';
import { intentWord } from '../ui/intent-words.ts';
import { ListView } from '../ui/list-view.ts';
import { panelStyles } from '../ui/sections.ts';
import { departmentWord } from '../ui/words.ts';
import { ruleFields } from './offer-rule.ts';
import {
  emptyRule,
  nameOf,
  type OfferDraft,
  phaseWord,
  readOffer,
  type StoredOffer,
  toDraft,
  unitWord,
} from './offer-words.ts';

const PATH = '/api/offers';

/** The extras the hotel sells: name in each language, price, when they are offered. */
export class DeskEditOffers extends ListView<StoredOffer> {
  static override styles = [
    controls,
    panelStyles,
    css`
      .name {
        display: grid;
        grid-template-columns: minmax(7rem, 1fr) minmax(0, 2fr) auto;
        gap: var(--space-2);
      }
      .topics {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
        gap: 0 var(--space-3);
        max-block-size: 11rem;
        overflow-y: auto;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
        background: var(--surface);
      }
      .weekdays {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      .rule {
        display: grid;
        gap: var(--space-3);
        min-inline-size: 0;
        margin: 0;
        padding: var(--space-3) 0 0;
        border: 0;
        border-block-start: 1px solid var(--line);
      }
      legend {
        float: inline-start;
        padding: 0;
        font-weight: 600;
      }
      legend + * {
        clear: both;
      }
      .tick {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: 1.9rem;
      }
    `,
  ];

  @state() private draft: OfferDraft | null = null;
  /** What stood there when the writing began. */
  #base: OfferDraft | null = null;
  readonly #half = new HalfWritten<OfferDraft & { base: OfferDraft }>(this, {
    read: () => this.draft && this.#base && { ...this.draft, base: this.#base },
    show: (work) => this.#show(work),
    isChanged: ({ base, ...draft }) => Object.keys(changedParts(draft, base)).length > 0,
  });

  protected override path(): string {
    return PATH;
  }

  protected override failedWords(): string {
    return msg('The extras could not be loaded', { id: 'desk-offers-failed' });
  }

  protected override readItem(value: unknown): StoredOffer | null {
    return readOffer(value);
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Extras for sale', { id: 'desk-teach-offers' })}</h1>
          <p class="hint">${msg('The AI offers them when they fit, at this price and no other.', { id: 'desk-offers-hint' })}</p>
        </div>
        <button class="button primary" @click=${() => this.#edit(newDraft())}>${icon('plus')} ${msg('Add an extra', { id: 'desk-offer-add' })}</button>
      </div>
      ${this.draft?.id === null ? this.#editor(this.draft) : nothing}
      ${this.frame(() =>
        this.items.length === 0 && this.draft === null
          ? html`<desk-empty icon="spark" heading=${msg('No extras yet', { id: 'desk-offers-none' })}>${msg('Late check-out, breakfast, a transfer: what do guests buy from you?', { id: 'desk-offers-none-hint' })}</desk-empty>`
          : html`<ul class="entries">
            ${repeat(
              this.items,
              ({ id }) => id,
              (offer) => this.#row(offer),
            )}
          </ul>`,
      )}
    </section>`;
  }

  #row(offer: StoredOffer): TemplateResult {
    if (this.draft?.id === offer.id) return html`<li>${this.#editor(this.draft)}</li>`;
    const name = nameOf(offer);
    return html`<li>
      <div>
        <p class="title"><bdi>${name}</bdi> ${offer.active ? nothing : html`<span class="chip">${msg('Off', { id: 'desk-off' })}</span>`}</p>
        <p class="words">${offer.price === null ? msg('Free', { id: 'desk-free' }) : html`${money(offer.price)} · ${unitWord(offer.unit)}`} · ${departmentWord(offer.department)} · ${phaseWord(offer.rule.phase)}${conditionsOf(offer)}</p>
      </div>
      <div class="deeds">
        <button class="button" @click=${() => this.#edit(toDraft(offer))} aria-label=${msg(str`Edit “${name}”`, { id: 'desk-edit-named' })}>${msg('Edit', { id: 'desk-edit' })}</button>
        <button class="button quiet icon-only danger" aria-label=${removeWord(name)} @click=${() => this.#remove(offer)}>${icon('trash')}</button>
      </div>
    </li>`;
  }

  #editor(draft: OfferDraft): TemplateResult {
    const set = (part: Partial<OfferDraft>) => {
      this.draft = { ...draft, ...part };
    };
    return html`<form class="editor" @submit=${this.#save} @keydown=${this.#onKey} novalidate>
      ${this.#names(draft, set)}
      <div class="pair">
        <div class="field">
          <label for="amount">${msg('Price (empty: free)', { id: 'desk-offer-price' })}</label>
          <input class="input" id="amount" inputmode="decimal" .value=${draft.amount} @input=${(event: Event) => set({ amount: wordsOf(event) })} />
          ${this.fault('/price')}
        </div>
        <div class="field">
          <label for="currency">${msg('Currency', { id: 'desk-currency' })}</label>
          <input class="input" id="currency" maxlength="3" autocapitalize="characters" .value=${draft.currency} @input=${(event: Event) => set({ currency: wordsOf(event).toUpperCase() })} />
        </div>
        ${this.#select('unit', msg('Charged', { id: 'desk-offer-unit' }), OFFER_UNITS, draft.unit, unitWord, (unit) => set({ unit }))}
        ${this.#select('department', msg('Department', { id: 'desk-department' }), DEPARTMENTS, draft.department, departmentWord, (department) => set({ department }))}
        <div class="field">
          <label for="kind">${msg('When a guest asks for', { id: 'desk-offer-kind' })}</label>
          <select class="input" id="kind" aria-describedby="kind-hint" @change=${(event: Event) => set({ kind: wordsOf(event) })}>
            ${[...INTENTS, 'other'].map((intent) => html`<option value=${intent} ?selected=${intent === draft.kind}>${intent === 'other' ? msg('Something else', { id: 'desk-other' }) : intentWord(intent)}</option>`)}
          </select>
          <p class="hint" id="kind-hint">${msg('It is what they get when they say yes.', { id: 'desk-offer-kind-hint' })}</p>
        </div>
      </div>
      ${ruleFields(
        draft.rule,
        (part) => set({ rule: { ...draft.rule, ...part } }),
        (pointer) => this.fault(pointer),
      )}
      <div>
        <label class="tick"><input type="checkbox" aria-describedby="request-hint" .checked=${draft.onRequest} @change=${() => set({ onRequest: !draft.onRequest })} /> ${msg('A colleague confirms it first', { id: 'desk-offer-request' })}</label>
        <p class="hint" id="request-hint">${msg('Until then nothing is promised and nothing is charged.', { id: 'desk-offer-request-hint' })}</p>
      </div>
      <label class="tick"><input type="checkbox" .checked=${draft.active} @change=${() => set({ active: !draft.active })} /> ${msg('For sale now', { id: 'desk-offer-active' })}</label>
      ${this.refusal()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${msg('Save', { id: 'desk-save' })}</button>
        <button type="button" class="button" @click=${() => {
          this.draft = null;
        }}>${msg('Cancel', { id: 'desk-cancel' })}</button>
      </div>
    </form>`;
  }

  #names(draft: OfferDraft, set: (part: Partial<OfferDraft>) => void): TemplateResult {
    const change = (index: number, part: { language?: string; name?: string }) =>
      set({ names: draft.names.map((one, at) => (at === index ? { ...one, ...part } : one)) });
    const free = Object.keys(LANGUAGES).find((code) => !draft.names.some(({ language }) => language === code));
    return html`<div class="field" role="group" aria-labelledby="names">
      <span class="label" id="names">${msg('Name', { id: 'desk-property-name' })}</span>
      ${draft.names.map(
        ({ language, name }, index) => html`<div class="name">
          <select class="input" aria-label=${msg('Language', { id: 'desk-filter-language' })} @change=${(event: Event) => change(index, { language: wordsOf(event) })}>
            ${Object.keys(LANGUAGES).map((code) => html`<option value=${code} ?selected=${code === language}>${languageName(code)}</option>`)}
          </select>
          <input class="input" dir="auto" maxlength="120" aria-label=${msg('Name', { id: 'desk-property-name' })} .value=${name} @input=${(event: Event) => change(index, { name: wordsOf(event) })} />
          ${draft.names.length === 1 ? nothing : html`<button type="button" class="button quiet icon-only danger" aria-label=${removeWord(languageName(language))} @click=${() => set({ names: draft.names.filter((_, at) => at !== index) })}>${icon('trash')}</button>`}
        </div>`,
      )}
      ${this.fault('/names')}
      ${free === undefined ? nothing : html`<button type="button" class="button quiet" @click=${() => set({ names: [...draft.names, { language: free, name: '' }] })}>${icon('plus')} ${msg('Another language', { id: 'desk-intent-language-switch' })}</button>`}
    </div>`;
  }

  #select<Value extends string>(
    id: string,
    label: string,
    values: readonly Value[],
    chosen: Value,
    word: (value: Value) => string,
    choose: (value: Value) => void,
  ): TemplateResult {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <select class="input" id=${id} @change=${(event: Event) => choose(oneOf(values, wordsOf(event), chosen))}>
        ${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${word(value)}</option>`)}
      </select>
    </div>`;
  }

  async #edit(draft: OfferDraft): Promise<void> {
    this.forgetProblems();
    this.#show(this.#half.turnTo(draft.id) ?? { ...draft, base: draft });
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.name input')?.focus();
  }

  #show(work: (OfferDraft & { base: OfferDraft }) | null): void {
    if (work === null) {
      this.draft = null;
      return;
    }
    const { base, ...draft } = work;
    this.#base = base;
    this.draft = draft;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#half.putAside();
  };

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { draft } = this;
    if (draft === null) return;
    const body = toBody(draft);
    const before = this.#base === null ? {} : toBody(this.#base);
    const sent = await this.attempt(() =>
      draft.id === null
        ? this.desk.world.send('POST', PATH, { body })
        : this.desk.world.send('PATCH', `${PATH}/${draft.id}`, { body: changedParts(body, before) }),
    );
    if (!sent) return;
    this.draft = null;
    await this.reload();
  };

  async #remove(offer: StoredOffer): Promise<void> {
    const name = nameOf(offer);
    if (!(await this.attempt(() => this.desk.world.send('DELETE', `${PATH}/${offer.id}`)))) return;
    this.items = this.items.filter(({ id }) => id !== offer.id);
    const { id: _, ...body } = offer;
    const restore = async () => {
      if (await this.attempt(() => this.desk.world.send('POST', PATH, { body }))) await this.reload();
    };
    this.desk.toast('done', msg(str`Deleted: ${name}`, { id: 'desk-deleted-named' }), {
      label: msg('Undo', { id: 'desk-undo' }),
      isUndo: true,
      run: () => void restore(),
    });
  }
}

/** The conditions that say themselves: days of the week and room types. */
function conditionsOf({ rule }: StoredOffer): string {
  const said = [rule.weekdays.map(weekdayName), rule.roomTypes].filter((words) => words.length > 0).map(listOf);
  return said.map((words) => ` · ${words}`).join('');
}

/** A draft as it is sent. */
function toBody({ id: _, amount, currency, ...kept }: OfferDraft): object {
  const price = amount.trim() === '' ? null : { amount: amount.trim().replace(',', '.'), currency };
  const names = kept.names.map(({ language, name }) => ({ language, name: name.trim() }));
  return { ...kept, names, price };
}

function newDraft(): OfferDraft {
  return {
    id: null,
    kind: 'other',
    names: [{ language: deskLocale(), name: '' }],
    amount: '',
    currency: 'EUR',
    unit: 'stay',
    rule: emptyRule(),
    department: 'front_desk',
    onRequest: false,
    active: true,
  };
}

function removeWord(name: string): string {
  return msg(str`Delete “${name}”`, { id: 'desk-delete-named' });
}

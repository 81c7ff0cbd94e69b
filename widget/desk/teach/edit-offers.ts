import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { HalfWritten } from '../settings/half-written.ts';
import { changedParts } from '../settings/merge-body.ts';
import { controls } from '../ui/look/controls.ts';
import { icon } from '../ui/look/icons.ts';
import { panelStyles } from '../ui/sections.ts';
import { listOf, money, weekdayName } from '../ui/words/format.ts';
import { departmentWord } from '../ui/words/words.ts';
import { EditList } from './edit-list.ts';
import { offerFields } from './offer-form.ts';
import {
  nameOf,
  newDraft,
  type OfferDraft,
  phaseWord,
  readOffer,
  type StoredOffer,
  toBody,
  toDraft,
  unitWord,
} from './offer-words.ts';

const PATH = '/api/offers';

/** The extras that the hotel sells: names, prices and the conditions under which they are offered. */
export class DeskEditOffers extends EditList<StoredOffer, OfferDraft> {
  static override styles = [
    controls,
    panelStyles,
    css`
      .name {
        display: grid;
        grid-template-columns: minmax(7rem, 1fr) minmax(0, 2fr) auto;
        gap: var(--space-2);
      }
      @media (max-width: 44rem) {
        .name {
          grid-template-columns: minmax(0, 1fr) auto;
        }
        .name > .input:nth-child(2) {
          grid-row: 2;
          grid-column: 1 / -1;
        }
        .name + .name {
          margin-block-start: var(--space-2);
        }
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
      .pair {
        align-items: start;
      }
      .field > .button {
        justify-self: start;
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

  /** The offer as it was when the form was opened. */
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
      ${this.entries(
        html`<desk-empty icon="spark" heading=${msg('No extras yet', { id: 'desk-offers-none' })}>${msg('Late check-out, breakfast, a transfer: what do guests buy from you?', { id: 'desk-offers-none-hint' })}</desk-empty>`,
      )}
    </section>`;
  }

  protected override row(offer: StoredOffer): TemplateResult {
    const name = nameOf(offer);
    return html`<li>
      <div>
        <p class="title"><bdi>${name}</bdi> ${offer.active ? nothing : html`<span class="chip">${msg('Off', { id: 'desk-off' })}</span>`}</p>
        <p class="words">${offer.price === null ? msg('Free', { id: 'desk-free' }) : html`${money(offer.price)} · ${unitWord(offer.unit)}`} · ${departmentWord(offer.department)} · ${phaseWord(offer.rule.phase)}${conditionsOf(offer)}</p>
      </div>
      ${this.rowActions(
        name,
        () => this.#edit(toDraft(offer)),
        () => this.#remove(offer),
      )}
    </li>`;
  }

  protected override editor(draft: OfferDraft): TemplateResult {
    const set = (part: Partial<OfferDraft>) => {
      this.draft = { ...draft, ...part };
    };
    return html`<form class="editor" @submit=${this.#save} @keydown=${this.onKey} novalidate>
      ${offerFields(draft, set, (pointer) => this.fault(pointer))}
      ${this.formEnd()}
    </form>`;
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

  protected override putAside(): void {
    this.#half.putAside();
  }

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

  #remove(offer: StoredOffer): Promise<void> {
    const { id, ...body } = offer;
    return this.deleteEntry(id, nameOf(offer), body);
  }
}

/** The conditions that need a label of their own: weekdays and room types. */
function conditionsOf({ rule }: StoredOffer): string {
  const conditions = [rule.weekdays.map(weekdayName), rule.roomTypes].filter((words) => words.length > 0).map(listOf);
  return conditions.map((words) => ` · ${words}`).join('');
}

import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { EXCEPTIONS } from '../../../../shared/domain/house/fact-terms.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { controls } from '../../ui/look/controls.ts';
import { panelStyles } from '../../ui/sections.ts';
import { flip, valueFields, wordIn } from './fact-fields.ts';
import { choice } from './fact-rows.ts';
import { BOOKINGS, type FactDraft } from './fact-value.ts';
import { bookingWord } from './fact-words.ts';
import type { Terms } from './read-facts.ts';

/** Dispatched to save the fact. */
export class FactSaveEvent extends Event {
  readonly draft: FactDraft;
  constructor(draft: FactDraft) {
    super('fact-save');
    this.draft = draft;
  }
}

/**
 * The form of a fact, with fields by the type of its value.
 * @fires {FactSaveEvent} fact-save
 * @fires fact-cancel
 */
export class DeskFactForm extends DeskElement {
  static override styles = [
    controls,
    panelStyles,
    css`
      form,
      .rule {
        display: grid;
        gap: var(--space-3);
      }
      .rule {
        padding-block-end: var(--space-3);
        border-block-end: 1px solid var(--line);
      }
      .pair {
        grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
        gap: var(--space-3);
        align-items: end;
      }
      .field {
        display: grid;
        gap: var(--space-1);
        min-inline-size: 0;
      }
      .days {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      .tick {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: 1.9rem;
      }
      .add,
      .danger {
        justify-self: start;
      }
      summary {
        cursor: pointer;
      }
    `,
  ];

  /** The initial values of the form. */
  @property({ attribute: false }) draft: FactDraft | null = null;
  @property({ attribute: false }) terms: Terms = new Map();
  @property({ type: Boolean }) busy = false;
  /** The server's error message. */
  @property() failure = '';
  @state() private written: FactDraft | null = null;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  override render(): TemplateResult {
    const draft = this.written ?? this.draft;
    if (draft === null) return html``;
    const { value, booking, exceptions } = draft;
    const set = (part: Partial<FactDraft>) => {
      this.written = { ...draft, ...part };
    };
    return html`<form class="fact" @submit=${this.#save} @keydown=${this.#onKey}>
      ${valueFields(value, this.terms, (next) => set({ value: next }))}
      <div class="pair">
        ${choice(
          msg('Booking', { id: 'desk-fact-booking' }),
          ['', ...BOOKINGS] as const,
          booking ?? '',
          (one) => (one === '' ? '—' : bookingWord(one)),
          (one) => set({ booking: one === '' ? null : one }),
        )}
      </div>
      ${
        value.type === 'presence'
          ? html`<details ?open=${exceptions.length > 0}>
              <summary>${msg('With exceptions', { id: 'desk-fact-exceptions' })}</summary>
              <div class="days">
                ${EXCEPTIONS.map(
                  (one) =>
                    html`<label class="tick"><input type="checkbox" .checked=${exceptions.includes(one)} @change=${() => set({ exceptions: flip(exceptions, one) })} /> ${wordIn(this.terms, 'exceptions', one)}</label>`,
                )}
              </div>
            </details>`
          : nothing
      }
      ${this.failure === '' ? nothing : html`<p class="fault" role="alert">${this.failure}</p>`}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${msg('Save', { id: 'desk-save' })}</button>
        <button type="button" class="button quiet" @click=${this.#cancel}>${msg('Cancel', { id: 'desk-cancel' })}</button>
      </div>
    </form>`;
  }

  readonly #save = (event: Event): void => {
    event.preventDefault();
    const draft = this.written ?? this.draft;
    if (draft !== null) this.dispatchEvent(new FactSaveEvent(draft));
  };

  readonly #cancel = (): void => {
    this.dispatchEvent(new Event('fact-cancel'));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#cancel();
  };
}

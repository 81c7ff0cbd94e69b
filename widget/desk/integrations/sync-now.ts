import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { PmsChangedEvent, PmsPanel } from './pms-panel.ts';
import { entityWord } from './pms-words.ts';
import { sendToPms } from './source/pms-source.ts';

/**
 * Starts a sync of all changes, or of the chosen data.
 * @fires {PmsChangedEvent} pms-changed
 */
export class DeskSyncNow extends PmsPanel<true> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      form,
      details > div {
        display: grid;
        gap: var(--space-3);
      }
      details > div {
        padding-block-start: var(--space-3);
      }
      summary {
        inline-size: fit-content;
        cursor: pointer;
      }
      .kinds {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-4);
      }
      .kinds label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: var(--target);
      }
    `,
  ];

  /** The kinds of records to choose from. */
  @property({ attribute: false }) entities: readonly PmsEntity[] = [];
  @property({ type: Boolean }) running = false;
  @state() private left: ReadonlySet<PmsEntity> = new Set();
  @state() private from = '';
  @state() private to = '';

  protected override load(): Promise<true> {
    return Promise.resolve(true); // This panel loads nothing.
  }

  protected override failedWords(): string {
    return '';
  }

  override render(): TemplateResult {
    return html`<form @submit=${this.#start} novalidate>
      <div class="row">
        <button class="button primary" ?disabled=${this.busy || this.running}>${msg('Sync now', { id: 'desk-pms-sync-now' })}</button>
        <span class="hint" role="status">${this.word}</span>
      </div>
      ${this.refusal()}
      <details>
        <summary>${msg('Only a part of it', { id: 'desk-pms-only-part' })}</summary>
        <div>
          <fieldset>
            <legend>${msg('What', { id: 'desk-pms-what' })}</legend>
            <div class="kinds">${this.entities.map((entity) => this.#kind(entity))}</div>
          </fieldset>
          <div class="pair">
            ${this.#day('from', msg('Stays from', { id: 'desk-pms-from' }), this.from)}
            ${this.#day('to', msg('until', { id: 'desk-pms-until' }), this.to)}
          </div>
          <p class="hint">${msg('Without dates, what changed since the last sync is fetched.', { id: 'desk-pms-dates-hint' })}</p>
        </div>
      </details>
    </form>`;
  }

  #kind(entity: PmsEntity): TemplateResult {
    const flip = () => {
      const left = new Set(this.left);
      if (!left.delete(entity)) left.add(entity);
      this.left = left;
    };
    return html`<label><input type="checkbox" .checked=${!this.left.has(entity)} @change=${flip} /> ${entityWord(entity)}</label>`;
  }

  #day(id: 'from' | 'to', label: string, value: string): TemplateResult {
    const pointer = `/dateRange/${id}`;
    const change = (event: Event) => {
      this[id] = inputValue(event);
    };
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input class="input" type="date" id=${id} aria-describedby="${id}-fault" aria-invalid=${this.problemAt(pointer) ? 'true' : 'false'} .value=${value} @change=${change} />
      ${this.fault(pointer, `${id}-fault`)}
    </div>`;
  }

  readonly #start = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { from, to, left } = this;
    const body = {
      ...(left.size > 0 && { entities: this.entities.filter((entity) => !left.has(entity)) }),
      ...((from !== '' || to !== '') && { dateRange: { from: from || to, to: to || from } }),
    };
    const done = await this.attempt(
      () => sendToPms(this.desk)('POST', '/api/integrations/pms/sync', { body }),
      msg('Started', { id: 'desk-pms-started' }),
    );
    if (done) this.dispatchEvent(new PmsChangedEvent());
    else if (this.problems.length > 0) this.#open();
  };

  /** Opens the collapsed part if an error is at one of its fields. */
  #open(): void {
    const details = this.renderRoot.querySelector('details');
    if (details !== null) details.open = true;
    this.renderRoot.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }
}

import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { PmsConflictView } from '../../../shared/api/pms.ts';
import type { DeskConfirm } from '../shell/confirm.ts';
import { ListView } from '../ui/list-view.ts';
import { fullTime } from '../ui/words/format.ts';
import { plural } from '../ui/words/plural.ts';
import { PmsChangedEvent } from './pms-panel.ts';
import { keyWord } from './pms-words.ts';
import { readConflict } from './read-pms.ts';
import { sendToPms } from './source/pms-source.ts';

const PATH = '/api/integrations/pms/conflicts';
type Winner = 'pms' | 'service';

/**
 * Fields that were changed on both sides: shows both values and lets the person choose.
 * @fires {PmsChangedEvent} pms-changed
 */
export class DeskPmsConflicts extends ListView<PmsConflictView> {
  static override styles = [
    ...ListView.styles,
    css`
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: var(--space-2);
        border-block-end: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
        overflow-wrap: anywhere;
      }
      thead th {
        color: var(--ink-2);
        font-size: var(--text-s);
        font-weight: 600;
      }
      tbody th {
        font-weight: 600;
      }
      .value {
        display: grid;
        gap: var(--space-1);
        justify-items: start;
      }
      .value .button {
        white-space: normal;
        text-align: start;
      }
      @media (max-width: 44rem) {
        table,
        tbody,
        tr,
        th,
        td {
          display: block;
        }
        thead {
          display: none;
        }
        tr {
          padding-block: var(--space-3);
          border-block-end: 1px solid var(--line);
        }
        th,
        td {
          padding: var(--space-1) 0;
          border: 0;
        }
        td::before {
          content: attr(data-label);
          display: block;
          color: var(--ink-2);
          font-size: var(--text-s);
        }
      }
    `,
  ];

  @query('desk-confirm') private readonly confirmDialog!: DeskConfirm;

  protected override path(): string {
    return `${PATH}?limit=100`;
  }

  protected override readItem(value: unknown): PmsConflictView | null {
    return readConflict(value);
  }

  protected override failedWords(): string {
    return msg('The conflicts could not be loaded', { id: 'desk-pms-conflicts-failed' });
  }

  override render(): TemplateResult {
    return html`<section class="panel">
        <div>
          <h1>${msg('Conflicts', { id: 'desk-pms-conflicts' })}</h1>
          <p class="hint">${msg('These were changed here and in the PMS since the last sync. Nothing is overwritten until you choose.', { id: 'desk-pms-conflicts-hint' })}</p>
        </div>
        ${this.frame(() => (this.items.length === 0 ? this.#none() : this.#table()))}
      </section>
      <desk-confirm></desk-confirm>`;
  }

  #none(): TemplateResult {
    return html`<desk-empty icon="check" heading=${msg('Nothing to decide', { id: 'desk-likes-none' })}
      >${msg('Both sides say the same.', { id: 'desk-pms-no-conflicts-hint' })}</desk-empty
    >`;
  }

  #table(): TemplateResult {
    const columns = [
      msg('Guest', { id: 'desk-guest' }),
      msg('At the last sync', { id: 'desk-pms-synced' }),
      msg('In the PMS', { id: 'desk-pms-in-pms' }),
      msg('Here', { id: 'desk-pms-here' }),
    ];
    return html`
      ${this.can('guests:write') && this.items.length > 1 ? this.#all() : nothing}
      <table role="table" @keydown=${this.#onKey}>
        <thead role="rowgroup">
          <tr role="row">
            ${columns.map((word) => html`<th scope="col" role="columnheader">${word}</th>`)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${repeat(
            this.items,
            ({ id }) => id,
            (conflict) => this.#row(conflict, columns),
          )}
        </tbody>
      </table>
      ${this.more()} ${this.refusal()}
    `;
  }

  #row(conflict: PmsConflictView, [, synced, pms, here]: readonly string[]): TemplateResult {
    const { guestName, field, at } = conflict;
    return html`<tr role="row">
      <th scope="row" role="rowheader"><bdi>${guestName}</bdi><br />${keyWord(field)}<br /><span class="hint">${fullTime(at, this.deskState.timezone)}</span></th>
      <td role="cell" data-label=${synced ?? ''}>${valueText(conflict.synced)}</td>
      <td role="cell" data-label=${pms ?? ''}>${this.#side(conflict, 'pms')}</td>
      <td role="cell" data-label=${here ?? ''}>${this.#side(conflict, 'service')}</td>
    </tr>`;
  }

  #side(conflict: PmsConflictView, winner: Winner): TemplateResult {
    const { guestName, field } = conflict;
    const label = keyWord(field);
    const about = msg(str`${guestName}, ${label}`, { id: 'desk-pms-conflict-about' });
    return html`<div class="value">
      ${valueText(conflict[winner])}
      ${
        this.can('guests:write')
          ? html`<button class="button" data-side=${winner} ?disabled=${this.busy} aria-description=${about} @click=${() => this.#choose([conflict], winner)}>${winnerWord(winner)}</button>`
          : nothing
      }
    </div>`;
  }

  #all(): TemplateResult {
    const ask = async (winner: Winner) => {
      const chosen = [...this.items];
      const heading = plural(
        msg('one: Decide # conflict? | other: Decide # conflicts at once?', { id: 'desk-pms-decide-all' }),
        chosen.length,
      );
      const why = msg('This cannot be undone here.', { id: 'desk-pms-decide-all-why' });
      if (await this.confirmDialog.ask(heading, why, winnerWord(winner))) await this.#choose(chosen, winner);
    };
    return html`<div class="row">
      <span class="hint">${msg('All that are shown:', { id: 'desk-pms-all-shown' })}</span>
      <button class="button" ?disabled=${this.busy} @click=${() => ask('pms')}>${winnerWord('pms')}</button>
      <button class="button" ?disabled=${this.busy} @click=${() => ask('service')}>${winnerWord('service')}</button>
    </div>`;
  }

  async #choose(chosen: readonly PmsConflictView[], winner: Winner): Promise<void> {
    const index = this.items.findIndex(({ id }) => id === chosen[0]?.id);
    const done = await this.attempt(async () => {
      for (const { id } of chosen) {
        await sendToPms(this.desk)('POST', `${PATH}/${encodeURIComponent(id)}/resolve`, { body: { winner } });
        this.items = this.items.filter((item) => item.id !== id);
      }
    });
    if (done) this.desk.toast('done', msg('Decided', { id: 'desk-pms-decided' }));
    else this.desk.toast('problem', this.failure);
    if (this.items.length === 0 || !done) await this.reload();
    this.dispatchEvent(new PmsChangedEvent());
    await this.updateComplete;
    this.#focusRow(Math.min(index, this.items.length - 1), winner);
  }

  /** Up and down move within a column. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-side]') : null;
    if (step === undefined || button === null) return;
    event.preventDefault();
    const rows = [...this.renderRoot.querySelectorAll('tbody tr')];
    const at = rows.findIndex((row) => row.contains(button));
    this.#focusRow(at + step, button.dataset['side'] ?? 'pms');
  };

  #focusRow(index: number, side: string): void {
    const row = this.renderRoot.querySelectorAll('tbody tr')[index];
    row?.querySelector<HTMLElement>(`[data-side="${side}"]`)?.focus();
  }
}

function valueText(value: string): TemplateResult {
  return value === ''
    ? html`<span class="hint">${msg('empty', { id: 'desk-pms-empty-value' })}</span>`
    : html`<bdi>${value}</bdi>`;
}

function winnerWord(winner: Winner): string {
  return winner === 'pms'
    ? msg('Take the PMS’s', { id: 'desk-pms-take-pms' })
    : msg('Keep ours', { id: 'desk-pms-keep-ours' });
}

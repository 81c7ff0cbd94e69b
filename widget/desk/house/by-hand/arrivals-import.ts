import type WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { ARRIVAL_COLUMNS, type ArrivalColumn } from '../../../../shared/domain/house/arrival-table.ts';
import { reasonOf } from '../../data/reason.ts';
import { writeCsv } from '../../ui/csv.ts';
import { DeskElement } from '../../ui/desk-element.ts';
import { fileButton } from '../../ui/file-button.ts';
import { controls } from '../../ui/look/controls.ts';
import { icon } from '../../ui/look/icons.ts';
import { openDialog } from '../../ui/open-dialog.ts';
import { saveFile } from '../../ui/save-file.ts';
import { formatNumber } from '../../ui/words/format.ts';
import { type ArrivalTable, readTable, type TableRow } from './read-import.ts';
import { columnWord, faultWord, outcomeWord } from './stay-words.ts';

type Meanings = Readonly<Record<string, ArrivalColumn | null>>;

/**
 * Imports bookings from a table. First it shows the bookings and the errors by line; on request it stores the new
 * bookings.
 * @fires entered - Bookings were stored.
 */
export class DeskArrivalsImport extends DeskElement {
  static override styles = [
    controls,
    css`
      .body {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
        gap: var(--space-2);
      }
      .columns .input {
        box-sizing: border-box;
      }
      .lines {
        max-block-size: 18rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-s);
        overflow: auto;
      }
      .lines li {
        display: grid;
        grid-template-columns: 3rem minmax(0, 1fr);
        gap: var(--space-1) var(--space-2);
        padding: var(--space-2);
      }
      .lines li + li {
        border-block-start: 1px solid var(--line);
      }
      .lines li > :nth-child(n + 3) {
        grid-column: 2;
      }
      .what {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @state() private wasShown = false;
  @state() private table = '';
  @state() private found: ArrivalTable | null = null;
  @state() private busy = false;
  @state() private problem = '';
  #meanings: Meanings = {};
  #key = '';
  @query('wa-dialog') private readonly dialog!: WaDialog;

  protected override lookAt(): readonly unknown[] {
    return [];
  }

  async show(): Promise<void> {
    Object.assign(this, { wasShown: true, problem: '' });
    await this.updateComplete;
    await openDialog(this.dialog);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.wasShown) return nothing;
    const fresh = this.found?.rows.filter(({ outcome }) => outcome === 'new').length ?? 0;
    return html`<wa-dialog label=${msg('Import arrivals', { id: 'desk-arrivals-import' })} @wa-hide=${this.#onHide}>
      <div class="body">
        ${this.found === null ? this.#begin() : this.#show(this.found)}
        ${this.problem === '' ? nothing : html`<p class="fault" role="alert">${this.problem}</p>`}
      </div>
      ${
        this.found === null
          ? html`<wa-button slot="footer" appearance="outlined" data-dialog="close">${msg('Cancel', { id: 'desk-cancel' })}</wa-button>
            <wa-button slot="footer" variant="brand" ?loading=${this.busy} ?disabled=${this.table.trim() === ''} @click=${() => void this.#look({})}>${msg('Look through it', { id: 'desk-import-read' })}</wa-button>`
          : html`<wa-button slot="footer" appearance="outlined" ?disabled=${this.busy} @click=${this.#startAgain}>${msg('Go back', { id: 'desk-unsaved-back' })}</wa-button>
            <wa-button slot="footer" variant="brand" ?loading=${this.busy} ?disabled=${fresh === 0} @click=${this.#store}>${msg('Enter', { id: 'desk-registration-enter' })}</wa-button>`
      }
    </wa-dialog>`;
  }

  #begin(): TemplateResult {
    return html`
      <p class="hint">${msg('CSV with headings in the first line. Nothing is stored before you have seen it.', { id: 'desk-arrivals-hint' })}</p>
      <div class="row">
        ${fileButton((file) => void this.#take(file), { accept: '.csv,.tsv,.txt,text/csv' })}
        <button class="button" @click=${this.#template}>${icon('download')} ${msg('Empty table to fill in', { id: 'desk-arrivals-template' })}</button>
      </div>
      <label class="field"><span class="label">${msg('Or paste it here', { id: 'desk-arrivals-paste' })}</span>
        <textarea class="input" rows="6" dir="ltr" .value=${this.table} @input=${this.#onType}></textarea></label>
    `;
  }

  #show({ columns, rows }: ArrivalTable): TemplateResult {
    const counts = (['new', 'known', 'faulty'] as const).map(
      (outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length] as const,
    );
    return html`
      <details ?open=${columns.some(({ field }) => field === null)}>
        <summary>${msg('What the columns mean', { id: 'desk-arrivals-columns' })}</summary>
        <div class="columns">
          ${columns.map(
            ({ heading, field }) => html`<label class="field"><span class="label"><bdi>${heading}</bdi></span>
            <select class="input" @change=${(event: Event) => this.#mean(heading, event)}>
              <option value="" ?selected=${field === null}>–</option>
              ${ARRIVAL_COLUMNS.map((column) => html`<option value=${column} ?selected=${column === field}>${columnWord(column)}</option>`)}
            </select></label>`,
          )}
        </div>
      </details>
      <p class="row" role="status">${counts.map(([outcome, count]) => (count === 0 ? nothing : html`<span class="chip ${tone(outcome)}">${outcomeWord(outcome)}: ${formatNumber(count)}</span>`))}</p>
      ${/* What is wrong stands first: it is what there is to do. */ nothing}
      <ul class="lines" tabindex="0" aria-label=${msg('Lines of the table', { id: 'desk-arrivals-lines' })}>${[...rows].sort(byOutcome).map((row) => this.#line(row))}</ul>
    `;
  }

  #line({ line, outcome, name, checkIn, checkOut, room, number, faults }: TableRow): TemplateResult {
    const rest = [checkIn, checkOut, room, number].filter((words) => words !== '');
    return html`<li><span class="hint">${formatNumber(line)}</span>
      <span class="what"><strong><bdi>${name || '–'}</bdi></strong> <span class="hint"><bdi dir="ltr">${rest.join(' · ')}</bdi></span> <span class="chip ${tone(outcome)}">${outcomeWord(outcome)}</span></span>
      ${faults.map(({ field, code }) => html`<span class="fault">${columnWord(field)}: ${faultWord(code)}</span>`)}
    </li>`;
  }

  readonly #onType = (event: Event): void => {
    if (event.target instanceof HTMLTextAreaElement) this.table = event.target.value;
  };

  /** Refuses to close while the server stores the bookings: a second import could store them twice. */
  readonly #onHide = (event: Event): void => {
    if (event.target === this.dialog && this.busy) event.preventDefault();
  };

  readonly #startAgain = (): void => {
    this.found = null;
    this.problem = '';
  };

  async #take(file: File): Promise<void> {
    this.table = await file.text();
    await this.#look({});
  }

  #mean(heading: string, event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    const { value } = event.target;
    void this.#look({ ...this.#meanings, [heading]: ARRIVAL_COLUMNS.find((column) => column === value) ?? null });
  }

  /** Columns whose headings are the desk's own field names are assigned without a question. */
  async #look(meanings: Meanings): Promise<void> {
    await this.#attempt(async () => {
      const found = await this.#ask(meanings);
      const words = new Map(ARRIVAL_COLUMNS.map((column) => [columnWord(column).toLowerCase(), column]));
      const guessed = found.columns.flatMap(({ heading, field }): [string, ArrivalColumn][] => {
        const column = words.get(heading.trim().toLowerCase());
        return field !== null || column === undefined || Object.hasOwn(meanings, heading) ? [] : [[heading, column]];
      });
      this.#meanings = { ...meanings, ...Object.fromEntries(guessed) };
      this.found = guessed.length === 0 ? found : await this.#ask(this.#meanings);
      this.#key = crypto.randomUUID();
    });
  }

  async #ask(columns: Meanings): Promise<ArrivalTable> {
    const body = { table: this.table, columns };
    return readTable(await this.desk.world.send('POST', '/api/stays/import', { body }));
  }

  readonly #store = (): void => {
    void this.#attempt(async () => {
      const body = { table: this.table, columns: this.#meanings, store: true };
      const idempotencyKey = this.#key;
      const { stored } = readTable(await this.desk.world.send('POST', '/api/stays/import', { body, idempotencyKey }));
      Object.assign(this, { found: null, table: '', busy: false });
      this.dialog.open = false;
      this.desk.toast(
        'done',
        `${msg('Saved.', { id: 'desk-saved-plain' })} ${outcomeWord('new')}: ${formatNumber(stored)}`,
      );
      this.dispatchEvent(new Event('entered'));
    });
  };

  async #attempt(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await action();
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  readonly #template = (): void => {
    const file = new Blob([writeCsv([ARRIVAL_COLUMNS.map(columnWord)])], { type: 'text/csv' });
    saveFile(file, 'arrivals.csv');
  };
}

const ORDER = ['faulty', 'new', 'known'];
const byOutcome = (a: TableRow, b: TableRow) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || a.line - b.line;

function tone(outcome: TableRow['outcome']): string {
  return { new: 'ok', known: '', faulty: 'danger' }[outcome];
}

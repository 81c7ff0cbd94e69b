import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { AUDIT_ACTIONS } from '../../../../shared/domain/staff/audit.ts';
import { count, fields, list, readPage, text } from '../../data/read/read.ts';
import { ListView } from '../../ui/list-view.ts';
import { icon } from '../../ui/look/icons.ts';
import { saveFile } from '../../ui/save-file.ts';
import { formatNumber, fullTime } from '../../ui/words/format.ts';
import { inputValue } from '../property/setup-form.ts';
import { sectionStyles } from '../section-styles.ts';
import { type AuditEntry, actorWord, readAuditEntry, subjectPath, subjectWord, toCsv } from './audit-entry.ts';
import { auditWord } from './audit-words.ts';

const PATH = '/api/audit';
/** The largest number of entries in one download. A longer log is downloaded by days. */
const SAVED_MAX = 10_000;
const PAGE_MAX = 200;

type Filter = 'action' | 'actor' | 'from' | 'to';

/** The audit log: actors, actions, addresses and times. Nobody can change the log. */
export class DeskAudit extends ListView<AuditEntry> {
  static override styles = [
    ...ListView.styles,
    sectionStyles,
    css`
      .filters {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
        gap: var(--space-3);
      }
      .actions {
        align-items: center;
      }
      .scroller {
        overflow-x: auto;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        text-align: start;
      }
      th,
      td {
        padding: var(--space-2);
        border-block-end: 1px solid var(--line);
        text-align: start;
        vertical-align: top;
        overflow-wrap: anywhere;
      }
      /* A name is broken between its words. */
      td:nth-child(2) {
        overflow-wrap: break-word;
      }
      td:first-child {
        white-space: nowrap;
      }
      td:nth-child(2) code {
        white-space: nowrap;
      }
      .detail {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
      }
      /* A phone has no room for columns: each entry is read from above to below. */
      @media (max-width: 44rem) {
        thead {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        table,
        tbody,
        tr,
        td {
          display: block;
        }
        tr {
          padding-block: var(--space-2);
          border-block-end: 1px solid var(--line);
        }
        td {
          padding: 0;
          border: 0;
        }
      }
    `,
  ];

  @state() private filter: Readonly<Partial<Record<Filter, string>>> = {};
  /** The server's check of the whole log; empty before the check. */
  @state() private verdict = '';
  @state() private isBroken = false;

  readonly #staff = new Task(this, {
    task: async (_, { signal }) => {
      const staff = fields(await this.desk.world.send('GET', `/api/staff?limit=${PAGE_MAX}`, { signal }));
      return list(staff?.['items'], (item) => {
        const colleague = fields(item);
        return [text(colleague?.['id']), text(colleague?.['name']) || text(colleague?.['email'])] as const;
      });
    },
    args: () => [this.deskState.propertyId] as const,
  });

  protected override path(): string {
    return `${PATH}?${new URLSearchParams({ limit: '50', ...this.filter })}`;
  }

  protected override readItem(value: unknown): AuditEntry | null {
    return readAuditEntry(value);
  }

  protected override failedWords(): string {
    return msg('This could not be loaded', { id: 'desk-house-failed' });
  }

  override render(): TemplateResult {
    const staff: (readonly [string, string])[] = [
      ...(this.#staff.value ?? []),
      ['guest', actorWord({ actor: 'guest', actorName: null })],
      ['system', actorWord({ actor: 'system', actorName: null })],
    ];
    const actions = AUDIT_ACTIONS.map((action) => [action, auditWord(action)] as const);
    return html`<section class="panel">
      <div>
        <h1>${msg('Audit log', { id: 'desk-audit' })}</h1>
        <p class="hint">${msg('Each entry is signed together with the one before: nothing can be changed or taken out unseen.', { id: 'desk-audit-hint' })}</p>
      </div>
      <div class="filters">
        ${this.#choice('actor', msg('Who', { id: 'desk-audit-who' }), staff)}
        ${this.#choice(
          'action',
          msg('What', { id: 'desk-audit-what' }),
          actions.toSorted(([, a], [, b]) => a.localeCompare(b)),
        )}
        ${this.#day('from', msg('From', { id: 'desk-period-from' }))}
        ${this.#day('to', msg('Until', { id: 'desk-audit-until' }))}
      </div>
      <div class="actions">
        <button class="button" ?disabled=${this.busy} @click=${this.#verify}>${msg('Check the whole log', { id: 'desk-audit-verify' })}</button>
        <button class="button" ?disabled=${this.busy} @click=${this.#save}>${icon('download')} ${msg('Save as a table', { id: 'desk-audit-save' })}</button>
        <p role="status" class=${this.isBroken ? 'fault' : 'hint'}>${this.verdict}</p>
      </div>
      ${this.frame(() => this.#table())}
      ${this.refusal()}
    </section>`;
  }

  #choice(name: Filter, label: string, options: readonly (readonly [string, string])[]): TemplateResult {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <select class="input" id=${name} @change=${(event: Event) => this.#narrow(name, inputValue(event))}>
        <option value="">${msg('All', { id: 'desk-all' })}</option>
        ${options.map(([value, word]) => html`<option value=${value} ?selected=${this.filter[name] === value}>${word}</option>`)}
      </select>
    </div>`;
  }

  #day(name: 'from' | 'to', label: string): TemplateResult {
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <input class="input" id=${name} type="date" @change=${(event: Event) => this.#narrow(name, toInstant(name, inputValue(event)))} />
    </div>`;
  }

  #narrow(name: Filter, value: string): void {
    const { [name]: _, ...others } = this.filter;
    this.filter = value === '' ? others : { ...others, [name]: value };
    this.items = [];
  }

  #table(): TemplateResult {
    if (this.items.length === 0)
      return html`<desk-empty icon="note" heading=${msg('Nothing fits these filters', { id: 'desk-nothing-fits' })}></desk-empty>`;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${msg('Audit log', { id: 'desk-audit' })}>
        <table>
          <thead>
            <tr>
              <th scope="col">${msg('When', { id: 'desk-audit-when' })}</th>
              <th scope="col">${msg('Who', { id: 'desk-audit-who' })}</th>
              <th scope="col">${msg('What', { id: 'desk-audit-what' })}</th>
            </tr>
          </thead>
          <tbody>
            ${this.items.map((entry) => this.#row(entry))}
          </tbody>
        </table>
      </div>
      ${this.more()}`;
  }

  #row(entry: AuditEntry): TemplateResult {
    const { number, at, action, address } = entry;
    return html`<tr>
      <td><span class="hint">#${formatNumber(number)} ·</span> ${fullTime(at, this.deskState.timezone)}</td>
      <td><bdi>${actorWord(entry)}</bdi>${address === null ? nothing : html`<br /><code class="hint" dir="ltr">${address}</code>`}</td>
      <td>${auditWord(action)} ${this.#subject(entry)}${this.#record(entry)}</td>
    </tr>`;
  }

  /** Draws the subject of an entry, with its name if the name is still known. */
  #subject(entry: AuditEntry): TemplateResult | typeof nothing {
    const name = subjectWord(entry);
    const path = subjectPath(entry);
    if (name === null) return nothing;
    return path === null ? html`<bdi>${name}</bdi>` : html`<a href=${path}><bdi>${name}</bdi></a>`;
  }

  /** The codes and ids of the entry, for people who search for them. */
  #record({ subject, action, detail }: AuditEntry): TemplateResult {
    const parts = [action, subject, ...detail].filter((part) => part !== '');
    return html`<details class="hint">
      <summary>${msg('As recorded', { id: 'desk-audit-record' })}</summary>
      <code class="detail" dir="ltr">${parts.map((part) => html`<span>${part}</span>`)}</code>
    </details>`;
  }

  readonly #verify = async (): Promise<void> => {
    this.verdict = '';
    await this.attempt(async () => {
      const answer = fields(await this.desk.world.send('GET', `${PATH}/verify`));
      this.isBroken = answer?.['whole'] !== true;
      const rows = formatNumber(count(answer?.['rows']));
      const first = formatNumber(count(answer?.['firstFault']));
      this.verdict = this.isBroken
        ? msg(
            str`Entry ${first} does not fit: it was changed, or something is missing. Tell whoever runs this server.`,
            {
              id: 'desk-audit-broken',
            },
          )
        : msg(str`All ${rows} entries are as they were written.`, { id: 'desk-audit-whole' });
    });
  };

  readonly #save = async (): Promise<void> => {
    await this.attempt(async () => {
      const entries: AuditEntry[] = [];
      let cursor: string | null = '';
      while (cursor !== null && entries.length < SAVED_MAX) {
        const query = new URLSearchParams({
          limit: String(PAGE_MAX),
          ...this.filter,
          ...(cursor !== '' && { cursor }),
        });
        const page = readPage(await this.desk.world.send('GET', `${PATH}?${query}`), readAuditEntry);
        entries.push(...page.items);
        cursor = page.nextCursor;
      }
      saveFile(new Blob([toCsv(entries)], { type: 'text/csv;charset=utf-8' }), 'audit-log.csv');
    });
  };
}

/** The beginning of the first day, or the end of the last day, in the browser's time zone. */
function toInstant(edge: 'from' | 'to', day: string): string {
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(+start)) return '';
  if (edge === 'to') start.setDate(start.getDate() + 1);
  return start.toISOString();
}

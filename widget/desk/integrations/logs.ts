import { msg } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { PmsLogLine, PmsSync } from '../../../shared/api/pms.ts';
import { PMS_ENTITIES } from '../../../shared/domain/pms.ts';
import { HOUR_MS } from '../../../shared/domain/time.ts';
import { readPage } from '../data/read/read.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { ListView } from '../ui/list-view.ts';
import { fullTime } from '../ui/words/format.ts';
import { serverText } from './pms-panel.ts';
import { entityWord, levelWord, triggerWord } from './pms-words.ts';
import { LOG_LEVELS, readLogLine, readSync } from './read-pms.ts';
import { sendToPms } from './source/pms-source.ts';
import { eventWord } from './vendor-words.ts';

const CHIPS = { error: 'danger', warn: 'waiting', info: 'staffed', debug: '' } as const;

type Filter = 'level' | 'entity' | 'syncId' | 'since';

/** The log of the exchange with the PMS, the newest first. */
export class DeskPmsLogs extends ListView<PmsLogLine> {
  static override styles = [
    ...ListView.styles,
    css`
      .filters {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
        gap: var(--space-3);
      }
      .entries > li {
        grid-template-columns: minmax(0, 1fr);
      }
      .line {
        overflow-wrap: anywhere;
      }
      .more {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
      }
    `,
  ];

  /** The start of the paths of the calls. */
  @property() base = '/api/integrations/pms';
  @state() private filter: Readonly<Partial<Record<Filter, string>>> = {};

  readonly #runs = new Task(this, {
    task: async ([propertyId], { signal }): Promise<PmsSync[]> =>
      propertyId === null
        ? []
        : readPage(await sendToPms(this.desk)('GET', `${this.base}/sync?limit=20`, { signal }), readSync).items,
    args: () => [this.deskState.propertyId] as const,
  });

  protected override path(): string {
    return `${this.base}/logs?${new URLSearchParams({ limit: '50', ...this.filter })}`;
  }

  protected override readItem(value: unknown): PmsLogLine | null {
    return readLogLine(value);
  }

  protected override failedWords(): string {
    return msg('The log could not be loaded', { id: 'desk-pms-log-failed' });
  }

  override render(): TemplateResult {
    return html`<section class="panel">
      <div class="head">
        <div>
          <h1>${msg('Log', { id: 'desk-pms-log' })}</h1>
          <p class="hint">${this.#hint()}</p>
        </div>
        <button class="button" @click=${() => this.reload()}>${msg('Look again', { id: 'desk-pms-look-again' })}</button>
      </div>
      <div class="filters">
        ${this.#choice(
          'level',
          msg('Level', { id: 'desk-pms-level' }),
          LOG_LEVELS.map((level) => [level, levelWord(level)]),
        )}
        ${this.#choice(
          'entity',
          msg('About', { id: 'desk-pms-about' }),
          PMS_ENTITIES.map((entity) => [entity, entityWord(entity)]),
        )}
        ${this.#choice(
          'syncId',
          msg('Run', { id: 'desk-pms-run' }),
          (this.#runs.value ?? []).map((run) => [run.syncId, this.#runWord(run)]),
        )}
        ${this.#since()}
      </div>
      ${this.frame(() => this.#list())}
    </section>`;
  }

  #hint(): string {
    return this.base.endsWith('/pms')
      ? msg('What happened between here and the PMS. Secrets and guests’ data are masked.', { id: 'desk-pms-log-hint' })
      : msg('What happened between here and the channel manager. Secrets and guests’ data are masked.', {
          id: 'desk-cm-log-hint',
        });
  }

  #runWord({ startedAt, trigger }: PmsSync): string {
    return `${fullTime(startedAt, this.deskState.timezone)} · ${triggerWord(trigger)}`;
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

  #since(): TemplateResult {
    const spans: [number, string][] = [
      [1, msg('Last hour', { id: 'desk-pms-last-hour' })],
      [24, msg('Last 24 hours', { id: 'desk-pms-last-day' })],
      [24 * 7, msg('Last 7 days', { id: 'desk-pms-last-week' })],
    ];
    const choose = (event: Event) => {
      const hours = Number(inputValue(event));
      this.#narrow('since', hours === 0 ? '' : new Date(Date.now() - hours * HOUR_MS).toISOString());
    };
    return html`<div class="field">
      <label for="since">${msg('Since', { id: 'desk-pms-since' })}</label>
      <select class="input" id="since" @change=${choose}>
        <option value="">${msg('All', { id: 'desk-all' })}</option>
        ${spans.map(([hours, word]) => html`<option value=${hours}>${word}</option>`)}
      </select>
    </div>`;
  }

  #narrow(name: Filter, value: string): void {
    const { [name]: _, ...others } = this.filter;
    this.filter = value === '' ? others : { ...others, [name]: value };
    this.items = [];
  }

  #list(): TemplateResult {
    if (this.items.length === 0)
      return html`<desk-empty icon="note" heading=${msg('No lines', { id: 'desk-pms-no-lines' })}
        >${msg('Nothing fits these filters.', { id: 'desk-pms-no-lines-hint' })}</desk-empty
      >`;
    return html`<ul class="entries" aria-live="off">
        ${repeat(
          this.items,
          ({ id }) => id,
          (line) => this.#line(line),
        )}
      </ul>
      ${this.more()} ${this.refusal()}`;
  }

  #line({ at, level, event, entity, message, detail }: PmsLogLine): TemplateResult {
    return html`<li>
      <p class="hint">
        <span class="chip ${CHIPS[level]}">${levelWord(level)}</span> ${fullTime(at, this.deskState.timezone)} ·
        <strong>${eventWord(event)}</strong>${entity === undefined ? '' : ` · ${entityWord(entity)}`}
      </p>
      <div class="line">${serverText(message)}</div>
      ${detail === undefined ? nothing : html`<p class="more hint">${Object.entries(detail).map(([key, value]) => html`<code>${key}: ${value}</code>`)}</p>`}
    </li>`;
  }
}

import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import {
  CONFLICT_RESOLUTIONS,
  type ConflictResolution,
  SYNC_MODES,
  type SyncMode,
} from '../../../shared/domain/pms.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import { count, fields, oneOf } from '../data/read/read.ts';
import { changedParts } from '../settings/merge-body.ts';
import { inputValue } from '../settings/property/setup-form.ts';
import { PmsChangedEvent, PmsPanel } from './pms-panel.ts';
import { modeWords, resolutionWords } from './pms-words.ts';
import { sendToPms } from './source/pms-source.ts';

const PATH = '/api/integrations/pms/sync/settings';

interface Settings {
  mode: SyncMode;
  interval: number;
  retryAttempts: number;
  conflictResolution: ConflictResolution;
}

/**
 * The settings of the sync, and which side wins a conflict.
 * @fires {PmsChangedEvent} pms-changed
 */
export class DeskPmsSettings extends PmsPanel<Settings> {
  static override styles = [
    ...PmsPanel.styles,
    css`
      .short {
        max-inline-size: 8rem;
      }
    `,
  ];
  /** The server's values when the form was last loaded. Only differences are sent. */
  #base: Settings | null = null;

  protected override async load(signal: AbortSignal): Promise<Settings> {
    this.#base = readSettings(await sendToPms(this.desk)('GET', PATH, { signal }));
    return this.#base;
  }

  protected override failedWords(): string {
    return msg('The settings could not be loaded', { id: 'desk-pms-settings-failed' });
  }

  override render(): TemplateResult {
    return this.frame((value) => this.#form(value));
  }

  #form(value: Settings): TemplateResult {
    return html`<form class="panel" @submit=${this.#save} novalidate>
      <h1>${msg('How it is synchronised', { id: 'desk-pms-how-heading' })}</h1>
      <fieldset>
        <legend>${msg('When changes are fetched', { id: 'desk-pms-mode' })}</legend>
        <div class="choices">
          ${SYNC_MODES.map((mode) => this.#choice('mode', mode, value.mode === mode, modeWords(mode), () => ({ mode })))}
        </div>
      </fieldset>
      ${value.mode === 'batch' ? this.#minutes(value.interval) : nothing}
      <fieldset>
        <legend>${msg('When a guest’s data was changed in both places', { id: 'desk-pms-resolution' })}</legend>
        <div class="choices">
          ${CONFLICT_RESOLUTIONS.map((one) => this.#choice('resolution', one, value.conflictResolution === one, resolutionWords(one), () => ({ conflictResolution: one })))}
        </div>
        <p class="hint">${msg('Dates, rooms and the state of a booking are always the PMS’s.', { id: 'desk-pms-resolution-hint' })}</p>
      </fieldset>
      ${this.#number('retryAttempts', '/retryAttempts', msg('Tries after a failure', { id: 'desk-pms-retries' }), msg('How often a call that failed is repeated before it is given up.', { id: 'desk-pms-retries-hint' }), value.retryAttempts, (retryAttempts) => ({ retryAttempts }))}
      ${this.save()}
    </form>`;
  }

  #choice(
    name: string,
    value: string,
    checked: boolean,
    [word, hint]: [string, string],
    part: () => Partial<Settings>,
  ): TemplateResult {
    return html`<label class="choice">
      <input type="radio" name=${name} value=${value} .checked=${checked} @change=${() => this.#change(part())} />
      <span class="title">${word}</span>
      <span class="hint">${hint}</span>
    </label>`;
  }

  #minutes(interval: number): TemplateResult {
    const label = msg('Minutes between two fetches', { id: 'desk-pms-interval' });
    return this.#number('interval', '/interval', label, '', interval / MINUTE_MS, (minutes) => ({
      interval: Math.round(minutes * MINUTE_MS),
    }));
  }

  #number(
    id: string,
    pointer: string,
    label: string,
    hint: string,
    value: number,
    part: (entered: number) => Partial<Settings>,
  ): TemplateResult {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input class="input short" id=${id} type="number" min="0" step="any" aria-describedby="${id}-hint ${id}-fault" aria-invalid=${this.problemAt(pointer) ? 'true' : 'false'}
        .value=${String(value)} @change=${(event: Event) => this.#change(part(Number(inputValue(event))))} />
      ${hint === '' ? nothing : html`<p class="hint" id="${id}-hint">${hint}</p>`}
      ${this.fault(pointer, `${id}-fault`)}
    </div>`;
  }

  #change(part: Partial<Settings>): void {
    if (this.value !== null) this.value = { ...this.value, ...part };
    this.forget();
  }

  readonly #save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const done = await this.attempt(
      async () => {
        const body = changedParts(this.value ?? {}, this.#base ?? {});
        this.#base = readSettings(await sendToPms(this.desk)('PUT', PATH, { body }));
        this.value = this.#base;
      },
      msg('Saved', { id: 'desk-pms-saved' }),
    );
    if (done) this.dispatchEvent(new PmsChangedEvent());
  };
}

function readSettings(value: unknown): Settings {
  const from = fields(value);
  return {
    mode: oneOf(SYNC_MODES, from?.['mode'], 'realtime'),
    interval: count(from?.['interval']),
    retryAttempts: count(from?.['retryAttempts']),
    conflictResolution: oneOf(CONFLICT_RESOLUTIONS, from?.['conflictResolution'], 'pms-wins'),
  };
}

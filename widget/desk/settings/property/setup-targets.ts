import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { ServiceLevel } from '../../../../shared/api/service-level.ts';
import { SERVICE_HOURS } from '../../../../shared/domain/service-hours.ts';
import { fields } from '../../data/read/read.ts';
import { inputValue, SetupForm } from './setup-form.ts';

type Targets = Omit<ServiceLevel, 'updatedAt'>;

const TIMES = {
  firstResponseMinutes: { usual: 15, max: 10_080 },
  resolutionHours: { usual: 24, max: 2_160 },
} as const;

/** The settings of the time targets for the answer to a waiting guest and for the resolution. Insights compare the house with them. */
export class DeskSetupTargets extends SetupForm<Targets> {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
      .time {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3);
      }
      .time .input {
        inline-size: 8rem;
      }
    `,
  ];

  protected override readonly path = '/api/service-level';

  protected override read(stored: unknown): Targets {
    const from = fields(stored) ?? {};
    const time = (value: unknown) => (typeof value === 'number' ? value : null);
    return {
      firstResponseMinutes: time(from['firstResponseMinutes']),
      resolutionHours: time(from['resolutionHours']),
      hours: SERVICE_HOURS.find((name) => name === from['hours']) ?? 'open',
    };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Targets', { id: 'desk-targets' })}</h1>
      <p class="hint">${msg('How soon a guest who waits for a person is answered and helped. Insights show how you keep them, also for days that are over.', { id: 'desk-targets-hint' })}</p>
    </div>`;
  }

  protected override savedText(): string {
    return msg('Saved.', { id: 'desk-saved-plain' });
  }

  protected override fieldsOf(value: Targets): TemplateResult {
    return html`
      ${this.#time('firstResponseMinutes', msg('First word of a colleague', { id: 'desk-targets-first' }), msg('minutes', { id: 'desk-targets-minutes' }), value)}
      ${this.#time('resolutionHours', msg('Settled', { id: 'desk-targets-settled' }), msg('hours', { id: 'desk-targets-hours-unit' }), value)}
      <fieldset>
        <legend>${msg('The clock runs', { id: 'desk-targets-clock' })}</legend>
        <div class="choices">${SERVICE_HOURS.map(
          (hours) => html`<label class="choice">
            <input type="radio" name="hours" .checked=${hours === value.hours} @change=${() => this.change({ hours })} />
            <span>${
              hours === 'open'
                ? msg('While the house is open, holidays left out', { id: 'desk-targets-open' })
                : msg('Day and night', { id: 'desk-hours-always' })
            }</span>
          </label>`,
        )}</div>
      </fieldset>
    `;
  }

  #time(key: keyof typeof TIMES, label: string, unit: string, value: Targets): TemplateResult {
    const time = value[key];
    const { usual, max } = TIMES[key];
    return html`<fieldset class="field">
      <legend>${label}</legend>
      <div class="time">
        <label class="time"><input type="checkbox" .checked=${time !== null} @change=${() => this.change({ [key]: time === null ? usual : null })} /> ${msg('Within', { id: 'desk-targets-within' })}</label>
        <input class="input" id=${key} type="number" min="1" step="1" max=${max} aria-label="${label}: ${unit}" ?disabled=${time === null} aria-invalid=${this.isFaulty(`/${key}`)} aria-describedby=${this.faultAt(`/${key}`)} .value=${time === null ? '' : String(time)} @input=${(event: Event) => this.change({ [key]: Math.round(Number(inputValue(event))) })} />
        <span>${unit}</span>
      </div>
      ${this.fault(`/${key}`)}
    </fieldset>`;
  }
}

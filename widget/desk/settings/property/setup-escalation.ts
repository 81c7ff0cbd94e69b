import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { AlertRules } from '../../../../shared/api/alerts.ts';
import { count, fields, list, maybeText } from '../../data/read/read.ts';
import { inputValue, linesOf, SetupForm } from './setup-form.ts';

type Rules = Omit<AlertRules, 'updatedAt'>;

const MINUTES = { min: 2, max: 30 };

/** The settings of the persons who are called for an emergency that nobody on duty handles. */
export class DeskSetupEscalation extends SetupForm<Rules> {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
      .number {
        max-inline-size: 8rem;
      }
    `,
  ];

  protected override readonly path = '/api/alerts';

  protected override read(stored: unknown): Rules {
    const from = fields(stored) ?? {};
    return {
      emergencyAfterMinutes: count(from['emergencyAfterMinutes']),
      emergencyMail: list(from['emergencyMail'], maybeText),
    };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h2>${msg('When nobody looks after it', { id: 'desk-escalation' })}</h2>
      <p class="hint">${msg('Everybody who sees conversations is then called at home too, on the phone and by mail, until a colleague looks after it.', { id: 'desk-escalation-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: Rules): TemplateResult {
    return html`
      <div class="field">
        <label for="after">${msg('Minutes until colleagues at home are called', { id: 'desk-escalation-after' })}</label>
        <input class="input number" id="after" type="number" min=${MINUTES.min} max=${MINUTES.max} step="1" .value=${String(value.emergencyAfterMinutes)} aria-invalid=${this.isFaulty('/emergencyAfterMinutes')} aria-describedby=${this.faultAt('/emergencyAfterMinutes')} @input=${(event: Event) => this.change({ emergencyAfterMinutes: Math.round(Number(inputValue(event))) })} />
        ${this.fault('/emergencyAfterMinutes')}
      </div>
      <div class="field">
        <label for="mail">${msg('Other addresses that are written to, one a line', { id: 'desk-escalation-mail' })}</label>
        <textarea class="input" id="mail" rows="3" dir="ltr" aria-invalid=${this.isFaulty('/emergencyMail')} aria-describedby=${this.faultAt('/emergencyMail')} .value=${value.emergencyMail.join('\n')} @change=${(event: Event) => this.change({ emergencyMail: linesOf(inputValue(event)) })}></textarea>
        ${this.fault('/emergencyMail')}
      </div>
    `;
  }
}

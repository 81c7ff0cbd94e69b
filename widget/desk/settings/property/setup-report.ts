import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { fields, list, maybeText } from '../../data/read/read.ts';
import { linesOf, SetupForm, wordsOf } from './setup-form.ts';

interface Report {
  to: string[];
}

/** Who gets the figures of a month, as a PDF by e-mail. */
export class DeskSetupReport extends SetupForm<Report> {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-5);
      }
    `,
  ];

  protected override readonly path = '/api/report';

  protected override read(stored: unknown): Report {
    return { to: list(fields(stored)?.['to'], maybeText) };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Monthly report', { id: 'desk-report' })}</h1>
      <p class="hint">${msg('When a month is over its figures go to these addresses, as a PDF in English.', { id: 'desk-report-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: Report): TemplateResult {
    return html`<div class="field">
      <label for="to">${msg('Addresses, one a line', { id: 'desk-report-to' })}</label>
      <textarea class="input" id="to" rows="4" dir="ltr" aria-invalid=${this.isFaulty('/to')} aria-describedby=${this.faultAt('/to')} .value=${value.to.join('\n')} @change=${(event: Event) => this.change({ to: linesOf(wordsOf(event)) })}></textarea>
      ${this.fault('/to')}
    </div>`;
  }
}

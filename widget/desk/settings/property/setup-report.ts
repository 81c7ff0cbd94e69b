import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { DESK_LOCALES } from '../../localization.ts';
import { linesOf, SetupForm, wordsOf } from './setup-form.ts';

interface Report {
  to: string[];
  language: string;
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
    return { to: list(fields(stored)?.['to'], maybeText), language: text(fields(stored)?.['language']) };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Monthly report', { id: 'desk-report' })}</h1>
      <p class="hint">${msg('When a month is over its figures go to these addresses, as a PDF.', { id: 'desk-report-pdf-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: Report): TemplateResult {
    return html`<div class="field">
      <label for="to">${msg('Addresses, one a line', { id: 'desk-report-to' })}</label>
      <textarea class="input" id="to" rows="4" dir="ltr" aria-invalid=${this.isFaulty('/to')} aria-describedby=${this.faultAt('/to')} .value=${value.to.join('\n')} @change=${(event: Event) => this.change({ to: linesOf(wordsOf(event)) })}></textarea>
      ${this.fault('/to')}
    </div>
    <div class="field">
      <label for="language">${msg('Language of the report', { id: 'desk-report-language' })}</label>
      <select class="input" id="language" @change=${(event: Event) => this.change({ language: wordsOf(event) })}>
        ${DESK_LOCALES.map((locale) => html`<option value=${locale} lang=${locale} ?selected=${locale === value.language}>${LANGUAGES[locale]}</option>`)}
      </select>
    </div>`;
  }
}

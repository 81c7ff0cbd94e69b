import { msg, str } from '@lit/localize';
import { Task } from '@lit/task';
import { css, html, nothing, type TemplateResult } from 'lit';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { DESK_LOCALES } from '../../localization.ts';
import { deskLocale, listOf } from '../../ui/words/format.ts';
import { inputValue, linesOf, SetupForm } from './setup-form.ts';

interface Report {
  to: string[];
  language: string;
}

interface Unsent {
  to: string;
  isGivenUp: boolean;
}

/** The settings of the recipients of the monthly report, a PDF by e-mail. */
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

  /** The month of the last report; '': none was sent. */
  #sentFor = '';
  /** Those whom that month's report has not reached, as the mail server did not take it. */
  #unsent: readonly Unsent[] = [];
  /** Loads whether the server can send e-mail. */
  readonly #mail = new Task(this, {
    task: async () => fields(await this.desk.world.send('GET', '/auth/registration'))?.['resetByMail'] === true,
    args: () => [] as const,
  });

  protected override read(stored: unknown): Report {
    this.#sentFor = text(fields(stored)?.['sentFor']);
    this.#unsent = list(fields(stored)?.['unsent'], readUnsent);
    return { to: list(fields(stored)?.['to'], maybeText), language: text(fields(stored)?.['language']) };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Monthly report', { id: 'desk-report' })}</h1>
      <p class="hint">${msg('When a month is over its figures go to these addresses, as a PDF.', { id: 'desk-report-pdf-hint' })}</p>
      ${this.#sentFor === '' ? nothing : html`<p class="hint">${lastSentText(this.#sentFor)}</p>`}
      ${unsentTexts(this.#unsent).map((words) => html`<p class="fault" role="status">${words}</p>`)}
      ${this.#mail.value === false ? html`<p class="fault" role="status">${msg('This server sends no mail yet. Whoever runs it sets:', { id: 'desk-report-no-mail' })} <code>SMTP_URL</code></p>` : nothing}
    </div>`;
  }

  protected override savedText(): string {
    return msg('Saved.', { id: 'desk-saved-plain' });
  }

  protected override fieldsOf(value: Report): TemplateResult {
    return html`<div class="field">
      <label for="to">${msg('Addresses, one a line', { id: 'desk-report-to' })}</label>
      <textarea class="input" id="to" rows="4" dir="ltr" aria-invalid=${this.isFaulty('/to')} aria-describedby=${this.faultAt('/to')} .value=${value.to.join('\n')} @change=${(event: Event) => this.change({ to: linesOf(inputValue(event)) })}></textarea>
      ${this.fault('/to')}
    </div>
    <div class="field">
      <label for="language">${msg('Language of the report', { id: 'desk-report-language' })}</label>
      <select class="input" id="language" @change=${(event: Event) => this.change({ language: inputValue(event) })}>
        ${DESK_LOCALES.map((locale) => html`<option value=${locale} lang=${locale} ?selected=${locale === value.language}>${LANGUAGES[locale]}</option>`)}
      </select>
    </div>`;
  }
}

/** Returns the label of the last report's month, such as "2026-10". */
function lastSentText(sentFor: string): string {
  const form = new Intl.DateTimeFormat(deskLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = form.format(new Date(`${sentFor}-01`));
  return msg(str`Sent last: ${month}`, { id: 'desk-report-sent' });
}

function readUnsent(value: unknown): Unsent | null {
  const from = fields(value);
  return from === null ? null : { to: text(from['to']), isGivenUp: from['isGivenUp'] === true };
}

/** Says whom the report has not reached, and whether it still may. */
function unsentTexts(unsent: readonly Unsent[]): string[] {
  const namesOf = (isGivenUp: boolean) =>
    listOf(unsent.filter((one) => one.isGivenUp === isGivenUp).map(({ to }) => to));
  const [waiting, lost] = [namesOf(false), namesOf(true)];
  return [
    ...(waiting === ''
      ? []
      : [
          msg(str`Not sent yet to ${waiting}: the mail server does not take it. It is tried for three days.`, {
            id: 'desk-report-waiting',
          }),
        ]),
    ...(lost === ''
      ? []
      : [msg(str`Could not be sent to ${lost}. Insights has the same figures as a PDF.`, { id: 'desk-report-lost' })]),
  ];
}

import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { PropertyBody } from '../../../../shared/api/house/property.ts';
import { PropertyForm } from '../property/property-form.ts';
import { inputValue, linesOf, SetupForm } from '../property/setup-form.ts';

/** The sites that may embed the chat. */
export class DeskSetupOrigins extends PropertyForm {
  static override styles = [
    ...SetupForm.styles,
    css`
      :host {
        margin-block-start: var(--space-4);
      }
    `,
  ];

  protected override heading(): TemplateResult {
    return html`<div>
      <h2>${msg('Who may show it', { id: 'desk-origins' })}</h2>
      <p class="hint">${msg('With your sites listed, nobody else can put your chat on theirs.', { id: 'desk-origins-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: PropertyBody): TemplateResult {
    const origins = value.origins ?? [];
    return html`<div class="field">
      <label for="origins">${msg('Sites that may show the chat, one a line', { id: 'desk-property-origins' })}</label>
      <textarea class="input" id="origins" rows="3" dir="ltr" placeholder="https://www.hotel.example" aria-describedby=${['origins-hint', ...origins.map((_, index) => `fault-origins-${index}`)].join(' ')} aria-invalid=${this.isFaulty('/origins')} .value=${origins.join('\n')} @change=${(event: Event) => this.change({ origins: linesOf(inputValue(event)) })}></textarea>
      <p class="hint" id="origins-hint">${msg('Empty: any site.', { id: 'desk-property-origins-hint' })}</p>
      ${origins.map((_, index) => this.fault(`/origins/${index}`))}
    </div>`;
  }
}

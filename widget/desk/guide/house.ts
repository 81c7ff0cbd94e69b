import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import type { PropertyBody } from '../../../shared/api/house/property.ts';
import { LANGUAGES } from '../../../shared/language/languages.ts';
import { PropertyForm } from '../settings/property/property-form.ts';
import { inputValue, SetupForm } from '../settings/property/setup-form.ts';

/**
 * The basic data of the property. The browser's time zone and language are filled in.
 * @fires saved
 */
export class DeskGuideHouse extends PropertyForm {
  static override styles = [
    ...SetupForm.styles,
    css`
      form > fieldset {
        display: grid;
        gap: var(--space-4);
      }
    `,
  ];

  protected override read(stored: unknown): PropertyBody {
    const house = super.read(stored);
    if (house.address !== '') return house;
    const browserLanguages = navigator.languages
      .map((tag) => tag.split('-')[0] ?? '')
      .filter((code) => code in LANGUAGES);
    const languages = [...new Set([...browserLanguages, ...house.languages])];
    return { ...house, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || house.timezone, languages };
  }

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Your house', { id: 'desk-setup-property' })}</h1>
      <p class="hint">${msg('Five minutes, and guests on your site are answered. You can change everything later.', { id: 'desk-guide-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: PropertyBody): TemplateResult {
    const line = (id: 'name' | 'address' | 'phone', label: string) => html`<div class="field">
      <label for=${id}>${label}</label>
      <input class="input" id=${id} type=${id === 'phone' ? 'tel' : 'text'} aria-invalid=${this.isFaulty(`/${id}`)} aria-describedby=${this.faultAt(`/${id}`)} .value=${value[id] ?? ''} @input=${(event: Event) => this.change({ [id]: inputValue(event) || (id === 'phone' ? undefined : '') })} />
      ${this.fault(`/${id}`)}
    </div>`;
    return html`
      ${line('name', msg('Name', { id: 'desk-property-name' }))}
      ${line('address', msg('Address', { id: 'desk-property-address' }))}
      ${this.placeGuess(value)}
      <div class="pair">
        ${line('phone', msg('Telephone', { id: 'desk-property-phone' }))}
        <div class="field">
          <label for="timezone">${msg('Time zone', { id: 'desk-property-timezone' })}</label>
          <select class="input" id="timezone" aria-invalid=${this.isFaulty('/timezone')} aria-describedby=${this.faultAt('/timezone')} @change=${(event: Event) => this.change({ timezone: inputValue(event) })}>
            ${[...new Set([value.timezone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => html`<option ?selected=${zone === value.timezone}>${zone}</option>`)}
          </select>
          ${this.fault('/timezone')}
        </div>
      </div>
    `;
  }
}

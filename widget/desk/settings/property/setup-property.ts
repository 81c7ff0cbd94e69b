import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import type { PropertyBody } from '../../../../shared/api/house/property.ts';
import { LANGUAGES } from '../../../../shared/language/languages.ts';
import { PropertyForm } from './property-form.ts';
import { inputValue, linesOf, SetupForm } from './setup-form.ts';

/** The basic data: name, address, time zone, languages and facilities. */
export class DeskSetupProperty extends PropertyForm {
  static override styles = [
    ...SetupForm.styles,
    css`
      fieldset {
        display: grid;
        gap: var(--space-4);
      }
      .languages {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
        gap: 0 var(--space-3);
        max-block-size: 13rem;
        overflow-y: auto;
        padding: var(--space-2) var(--space-3);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius-s);
      }
      .languages label {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: 1.9rem;
      }
    `,
  ];

  protected override heading(): TemplateResult {
    return html`<div>
      <h1>${msg('Your house', { id: 'desk-setup-property' })}</h1>
      <p class="hint">${msg('What guests may be told about the property itself.', { id: 'desk-property-hint' })}</p>
    </div>`;
  }

  protected override fieldsOf(value: PropertyBody): TemplateResult {
    const zones = Intl.supportedValuesOf('timeZone');
    return html`
      <div class="pair">
        ${this.#line('name', msg('Name', { id: 'desk-property-name' }), value.name, (name) => ({ name }))}
        ${this.#line('phone', msg('Telephone', { id: 'desk-property-phone' }), value.phone ?? '', (phone) => ({ phone: phone === '' ? undefined : phone }))}
      </div>
      ${this.#line('address', msg('Address', { id: 'desk-property-address' }), value.address, (address) => ({ address }))}
      ${this.placeGuess(value)}
      ${this.#line('coordinates', msg('Position on the map', { id: 'desk-property-coordinates' }), value.coordinates ?? '', (coordinates) => ({ coordinates: coordinates.trim() }), msg('Latitude and longitude as a map gives them, such as 47.5462, 9.6843. Guests on WhatsApp are then shown the house on a map. Empty: they get a link.', { id: 'desk-property-coordinates-hint' }))}
      <div class="pair">
        ${this.#line('emergencyNumber', msg('Emergency number', { id: 'desk-property-emergency' }), value.emergencyNumber ?? '', (emergencyNumber) => ({ emergencyNumber }), msg('Said to guests in danger. Empty: the country’s own.', { id: 'desk-property-emergency-hint' }))}
        ${this.#line('currency', msg('Currency', { id: 'desk-currency' }), value.currency ?? '', (currency) => ({ currency: currency === '' ? undefined : currency }), msg('What the house charges in, such as EUR.', { id: 'desk-property-currency-hint' }))}
      </div>
      ${this.#line('bookingUrl', msg('Where guests book', { id: 'desk-property-booking' }), value.bookingUrl ?? '', (bookingUrl) => ({ bookingUrl: bookingUrl.trim() }), msg('The address of your booking page, told to guests who ask for a room. {arrival} and {departure} in it become the days.', { id: 'desk-property-booking-hint' }))}
      <div class="field">
        <label for="timezone">${msg('Time zone', { id: 'desk-property-timezone' })}</label>
        <select class="input" id="timezone" aria-invalid=${this.isFaulty('/timezone')} aria-describedby=${this.faultAt('/timezone')} @change=${(event: Event) => this.change({ timezone: inputValue(event) })}>
          ${zones.includes(value.timezone) ? '' : html`<option selected>${value.timezone}</option>`}
          ${zones.map((zone) => html`<option ?selected=${zone === value.timezone}>${zone}</option>`)}
        </select>
        ${this.fault('/timezone')}
      </div>
      <div class="field" role="group" aria-labelledby="languages">
        <span class="label" id="languages">${msg('Languages spoken at the desk', { id: 'desk-property-languages' })}</span>
        <div class="languages" tabindex="0" role="group" aria-labelledby="languages">${Object.entries(LANGUAGES).map(([code, name]) => this.#language(value, code, name))}</div>
        ${this.fault('/languages')}
      </div>
      <div class="field">
        <label for="amenities">${msg('What the house has, one a line', { id: 'desk-property-amenities' })}</label>
        <textarea class="input" id="amenities" rows="5" aria-invalid=${this.isFaulty('/amenities')} aria-describedby=${this.faultAt('/amenities')} .value=${value.amenities.join('\n')} @change=${(event: Event) => this.change({ amenities: linesOf(inputValue(event)) })}></textarea>
        ${this.fault('/amenities')}
      </div>
    `;
  }

  #line(
    id: string,
    label: string,
    value: string,
    change: (words: string) => Partial<PropertyBody>,
    hint = '',
  ): TemplateResult {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input class="input" id=${id} type=${id === 'phone' ? 'tel' : 'text'} aria-invalid=${this.isFaulty(`/${id}`)} aria-describedby="${id}-hint fault-${id}" .value=${value} @input=${(event: Event) => this.change(change(inputValue(event)))} />
      ${hint === '' ? nothing : html`<p class="hint" id="${id}-hint">${hint}</p>`}
      ${this.fault(`/${id}`)}
    </div>`;
  }

  #language(value: PropertyBody, code: string, name: string): TemplateResult {
    const checked = value.languages.includes(code);
    const flip = () =>
      this.change({
        languages: checked ? value.languages.filter((other) => other !== code) : [...value.languages, code],
      });
    return html`<label><input type="checkbox" .checked=${checked} @change=${flip} /> <bdi lang=${code}>${name}</bdi></label>`;
  }
}

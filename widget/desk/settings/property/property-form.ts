import { html, type TemplateResult } from 'lit';
import type { PropertyBody } from '../../../../shared/api/house/property.ts';
import { fields, list, maybeText, text } from '../../data/read/read.ts';
import { plainPhone } from '../../ui/plain-phone.ts';
import type { PlaceTakenEvent } from './place-guess.ts';
import { SetupForm } from './setup-form.ts';

/** A form for a part of the property's data. The other parts are sent back unchanged. */
export abstract class PropertyForm extends SetupForm<PropertyBody> {
  protected override readonly path = '/api/property';

  protected override read(stored: unknown): PropertyBody {
    const from = fields(stored) ?? {};
    const phone = text(from['phone']);
    const currency = text(from['currency']);
    return {
      name: text(from['name']),
      address: text(from['address']),
      timezone: text(from['timezone']),
      languages: list(from['languages'], maybeText),
      amenities: list(from['amenities'], maybeText),
      origins: list(from['origins'], maybeText),
      ...(phone !== '' && { phone }),
      ...(currency !== '' && { currency }),
      emergencyNumber: text(from['emergencyNumber']),
      bookingUrl: text(from['bookingUrl']),
      coordinates: text(from['coordinates']),
    };
  }

  protected override outgoing(value: PropertyBody): PropertyBody {
    const { phone, currency, emergencyNumber, ...rest } = value;
    return {
      ...rest,
      ...(phone !== undefined && { phone: plainPhone(phone) }),
      ...(currency !== undefined && { currency: currency.trim().toUpperCase() }),
      ...(emergencyNumber !== undefined && { emergencyNumber: emergencyNumber.replace(/\s/g, '') }),
    };
  }

  /** The guess from the address, shown once; nothing if the address names no country. */
  protected placeGuess({ address, timezone, currency = '' }: PropertyBody): TemplateResult {
    const take = ({ place }: PlaceTakenEvent) =>
      this.change({ currency: place.currency, ...(place.timezone !== null && { timezone: place.timezone }) });
    return html`<desk-place-guess .address=${address} .timezone=${timezone} .currency=${currency} @place-taken=${take}></desk-place-guess>`;
  }
}

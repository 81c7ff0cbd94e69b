import type { PropertyBody } from '../../../shared/api/property.ts';
import { fields, list, maybeText, text } from '../data/read.ts';
import { plainPhone } from '../ui/plain-phone.ts';
import { SetupForm } from './setup-form.ts';

/** A form over a part of the property; the other parts are sent back as they are. */
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
}

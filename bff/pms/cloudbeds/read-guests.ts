import type { z } from 'zod';
import type { PmsGuest } from '../../../shared/domain/pms.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import { guest, type guests, type oneGuest, type RawGuest } from './schema.ts';

/** The guests' custom field for learned preferences. Name and shortcode are equal, because calls use either. */
export const PREFERENCES_FIELD = 'guest_preferences';

/** A Cloudbeds guest has no language; notes are not in the lists, so they are not read. */
export function toGuest(raw: RawGuest): PmsGuest {
  // Anonymised guests must not be contacted, even if an address is left.
  const contact = raw.isAnonymized
    ? { email: '', phone: '' }
    : { email: raw.guestEmail.trim(), phone: readPhone(raw.guestCellPhone || raw.guestPhone) };
  return {
    id: raw.guestID,
    firstName: raw.guestFirstName.trim(),
    lastName: raw.guestLastName.trim(),
    ...contact,
    language: null,
    notes: '',
    preferences: readPreferences(raw.customFields),
    mergedInto: raw.isMerged && raw.newGuestID !== '' ? raw.newGuestID : null,
  };
}

/** Reads one preference per line. */
export function readPreferences(fields: RawGuest['customFields']): string[] {
  const field = fields.find(
    ({ customFieldName, shortcode }) => customFieldName === PREFERENCES_FIELD || shortcode === PREFERENCES_FIELD,
  );
  return (field?.customFieldValue ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A guest of `getGuestsModified`. */
export function readListed(raw: z.infer<typeof guests>['data'][number], timezone: string): Pulled<'guests'> {
  return {
    id: raw.guestID,
    raw: asJson(raw),
    record: toGuest(raw),
    changedAt: readLocal(raw.dateModified, timezone),
    deleted: false,
  };
}

/** Turns the answer of `getGuest`, which has other field names and no id, into the form of the lists. */
export function readOne(id: string, { data }: z.infer<typeof oneGuest>): Pulled<'guests'> {
  const { firstName, lastName, email, phone, cellPhone, ...rest } = data;
  const listed = guest.parse({
    ...rest,
    guestID: id,
    guestFirstName: firstName,
    guestLastName: lastName,
    guestEmail: email,
    guestPhone: phone,
    guestCellPhone: cellPhone,
  });
  return { id, raw: asJson(listed), record: toGuest(listed), changedAt: null, deleted: false };
}

/** A value from JSON that passed a loose schema is still JSON. */
export function asJson(value: object): JsonObject {
  return value as JsonObject;
}

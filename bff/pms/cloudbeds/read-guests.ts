import type { z } from 'zod';
import type { PmsGuest } from '../../../shared/domain/pms.ts';
import type { JsonObject, Pulled } from '../port.ts';
import { readLocal } from '../values/local-time.ts';
import { readPhone } from '../values/phone.ts';
import { guest, type guests, type oneGuest, type RawGuest } from './schema.ts';

/** The guests' custom field that takes learned preferences: name and shortcode alike, as calls name fields by either. */
export const PREFERENCES_FIELD = 'guest_preferences';

/** Language is no field of a Cloudbeds guest; notes are read by no list, so they are not read at all. */
export function toGuest(raw: RawGuest): PmsGuest {
  // Whoever was made anonymous is not to be written to, whatever is left of an address.
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

/** One preference a line. */
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

/** The answer of `getGuest`, which names its fields otherwise and leaves the id out, in the lists' form. */
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

/** What came as JSON and went through a loose schema is JSON still. */
export function asJson(value: object): JsonObject {
  return value as JsonObject;
}

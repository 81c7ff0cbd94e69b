import { changeGuest, type Guest } from '../../store/guests/guests.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { noteFieldsAsked } from './agree.ts';

/**
 * Fills empty contact fields of a guest with a channel's data. Does not count as a change here, so it is not written to the PMS.
 */
export async function fillInGuest(
  trx: Trx,
  propertyId: string,
  guest: Guest,
  contact: Pick<Guest, 'email' | 'phone' | 'language'>,
  at: string,
): Promise<void> {
  const filled = {
    ...(guest.email === '' && contact.email !== '' ? { email: contact.email } : {}),
    ...(guest.phone === '' && contact.phone !== '' ? { phone: contact.phone } : {}),
  };
  const language = guest.language === null && contact.language !== null ? { language: contact.language } : {};
  if (Object.keys({ ...filled, ...language }).length === 0) return;
  await changeGuest(trx, guest, { ...filled, ...language }, at);
  await noteFieldsAsked(trx, propertyId, guest.id, filled);
}

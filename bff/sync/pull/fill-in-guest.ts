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
  told: Pick<Guest, 'email' | 'phone' | 'language'>,
  at: string,
): Promise<void> {
  const contact = {
    ...(guest.email === '' && told.email !== '' ? { email: told.email } : {}),
    ...(guest.phone === '' && told.phone !== '' ? { phone: told.phone } : {}),
  };
  const language = guest.language === null && told.language !== null ? { language: told.language } : {};
  if (Object.keys({ ...contact, ...language }).length === 0) return;
  await changeGuest(trx, guest, { ...contact, ...language }, at);
  await noteFieldsAsked(trx, propertyId, guest.id, contact);
}

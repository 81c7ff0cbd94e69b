import { findGuest } from '../store/guests.ts';
import { CONFLICT_FIELDS, type ConflictField, loadOpenConflicts } from '../store/pms-conflicts.ts';
import { findLinkOf, saveLinks } from '../store/pms-links.ts';
import type { Trx } from '../store/schema.ts';
import { readGuestBase } from './apply-guests.ts';

/**
 * The PMS has these values of a guest now: both sides agree on them. True where something still differs here that the PMS
 * is to be told: it was changed meanwhile.
 */
export async function agreeOnFields(
  trx: Trx,
  propertyId: string,
  guestId: string,
  fields: Partial<Record<ConflictField, string>>,
): Promise<boolean> {
  const guest = await findGuest(trx, propertyId, guestId);
  const link = await findLinkOf(trx, propertyId, 'guests', guestId);
  if (guest === undefined || link === undefined) return false;
  const base = { ...readGuestBase(link), ...fields };
  // The PMS's record is another now than the one that was read last: whatever comes next is looked at, also one like that.
  await saveLinks(trx, [{ ...link, base: JSON.stringify(base), hash: '-' }]);
  const open = await loadOpenConflicts(trx, guestId);
  return CONFLICT_FIELDS.some((field) => guest[field] !== base[field] && !open.has(field));
}

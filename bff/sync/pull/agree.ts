import { findGuest } from '../../store/guests/guests.ts';
import { CONFLICT_FIELDS, type ConflictField, loadOpenConflicts } from '../../store/pms/conflicts.ts';
import { findLinkOf, saveLinks } from '../../store/pms/links.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { type GuestBase, readGuestBase } from './apply-guests.ts';

type Fields = Partial<Record<ConflictField, string>>;

/**
 * What of a guest the PMS is still to be told: the fields that differ from what both sides last agreed on, without those that
 * staff still decide about and those that its staff were asked to enter. Null where it does not know the guest.
 */
export async function findUntoldFields(db: Db | Trx, propertyId: string, guestId: string): Promise<Fields | null> {
  const guest = await findGuest(db, propertyId, guestId);
  const link = await findLinkOf(db, propertyId, 'guests', guestId);
  if (guest === undefined || link === undefined) return null;
  const base = readGuestBase(link);
  const open = await loadOpenConflicts(db, guestId);
  const untold = CONFLICT_FIELDS.filter(
    (field) => guest[field] !== base[field] && guest[field] !== base.told?.[field] && !open.has(field),
  );
  return Object.fromEntries(untold.map((field) => [field, guest[field]]));
}

/**
 * The PMS has these values of a guest now: both sides agree on them. True where something still differs here that the PMS
 * is to be told: it was changed meanwhile.
 */
export function agreeOnFields(trx: Trx, propertyId: string, guestId: string, fields: Fields): Promise<boolean> {
  const told = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
  return changeBase(trx, propertyId, guestId, (base) => ({ ...base, ...fields, told: { ...base.told, ...told } }));
}

/**
 * The PMS's staff were asked by a note to enter these values. Until they did, the PMS has what it had, and that is what the
 * next reading is compared with. True where something else is still to be told.
 */
export function noteFieldsAsked(trx: Trx, propertyId: string, guestId: string, fields: Fields): Promise<boolean> {
  return changeBase(trx, propertyId, guestId, (base) => ({ ...base, told: { ...base.told, ...fields } }));
}

async function changeBase(
  trx: Trx,
  propertyId: string,
  guestId: string,
  change: (base: GuestBase) => GuestBase,
): Promise<boolean> {
  const link = await findLinkOf(trx, propertyId, 'guests', guestId);
  if (link === undefined) return false;
  // The PMS's record is another now than the one that was read last: whatever comes next is looked at, also one like that.
  await saveLinks(trx, [{ ...link, base: JSON.stringify(change(readGuestBase(link))), hash: '-' }]);
  return Object.keys((await findUntoldFields(trx, propertyId, guestId)) ?? {}).length > 0;
}

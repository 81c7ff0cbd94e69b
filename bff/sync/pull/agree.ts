import { findGuest } from '../../store/guests/guests.ts';
import { CONFLICT_FIELDS, type ConflictField, loadOpenConflicts } from '../../store/pms/conflicts.ts';
import { findLinkOf, saveLinks } from '../../store/pms/links.ts';
import type { Db, Trx } from '../../store/schema/schema.ts';
import { type GuestBase, readGuestBase } from './apply-guests.ts';

type Fields = Partial<Record<ConflictField, string>>;

/**
 * Guest fields to write to the PMS: those that differ from the last agreed values, except open conflicts and fields that its
 * staff were asked to enter. Null if the PMS does not have the guest.
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
 * Records that the PMS has these values of a guest. Returns true if there is more to write, because the guest changed meanwhile.
 */
export function agreeOnFields(trx: Trx, propertyId: string, guestId: string, fields: Fields): Promise<boolean> {
  const clearedFields = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
  return changeBase(trx, propertyId, guestId, (base) => ({
    ...base,
    ...fields,
    told: { ...base.told, ...clearedFields },
  }));
}

/**
 * Records that the PMS's staff were asked by a note to enter these values. Until they do, the next read is compared with the old
 * values. Returns true if there is more to write.
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
  // The stored record is outdated now, so the next read is applied even if it looks the same.
  await saveLinks(trx, [{ ...link, base: JSON.stringify(change(readGuestBase(link))), hash: '-' }]);
  return Object.keys((await findUntoldFields(trx, propertyId, guestId)) ?? {}).length > 0;
}

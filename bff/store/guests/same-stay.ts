import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf } from '../sqlite/bulk.ts';
import type { Reservation } from './reservations.ts';

/**
 * A channel's booking number in a form for comparing: without hyphens, blanks and slashes, which people and programs
 * write differently, and in upper case.
 */
export function referenceKey(reference: string): string {
  return reference.replace(/[-/ ]/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The same in SQL, exactly as in the index. */
function storedKey(): RawBuilder<string> {
  return sql<string>`upper(replace(replace(replace("channelReference", '-', ''), ' ', ''), '/', ''))`;
}

/** The reservations with these booking numbers of a channel, the oldest first. */
export async function loadByReference(
  db: Db | Trx,
  propertyId: string,
  references: readonly string[],
): Promise<Reservation[]> {
  if (references.length === 0) return [];
  return db
    .selectFrom('reservation')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where(storedKey(), 'in', anyOf(references.map(referenceKey)))
    .where('channelReference', 'is not', null)
    .orderBy('id')
    .execute();
}

/** The fields of a stay that tell if another record is about the same stay. */
export interface StayMark {
  checkIn: string;
  checkOut: string;
  lastName: string;
}

/**
 * Whether two records with the same number can be one stay. Hotels and channels number independently, so numbers may coincide:
 * the nights have to overlap, or the names to match.
 */
export function mayBeSameStay(a: StayMark, b: StayMark): boolean {
  const overlaps = a.checkIn === b.checkIn || (a.checkIn < b.checkOut && b.checkIn < a.checkOut);
  return overlaps || isSameName(a.lastName, b.lastName);
}

/** Whether the names are the same, ignoring case, accents and signs. Empty names match nothing. */
export function isSameName(a: string, b: string): boolean {
  const [left, right] = [foldName(a), foldName(b)];
  return left !== '' && left === right;
}

function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

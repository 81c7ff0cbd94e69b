import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf } from '../sqlite/bulk.ts';
import type { Reservation } from './reservations.ts';

/** A channel's number as it is compared: people and programs put hyphens, blanks and slashes where they like. */
export function referenceKey(reference: string): string {
  return reference.replace(/[-/ ]/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The same in SQL, word for word as the index has it. */
function storedKey(): RawBuilder<string> {
  return sql<string>`upper(replace(replace(replace("channelReference", '-', ''), ' ', ''), '/', ''))`;
}

/** Reservations that were sold under these numbers of a channel, oldest first. */
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

/** What of a stay tells whether another record may be about the same. */
export interface StayMark {
  checkIn: string;
  checkOut: string;
  lastName: string;
}

/**
 * May two records that carry the same number be one stay? Numbers of hotels and channels are counted apart and may fall together,
 * so that the nights have to overlap, or the guest to have the same name.
 */
export function mayBeSameStay(a: StayMark, b: StayMark): boolean {
  const overlaps = a.checkIn === b.checkIn || (a.checkIn < b.checkOut && b.checkIn < a.checkOut);
  return overlaps || isSameName(a.lastName, b.lastName);
}

/** Is it the same name, however it is written? Nobody's name is nobody else's. */
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

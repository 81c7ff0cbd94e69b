import { sql } from 'kysely';
import type { Reservation } from '../guests/reservations.ts';
import type { Db, Trx } from '../schema/schema.ts';
import { anyOf, isOfProperty, upsertRows } from '../sqlite/bulk.ts';
import type { PmsSource } from './source.ts';

const COLUMNS = [
  'id',
  'propertyId',
  'guestId',
  'confirmationNumber',
  'numberWritten',
  'numberShared',
  'channelReference',
  'state',
  'checkIn',
  'checkOut',
  'arrivalTime',
  'roomType',
  'roomTypeSlug',
  'room',
  'adults',
  'children',
  'ratePlan',
  'inclusions',
  'balance',
  'total',
  'notes',
  'externalId',
  'source',
  'createdAt',
  'updatedAt',
] as const;
const NEVER_UPDATED = ['id', 'propertyId', 'createdAt'];

/** Reservations by our own ids. */
export async function loadReservations(
  db: Db | Trx,
  propertyId: string,
  ids: readonly string[],
): Promise<Map<string, Reservation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .where(isOfProperty(propertyId))
    .where('id', 'in', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The reservations with these confirmation numbers, by the number as stored. */
export async function loadReservationsByNumber(
  db: Db | Trx,
  propertyId: string,
  numbers: readonly string[],
): Promise<Map<string, Reservation>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('confirmationNumber', 'in', anyOf(numbers))
    .execute();
  return new Map(rows.map((row) => [row.confirmationNumber, row]));
}

export async function saveReservations(trx: Trx, reservations: readonly Reservation[]): Promise<void> {
  const update = COLUMNS.filter((column) => !NEVER_UPDATED.includes(column));
  await upsertRows(trx, 'reservation', COLUMNS, reservations, { key: ['id'], update });
}

/** Ends all grants on stays that pass to other guests, so that conversations of the earlier guests lose access. */
export async function endGrantsOn(trx: Trx, reservationIds: readonly string[], at: string): Promise<void> {
  if (reservationIds.length === 0) return;
  await trx
    .updateTable('accessGrant')
    .set({ endedAt: at })
    .where('reservationId', 'in', anyOf(reservationIds))
    .where('endedAt', 'is', null)
    .execute();
}

/**
 * Changes the room-type slugs of existing stays: `slugs` holds the hotel's slug for each of the PMS's codes.
 * `updatedAt` stays, so the change does not count as made by staff.
 */
export async function renameRoomTypes(trx: Trx, of: PmsSource, slugs: Readonly<Record<string, string>>): Promise<void> {
  await sql`
    update reservation set "roomTypeSlug" = (
      select slug.value from json_each(${JSON.stringify(slugs)}) slug join "pmsLink" link on link."ourId" = reservation.id
      where link.entity = 'reservations' and link.source = ${of.source} and json_extract(link.base, '$.roomTypeCode') = slug.key
    )
    where "propertyId" = ${of.propertyId} and "source" = ${of.source} and exists (
      select 1 from "pmsLink" link join json_each(${JSON.stringify(slugs)}) slug on json_extract(link.base, '$.roomTypeCode') = slug.key
      where link."ourId" = reservation.id and link.entity = 'reservations' and link.source = ${of.source}
    )
  `.execute(trx);
}

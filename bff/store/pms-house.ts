import { z } from 'zod';
import {
  HOUSEKEEPING_STATES,
  type PmsAvailability,
  type PmsRate,
  type PmsRoom,
  type PmsRoomType,
  ROOM_AVAILABILITIES,
} from '../../shared/domain/pms.ts';
import { anyOf, upsertRows } from './bulk.ts';
import { readJson } from './json.ts';
import type { Db, Row, Schema, Trx } from './schema.ts';

const maintenance = z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() }));
const housekeeping = z.enum(HOUSEKEEPING_STATES);
const roomAvailability = z.enum(ROOM_AVAILABILITIES);

/**
 * What belongs to one pull: rows of an earlier one that it did not see are gone in the PMS. `pull` sorts by the time it
 * began.
 */
export interface Sighting {
  propertyId: string;
  pull: string;
  at: string;
}

export async function saveRooms(
  trx: Trx,
  { propertyId, pull, at }: Sighting,
  rooms: readonly { record: PmsRoom; changedAt: string | null }[],
): Promise<void> {
  const rows: Schema['room'][] = rooms.map(({ record, changedAt }) => ({
    propertyId,
    externalId: record.id,
    number: record.number,
    floor: record.floor,
    roomTypeCode: record.roomTypeCode,
    housekeeping: record.housekeeping,
    occupied: record.occupied === null ? null : Number(record.occupied),
    availability: record.availability,
    maintenance: JSON.stringify(record.maintenance),
    changedAt,
    pull,
    updatedAt: at,
  }));
  await upsertRows(trx, 'room', ROOM_COLUMNS, rows, {
    key: ['propertyId', 'externalId'],
    update: ROOM_COLUMNS.slice(2),
  });
}

const ROOM_COLUMNS = [
  'propertyId',
  'externalId',
  'number',
  'floor',
  'roomTypeCode',
  'housekeeping',
  'occupied',
  'availability',
  'maintenance',
  'changedAt',
  'pull',
  'updatedAt',
] as const;

export async function deleteRooms(trx: Trx, propertyId: string, externalIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('room')
    .where('propertyId', '=', propertyId)
    .where('externalId', 'in', anyOf(externalIds))
    .execute();
}

/** The house's rooms by number, as the PMS last told. */
export async function listRooms(db: Db | Trx, propertyId: string): Promise<PmsRoom[]> {
  const rows = await db.selectFrom('room').selectAll().where('propertyId', '=', propertyId).orderBy('number').execute();
  return rows.map(toRoom);
}

/** One room by the number guests know. */
export async function findRoom(db: Db | Trx, propertyId: string, number: string): Promise<PmsRoom | undefined> {
  const row = await db
    .selectFrom('room')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('number', '=', number)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : toRoom(row);
}

export async function countRooms(db: Db | Trx, propertyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('room')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', propertyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveRoomTypes(
  trx: Trx,
  { propertyId, pull, at }: Sighting,
  types: readonly PmsRoomType[],
): Promise<void> {
  const rows = types.map((type) => ({ ...type, propertyId, pull, updatedAt: at }));
  await upsertRows(trx, 'roomType', ['propertyId', 'code', 'name', 'maxPersons', 'pull', 'updatedAt'], rows, {
    key: ['propertyId', 'code'],
    update: ['name', 'maxPersons', 'pull', 'updatedAt'],
  });
}

export async function listRoomTypes(db: Db | Trx, propertyId: string): Promise<PmsRoomType[]> {
  return db
    .selectFrom('roomType')
    .select(['code', 'name', 'maxPersons'])
    .where('propertyId', '=', propertyId)
    .orderBy('code')
    .execute();
}

export async function saveRates(trx: Trx, { propertyId, pull }: Sighting, rates: readonly PmsRate[]): Promise<void> {
  const rows = rates.map(({ price, offer, ...rate }) => ({
    ...rate,
    ...price,
    offer: Number(offer),
    propertyId,
    pull,
  }));
  await upsertRows(
    trx,
    'rate',
    ['propertyId', 'ratePlan', 'roomTypeCode', 'date', 'name', 'amount', 'currency', 'offer', 'pull'],
    rows,
    {
      key: ['propertyId', 'date', 'roomTypeCode', 'ratePlan'],
      update: ['name', 'amount', 'currency', 'offer', 'pull'],
    },
  );
}

/** The prices of nights from one date up to, not including, another. */
export async function listRates(
  db: Db | Trx,
  propertyId: string,
  { from, to }: { from: string; to: string },
): Promise<PmsRate[]> {
  const rows = await db
    .selectFrom('rate')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('date', '>=', from)
    .where('date', '<', to)
    .orderBy('date')
    .orderBy('roomTypeCode')
    .orderBy('ratePlan')
    .execute();
  return rows.map(({ ratePlan, name, roomTypeCode, date, amount, currency, offer }) => ({
    ratePlan,
    name,
    roomTypeCode,
    date,
    price: { amount, currency },
    offer: offer === 1,
  }));
}

export async function saveAvailability(
  trx: Trx,
  { propertyId, pull }: Sighting,
  nights: readonly PmsAvailability[],
): Promise<void> {
  const rows = nights.map((night) => ({ ...night, propertyId, pull }));
  await upsertRows(trx, 'availability', ['propertyId', 'roomTypeCode', 'date', 'available', 'total', 'pull'], rows, {
    key: ['propertyId', 'date', 'roomTypeCode'],
    update: ['available', 'total', 'pull'],
  });
}

/** Free rooms by type and night, from one date up to, not including, another. */
export async function listAvailability(
  db: Db | Trx,
  propertyId: string,
  { from, to }: { from: string; to: string },
): Promise<PmsAvailability[]> {
  return db
    .selectFrom('availability')
    .select(['roomTypeCode', 'date', 'available', 'total'])
    .where('propertyId', '=', propertyId)
    .where('date', '>=', from)
    .where('date', '<', to)
    .orderBy('date')
    .orderBy('roomTypeCode')
    .execute();
}

/**
 * A whole pull is through: what it did not see is no longer there. Of nights only those within what it saw, and those
 * that are past.
 */
export async function deleteUnseen(
  trx: Trx,
  table: 'room' | 'roomType' | 'rate' | 'availability',
  { propertyId, pull }: Pick<Sighting, 'propertyId' | 'pull'>,
  today: string,
): Promise<void> {
  if (table === 'room' || table === 'roomType') {
    await trx.deleteFrom(table).where('propertyId', '=', propertyId).where('pull', '<', pull).execute();
    return;
  }
  const seen = await trx
    .selectFrom(table)
    .select((select) => [select.fn.min('date').as('from'), select.fn.max('date').as('to')])
    .where('propertyId', '=', propertyId)
    .where('pull', '=', pull)
    .executeTakeFirst();
  await trx
    .deleteFrom(table)
    .where('propertyId', '=', propertyId)
    .where('pull', '<', pull)
    .where((where) =>
      where.or([
        where('date', '<', today),
        ...(seen?.from && seen.to ? [where.between('date', seen.from, seen.to)] : []),
      ]),
    )
    .execute();
}

function toRoom(row: Row<'room'>): PmsRoom {
  return {
    id: row.externalId,
    number: row.number,
    floor: row.floor,
    roomTypeCode: row.roomTypeCode,
    housekeeping: housekeeping.parse(row.housekeeping),
    occupied: row.occupied === null ? null : row.occupied === 1,
    availability: roomAvailability.parse(row.availability),
    maintenance: readJson(maintenance, row.maintenance),
  };
}

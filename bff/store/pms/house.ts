import { z } from 'zod';
import {
  HOUSEKEEPING_STATES,
  type PmsAvailability,
  type PmsRate,
  type PmsRoom,
  type PmsRoomType,
  ROOM_AVAILABILITIES,
  type StayLimits,
} from '../../../shared/domain/pms.ts';
import type { Db, Row, Trx } from '../schema/schema.ts';
import { anyOf, upsertRows } from '../sqlite/bulk.ts';
import { readJson } from '../sqlite/json.ts';
import { HAND_SOURCE, MAIN_SOURCE, type PmsSource } from './source.ts';

const maintenance = z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() }));
const stayLimits: z.ZodType<StayLimits> = z.object({
  minNights: z.number().exactOptional(),
  maxNights: z.number().exactOptional(),
  minNightsFromHere: z.number().exactOptional(),
  closedToArrival: z.boolean().exactOptional(),
  closedToDeparture: z.boolean().exactOptional(),
  withCode: z.boolean().exactOptional(),
});
const housekeeping = z.enum(HOUSEKEEPING_STATES);
const roomAvailability = z.enum(ROOM_AVAILABILITIES);

/**
 * Marks rows as seen in one pull. Rows with an older `pull` are no longer in the PMS. `pull` sorts by the time it began.
 */
export interface Sighting extends PmsSource {
  pull: string;
  at: string;
}

export async function saveRooms(
  trx: Trx,
  { propertyId, source, pull, at }: Sighting,
  rooms: readonly { record: PmsRoom; changedAt: string | null }[],
): Promise<void> {
  const rows = rooms.map(({ record, changedAt }) => ({
    propertyId,
    source,
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
    key: ['propertyId', 'source', 'externalId'],
    update: ROOM_COLUMNS.slice(3),
  });
}

const ROOM_COLUMNS = [
  'propertyId',
  'source',
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

export async function deleteRooms(trx: Trx, of: PmsSource, externalIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('room')
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('externalId', 'in', anyOf(externalIds))
    .execute();
}

/** A room as it is stored: `source` is its PMS, or `HAND_SOURCE`. */
export interface KeptRoom extends PmsRoom {
  source: string;
}

/** Returns the house's rooms by number, from the PMS or entered by hand. If both have a room, the PMS's is returned. */
export async function listRooms(db: Db | Trx, propertyId: string): Promise<KeptRoom[]> {
  const rows = await db.selectFrom('room').selectAll().where('propertyId', '=', propertyId).orderBy('number').execute();
  const syncedNumbers = new Set(rows.filter(({ source }) => source !== HAND_SOURCE).map(({ number }) => number));
  return rows.filter(({ source, number }) => source !== HAND_SOURCE || !syncedNumbers.has(number)).map(toRoom);
}

/** Finds a room by its number. If it was also entered by hand, the PMS's is returned. */
export async function findRoom(db: Db | Trx, propertyId: string, number: string): Promise<KeptRoom | undefined> {
  const row = await db
    .selectFrom('room')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('number', '=', number)
    .orderBy(({ eb }) => eb('source', '=', HAND_SOURCE))
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : toRoom(row);
}

export async function countRooms(db: Db | Trx, of: PmsSource): Promise<number> {
  const { count } = await db
    .selectFrom('room')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveRoomTypes(
  trx: Trx,
  { propertyId, source, pull, at }: Sighting,
  types: readonly PmsRoomType[],
): Promise<void> {
  const rows = types.map((type) => ({ ...type, propertyId, source, pull, updatedAt: at }));
  await upsertRows(trx, 'roomType', ['propertyId', 'source', 'code', 'name', 'maxPersons', 'pull', 'updatedAt'], rows, {
    key: ['propertyId', 'source', 'code'],
    update: ['name', 'maxPersons', 'pull', 'updatedAt'],
  });
}

/** The room types of all PMSs of a property, those of the first PMS last. */
export async function listAllRoomTypes(db: Db | Trx, propertyId: string): Promise<(PmsRoomType & PmsSource)[]> {
  return db
    .selectFrom('roomType')
    .select(['propertyId', 'source', 'code', 'name', 'maxPersons'])
    .where('propertyId', '=', propertyId)
    .orderBy(({ eb }) => eb('source', '=', MAIN_SOURCE))
    .orderBy('code')
    .execute();
}

export async function listRoomTypes(db: Db | Trx, of: PmsSource): Promise<PmsRoomType[]> {
  return db
    .selectFrom('roomType')
    .select(['code', 'name', 'maxPersons'])
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .orderBy('code')
    .execute();
}

export async function saveRates(
  trx: Trx,
  { propertyId, source, pull }: Sighting,
  rates: readonly PmsRate[],
): Promise<void> {
  const rows = rates.map(({ price, offer, limits, ...rate }) => ({
    ...rate,
    ...price,
    offer: Number(offer),
    limits: limits === undefined ? null : JSON.stringify(limits),
    propertyId,
    source,
    pull,
  }));
  await upsertRows(
    trx,
    'rate',
    [
      'propertyId',
      'source',
      'ratePlan',
      'roomTypeCode',
      'date',
      'name',
      'amount',
      'currency',
      'offer',
      'limits',
      'pull',
    ],
    rows,
    {
      key: ['propertyId', 'source', 'date', 'roomTypeCode', 'ratePlan'],
      update: ['name', 'amount', 'currency', 'offer', 'limits', 'pull'],
    },
  );
}

/** The prices of nights in a span; its end is not included. */
export async function listRates(
  db: Db | Trx,
  of: PmsSource,
  { from, to }: { from: string; to: string },
): Promise<PmsRate[]> {
  const rows = await db
    .selectFrom('rate')
    .selectAll()
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('date', '>=', from)
    .where('date', '<', to)
    .orderBy('date')
    .orderBy('roomTypeCode')
    .orderBy('ratePlan')
    .execute();
  return rows.map(({ ratePlan, name, roomTypeCode, date, amount, currency, offer, limits }) => ({
    ratePlan,
    name,
    roomTypeCode,
    date,
    price: { amount, currency },
    offer: offer === 1,
    ...(limits === null ? {} : { limits: readJson(stayLimits, limits) }),
  }));
}

export async function saveAvailability(
  trx: Trx,
  { propertyId, source, pull }: Sighting,
  nights: readonly PmsAvailability[],
): Promise<void> {
  const rows = nights.map((night) => ({ ...night, propertyId, source, pull }));
  await upsertRows(
    trx,
    'availability',
    ['propertyId', 'source', 'roomTypeCode', 'date', 'available', 'total', 'pull'],
    rows,
    {
      key: ['propertyId', 'source', 'date', 'roomTypeCode'],
      update: ['available', 'total', 'pull'],
    },
  );
}

/** The free rooms by type and night in a span; its end is not included. */
export async function listAvailability(
  db: Db | Trx,
  of: PmsSource,
  { from, to }: { from: string; to: string },
): Promise<PmsAvailability[]> {
  return db
    .selectFrom('availability')
    .select(['roomTypeCode', 'date', 'available', 'total'])
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('date', '>=', from)
    .where('date', '<', to)
    .orderBy('date')
    .orderBy('roomTypeCode')
    .execute();
}

/**
 * Deletes rows that a complete pull did not see. Nights are deleted only within the span it covered, and past ones.
 */
export async function deleteUnseen(
  trx: Trx,
  table: 'room' | 'roomType' | 'rate' | 'availability',
  { pull, ...of }: Pick<Sighting, 'propertyId' | 'source' | 'pull'>,
  today: string,
): Promise<void> {
  if (table === 'room' || table === 'roomType') {
    await trx
      .deleteFrom(table)
      .where('propertyId', '=', of.propertyId)
      .where('source', '=', of.source)
      .where('pull', '<', pull)
      .execute();
    return;
  }
  const seen = await trx
    .selectFrom(table)
    .select((select) => [select.fn.min('date').as('from'), select.fn.max('date').as('to')])
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('pull', '=', pull)
    .executeTakeFirst();
  await trx
    .deleteFrom(table)
    .where('propertyId', '=', of.propertyId)
    .where('source', '=', of.source)
    .where('pull', '<', pull)
    .where((where) =>
      where.or([
        where('date', '<', today),
        ...(seen?.from && seen.to ? [where.between('date', seen.from, seen.to)] : []),
      ]),
    )
    .execute();
}

/** A room's id here: the PMS's id, prefixed with the source unless it is the first PMS; or our own id if it was entered by hand. */
export function roomId({ source, externalId }: Pick<Row<'room'>, 'source' | 'externalId'>): string {
  return source === MAIN_SOURCE || source === HAND_SOURCE ? externalId : `${source}:${externalId}`;
}

function toRoom(row: Row<'room'>): KeptRoom {
  return {
    id: roomId(row),
    source: row.source,
    number: row.number,
    floor: row.floor,
    roomTypeCode: row.roomTypeCode,
    housekeeping: housekeeping.parse(row.housekeeping),
    occupied: row.occupied === null ? null : row.occupied === 1,
    availability: roomAvailability.parse(row.availability),
    maintenance: readJson(maintenance, row.maintenance),
  };
}

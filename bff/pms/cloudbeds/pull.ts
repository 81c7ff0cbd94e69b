import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { PAST_DAYS, RATE_DAYS } from '../adapter/horizon.ts';
import { FIRST_PAGE, type NumberedPlace, numberedPlace, walkPages } from '../adapter/numbered-pages.ts';
import { toCursor, writeLocalCursor } from '../adapter/pms-clock.ts';
import type { Page, Pulled, PullFrom } from '../port.ts';
import { ratePlans } from '../values/cloudbeds-plans.ts';
import { addDays, localDate } from '../values/local-time.ts';
import type { Client, Fields } from './client.ts';
import { asJson, readListed } from './read-guests.ts';
import { readAvailability, readRates } from './read-rates.ts';
import { readBooking } from './read-reservations.ts';
import { readRoom } from './read-rooms.ts';
import {
  bookings,
  guests,
  housekeeping,
  type RawBlock,
  type RawBooking,
  type RawHousekeeping,
  roomBlocks,
  rooms,
  roomTypes,
} from './schema.ts';

/** The vendor's maximum per page (in the descriptions of parameters); for housekeeping it is 5,000. */
export const PAGE_SIZE = 100;
const HOUSEKEEPING_PAGE_SIZE = 5_000;
/** A range of blocks may have at most 35 days. */
const BLOCK_DAYS = 34;
/** For guests of all time; without a start the call returns only today's. */
const THE_BEGINNING = '2000-01-01 00:00:00';

export interface PullContext {
  client: Client;
  propertyId: string;
  timezone: string;
  now: () => Date;
  /** The hotel's currency, read once. */
  currency: (signal: AbortSignal) => Promise<string>;
}

type Pull<Entity extends PmsEntity> = (
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
) => AsyncIterable<Page<Entity>>;

/** How each kind of record is read. */
export const PULLS: { [Entity in PmsEntity]: Pull<Entity> } = {
  roomTypes: pullRoomTypes,
  rooms: pullRooms,
  guests: pullGuests,
  reservations: pullReservations,
  rates: pullRates,
  availability: pullAvailability,
};

async function* pullRoomTypes({ client, propertyId }: PullContext, from: PullFrom, signal: AbortSignal) {
  const walk = walkPages({
    first: readResume(from),
    size: PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const query = { propertyIDs: propertyId, pageNumber, pageSize: PAGE_SIZE };
      return { items: (await client.get('getRoomTypes', query, roomTypes, signal)).data, total: null };
    },
    idOf: ({ roomTypeID }) => roomTypeID,
  });
  for await (const page of walk) {
    const records = page.items.map(
      (raw): Pulled<'roomTypes'> => ({
        id: raw.roomTypeID,
        raw: asJson(raw),
        record: { code: raw.roomTypeID, name: raw.roomTypeName, maxPersons: raw.maxGuests ?? null },
        changedAt: null,
        deleted: false,
      }),
    );
    yield { records, resume: writeResume(page, null), cursor: null, total: null };
  }
}

async function* pullRooms(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId } = world;
  const today = localDate(world.now(), world.timezone);
  const states = new Map((await listHousekeeping(world, signal)).map((state) => [state.roomID, state]));
  const blocks = await listBlocks(world, today, signal);
  const walk = walkPages({
    first: readResume(from),
    size: PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const query = { propertyIDs: propertyId, pageNumber, pageSize: PAGE_SIZE };
      const { data, total } = await client.get('getRooms', query, rooms, signal);
      return { items: data.flatMap((hotel) => hotel.rooms), total: total ?? null };
    },
    recount: true, // a room that is skipped would count as removed
    idOf: ({ roomID }) => roomID,
  });
  for await (const page of walk) {
    const realRooms = page.items.filter(({ isVirtual }) => !isVirtual);
    const records = realRooms.map((raw) => readRoom(raw, states.get(raw.roomID), blocks, today));
    yield { records, resume: writeResume(page, null), cursor: null, total: page.total };
  }
}

/** Lists the housekeeping state of all rooms. */
export async function listHousekeeping(
  { client, propertyId }: PullContext,
  signal: AbortSignal,
): Promise<RawHousekeeping[]> {
  const states: RawHousekeeping[] = [];
  const walk = walkPages({
    first: FIRST_PAGE,
    size: HOUSEKEEPING_PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const query = { propertyID: propertyId, pageNumber, pageSize: HOUSEKEEPING_PAGE_SIZE };
      const { data, total } = await client.get('getHousekeepingStatus', query, housekeeping, signal);
      return { items: data, total: total ?? null };
    },
    idOf: ({ roomID }) => roomID,
  });
  for await (const page of walk) states.push(...page.items);
  return states;
}

async function listBlocks(
  { client, propertyId }: PullContext,
  today: string,
  signal: AbortSignal,
): Promise<RawBlock[]> {
  const range = { startDate: today, endDate: addDays(today, BLOCK_DAYS) };
  const walk = walkPages({
    first: FIRST_PAGE,
    size: PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const query = { propertyID: propertyId, ...range, pageNumber, pageSize: PAGE_SIZE };
      const { data, total } = await client.get('getRoomBlocks', query, roomBlocks, signal);
      return { items: data.roomBlocks, total: total ?? null };
    },
    idOf: ({ roomBlockID }) => roomBlockID,
  });
  const blocks: RawBlock[] = [];
  for await (const page of walk) blocks.push(...page.items);
  return blocks;
}

async function* pullGuests(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const start = readResume(from);
  let next = start.cursor;
  const query: Fields = {
    propertyIDs: propertyId,
    resultsFrom: from.cursor === null ? THE_BEGINNING : writeLocalCursor(from.cursor, timezone),
    ...(from.range === null ? {} : { checkInTo: from.range.to, checkOutFrom: from.range.from }),
    pageSize: PAGE_SIZE,
  };
  const walk = walkPages({
    first: start,
    size: PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const { data, total } = await client.get('getGuestsModified', { ...query, pageNumber }, guests, signal);
      return { items: data, total: total ?? null };
    },
    // The order is not documented: a changed guest may move to the end.
    recount: true,
    idOf: ({ guestID, reservationID }) => `${guestID} ${reservationID}`, // one row per stay
  });
  for await (const page of walk) {
    const records = page.items.map((raw) => readListed(raw, timezone));
    next ??= toCursor(client.heardAt());
    yield { records, resume: writeResume(page, next), cursor: next ?? from.cursor, total: page.total };
  }
}

async function* pullReservations(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const currency = await world.currency(signal);
  const start = readResume(from);
  let next = start.cursor;
  const today = localDate(world.now(), timezone);
  const query: Fields = {
    propertyID: propertyId,
    ...(from.cursor === null
      ? { reservationCheckOutFrom: from.range?.from ?? addDays(today, -PAST_DAYS) }
      : { modifiedFrom: writeLocalCursor(from.cursor, timezone), includeDeleted: true }),
    // A record that changes meanwhile moves to the front, so others move down and come twice, but are never skipped.
    sortByRecent: true,
    includeGuestsDetails: true,
    includeCustomFields: true,
    pageSize: PAGE_SIZE,
  };
  const walk = walkPages<RawBooking>({
    first: start,
    size: PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const page = { ...query, pageNumber };
      const { data, total } = await client.get('getReservationsWithRateDetails', page, bookings, signal);
      return { items: data, total: total ?? null };
    },
    idOf: ({ reservationID }) => reservationID,
  });
  for await (const page of walk) {
    const all = page.items.flatMap((raw) => readBooking(raw, { timezone, currency }));
    next ??= toCursor(client.heardAt());
    // The call cannot filter by the day of arrival.
    const records = all.filter(({ record }) => from.range === null || record.checkIn <= from.range.to);
    yield { records, resume: writeResume(page, next), cursor: next ?? from.cursor, total: page.total };
  }
}

async function listPlans({ client, propertyId, now, timezone }: PullContext, from: PullFrom, signal: AbortSignal) {
  const today = localDate(now(), timezone);
  const range = from.range ?? { from: today, to: addDays(today, RATE_DAYS) };
  const query = {
    propertyIDs: propertyId,
    startDate: range.from,
    endDate: addDays(range.to, 1), // the day of departure says whether a stay may end on it
    detailedRates: true,
    includePromoCode: true,
  };
  return { plans: (await client.get('getRatePlans', query, ratePlans, signal)).data, before: range.to };
}

async function* pullRates(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const currency = await world.currency(signal);
  const { plans, before } = await listPlans(world, from, signal);
  const records = plans.flatMap((plan) => readRates(plan, currency)).filter(({ record }) => record.date < before);
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullAvailability(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { plans, before } = await listPlans(world, from, signal);
  const records = readAvailability(plans).filter(({ record }) => record.date < before);
  yield { records, resume: null, cursor: null, total: records.length };
}

/** `cursor`: the cursor for the next pull, from the first page of this one. */
const resumeSchema = numberedPlace.extend({ cursor: z.string().nullable() });

function readResume({ resume }: PullFrom): z.infer<typeof resumeSchema> {
  const parsed = resumeSchema.safeParse(resume === null ? null : JSON.parse(resume));
  return parsed.success ? parsed.data : { ...FIRST_PAGE, cursor: null };
}

function writeResume({ next }: { next: NumberedPlace | null }, cursor: string | null): string | null {
  return next === null ? null : JSON.stringify({ ...next, cursor });
}

import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { FIRST_PAGE, type NumberedPlace, numberedPlace, walkPages } from '../adapter/numbered-pages.ts';
import { toCursor } from '../adapter/pms-clock.ts';
import type { Page, Pulled, PullFrom } from '../port.ts';
import { addDays, localDate, readLocal } from '../values/local-time.ts';
import type { Client } from './client.ts';
import { planStays, readCursor, type StayPlan, writeCursor, writeResume } from './plan-stays.ts';
import { isForSale, readProfile, readRate, readRoom } from './read-house.ts';
import { asJson, findId, type ReadWorld, readReservation } from './read-reservations.ts';
import {
  availability,
  housekeeping,
  profile,
  profiles,
  type RawReservation,
  type RawRoomRate,
  reservations,
  roomTypes,
} from './schema.ts';
import type { Settings } from './settings.ts';

export const PAGE_SIZE = 50;
/** How many profiles one call asks for by id. */
const PROFILES_AT_ONCE = 20;
/** No stay is expected to be longer. */
const STAY_DAYS_MAX = 365;
const RATE_DAYS = 14;

export interface PullContext extends ReadWorld {
  client: Client;
  settings: Settings;
  now: () => Date;
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

async function* pullRoomTypes(
  { client }: PullContext,
  from: PullFrom,
  signal: AbortSignal,
): AsyncIterable<Page<'roomTypes'>> {
  const walk = walkPages({
    first: readPlace(from),
    size: PAGE_SIZE,
    fetchPage: async (page) => {
      const query = { physical: true, ...pageQuery(page) };
      const answer = await client.get('/rm/config/v1/hotels/{hotelId}/roomTypes', query, roomTypes, signal);
      const items = answer?.roomTypes.flatMap(({ roomType }) => roomType) ?? [];
      return { items, total: answer?.totalResults ?? null };
    },
    idOf: ({ roomType }) => roomType,
  });
  for await (const page of walk) {
    const records = page.items
      .filter(({ pseudo }) => pseudo !== true)
      .map(
        (raw): Pulled<'roomTypes'> => ({
          id: raw.roomType,
          raw: asJson(raw),
          record: {
            code: raw.roomType,
            name: raw.shortDescription?.defaultText || raw.roomType,
            maxPersons: raw.maximumOccupancy ?? null,
          },
          changedAt: null,
          deleted: false,
        }),
      );
    yield { records, resume: page.next === null ? null : JSON.stringify(page.next), cursor: null, total: page.total };
  }
}

async function* pullRooms({ client }: PullContext, from: PullFrom, signal: AbortSignal): AsyncIterable<Page<'rooms'>> {
  const walk = walkPages({
    first: readPlace(from),
    size: PAGE_SIZE,
    fetchPage: async (page) => {
      const query = { fetchInstructions: ['Summary'], ...pageQuery(page) };
      const answer = await client.get('/hsk/v1/hotels/{hotelId}/housekeepingOverview', query, housekeeping, signal);
      const info = answer?.housekeepingRoomInfo;
      return { items: info?.housekeepingRooms.room ?? [], total: info?.totalResults ?? null };
    },
    recount: true, // a room that is skipped would count as removed
    idOf: ({ roomId }) => roomId,
  });
  for await (const page of walk) {
    const records = page.items.flatMap((raw) => readRoom(raw) ?? []);
    yield { records, resume: page.next === null ? null : JSON.stringify(page.next), cursor: null, total: page.total };
  }
}

/**
 * Reads reservations. OPERA has no filter for changes, so a pull reads all stays of its dates, and `changedAt` tells
 * which are new. Stays of the next days and in the house are read every time, all others once a night (see
 * `planStays`). Between pulls the queue of business events reports changes.
 */
async function* pullReservations(
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
): AsyncIterable<Page<'reservations'>> {
  const plan = planStays(world, from);
  for await (const page of walkReservations(world, plan, signal)) {
    const records = page.items.flatMap((raw) => readReservation(raw, world) ?? []);
    const cursor = writeCursor({ since: null, wholeAt: plan.wholeAt });
    yield { records, resume: writeResume(page, plan), cursor, total: page.total };
  }
}

function walkReservations({ client }: PullContext, { range, place }: StayPlan, signal: AbortSignal) {
  const query = {
    // Stays that touch the range: they begin before its last day and end after its first.
    arrivalStartDate: addDays(range.from, -STAY_DAYS_MAX),
    arrivalEndDate: range.to,
    departureStartDate: range.from,
    departureEndDate: addDays(range.to, STAY_DAYS_MAX),
    fetchInstructions: ['Reservation', 'RevenuesAndBalances'],
  };
  return walkPages<RawReservation>({
    first: place,
    size: PAGE_SIZE,
    fetchPage: async (page) => {
      const pageQueryAndFilter = { ...query, ...pageQuery(page) };
      const answer = await client.get(
        '/rsv/v1/hotels/{hotelId}/reservations',
        pageQueryAndFilter,
        reservations,
        signal,
      );
      const list = answer?.reservations;
      return { items: list?.reservationInfo ?? [], total: list?.totalResults ?? null };
    },
    idOf: ({ reservationIdList }) => findId(reservationIdList, 'Reservation') ?? '',
  });
}

/**
 * Reads the profiles of guests with a stay in the range; the chain's other profiles are not needed. With a cursor only
 * changed profiles are read in full, found by the date in the summaries.
 */
async function* pullGuests(world: PullContext, from: PullFrom, signal: AbortSignal): AsyncIterable<Page<'guests'>> {
  const plan = planStays(world, from);
  const { since } = readCursor(from.cursor);
  let next = plan.next;
  for await (const page of walkReservations(world, plan, signal)) {
    const guestIds = await findChanged(world, page.items, since, signal);
    const records = (await Promise.all(guestIds.map((id) => fetchProfile(world, id, signal)))).flat();
    next ??= toCursor(world.client.heardAt());
    const cursor = writeCursor({ since: next ?? since, wholeAt: plan.wholeAt });
    yield { records, resume: writeResume(page, { ...plan, next }), cursor, total: null };
  }
}

/** The ids of guests whose stay or profile has changed since. */
async function findChanged(
  { client, settings, timezone }: PullContext,
  stays: readonly RawReservation[],
  since: string | null,
  signal: AbortSignal,
): Promise<string[]> {
  const isNew = (stamp: string | undefined) => {
    const at = readLocal(stamp, timezone);
    return since === null || at === null || at >= since;
  };
  const changedStays = stays.filter(({ lastModifyDateTime }) => isNew(lastModifyDateTime));
  const changed = new Set(changedStays.flatMap(({ reservationGuest }) => reservationGuest?.id || []));
  const unchangedGuestIds = stays
    .flatMap(({ reservationGuest }) => reservationGuest?.id || [])
    .filter((id) => !changed.has(id));
  const ids = [...new Set(unchangedGuestIds)];
  for (let start = 0; start < ids.length; start += PROFILES_AT_ONCE) {
    const batch = ids.slice(start, start + PROFILES_AT_ONCE);
    const query = {
      hotelId: settings.hotelId,
      profileIds: batch,
      summaryInfo: true,
      limit: PROFILES_AT_ONCE,
      offset: 0,
    };
    const answer = await client.get('/crm/v1/profiles', query, profiles, signal);
    for (const { profileIdList, profile: summary } of answer?.profileSummaries.profileInfo ?? []) {
      const id = findId(profileIdList, 'Profile');
      if (id !== null && isNew(summary?.lastModifyDateTime)) changed.add(id);
    }
  }
  return [...changed];
}

/** Reads one profile in full; an empty list if it does not exist. */
export async function fetchProfile(world: PullContext, id: string, signal: AbortSignal): Promise<Pulled<'guests'>[]> {
  const query = { fetchInstructions: ['Profile', 'Communication', 'Preference'] };
  const answer = await world.client.get(`/crm/v1/profiles/${encodeURIComponent(id)}`, query, profile, signal);
  return answer === null ? [] : [readProfile(id, answer, world)];
}

/** Reads prices night by night, because OPERA returns prices of a longer stay only if all its nights can be booked. */
async function* pullRates(world: PullContext, from: PullFrom, signal: AbortSignal): AsyncIterable<Page<'rates'>> {
  for await (const { date, rates, resume } of walkNights(world, from, signal)) {
    const records = rates.flatMap((raw) => readRate(raw, date, world.settings.codes.offers) ?? []);
    yield { records, resume, cursor: null, total: null };
  }
}

/** Reads the availability of room types. The call says only whether rooms are free, so 1 means at least one. */
async function* pullAvailability(
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
): AsyncIterable<Page<'availability'>> {
  const codes: string[] = [];
  for await (const { records } of pullRoomTypes(world, { cursor: null, resume: null, range: null }, signal))
    codes.push(...records.map(({ record }) => record.code));
  for await (const { date, rates, resume } of walkNights(world, from, signal)) {
    const freeTypes = new Set(rates.filter(isForSale).map(({ roomType }) => roomType));
    const records = codes.map((roomTypeCode): Pulled<'availability'> => {
      const record = { roomTypeCode, date, available: freeTypes.has(roomTypeCode) ? 1 : 0, total: null };
      const raw = { roomType: roomTypeCode, date, available: freeTypes.has(roomTypeCode) };
      return { id: `${roomTypeCode}:${date}`, raw, record, changedAt: null, deleted: false };
    });
    yield { records, resume, cursor: null, total: null };
  }
}

/** Reads the rates of each night, because the call prices a whole stay. */
async function* walkNights(
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
): AsyncGenerator<{ date: string; rates: RawRoomRate[]; resume: string | null }> {
  const { client, now, timezone } = world;
  const today = localDate(now(), timezone);
  const range = from.range ?? { from: today, to: addDays(today, RATE_DAYS) };
  const first = from.resume ?? range.from;
  for (let date = first; date < range.to; date = addDays(date, 1)) {
    const query = {
      roomStayStartDate: date,
      roomStayEndDate: addDays(date, 1),
      roomStayQuantity: 1,
      adults: 1,
      children: 0,
    };
    const answer = await client.get('/par/v1/hotels/{hotelId}/availability', query, availability, signal);
    const rates = (answer?.hotelAvailability ?? []).flatMap(({ roomStays }) =>
      roomStays.flatMap((stay) => stay.roomRates ?? []),
    );
    const next = addDays(date, 1);
    yield { date, rates, resume: next < range.to ? next : null };
  }
}

function pageQuery(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}

function readPlace({ resume }: PullFrom): NumberedPlace {
  const parsed = numberedPlace.safeParse(resume === null ? null : JSON.parse(resume));
  return parsed.success ? parsed.data : FIRST_PAGE;
}

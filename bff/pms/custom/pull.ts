import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { FUTURE_DAYS, PAST_DAYS, RATE_DAYS } from '../adapter/horizon.ts';
import { toCursor } from '../adapter/pms-clock.ts';
import { PmsError } from '../net/errors.ts';
import type { Page, Pulled, PullFrom } from '../port.ts';
import { readMinor } from '../values/amount.ts';
import { addDays, localDate } from '../values/local-time.ts';
import type { Client, ListedPage, Query } from './client.ts';
import { availability, type BridgeCapability, guest, rate, reservation, room, roomType } from './contract.ts';
import { asJson, type RoomTypes, readGuest, readReservation, readRoom, readRoomType } from './read.ts';

const TYPES_MS = 600_000;

export interface PullContext {
  client: Client;
  timezone: string;
  now: () => Date;
  /** Room types by id, cached for some minutes; empty if the bridge has no rooms. */
  roomTypes(signal: AbortSignal): Promise<RoomTypes>;
}

type Pull<Entity extends PmsEntity> = (
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
) => AsyncIterable<Page<Entity>>;

/** How each kind of record is read. */
export const PULLS: { [Entity in PmsEntity]: Pull<Entity> } = {
  roomTypes: (world, from, signal) =>
    walk(world, { ...from, cursor: null }, signal, {
      path: '/room-types',
      capability: 'rooms.read',
      query: {},
      item: roomType,
      read: async () => (raw) => [readRoomType(raw)],
    }),
  rooms: (world, from, signal) =>
    walk(world, { ...from, cursor: null }, signal, {
      path: '/rooms',
      capability: 'rooms.read',
      query: {},
      item: room,
      read: async () => {
        const types = await world.roomTypes(signal);
        return (raw) => [readRoom(raw, types)];
      },
    }),
  guests: pullGuests,
  reservations: (world, from, signal) =>
    walk(world, from, signal, {
      path: '/reservations',
      capability: 'reservations.read',
      query: from.cursor === null ? windowOf(world, from) : { updatedSince: from.cursor },
      item: reservation,
      read: async () => {
        const types = await world.roomTypes(signal);
        return (raw) => [readReservation(raw, types, world.timezone)];
      },
    }),
  rates: (world, from, signal) =>
    walk(world, { ...from, cursor: null }, signal, {
      path: '/rates',
      capability: 'rates.read',
      query: nightsOf(world, from),
      item: rate,
      read: async () => {
        const types = await world.roomTypes(signal);
        return (raw): Pulled<'rates'>[] => {
          const price = readMinor(raw.price.amount, raw.price.currency);
          if (price === null) throw new PmsError('malformed_answer', 'rates: price is no amount of money');
          const roomTypeCode = types.get(raw.roomTypeId)?.code ?? raw.roomTypeId;
          const { ratePlanId: ratePlan, ratePlanName: name, date } = raw;
          const record = { ratePlan, name, roomTypeCode, date, price, offer: raw.special === true };
          const id = `${ratePlan}:${raw.roomTypeId}:${date}`;
          return [{ id, raw: asJson(raw), record, changedAt: null, deleted: false }];
        };
      },
    }),
  availability: (world, from, signal) =>
    walk(world, { ...from, cursor: null }, signal, {
      path: '/availability',
      capability: 'rates.read',
      query: nightsOf(world, from),
      item: availability,
      read: async () => {
        const types = await world.roomTypes(signal);
        return (raw): Pulled<'availability'>[] => {
          const roomTypeCode = types.get(raw.roomTypeId)?.code ?? raw.roomTypeId;
          const record = { roomTypeCode, date: raw.date, available: raw.available, total: raw.total ?? null };
          const id = `${raw.roomTypeId}:${raw.date}`;
          return [{ id, raw: asJson(raw), record, changedAt: null, deleted: false }];
        };
      },
    }),
};

/** Reads the list of guests, or, if the bridge has none, the copies of guests in reservations. */
async function* pullGuests(world: PullContext, from: PullFrom, signal: AbortSignal): AsyncGenerator<Page<'guests'>> {
  const { client } = world;
  if ((await client.capabilities(signal)).has('guests.read')) {
    yield* walk(world, from, signal, {
      path: '/guests',
      capability: 'guests.read',
      query: { updatedSince: from.cursor },
      item: guest,
      read: async () => (raw) => [readGuest(raw)],
    });
    return;
  }
  yield* walk(world, from, signal, {
    path: '/reservations',
    capability: 'reservations.read',
    query: from.cursor === null ? windowOf(world, from) : { updatedSince: from.cursor },
    item: reservation,
    read: async () => (raw) => (raw.primaryGuest == null ? [] : [readGuest(raw.primaryGuest)]),
  });
}

interface Walk<Raw, Entity extends PmsEntity> {
  path: string;
  capability: BridgeCapability;
  query: Query;
  item: z.ZodType<Raw>;
  /** Called once per pull, to load what the reader of records needs. */
  read: () => Promise<(raw: Raw) => Pulled<Entity>[]>;
}

const resumeSchema = z.object({
  query: z.record(z.string(), z.string().nullable()),
  cursor: z.string(),
  next: z.string().nullable(),
});

/** Reads a list page by page. A list that the bridge does not announce is empty. */
async function* walk<Raw, Entity extends PmsEntity>(
  { client }: PullContext,
  { resume }: PullFrom,
  signal: AbortSignal,
  { path, capability, query, item, read }: Walk<Raw, Entity>,
): AsyncGenerator<Page<Entity>> {
  if (!(await client.capabilities(signal)).has(capability)) {
    yield { records: [], resume: null, cursor: null, total: 0 };
    return;
  }
  const toRecord = await read();
  const resumed = resume === null ? null : resumeSchema.parse(JSON.parse(resume));
  const filter: Query = resumed?.query ?? query;
  let cursor = resumed?.cursor ?? null;
  let next = resumed?.next ?? null;
  for (;;) {
    const fetchPage = () => client.list(path, { ...filter, cursor }, item, signal);
    const page = await fetchNewPage(fetchPage, cursor, path);
    // from the first page, so that changes during the pull are read again next time
    if (cursor === null) next = toCursor(page.at);
    cursor = page.nextCursor;
    const resumeText = cursor === null ? null : JSON.stringify({ query: filter, cursor, next });
    // a guest with two stays only once
    const records = new Map(page.items.flatMap(toRecord).map((record) => [record.id, record]));
    yield { records: [...records.values()], resume: resumeText, cursor: next, total: null };
    if (cursor === null) return;
  }
}

/** Fetches a page. A page that names itself as the next is fetched once more; then the pull fails. */
async function fetchNewPage<T>(
  fetchPage: () => Promise<ListedPage<T>>,
  cursor: string | null,
  path: string,
): Promise<ListedPage<T>> {
  const page = await fetchPage();
  if (cursor === null || page.nextCursor !== cursor) return page;
  const secondPage = await fetchPage();
  if (secondPage.nextCursor === cursor)
    throw new PmsError('malformed_answer', `${path.slice(1)}: the page before came again`);
  return secondPage;
}

function windowOf({ now, timezone }: PullContext, { range }: PullFrom): Query {
  const today = localDate(now(), timezone);
  return {
    departureFrom: range?.from ?? addDays(today, -PAST_DAYS),
    arrivalTo: range?.to ?? addDays(today, FUTURE_DAYS),
  };
}

function nightsOf({ now, timezone }: PullContext, { range }: PullFrom): Query {
  const today = localDate(now(), timezone);
  return { from: range?.from ?? today, to: range?.to ?? addDays(today, RATE_DAYS) };
}

/** Makes a cache of the bridge's room types, which is refreshed after some minutes. */
export function createRoomTypes(client: Client, now: () => Date): PullContext['roomTypes'] {
  let cached: { types: RoomTypes; untilMs: number } | null = null;
  return async (signal) => {
    if (cached !== null && +now() < cached.untilMs) return cached.types;
    if (!(await client.capabilities(signal)).has('rooms.read')) return new Map();
    const types = new Map<string, z.infer<typeof roomType>>();
    for (let cursor: string | null = null; ; ) {
      const page: ListedPage<z.infer<typeof roomType>> = await client.list('/room-types', { cursor }, roomType, signal);
      for (const one of page.items) types.set(one.id, one);
      if (page.nextCursor === null || page.nextCursor === cursor) break;
      cursor = page.nextCursor;
    }
    cached = { types, untilMs: +now() + TYPES_MS };
    return types;
  };
}

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

export interface PullWorld {
  client: Client;
  timezone: string;
  now: () => Date;
  /** Room types by their id; kept for some minutes. None where the bridge has no rooms. */
  roomTypes(signal: AbortSignal): Promise<RoomTypes>;
}

type Pull<Entity extends PmsEntity> = (
  world: PullWorld,
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

/** Guests, or where the bridge has no list of them the copies in their reservations. */
async function* pullGuests(world: PullWorld, from: PullFrom, signal: AbortSignal): AsyncGenerator<Page<'guests'>> {
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
  /** Made once for a walk: what readers need is asked for first. */
  read: () => Promise<(raw: Raw) => Pulled<Entity>[]>;
}

const resumeSchema = z.object({
  query: z.record(z.string(), z.string().nullable()),
  cursor: z.string(),
  next: z.string().nullable(),
});

/** Page by page. What the bridge does not announce it has none of. */
async function* walk<Raw, Entity extends PmsEntity>(
  { client }: PullWorld,
  { resume }: PullFrom,
  signal: AbortSignal,
  { path, capability, query, item, read }: Walk<Raw, Entity>,
): AsyncGenerator<Page<Entity>> {
  if (!(await client.capabilities(signal)).has(capability)) {
    yield { records: [], resume: null, cursor: null, total: 0 };
    return;
  }
  const toRecord = await read();
  const earlier = resume === null ? null : resumeSchema.parse(JSON.parse(resume));
  const filter: Query = earlier?.query ?? query;
  let cursor = earlier?.cursor ?? null;
  let next = earlier?.next ?? null;
  for (;;) {
    const ask = () => client.list(path, { ...filter, cursor }, item, signal);
    const page = await askAgain(ask, cursor, path);
    if (cursor === null) next = toCursor(page.at); // of the first page: what changes while the others come is read again
    cursor = page.nextCursor;
    const place = cursor === null ? null : JSON.stringify({ query: filter, cursor, next });
    const records = new Map(page.items.flatMap(toRecord).map((record) => [record.id, record])); // a guest of two stays once
    yield { records: [...records.values()], resume: place, cursor: next, total: null };
    if (cursor === null) return;
  }
}

/** A page that leads to itself was sent for another: asked for once more, and then not gone along with. */
async function askAgain<T>(
  ask: () => Promise<ListedPage<T>>,
  cursor: string | null,
  path: string,
): Promise<ListedPage<T>> {
  const page = await ask();
  if (cursor === null || page.nextCursor !== cursor) return page;
  const again = await ask();
  if (again.nextCursor === cursor)
    throw new PmsError('malformed_answer', `${path.slice(1)}: the page before came again`);
  return again;
}

function windowOf({ now, timezone }: PullWorld, { range }: PullFrom): Query {
  const today = localDate(now(), timezone);
  return {
    departureFrom: range?.from ?? addDays(today, -PAST_DAYS),
    arrivalTo: range?.to ?? addDays(today, FUTURE_DAYS),
  };
}

function nightsOf({ now, timezone }: PullWorld, { range }: PullFrom): Query {
  const today = localDate(now(), timezone);
  return { from: range?.from ?? today, to: range?.to ?? addDays(today, RATE_DAYS) };
}

/** Room types of a bridge, asked for again after some minutes. */
export function createRoomTypes(client: Client, now: () => Date): PullWorld['roomTypes'] {
  let kept: { types: RoomTypes; untilMs: number } | null = null;
  return async (signal) => {
    if (kept !== null && +now() < kept.untilMs) return kept.types;
    if (!(await client.capabilities(signal)).has('rooms.read')) return new Map();
    const types = new Map<string, z.infer<typeof roomType>>();
    for (let cursor: string | null = null; ; ) {
      const page: ListedPage<z.infer<typeof roomType>> = await client.list('/room-types', { cursor }, roomType, signal);
      for (const one of page.items) types.set(one.id, one);
      if (page.nextCursor === null || page.nextCursor === cursor) break;
      cursor = page.nextCursor;
    }
    kept = { types, untilMs: +now() + TYPES_MS };
    return types;
  };
}

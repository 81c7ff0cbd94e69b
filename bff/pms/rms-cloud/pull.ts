import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { FUTURE_DAYS, GUEST_DAYS, PAST_DAYS, RATE_DAYS } from '../adapter/horizon.ts';
import { toCursor, writeLocalCursor } from '../adapter/pms-clock.ts';
import { PmsError } from '../net/errors.ts';
import type { Page, Pulled, PullFrom } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { addDays, localDate } from '../values/local-time.ts';
import { type Client, PAGE_SIZE, readAll } from './client.ts';
import { asJson, codeOf, readCategory, readGuest, readReservation, readRoom, STAY_STATUSES } from './read.ts';
import {
  area,
  type Category,
  category,
  type Guest,
  grid,
  guest,
  type Reservation,
  rate,
  reservation,
} from './schema.ts';

/** At most 14 days per request, first and last included (docs/api/availability). */
const GRID_DAYS = 14;
/** Pages overlap, because later records move up when records leave the list between two requests. */
const STEP = PAGE_SIZE - 10;

export interface PullContext {
  client: Client;
  propertyId(signal: AbortSignal): Promise<number>;
  timezone: string;
  currency: string;
  /** The channel whose prices are read. */
  rateAgentId: number;
  /** Names and numbers of rates that are special offers. */
  offers: readonly string[];
  now: () => Date;
}

type Pull<Entity extends PmsEntity> = (
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
) => AsyncIterable<Page<Entity>>;

/** The pull of each kind of record. */
export const PULLS: { [Entity in PmsEntity]: Pull<Entity> } = {
  roomTypes: pullRoomTypes,
  rooms: pullRooms,
  guests: pullGuests,
  reservations: pullReservations,
  rates: pullRates,
  availability: pullAvailability,
};

/** Reads the categories of bedrooms, by id. */
export async function readCategories(world: PullContext, signal: AbortSignal): Promise<Map<number, Category>> {
  const propertyId = await world.propertyId(signal);
  const categories = await readAll(world.client, '/categories', { propertyId, modelType: 'full' }, category, signal);
  const bedrooms = categories.filter(({ categoryClass }) => !categoryClass || /accommodation/i.test(categoryClass));
  return new Map(bedrooms.map((one) => [one.id, one]));
}

async function* pullRoomTypes(world: PullContext, _: PullFrom, signal: AbortSignal) {
  const records = [...(await readCategories(world, signal)).values()].map(readCategory);
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullRooms(world: PullContext, _: PullFrom, signal: AbortSignal) {
  const { client, timezone, now } = world;
  const propertyId = await world.propertyId(signal);
  const categories = await readCategories(world, signal);
  const inHouse = await readAll(client, '/reservations/inHouse', { propertyId }, reservation, signal);
  const occupied = new Set(inHouse.flatMap(({ areaId }) => areaId ?? []));
  const today = localDate(now(), timezone);
  const filter = {
    propertyIds: [propertyId],
    listOfStatus: ['maintenance'],
    departFrom: midnight(today),
    arriveTo: midnight(addDays(today, FUTURE_DAYS)),
  };
  const blocks: Reservation[] = [];
  for await (const { items } of walk(world, '/reservations/search', filter, reservation, null, signal))
    blocks.push(...items);
  const areas = await readAll(client, '/areas', { propertyId, modelType: 'full' }, area, signal);
  const rooms = areas.filter(({ categoryId }) => categories.has(categoryId));
  const roomContext = { categories, occupied, blocks, now: now(), timezone };
  const records = rooms.map((raw) => readRoom(raw, roomContext));
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullGuests(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { timezone, now } = world;
  const since = from.cursor ?? new Date(+now() - GUEST_DAYS * 86_400_000).toISOString();
  const filter = { modifiedFrom: writeLocalCursor(since, timezone) };
  for await (const { items, ...rest } of walk(world, '/guests/search', filter, guest, from.resume, signal)) {
    // RMS lists a guest once per property where they have an account (README: "Guests").
    const once = [...new Map(items.map((raw) => [raw.id, raw])).values()];
    yield { records: once.map((raw) => readGuest(raw, timezone)), total: null, ...rest };
  }
}

async function* pullReservations(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { timezone, now } = world;
  const propertyId = await world.propertyId(signal);
  const baseFilter = { propertyIds: [propertyId], listOfStatus: STAY_STATUSES };
  const today = localDate(now(), timezone);
  const { from: first, to: last } = from.range ?? { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS) };
  const filter =
    from.cursor === null
      ? { ...baseFilter, departFrom: midnight(first), arriveTo: `${last} 23:59:59` }
      : { ...baseFilter, modifiedFrom: writeLocalCursor(from.cursor, timezone) };
  const categories = await readCategories(world, signal);
  for await (const { items, ...rest } of walk(
    world,
    '/reservations/search',
    filter,
    reservation,
    from.resume,
    signal,
  )) {
    const guests = await findGuests(world.client, items, signal);
    yield { records: items.map((raw) => readReservation(raw, { guests, categories, timezone })), total: null, ...rest };
  }
}

/** Reads the profiles of a page of stays; a reservation contains only a name. */
export async function findGuests(
  client: Client,
  stays: readonly Reservation[],
  signal: AbortSignal,
): Promise<Map<number, Guest>> {
  const ids = [...new Set(stays.map(({ guestId }) => guestId).filter((id) => id !== 0))];
  if (ids.length === 0) return new Map();
  // Twice the page size, as a guest may be listed once per property.
  const query = { modelType: 'full', limit: 2 * PAGE_SIZE, offset: 0 };
  const { found } = await client.search('/guests/search', query, { ids }, z.array(guest), signal);
  return new Map(found.map((one) => [one.id, one]));
}

const resumeSchema = z.object({
  filter: z.record(z.string(), z.union([z.string(), z.array(z.union([z.string(), z.number()]))])),
  offset: z.int().min(0),
  /** The last id of the previous page. */
  lastId: z.int().nullable().default(null),
  next: z.string().nullable(),
});

/**
 * Reads a list page by page in id order, which changes do not affect. RMS gives no total. If a page begins after the
 * end of the previous one, more records left the list than the overlap covers; then it steps back.
 */
async function* walk<T extends { id: number }>(
  { client }: PullContext,
  path: string,
  filter: z.infer<typeof resumeSchema>['filter'],
  item: z.ZodType<T>,
  resume: string | null,
  signal: AbortSignal,
): AsyncGenerator<{ items: T[]; resume: string | null; cursor: string | null }> {
  const resumePoint = resume === null ? null : resumeSchema.parse(JSON.parse(resume));
  const body = resumePoint?.filter ?? filter;
  let next = resumePoint?.next ?? null;
  let lastId = resumePoint?.lastId ?? null;
  let previousFingerprint = '';
  for (let offset = resumePoint?.offset ?? 0; ; ) {
    const query = { modelType: 'full', limit: PAGE_SIZE, offset, sort: 'id' };
    const requestPage = () => client.search(path, query, body, z.array(item), signal);
    let page = await requestPage();
    const isRepeated = () => page.found.length > 0 && fingerprint(page.found) === previousFingerprint;
    if (isRepeated()) page = await requestPage();
    if (isRepeated()) throw new PmsError('malformed_answer', `${path.slice(1)}: the page before came again`);
    previousFingerprint = fingerprint(page.found);
    const firstId = page.found[0]?.id ?? Number.POSITIVE_INFINITY;
    if (offset > 0 && lastId !== null && firstId > lastId) {
      offset = Math.max(0, offset - STEP);
      continue;
    }
    if (offset === 0) next ??= toCursor(page.at);
    const isLast = page.found.length < PAGE_SIZE;
    lastId = page.found.at(-1)?.id ?? lastId;
    offset += STEP;
    yield {
      items: page.found,
      resume: isLast ? null : JSON.stringify({ filter: body, offset, lastId, next }),
      cursor: next,
    };
    if (isLast) return;
  }
}

function fingerprint(found: readonly { id: number }[]): string {
  return found.map(({ id }) => id).join(' ');
}

/** Reads the channel's prices, fourteen nights at a time. */
async function* pullRates(world: PullContext, from: PullFrom, signal: AbortSignal) {
  for await (const { categories, days, resume } of walkGrid(world, from, signal)) {
    const records = days.flatMap(({ categoryId, rateId, name, raw }): Pulled<'rates'>[] => {
      const type = categories.get(categoryId);
      const price = readAmount(raw.dailyRate, world.currency);
      if (type === undefined || price === null) return [];
      const date = raw.theDate.slice(0, 10);
      const offer = world.offers.includes(String(rateId)) || world.offers.includes(name.toLowerCase());
      const record = { ratePlan: String(rateId), name, roomTypeCode: codeOf(type), date, price, offer };
      return [{ id: `${rateId}:${categoryId}:${date}`, raw: asJson(raw), record, changedAt: null, deleted: false }];
    });
    yield { records, resume, cursor: null, total: null };
  }
}

/** Reads the number of free rooms: the highest number among all rates. */
async function* pullAvailability(world: PullContext, from: PullFrom, signal: AbortSignal) {
  for await (const { categories, days, resume } of walkGrid(world, from, signal)) {
    const mostByNight = new Map<string, Pulled<'availability'>>();
    for (const { categoryId, raw } of days) {
      const type = categories.get(categoryId);
      if (type === undefined) continue;
      const date = raw.theDate.slice(0, 10);
      const id = `${categoryId}:${date}`;
      const available = Math.max(0, raw.availableAreas ?? 0, mostByNight.get(id)?.record.available ?? 0);
      const record = { roomTypeCode: codeOf(type), date, available, total: type.numberOfAreas || null };
      mostByNight.set(id, { id, raw: asJson(raw), record, changedAt: null, deleted: false });
    }
    yield { records: [...mostByNight.values()], resume, cursor: null, total: null };
  }
}

async function* walkGrid(world: PullContext, { range, resume }: PullFrom, signal: AbortSignal) {
  const { client, timezone, now, rateAgentId: agentId } = world;
  const propertyId = await world.propertyId(signal);
  const categories = await readCategories(world, signal);
  const rates = await readAll(client, '/rates', { propertyId }, rate, signal);
  const rateIds = rates.filter(({ inactive }) => inactive !== true).map(({ id }) => id);
  const today = localDate(now(), timezone);
  const last = range?.to ?? addDays(today, RATE_DAYS);
  for (let first = resume ?? range?.from ?? today; ; ) {
    const end = addDays(first, GRID_DAYS - 1);
    const to = end < last ? end : last;
    const span = { dateFrom: midnight(first), dateTo: midnight(to) };
    const body = { propertyId, agentId, categoryIds: [...categories.keys()], rateIds, ...span };
    const { found } = await client.search('/availabilityRateGrid', {}, body, grid, signal);
    const days = found.categories.flatMap(({ categoryId, rates: all }) =>
      all.flatMap(({ rateId, name, dayBreakdown }) => dayBreakdown.map((raw) => ({ categoryId, rateId, name, raw }))),
    );
    first = addDays(to, 1);
    const isLast = first > last;
    yield { categories, days, resume: isLast ? null : first };
    if (isLast) return;
  }
}

function midnight(date: string): string {
  return `${date} 00:00:00`;
}

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

/** docs/api/availability: 14 days a request, both ends with it. */
const GRID_DAYS = 14;
/** Pages overlap: where records drop out of the list between two pages, those behind them move up. */
const STEP = PAGE_SIZE - 10;

export interface PullWorld {
  client: Client;
  propertyId(signal: AbortSignal): Promise<number>;
  timezone: string;
  currency: string;
  /** The channel whose prices are asked for. */
  rateAgentId: number;
  /** Names and numbers of rates that the hotel calls special. */
  offers: readonly string[];
  now: () => Date;
}

type Pull<Entity extends PmsEntity> = (
  world: PullWorld,
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

/** What can be slept in, by id. */
export async function readCategories(world: PullWorld, signal: AbortSignal): Promise<Map<number, Category>> {
  const propertyId = await world.propertyId(signal);
  const all = await readAll(world.client, '/categories', { propertyId, modelType: 'full' }, category, signal);
  const slept = all.filter(({ categoryClass }) => !categoryClass || /accommodation/i.test(categoryClass));
  return new Map(slept.map((one) => [one.id, one]));
}

async function* pullRoomTypes(world: PullWorld, _: PullFrom, signal: AbortSignal) {
  const records = [...(await readCategories(world, signal)).values()].map(readCategory);
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullRooms(world: PullWorld, _: PullFrom, signal: AbortSignal) {
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
  const around = { categories, occupied, blocks, now: now(), timezone };
  const records = rooms.map((raw) => readRoom(raw, around));
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullGuests(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const { timezone, now } = world;
  const since = from.cursor ?? new Date(+now() - GUEST_DAYS * 86_400_000).toISOString();
  const filter = { modifiedFrom: writeLocalCursor(since, timezone) };
  for await (const { items, ...rest } of walk(world, '/guests/search', filter, guest, from.resume, signal)) {
    // A guest comes once for each property that they have an account at (README: "Guests").
    const once = [...new Map(items.map((raw) => [raw.id, raw])).values()];
    yield { records: once.map((raw) => readGuest(raw, timezone)), total: null, ...rest };
  }
}

async function* pullReservations(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const { timezone, now } = world;
  const propertyId = await world.propertyId(signal);
  const common = { propertyIds: [propertyId], listOfStatus: STAY_STATUSES };
  const today = localDate(now(), timezone);
  const { from: first, to: last } = from.range ?? { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS) };
  const filter =
    from.cursor === null
      ? { ...common, departFrom: midnight(first), arriveTo: `${last} 23:59:59` }
      : { ...common, modifiedFrom: writeLocalCursor(from.cursor, timezone) };
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

/** The profiles of a page of stays: a reservation holds no more than a name. */
export async function findGuests(
  client: Client,
  stays: readonly Reservation[],
  signal: AbortSignal,
): Promise<Map<number, Guest>> {
  const ids = [...new Set(stays.map(({ guestId }) => guestId).filter((id) => id !== 0))];
  if (ids.length === 0) return new Map();
  // Twice the page: one guest may come once for each property.
  const query = { modelType: 'full', limit: 2 * PAGE_SIZE, offset: 0 };
  const { found } = await client.search('/guests/search', query, { ids }, z.array(guest), signal);
  return new Map(found.map((one) => [one.id, one]));
}

const resumeSchema = z.object({
  filter: z.record(z.string(), z.union([z.string(), z.array(z.union([z.string(), z.number()]))])),
  offset: z.int().min(0),
  /** The last id of the page before. */
  lastId: z.int().nullable().default(null),
  next: z.string().nullable(),
});

/**
 * Page by page in the order of ids, which no change moves. How many there are is not said: a page that begins behind the end of
 * the one before has a gap between them, as more left the list than pages overlap, and is asked for further ahead.
 */
async function* walk<T extends { id: number }>(
  { client }: PullWorld,
  path: string,
  filter: z.infer<typeof resumeSchema>['filter'],
  item: z.ZodType<T>,
  resume: string | null,
  signal: AbortSignal,
): AsyncGenerator<{ items: T[]; resume: string | null; cursor: string | null }> {
  const earlier = resume === null ? null : resumeSchema.parse(JSON.parse(resume));
  const body = earlier?.filter ?? filter;
  let next = earlier?.next ?? null;
  let lastId = earlier?.lastId ?? null;
  let before = '';
  for (let offset = earlier?.offset ?? 0; ; ) {
    const query = { modelType: 'full', limit: PAGE_SIZE, offset, sort: 'id' };
    const ask = () => client.search(path, query, body, z.array(item), signal);
    let page = await ask();
    const isRepeated = () => page.found.length > 0 && fingerprint(page.found) === before;
    if (isRepeated()) page = await ask();
    if (isRepeated()) throw new PmsError('malformed_answer', `${path.slice(1)}: the page before came again`);
    before = fingerprint(page.found);
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

/** Prices of the channel, fourteen nights at a time. */
async function* pullRates(world: PullWorld, from: PullFrom, signal: AbortSignal) {
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

/** Free rooms: what the rate that leaves most of them says. */
async function* pullAvailability(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  for await (const { categories, days, resume } of walkGrid(world, from, signal)) {
    const most = new Map<string, Pulled<'availability'>>();
    for (const { categoryId, raw } of days) {
      const type = categories.get(categoryId);
      if (type === undefined) continue;
      const date = raw.theDate.slice(0, 10);
      const id = `${categoryId}:${date}`;
      const available = Math.max(0, raw.availableAreas ?? 0, most.get(id)?.record.available ?? 0);
      const record = { roomTypeCode: codeOf(type), date, available, total: type.numberOfAreas || null };
      most.set(id, { id, raw: asJson(raw), record, changedAt: null, deleted: false });
    }
    yield { records: [...most.values()], resume, cursor: null, total: null };
  }
}

async function* walkGrid(world: PullWorld, { range, resume }: PullFrom, signal: AbortSignal) {
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

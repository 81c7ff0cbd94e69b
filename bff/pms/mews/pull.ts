import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { FUTURE_DAYS, GUEST_DAYS, PAST_DAYS } from '../adapter/horizon.ts';
import type { Page, PullFrom } from '../port.ts';
import { addDays, localDate } from '../values/local-time.ts';
import { listMoved } from './balances.ts';
import { type Client, type Fields, INTERVAL_DAYS_MAX, readList, readPage } from './client.ts';
import { listCategories } from './hotel.ts';
import { pullAvailability, pullRates } from './pull-rates.ts';
import { midnight, type PullWorld, toSeconds } from './pull-world.ts';
import { readGuest } from './read-guests.ts';
import { READ_STATES, readReservation } from './read-reservations.ts';
import { readRoom, readRoomType } from './read-rooms.ts';
import { block, categoryAssignment, configuration, customer, reservation, resource } from './schema.ts';
import { findPeople, loadPlaces } from './surroundings.ts';

/** Stamps may come late; the vendor's own guidance is to overlap. */
const OVERLAP_MS = 5 * 60_000;

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

async function* pullRoomTypes({ client, hotel }: PullWorld, _: PullFrom, signal: AbortSignal) {
  const { Enterprise } = await hotel.configuration(signal);
  const all = await listCategories(client, hotel, signal);
  const records = all.map((raw) => readRoomType(raw, Enterprise.DefaultLanguageCode ?? ''));
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullRooms({ client, hotel }: PullWorld, _: PullFrom, signal: AbortSignal) {
  const now = new Date(await readNow(client, signal));
  const categories = new Map((await listCategories(client, hotel, signal)).map((one) => [one.Id, one]));
  const assignments = await readList(
    client,
    {
      operation: 'resourceCategoryAssignments/getAll',
      fields: { ResourceCategoryIds: [...categories.keys()] },
      name: 'ResourceCategoryAssignments',
      item: categoryAssignment,
    },
    signal,
  );
  const categoryOf = new Map(
    assignments.filter(({ IsActive }) => IsActive).map((one) => [one.ResourceId, categories.get(one.CategoryId)]),
  );
  const next = { StartUtc: toSeconds(+now), EndUtc: toSeconds(+now + INTERVAL_DAYS_MAX * DAY_MS) };
  const blocks = await readList(
    client,
    { operation: 'resourceBlocks/getAll', fields: { CollidingUtc: next }, name: 'ResourceBlocks', item: block },
    signal,
  );
  const { Id } = await hotel.stayService(signal);
  const around = { StartUtc: toSeconds(+now - DAY_MS), EndUtc: toSeconds(+now + DAY_MS) };
  const here = await readList(
    client,
    {
      operation: 'reservations/getAll/2023-06-06',
      fields: { ServiceIds: [Id], States: ['Started'], CollidingUtc: around },
      name: 'Reservations',
      item: reservation,
    },
    signal,
  );
  const occupied = new Set(here.flatMap(({ AssignedResourceId }) => AssignedResourceId ?? []));
  const list = {
    operation: 'resources/getAll',
    fields: { Extent: { Resources: true } },
    name: 'Resources',
    item: resource,
  };
  const rooms = (await readList(client, list, signal)).filter((one) => categoryOf.has(one.Id));
  const records = rooms.map((raw) => readRoom(raw, { now, category: categoryOf.get(raw.Id), blocks, occupied }));
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullGuests(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const plan = await planWalk(world, from, 'guests', signal);
  const list = { operation: 'customers/getAll', name: 'Customers', item: customer };
  for await (const { items, ...rest } of walkWindows(world.client, plan, list, { Extent: { Customers: true } }, signal))
    yield { records: items.map(readGuest), total: null, ...rest };
}

async function* pullReservations(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const { client, hotel } = world;
  const plan = await planWalk(world, from, 'reservations', signal);
  const { Id } = await hotel.stayService(signal);
  const places = await loadPlaces(world, signal);
  const list = { operation: 'reservations/getAll/2023-06-06', name: 'Reservations', item: reservation };
  const fields = { ServiceIds: [Id], States: READ_STATES };
  const since = plan.windows[0]?.['UpdatedUtc'];
  if (from.resume === null && since !== undefined) {
    const moved = await listMoved(
      world,
      { ...spanSchema.parse(since), EndUtc: spanSchema.parse(plan.windows.at(-1)?.['UpdatedUtc']).EndUtc },
      signal,
    );
    const people = await findPeople(world, moved, signal);
    const records = moved.map((raw) => readReservation(raw, { ...places, ...people }));
    if (records.length > 0) yield { records, resume: JSON.stringify(plan), cursor: plan.next, total: null };
  }
  for await (const { items, ...rest } of walkWindows(client, plan, list, fields, signal)) {
    const people = await findPeople(world, items, signal);
    const records = items.map((raw) => readReservation(raw, { ...places, ...people }));
    // A stay collides with the days around its own by the hour that it begins and ends at.
    yield { records: records.filter(({ record }) => touches(record, from.range)), total: null, ...rest };
  }
}

function touches({ checkIn, checkOut }: { checkIn: string; checkOut: string }, range: PullFrom['range']): boolean {
  return range === null || (checkOut >= range.from && checkIn <= range.to);
}

interface Walk {
  /** One filter each, walked one after the other. */
  windows: Fields[];
  /** Where to begin. */
  window: number;
  cursor: string | null;
  /** What the next incremental pull begins with. */
  next: string;
}

const spanSchema = z.object({ StartUtc: z.string(), EndUtc: z.string() });
const resumeSchema = z.object({
  windows: z.array(z.record(z.string(), z.custom<Fields[string]>())),
  window: z.int().min(0),
  cursor: z.string().nullable(),
  next: z.string(),
});

/**
 * The windows of a pull, by the PMS's clock (ours may be wrong): what changed since the cursor, or all stays of the range;
 * of guests, who have no dates, those that changed in the last year. An interval has three months at most.
 */
async function planWalk(
  { client, timezone }: PullWorld,
  { cursor, resume, range }: PullFrom,
  entity: 'guests' | 'reservations',
  signal: AbortSignal,
): Promise<Walk> {
  if (resume !== null) return resumeSchema.parse(JSON.parse(resume));
  const now = Date.parse(await readNow(client, signal));
  const since = cursor === null ? 0 : Date.parse(cursor);
  const isRecent = now - since < INTERVAL_DAYS_MAX * DAY_MS;
  const next = toSeconds(now - OVERLAP_MS);
  const split = (name: string, from: number, to: number): Walk => ({
    windows: splitSpan(from, to).map((span) => ({ [name]: span })),
    window: 0,
    cursor: null,
    next,
  });
  if (isRecent || entity === 'guests')
    return split('UpdatedUtc', isRecent ? since : now - GUEST_DAYS * DAY_MS, now + 1_000);
  const today = localDate(new Date(now), timezone);
  const first = range?.from ?? addDays(today, -PAST_DAYS);
  const last = range?.to ?? addDays(today, FUTURE_DAYS);
  return split('CollidingUtc', midnight(first, timezone), midnight(addDays(last, 1), timezone));
}

function splitSpan(from: number, to: number): { StartUtc: string; EndUtc: string }[] {
  const length = INTERVAL_DAYS_MAX * DAY_MS;
  const count = Math.max(1, Math.ceil((to - from) / length));
  return Array.from({ length: count }, (_, index) => ({
    StartUtc: toSeconds(from + index * length),
    EndUtc: toSeconds(Math.min(to, from + (index + 1) * length)),
  }));
}

/** Page by page through all windows. A stay that touches two windows comes twice, which is harmless. */
async function* walkWindows<T extends { Id: string }>(
  client: Client,
  walk: Walk,
  list: { operation: string; name: string; item: z.ZodType<T> },
  fields: Fields,
  signal: AbortSignal,
): AsyncGenerator<{ items: T[]; resume: string | null; cursor: string | null }> {
  let { window, cursor } = walk;
  let before = '';
  for (; window < walk.windows.length; window++, cursor = null) {
    const filter = { ...fields, ...walk.windows[window] };
    for (;;) {
      const ask = () => readPage(client, { ...list, fields: filter }, cursor, signal);
      let page = await ask();
      // Brought the page before again? Once more: only a stay of months may be all that two windows hold.
      if (page.items.length > 0 && fingerprint(page.items) === before) page = await ask();
      before = fingerprint(page.items);
      cursor = page.cursor;
      const place = cursor === null ? { window: window + 1, cursor } : { window, cursor };
      const isLast = place.window >= walk.windows.length;
      const resume = isLast ? null : JSON.stringify({ ...walk, ...place });
      yield { items: page.items, resume, cursor: walk.next };
      if (cursor === null) break;
    }
  }
}

function fingerprint(items: readonly { Id: string }[]): string {
  return items.map(({ Id }) => Id).join(' ');
}

/** The PMS's own time. */
async function readNow(client: Client, signal: AbortSignal): Promise<string> {
  return (await client.read('configuration/get', {}, configuration, signal)).NowUtc;
}

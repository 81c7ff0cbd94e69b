import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { FUTURE_DAYS, GUEST_DAYS, PAST_DAYS } from '../adapter/horizon.ts';
import type { Page, PullFrom } from '../port.ts';
import { addDays, localDate } from '../values/local-time.ts';
import { listMoved } from './balances.ts';
import { type Client, type Fields, INTERVAL_DAYS_MAX, readList, readPage } from './client.ts';
import { listCategories } from './hotel.ts';
import { midnight, type PullContext, toSeconds } from './pull-context.ts';
import { pullAvailability, pullRates } from './pull-rates.ts';
import { readGuest } from './read-guests.ts';
import { READ_STATES, readReservation } from './read-reservations.ts';
import { readRoom, readRoomType } from './read-rooms.ts';
import { block, categoryAssignment, configuration, customer, reservation, resource } from './schema.ts';
import { findPeople, loadPlaces } from './surroundings.ts';

/** Cursors overlap by this time, as the vendor advises, because timestamps may come late. */
const OVERLAP_MS = 5 * 60_000;

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

async function* pullRoomTypes({ client, hotel }: PullContext, _: PullFrom, signal: AbortSignal) {
  const { Enterprise } = await hotel.configuration(signal);
  const all = await listCategories(client, hotel, signal);
  const records = all.map((raw) => readRoomType(raw, Enterprise.DefaultLanguageCode ?? ''));
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullRooms({ client, hotel }: PullContext, _: PullFrom, signal: AbortSignal) {
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
  const blockWindow = { StartUtc: toSeconds(+now), EndUtc: toSeconds(+now + INTERVAL_DAYS_MAX * DAY_MS) };
  const blocks = await readList(
    client,
    { operation: 'resourceBlocks/getAll', fields: { CollidingUtc: blockWindow }, name: 'ResourceBlocks', item: block },
    signal,
  );
  const { Id } = await hotel.stayService(signal);
  const todayWindow = { StartUtc: toSeconds(+now - DAY_MS), EndUtc: toSeconds(+now + DAY_MS) };
  const startedStays = await readList(
    client,
    {
      operation: 'reservations/getAll/2023-06-06',
      fields: { ServiceIds: [Id], States: ['Started'], CollidingUtc: todayWindow },
      name: 'Reservations',
      item: reservation,
    },
    signal,
  );
  const occupiedRoomIds = new Set(startedStays.flatMap(({ AssignedResourceId }) => AssignedResourceId ?? []));
  const list = {
    operation: 'resources/getAll',
    fields: { Extent: { Resources: true } },
    name: 'Resources',
    item: resource,
  };
  const rooms = (await readList(client, list, signal)).filter((one) => categoryOf.has(one.Id));
  const records = rooms.map((raw) =>
    readRoom(raw, { now, category: categoryOf.get(raw.Id), blocks, occupied: occupiedRoomIds }),
  );
  yield { records, resume: null, cursor: null, total: records.length };
}

async function* pullGuests(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const plan = await planWalk(world, from, 'guests', signal);
  const list = { operation: 'customers/getAll', name: 'Customers', item: customer };
  for await (const { items, ...rest } of walkWindows(world.client, plan, list, { Extent: { Customers: true } }, signal))
    yield { records: items.map(readGuest), total: null, ...rest };
}

async function* pullReservations(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { client, hotel } = world;
  const plan = await planWalk(world, from, 'reservations', signal);
  const { Id } = await hotel.stayService(signal);
  const referenceData = await loadPlaces(world, signal);
  const list = { operation: 'reservations/getAll/2023-06-06', name: 'Reservations', item: reservation };
  const fields = { ServiceIds: [Id], States: READ_STATES };
  const since = plan.windows[0]?.['UpdatedUtc'];
  if (from.resume === null && since !== undefined) {
    const changedByPayments = await listMoved(
      world,
      { ...spanSchema.parse(since), EndUtc: spanSchema.parse(plan.windows.at(-1)?.['UpdatedUtc']).EndUtc },
      signal,
    );
    const guestData = await findPeople(world, changedByPayments, signal);
    const records = changedByPayments.map((raw) => readReservation(raw, { ...referenceData, ...guestData }));
    if (records.length > 0) yield { records, resume: JSON.stringify(plan), cursor: plan.next, total: null };
  }
  for await (const { items, ...rest } of walkWindows(client, plan, list, fields, signal)) {
    const guestData = await findPeople(world, items, signal);
    const records = items.map((raw) => readReservation(raw, { ...referenceData, ...guestData }));
    // Because of their hours, stays that end a day before or begin a day after the range are found too.
    yield { records: records.filter(({ record }) => touches(record, from.range)), total: null, ...rest };
  }
}

function touches({ checkIn, checkOut }: { checkIn: string; checkOut: string }, range: PullFrom['range']): boolean {
  return range === null || (checkOut >= range.from && checkIn <= range.to);
}

interface Walk {
  /** One filter per window; windows are read one after another. */
  windows: Fields[];
  /** The index of the first window to read. */
  window: number;
  cursor: string | null;
  /** The cursor for the next incremental pull. */
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
 * Plans the windows of a pull by the PMS's clock, because ours may be wrong: changes since the cursor, or all stays of
 * the range. Guests have no dates, so those changed in the last year are read. A window has at most three months.
 */
async function planWalk(
  { client, timezone }: PullContext,
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

/** Reads all windows page by page. A stay that touches two windows comes twice, which is harmless. */
async function* walkWindows<T extends { Id: string }>(
  client: Client,
  walk: Walk,
  list: { operation: string; name: string; item: z.ZodType<T> },
  fields: Fields,
  signal: AbortSignal,
): AsyncGenerator<{ items: T[]; resume: string | null; cursor: string | null }> {
  let { window, cursor } = walk;
  let lastFingerprint = '';
  for (; window < walk.windows.length; window++, cursor = null) {
    const filter = { ...fields, ...walk.windows[window] };
    for (;;) {
      const fetchPage = () => readPage(client, { ...list, fields: filter }, cursor, signal);
      let page = await fetchPage();
      // If the page equals the one before, it is fetched once more. It may be right: two windows may hold only the same
      // long stay.
      if (page.items.length > 0 && fingerprint(page.items) === lastFingerprint) page = await fetchPage();
      lastFingerprint = fingerprint(page.items);
      cursor = page.cursor;
      const nextPlace = cursor === null ? { window: window + 1, cursor } : { window, cursor };
      const isLast = nextPlace.window >= walk.windows.length;
      const resume = isLast ? null : JSON.stringify({ ...walk, ...nextPlace });
      yield { items: page.items, resume, cursor: walk.next };
      if (cursor === null) break;
    }
  }
}

function fingerprint(items: readonly { Id: string }[]): string {
  return items.map(({ Id }) => Id).join(' ');
}

/** The PMS's time. */
async function readNow(client: Client, signal: AbortSignal): Promise<string> {
  return (await client.read('configuration/get', {}, configuration, signal)).NowUtc;
}

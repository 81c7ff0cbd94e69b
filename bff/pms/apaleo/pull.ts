import { z } from 'zod';
import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { FUTURE_DAYS, PAST_DAYS, RATE_DAYS } from '../adapter/horizon.ts';
import { FIRST_PAGE, walkPages } from '../adapter/numbered-pages.ts';
import { PmsError } from '../net/errors.ts';
import type { Page, Pulled, PullFrom } from '../port.ts';
import { readAmount } from '../values/amount.ts';
import { addDays, localDate, readLocal } from '../values/local-time.ts';
import { type Client, type Listed, PAGE_SIZE, type Query } from './client.ts';
import { asJson, readReservation, readRoom, readRoomType, toDate } from './read.ts';
import {
  availability,
  maintenances,
  type Reservation,
  ratePlans,
  rates,
  reservations,
  type UnitGroup,
  unitGroups,
  units,
} from './schema.ts';

/** Stamps may come late; by our own clock, where the server tells none, an hour more. */
const OVERLAP_MS = 5 * 60_000;
const BLIND_OVERLAP_MS = 70 * 60_000;

export interface PullWorld {
  client: Client;
  propertyId: string;
  timezone: string;
  now: () => Date;
}

type Pull<Entity extends PmsEntity> = (
  world: PullWorld,
  from: PullFrom,
  signal: AbortSignal,
) => AsyncIterable<Page<Entity>>;

/** How each kind of record is read; guests come in their reservations. */
export const PULLS: { [Entity in PmsEntity]: Pull<Entity> } = {
  roomTypes: pullRoomTypes,
  rooms: pullRooms,
  guests: pullGuests,
  reservations: pullReservations,
  rates: pullRates,
  availability: pullAvailability,
};

// biome-ignore lint/correctness/useYield: there are none of their own
async function* pullGuests(): AsyncGenerator<Page<'guests'>> {
  throw new PmsError('not_supported', 'apaleo keeps guests in their reservations');
}

async function* pullRoomTypes(world: PullWorld, _: PullFrom, signal: AbortSignal) {
  const records = (await listTypes(world, signal)).map(readRoomType);
  yield { records, resume: null, cursor: null, total: records.length };
}

/** What can be slept in. */
async function listTypes({ client, propertyId }: PullWorld, signal: AbortSignal): Promise<UnitGroup[]> {
  const all = await listAll(
    (query) => client.list('/inventory/v1/unit-groups', { propertyId, ...query }, unitGroups, signal),
    (page) => page.unitGroups,
  );
  return all.filter(({ type }) => type == null || type === 'BedRoom' || type === 'Other');
}

async function* pullRooms(world: PullWorld, _: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const types = new Map((await listTypes(world, signal)).map((type) => [type.id, type]));
  const from = `${world.now().toISOString().slice(0, 19)}Z`;
  const blocks = await listAll(
    (query) => client.list('/operations/v1/maintenances', { propertyId, from, ...query }, maintenances, signal),
    (page) => page.maintenances,
  );
  const all = await listAll(
    (query) => client.list('/inventory/v1/units', { propertyId, ...query }, units, signal),
    (page) => page.units,
  );
  const rooms = all.filter(({ unitGroup }) => types.has(unitGroup?.id ?? ''));
  const records = rooms.map((raw) => readRoom(raw, { types, maintenances: blocks, timezone }));
  yield { records, resume: null, cursor: null, total: records.length };
}

const resumeSchema = z.object({
  page: z.int().min(1),
  /** How many there were when the page before was read: less by now, and they moved up. */
  total: z.int().min(0).default(0),
  next: z.string(),
  range: z.record(z.string(), z.string()),
});

/**
 * All stays of the range, or what was modified since the cursor. In the order of creation, which no change moves; where
 * some drop out of the list meanwhile, those behind them move up, so as many pages are read again.
 */
async function* pullReservations(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const resume = from.resume === null ? null : resumeSchema.parse(JSON.parse(from.resume));
  const range = resume?.range ?? toRange(world, from);
  let next = resume?.next ?? null;
  let total = resume?.total ?? 0;
  let before = '';
  for (let page = resume?.page ?? 1; ; ) {
    const query = { propertyIds: [propertyId], ...range, sort: 'created:asc', pageNumber: page, pageSize: PAGE_SIZE };
    const ask = () => client.list('/booking/v1/reservations', query, reservations, signal);
    const answer = await askAgain(ask, before);
    const found = answer.page?.reservations ?? [];
    before = fingerprint(found);
    next ??= cursorOf(answer, world);
    // A page that was to come and is empty shrank away as well.
    const count = answer.page?.count ?? (page - 1) * PAGE_SIZE;
    const shrank = page > 1 && count < total;
    const isLast = !shrank && (found.length < PAGE_SIZE || page * PAGE_SIZE >= count);
    const moved = Math.ceil((total - count) / PAGE_SIZE);
    total = count;
    page = shrank ? Math.max(1, page - moved) : page + 1;
    const records = found.map((raw) => readReservation(raw, timezone));
    yield { records, resume: isLast ? null : JSON.stringify({ page, total, next, range }), cursor: next, total };
    if (isLast) return;
  }
}

function toRange(world: PullWorld, { cursor, range }: PullFrom): Record<string, string> {
  if (cursor !== null) return { dateFilter: 'Modification', from: cursor };
  const today = localDate(world.now(), world.timezone);
  const first = range?.from ?? addDays(today, -PAST_DAYS);
  const last = range?.to ?? addDays(today, FUTURE_DAYS);
  return { dateFilter: 'Stay', from: midnight(first, world), to: midnight(addDays(last, 1), world) };
}

/** By the server's clock: ours may be wrong. */
function cursorOf({ serverTime }: Listed<unknown>, { now }: PullWorld): string {
  const time = serverTime === null ? +now() - BLIND_OVERLAP_MS : +serverTime - OVERLAP_MS;
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** A page that is the one before is asked for once more, and then not gone along with. */
async function askAgain<T extends { reservations: Reservation[] }>(
  ask: () => Promise<Listed<T>>,
  before: string,
): Promise<Listed<T>> {
  const isRepeated = ({ page }: Listed<T>) => before !== '' && fingerprint(page?.reservations ?? []) === before;
  const answer = await ask();
  if (!isRepeated(answer)) return answer;
  const again = await ask();
  if (isRepeated(again)) throw new PmsError('malformed_answer', 'booking/v1/reservations: the page before came again');
  return again;
}

function fingerprint(found: readonly { id: string }[]): string {
  return found.map(({ id }) => id).join(' ');
}

/** A rate plan belongs to one room type; its prices are those of nights. */
async function* pullRates(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const nights = nightsOf(world, from);
  const plans = await listAll(
    (query) => client.list('/rateplan/v1/rate-plans', { propertyId, ...query }, ratePlans, signal),
    (page) => page.ratePlans,
  );
  const span = { from: midnight(nights.from, world), to: midnight(addDays(nights.to, 1), world) };
  for (const [index, plan] of plans.entries()) {
    if (index < Number(from.resume ?? 0)) continue;
    const withCode = (plan.promoCodes?.length ?? 0) > 0;
    const path = `/rateplan/v1/rate-plans/${encodeURIComponent(plan.id)}/rates`;
    const prices = await listAll(
      (query) => client.list(path, { ...span, ...query }, rates, signal),
      (page) => page.rates,
    );
    const records = prices.flatMap((raw): Pulled<'rates'>[] => {
      const price = raw.price == null ? null : readAmount(raw.price.amount, raw.price.currency);
      if (price === null) return []; // no price is set for the night
      const record = {
        ratePlan: plan.code ?? plan.id,
        name: plan.name ?? plan.code ?? plan.id,
        roomTypeCode: plan.unitGroup?.code ?? plan.unitGroup?.id ?? '',
        date: toDate(raw.from, timezone),
        price,
        offer: withCode,
        ...(withCode ? { limits: { withCode } } : {}),
      };
      return [{ id: `${plan.id}:${record.date}`, raw: asJson(raw), record, changedAt: null, deleted: false }];
    });
    yield { records, resume: index + 1 < plans.length ? String(index + 1) : null, cursor: null, total: null };
  }
}

async function* pullAvailability(world: PullWorld, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const known = new Map((await listTypes(world, signal)).map((type) => [type.id, type]));
  const query = { propertyId, ...nightsOf(world, from) };
  const { timeSlices } = await client.get('/availability/v1/unit-groups', query, availability, signal);
  const records = timeSlices.flatMap((slice) =>
    slice.unitGroups.flatMap((raw): Pulled<'availability'>[] => {
      const type = known.get(raw.unitGroup.id ?? '');
      if (type === undefined) return [];
      const date = toDate(slice.from, timezone);
      const record = {
        roomTypeCode: type.code ?? type.id,
        date,
        available: Math.max(0, raw.sellableCount ?? raw.availableCount ?? 0),
        total: raw.physicalCount ?? null,
      };
      return [{ id: `${type.id}:${date}`, raw: asJson(raw), record, changedAt: null, deleted: false }];
    }),
  );
  yield { records, resume: null, cursor: null, total: records.length };
}

function nightsOf({ now, timezone }: PullWorld, { range }: PullFrom): { from: string; to: string } {
  const from = range?.from ?? localDate(now(), timezone);
  return { from, to: range?.to ?? addDays(from, RATE_DAYS) };
}

/** All pages of a list that is short by its nature, each item once. */
async function listAll<T extends { count?: number | null | undefined }, Item>(
  fetchPage: (query: Query) => Promise<Listed<T>>,
  itemsOf: (page: T) => readonly Item[],
): Promise<Item[]> {
  const idOf = (item: Item) => JSON.stringify(item);
  const all = new Map<string, Item>();
  const walk = walkPages({
    first: FIRST_PAGE,
    size: PAGE_SIZE,
    fetchPage: async (pageNumber) => {
      const { page } = await fetchPage({ pageNumber, pageSize: PAGE_SIZE });
      return { items: page === null ? [] : itemsOf(page), total: page?.count ?? null };
    },
    idOf,
  });
  for await (const { items } of walk) for (const item of items) all.set(idOf(item), item);
  return [...all.values()];
}

function midnight(date: string, { timezone }: PullWorld): string {
  return (readLocal(`${date} 00:00:00`, timezone) ?? `${date}T00:00:00.000Z`).replace('.000Z', 'Z');
}

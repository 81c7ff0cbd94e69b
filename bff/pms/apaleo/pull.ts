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

/**
 * Cursors overlap by this time, because timestamps may come late. If the server does not tell its time, our clock is
 * used with an extra hour.
 */
const OVERLAP_MS = 5 * 60_000;
const BLIND_OVERLAP_MS = 70 * 60_000;

export interface PullContext {
  client: Client;
  propertyId: string;
  timezone: string;
  now: () => Date;
}

type Pull<Entity extends PmsEntity> = (
  world: PullContext,
  from: PullFrom,
  signal: AbortSignal,
) => AsyncIterable<Page<Entity>>;

/** How each kind of record is read. Guests come with their reservations. */
export const PULLS: { [Entity in PmsEntity]: Pull<Entity> } = {
  roomTypes: pullRoomTypes,
  rooms: pullRooms,
  guests: pullGuests,
  reservations: pullReservations,
  rates: pullRates,
  availability: pullAvailability,
};

// biome-ignore lint/correctness/useYield: apaleo has no list of guests
async function* pullGuests(): AsyncGenerator<Page<'guests'>> {
  throw new PmsError('not_supported', 'apaleo keeps guests in their reservations');
}

async function* pullRoomTypes(world: PullContext, _: PullFrom, signal: AbortSignal) {
  const records = (await listTypes(world, signal)).map(readRoomType);
  yield { records, resume: null, cursor: null, total: records.length };
}

/** Lists the unit groups of rooms, without parking and meeting rooms. */
async function listTypes({ client, propertyId }: PullContext, signal: AbortSignal): Promise<UnitGroup[]> {
  const all = await listAll(
    (query) => client.list('/inventory/v1/unit-groups', { propertyId, ...query }, unitGroups, signal),
    (page) => page.unitGroups,
  );
  return all.filter(({ type }) => type == null || type === 'BedRoom' || type === 'Other');
}

async function* pullRooms(world: PullContext, _: PullFrom, signal: AbortSignal) {
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
  /** The total when the page before was read. If it has fallen since, later records moved up. */
  total: z.int().min(0).default(0),
  next: z.string(),
  range: z.record(z.string(), z.string()),
});

/**
 * Reads all stays of the range, or those modified since the cursor, in order of creation, which changes do not affect.
 * If records drop out meanwhile, later ones move up, so as many pages are read again.
 */
async function* pullReservations(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const resume = from.resume === null ? null : resumeSchema.parse(JSON.parse(from.resume));
  const range = resume?.range ?? toRange(world, from);
  let next = resume?.next ?? null;
  let total = resume?.total ?? 0;
  let lastFingerprint = '';
  for (let page = resume?.page ?? 1; ; ) {
    const query = { propertyIds: [propertyId], ...range, sort: 'created:asc', pageNumber: page, pageSize: PAGE_SIZE };
    const fetchPage = () => client.list('/booking/v1/reservations', query, reservations, signal);
    const answer = await fetchNewPage(fetchPage, lastFingerprint);
    const stays = answer.page?.reservations ?? [];
    lastFingerprint = fingerprint(stays);
    next ??= cursorOf(answer, world);
    // An empty page after a full one means that the list shrank, too.
    const count = answer.page?.count ?? (page - 1) * PAGE_SIZE;
    const hasShrunk = page > 1 && count < total;
    const isLast = !hasShrunk && (stays.length < PAGE_SIZE || page * PAGE_SIZE >= count);
    const pagesMoved = Math.ceil((total - count) / PAGE_SIZE);
    total = count;
    page = hasShrunk ? Math.max(1, page - pagesMoved) : page + 1;
    const records = stays.map((raw) => readReservation(raw, timezone));
    yield { records, resume: isLast ? null : JSON.stringify({ page, total, next, range }), cursor: next, total };
    if (isLast) return;
  }
}

function toRange(world: PullContext, { cursor, range }: PullFrom): Record<string, string> {
  if (cursor !== null) return { dateFilter: 'Modification', from: cursor };
  const today = localDate(world.now(), world.timezone);
  const first = range?.from ?? addDays(today, -PAST_DAYS);
  const last = range?.to ?? addDays(today, FUTURE_DAYS);
  return { dateFilter: 'Stay', from: midnight(first, world), to: midnight(addDays(last, 1), world) };
}

/** The cursor by the server's clock, because ours may be wrong. */
function cursorOf({ serverTime }: Listed<unknown>, { now }: PullContext): string {
  const time = serverTime === null ? +now() - BLIND_OVERLAP_MS : +serverTime - OVERLAP_MS;
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** Fetches a page. If it equals the page before, it is fetched once more; then the pull fails. */
async function fetchNewPage<T extends { reservations: Reservation[] }>(
  fetchPage: () => Promise<Listed<T>>,
  lastFingerprint: string,
): Promise<Listed<T>> {
  const isRepeated = ({ page }: Listed<T>) =>
    lastFingerprint !== '' && fingerprint(page?.reservations ?? []) === lastFingerprint;
  const answer = await fetchPage();
  if (!isRepeated(answer)) return answer;
  const secondAnswer = await fetchPage();
  if (isRepeated(secondAnswer))
    throw new PmsError('malformed_answer', 'booking/v1/reservations: the page before came again');
  return secondAnswer;
}

function fingerprint(found: readonly { id: string }[]): string {
  return found.map(({ id }) => id).join(' ');
}

/** Reads the nightly prices of all rate plans; each plan belongs to one room type. */
async function* pullRates(world: PullContext, from: PullFrom, signal: AbortSignal) {
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

async function* pullAvailability(world: PullContext, from: PullFrom, signal: AbortSignal) {
  const { client, propertyId, timezone } = world;
  const typesById = new Map((await listTypes(world, signal)).map((type) => [type.id, type]));
  const query = { propertyId, ...nightsOf(world, from) };
  const { timeSlices } = await client.get('/availability/v1/unit-groups', query, availability, signal);
  const records = timeSlices.flatMap((slice) =>
    slice.unitGroups.flatMap((raw): Pulled<'availability'>[] => {
      const type = typesById.get(raw.unitGroup.id ?? '');
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

function nightsOf({ now, timezone }: PullContext, { range }: PullFrom): { from: string; to: string } {
  const from = range?.from ?? localDate(now(), timezone);
  return { from, to: range?.to ?? addDays(from, RATE_DAYS) };
}

/** Reads all pages of a list that is always short, each item once. */
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

function midnight(date: string, { timezone }: PullContext): string {
  return (readLocal(`${date} 00:00:00`, timezone) ?? `${date}T00:00:00.000Z`).replace('.000Z', 'Z');
}

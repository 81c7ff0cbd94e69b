import { addMoney, type Money } from '../../shared/domain/money.ts';
import type { PmsAvailability, PmsEntity, PmsRate, PmsRoomType } from '../../shared/domain/pms.ts';
import type { FreeRoom, RoomQuote } from '../../shared/domain/room-quote.ts';
import { PmsError } from '../pms/errors.ts';
import { listAvailability, listRates, listRoomTypes } from '../store/pms-house.ts';
import type { Connections, OpenConnection } from './connections.ts';
import type { SyncDeps } from './deps.ts';
import { listEntities } from './entities.ts';
import { findPause } from './paused.ts';

/** A guest waits for the answer: a slower PMS is answered for by what it told last. */
const ASK_MS_MAX = 5_000;
/** Who asks for the same days again within so long hears the same. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;
/** The PMS is asked so often a minute for one property's guests; beyond, what was synced answers. */
const ASKED_PER_MINUTE_MAX = 20;
const DAY_MS = 86_400_000;

/** The days of a stay at the property: the first night, and the day on which it is left. */
export interface Span {
  arrival: string;
  departure: string;
}

export interface Quotes {
  /** Does a PMS tell what is free here? */
  areTold(propertyId: string): Promise<boolean>;
  /**
   * What is free for a stay and what it costs: asked of the PMS now where that can be, else as it was synced. Null where no PMS
   * is connected that tells of it, or the hotel does not sync it. Never rejects for the PMS's sake.
   */
  ask(propertyId: string, span: Span): Promise<RoomQuote | null>;
}

interface Told {
  nights: readonly PmsAvailability[];
  rates: readonly PmsRate[];
}

export function createQuotes(deps: SyncDeps, connections: Connections): Quotes {
  const { db, clock } = deps;
  const kept = new Map<string, { at: number; quote: Promise<RoomQuote> }>();
  const asked = new Map<string, number[]>();

  function mayAsk(propertyId: string): boolean {
    const since = +clock() - 60_000;
    const recent = (asked.get(propertyId) ?? []).filter((at) => at > since);
    if (recent.length >= ASKED_PER_MINUTE_MAX) return false;
    asked.set(propertyId, [...recent, +clock()]);
    return true;
  }

  /** Null where nothing may be asked, or nothing is told of what is free. */
  async function openTelling(propertyId: string): Promise<OpenConnection | null> {
    const connection = await connections.find(propertyId);
    if (connection?.connected !== true || (await findPause(db, propertyId, clock())) !== null) return null;
    const open = await connections.open(propertyId).catch(() => null);
    const isTold =
      open !== null && listEntities(connection.enabled, open.adapter.capabilities).includes('availability');
    return isTold ? open : null;
  }

  async function quote(open: OpenConnection, span: Span): Promise<RoomQuote> {
    const { propertyId, enabled, provider: source } = open.connection;
    const told = listEntities(enabled, open.adapter.capabilities);
    const types = await listRoomTypes(db, propertyId);
    const fresh = mayAsk(propertyId) ? await askNow(open, span, told) : null;
    const { nights, rates } = fresh ?? (await readSynced(propertyId, span, told));
    const lastSync = nights.length === 0 ? null : ((await connections.find(propertyId))?.lastSync ?? null);
    const asOf = fresh === null ? lastSync : clock().toISOString();
    return { ...span, source, asOf, isFresh: fresh !== null, rooms: listFree(types, nights, rates, span) };
  }

  async function readSynced(propertyId: string, span: Span, told: readonly PmsEntity[]): Promise<Told> {
    const range = { from: span.arrival, to: span.departure };
    return {
      nights: await listAvailability(db, propertyId, range),
      rates: told.includes('rates') ? await listRates(db, propertyId, range) : [],
    };
  }

  return {
    areTold: async (propertyId) => (await openTelling(propertyId)) !== null,
    async ask(propertyId, span) {
      const open = await openTelling(propertyId);
      if (open === null) return null;
      const key = `${open.connection.id} ${span.arrival} ${span.departure}`;
      const known = kept.get(key);
      if (known !== undefined && +clock() - known.at < KEPT_MS) return known.quote;
      const asking = quote(open, span);
      if (kept.size >= KEPT_MAX) kept.clear();
      kept.set(key, { at: +clock(), quote: asking });
      asking.then(
        ({ isFresh }) => !isFresh && kept.delete(key),
        () => kept.delete(key),
      );
      return asking;
    },
  };
}

/** What the PMS says now; null where it cannot be asked in time. */
async function askNow(open: OpenConnection, span: Span, told: readonly PmsEntity[]): Promise<Told | null> {
  const signal = AbortSignal.any([open.signal, AbortSignal.timeout(ASK_MS_MAX)]);
  const from = { cursor: null, resume: null, range: { from: span.arrival, to: span.departure } };
  const nights: PmsAvailability[] = [];
  const rates: PmsRate[] = [];
  try {
    for await (const page of open.session.pull('availability', from, signal))
      nights.push(...page.records.flatMap(({ deleted, record }) => (deleted ? [] : [record])));
    if (told.includes('rates'))
      for await (const page of open.session.pull('rates', from, signal))
        rates.push(...page.records.flatMap(({ deleted, record }) => (deleted ? [] : [record])));
  } catch (error) {
    if (!(error instanceof PmsError)) throw error;
    const message = `A guest’s question for free rooms was answered by what was synced: ${error.message}`;
    open.book.add({ level: 'warn', event: 'quote.failed', message, detail: { code: error.code } });
    return null;
  }
  return { nights, rates };
}

/** What is free in every night, each with the lowest price the PMS names for all of them together. */
function listFree(
  types: readonly PmsRoomType[],
  nights: readonly PmsAvailability[],
  rates: readonly PmsRate[],
  span: Span,
): FreeRoom[] {
  const dates = nightsOf(span);
  const rooms = [...new Set(nights.map(({ roomTypeCode }) => roomTypeCode))].flatMap((code): FreeRoom[] => {
    const own = dates.map((date) => nights.find((night) => night.roomTypeCode === code && night.date === date));
    const left = Math.min(...own.map((night) => Math.max(0, night?.available ?? 0))); // a night nobody told of is not sold
    const type = types.find((one) => one.code === code);
    if (left === 0) return [];
    const price = cheapest(rates, code, dates);
    return [{ code, name: type?.name ?? code, left, maxPersons: type?.maxPersons ?? null, price }];
  });
  return rooms.toSorted((a, b) => toOrder(a) - toOrder(b) || a.code.localeCompare(b.code));
}

function toOrder({ price }: FreeRoom): number {
  return price === null ? Number.POSITIVE_INFINITY : Number(price.amount);
}

/** The lowest sum over the nights of one rate plan that has a price, in one currency, for each of them. */
function cheapest(rates: readonly PmsRate[], code: string, dates: readonly string[]): Money | null {
  const own = rates.filter(({ roomTypeCode }) => roomTypeCode === code);
  const sums = [...new Set(own.map(({ ratePlan }) => ratePlan))].flatMap((plan): Money[] => {
    const prices = dates.map((date) => own.find((rate) => rate.ratePlan === plan && rate.date === date)?.price);
    const known = prices.filter((price) => price !== undefined);
    const sum = known.reduce<Money[]>(addMoney, []);
    return known.length === dates.length && sum.length === 1 ? sum : [];
  });
  return sums.toSorted((a, b) => Number(a.amount) - Number(b.amount))[0] ?? null;
}

/** The nights of a stay, by the day on which each begins. */
export function nightsOf({ arrival, departure }: Span): string[] {
  const count = Math.round((Date.parse(departure) - Date.parse(arrival)) / DAY_MS);
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(arrival) + place * DAY_MS).toISOString().slice(0, 10),
  );
}

import { addMoney, type Money } from '../../../shared/domain/house/money.ts';
import type { FreeRoom, RoomQuote } from '../../../shared/domain/house/room-quote.ts';
import type { PmsAvailability, PmsEntity, PmsRate, PmsRoomType } from '../../../shared/domain/pms.ts';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { listAvailability, listRates, listRoomTypes } from '../../store/pms/house.ts';
import { keyOfSource, type PmsSource } from '../../store/pms/source.ts';
import type { Connections, OpenConnection } from '../connection/connections.ts';
import { findPause } from '../connection/paused.ts';
import type { SyncDeps } from '../deps.ts';
import { listEntities } from '../pull/entities.ts';

/** A guest waits for the answer: a slower PMS is answered for by what it told last. */
const ASK_MS_MAX = 5_000;
/** Who asks for the same days again within so long hears the same. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;
/** The PMS is asked so often a minute for one property's guests; beyond, what was synced answers. */
const ASKED_PER_MINUTE_MAX = 20;

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

  function mayAsk(key: string): boolean {
    const since = +clock() - 60_000;
    const recent = (asked.get(key) ?? []).filter((at) => at > since);
    if (recent.length >= ASKED_PER_MINUTE_MAX) return false;
    asked.set(key, [...recent, +clock()]);
    return true;
  }

  /** The property's PMSs that may be asked now and tell what is free. */
  async function openReporting(propertyId: string): Promise<OpenConnection[]> {
    if ((await findPause(db, propertyId, clock())) !== null) return [];
    const connected = (await connections.findAll(propertyId)).filter((one) => one.connected);
    const open = await Promise.all(connected.map((one) => connections.open(one).catch(() => null)));
    return open.filter((one) => one !== null).filter(isReporting);
  }

  async function quote(open: OpenConnection, span: Span): Promise<RoomQuote> {
    const { connection } = open;
    const { enabled, provider: source } = connection;
    const told = listEntities(enabled, open.adapter.capabilities);
    const types = await listRoomTypes(db, connection);
    const fresh = mayAsk(keyOfSource(connection)) ? await askNow(open, span, told) : null;
    const { nights, rates } = fresh ?? (await readSynced(connection, span, told));
    const lastSync = nights.length === 0 ? null : ((await connections.find(connection))?.lastSync ?? null);
    const asOf = fresh === null ? lastSync : clock().toISOString();
    return { ...span, source, asOf, isFresh: fresh !== null, rooms: listFree(types, nights, rates, span) };
  }

  async function readSynced(of: PmsSource, span: Span, told: readonly PmsEntity[]): Promise<Told> {
    const range = { from: span.arrival, to: span.departure };
    return {
      nights: await listAvailability(db, of, range),
      rates: told.includes('rates') ? await listRates(db, of, range) : [],
    };
  }

  /** One PMS's answer; the same days again within a minute hear the same. */
  function askOne(open: OpenConnection, span: Span): Promise<RoomQuote> {
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
  }

  return {
    areTold: async (propertyId) => (await openReporting(propertyId)).length > 0,
    async ask(propertyId, span) {
      const told = await Promise.all((await openReporting(propertyId)).map((open) => askOne(open, span)));
      const [first, ...others] = told;
      return first === undefined ? null : others.reduce(together, first);
    },
  };
}

function isReporting({ connection, adapter }: OpenConnection): boolean {
  return listEntities(connection.enabled, adapter.capabilities).includes('availability');
}

/** What two PMSs of one house say is one answer, as old as the older of them. */
function together(one: RoomQuote, other: RoomQuote): RoomQuote {
  const asOf = [one.asOf, other.asOf].includes(null) ? null : [one.asOf ?? '', other.asOf ?? ''].toSorted()[0];
  return {
    ...one,
    asOf: asOf ?? null,
    isFresh: one.isFresh && other.isFresh,
    rooms: [...one.rooms, ...other.rooms].toSorted((a, b) => toOrder(a) - toOrder(b)),
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

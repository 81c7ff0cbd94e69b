import type { Money } from '../../../shared/domain/house/money.ts';
import { type Clock, systemClock } from '../../base/clock.ts';
import { createWrittenList, type WrittenList } from '../server/written.ts';
import { createDesk, type FrontDesk } from './front-desk.ts';
import { createLedger, type LazyList, type Ledger, type Search } from './ledger.ts';
import { dateAt } from './local-time.ts';
import { countNights } from './occupancy.ts';
import { type GuestFilter, type ReservationFilter, searchGuests, searchReservations } from './world-find.ts';
import { makeGuest, makeReservation, makeRoom, type WorldPlan } from './world-records.ts';
import { HOTEL, PRODUCTS, RATE_PLANS, ROOM_TYPES } from './world-seed.ts';
import type {
  WorldChange,
  WorldGuest,
  WorldHotel,
  WorldProduct,
  WorldRatePlan,
  WorldReservation,
  WorldRoom,
  WorldRoomType,
} from './world-types.ts';

export type { GuestFilter, ReservationFilter } from './world-find.ts';

const RESERVATIONS_BY_DEFAULT = 100;
const ROOMS_MIN = 24;
const STAYS_PER_ROOM_MAX = 90;
const LISTS_KEPT = 8;
const FEW = 1_000;

/** A small hotel that changes over time. Records are immutable: a change creates a new one. All vendors' simulators share it. */
export interface World extends FrontDesk {
  hotel: WorldHotel;
  clock: Clock;
  /** The hotel's current date. */
  today(): string;
  roomTypes: readonly WorldRoomType[];
  ratePlans: readonly WorldRatePlan[];
  products: readonly WorldProduct[];
  rooms(): WorldRoom[];
  room(number: string): WorldRoom | undefined;
  /** Whether somebody is checked in there. */
  isOccupied(number: string): boolean;
  guest(id: number): WorldGuest | undefined;
  reservation(id: number): WorldReservation | undefined;
  /** Sorted by the last change, oldest first. Records are created on access. */
  findReservations(filter?: ReservationFilter): LazyList<WorldReservation>;
  findGuests(filter?: GuestFilter): LazyList<WorldGuest>;
  /** The open amount, without charges posted in a vendor's simulator. */
  balance(reservation: WorldReservation): Money;
  /** The price of a night; undefined: the plan or type does not exist. */
  price(planCode: string, typeCode: string, date: string): Money | undefined;
  /** The free rooms of the type in a night, and the total number. */
  free(typeCode: string, date: string): { available: number; total: number };
  /** The records written through vendors' APIs. */
  written(): ReturnType<WrittenList['all']>;
  writes: WrittenList;
  /** Calls `listener` after each change. Returns a function that ends this. */
  onChange(listener: (change: WorldChange) => void): () => void;
}

export interface WorldOptions {
  clock?: Clock;
  reservations?: number;
  seed?: number;
}

export function createWorld({ clock = systemClock, reservations: count, seed = 1 }: WorldOptions = {}): World {
  const plan = makePlan(clock, count ?? RESERVATIONS_BY_DEFAULT, seed);
  const reservations = createLedger(plan.reservations, (id) => makeReservation(plan, id));
  const guests = createLedger(plan.guests, (id) => makeGuest(plan, id));
  const rooms = new Map<string, WorldRoom>();
  for (let index = 0; index < plan.rooms; index++) {
    const room = makeRoom(plan, index);
    rooms.set(room.number, room);
  }
  const prices = new Map<string, Money>();
  const listeners = new Set<(change: WorldChange) => void>();
  const writes = createWrittenList(clock);
  const cache = new Map<string, unknown>();
  let soldAtFirst: Map<string, number> | null = null;

  /** Caches a value until the next change. */
  function keep<T>(key: string, make: () => T): T {
    if (cache.has(key)) return cache.get(key) as T; // Safe: the key determines the type.
    if (cache.size >= LISTS_KEPT) cache.delete(cache.keys().next().value ?? '');
    const value = make();
    cache.set(key, value);
    return value;
  }

  /** Searches by number are not cached, because they are cheap. */
  function keepUnlessFew<T>(key: string, search: Search<never> | null, make: () => T): T {
    return search !== null && search.among !== null && search.among.length <= FEW ? make() : keep(key, make);
  }

  function findReservations({ order = 'changed', ...filter }: ReservationFilter = {}): LazyList<WorldReservation> {
    const search = searchReservations(plan, filter);
    const ids = keepUnlessFew(`reservations ${order} ${search?.key}`, search, () => {
      const found = reservations.ids(search);
      return order === 'created' ? found.sort((a, b) => a - b) : found;
    });
    return reservations.list(ids);
  }

  function findOccupied(): Set<string> {
    const here = findReservations({ states: ['checked_in'] });
    return new Set(here.slice(0, here.length).flatMap(({ room }) => room ?? []));
  }

  function tell(change: Omit<WorldChange, 'at'>): void {
    cache.clear();
    const at = clock().toISOString();
    for (const listener of listeners) listener({ ...change, at });
  }

  const staysOf = (guestId: number) => reservations.ids(searchReservations(plan, { guestIds: [guestId] }));
  const state = { clock, reservations, guests, rooms, prices, staysOf, tell };
  return {
    ...createDesk(state),
    hotel: HOTEL,
    clock,
    today: () => dateAt(clock(), HOTEL.timezone),
    roomTypes: ROOM_TYPES,
    ratePlans: RATE_PLANS,
    products: PRODUCTS,
    rooms: () => [...rooms.values()],
    room: (number) => rooms.get(number),
    isOccupied: (number) => keep('occupied', findOccupied).has(number),
    guest: (id) => guests.get(id),
    reservation: (id) => reservations.get(id),
    findReservations,
    findGuests({ order = 'changed', ...filter } = {}) {
      const search = searchGuests(plan, filter);
      const ids = keepUnlessFew(`guests ${order} ${search?.key}`, search, () => {
        const found = guests.ids(search);
        return order === 'created' ? found.sort((a, b) => a - b) : found;
      });
      return guests.list(ids);
    },
    balance: ({ total, paid }) => ({
      amount: ((toCents(total) - toCents(paid)) / 100).toFixed(2),
      currency: total.currency,
    }),
    price(planCode, typeCode, date) {
      const set = prices.get(`${planCode} ${typeCode} ${date}`);
      if (set !== undefined) return set;
      const ratePlan = RATE_PLANS.find(({ code }) => code === planCode);
      const type = ROOM_TYPES.find(({ code }) => code === typeCode);
      if (ratePlan === undefined || type === undefined) return undefined;
      const weekend = [5, 6].includes(new Date(date).getUTCDay()) ? 20 : 0;
      return {
        amount: (((type.basePrice + weekend) * ratePlan.percent) / 100).toFixed(2),
        currency: HOTEL.currency,
      };
    },
    free(typeCode, date) {
      soldAtFirst ??= countNights(everyOriginal(reservations));
      const before = soldAtFirst;
      const sold = keep('sold', () => countSold(reservations, before));
      const ofType = [...rooms.values()].filter((room) => room.typeCode === typeCode);
      const usable = ofType.filter(({ maintenance }) => !maintenance.some((block) => blocks(block, date)));
      return {
        available: Math.max(0, usable.length - (sold.get(`${date} ${typeCode}`) ?? 0)),
        total: ofType.length,
      };
    },
    written: writes.all,
    writes,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function makePlan(clock: Clock, reservations: number, seed: number): WorldPlan {
  return {
    seed,
    today: dateAt(clock(), HOTEL.timezone),
    beganMs: +clock(),
    reservations,
    guests: Math.max(1, Math.ceil(reservations * 0.8)),
    rooms: Math.max(ROOMS_MIN, Math.ceil(reservations / STAYS_PER_ROOM_MAX)),
  };
}

/** The nights sold by the original plan, corrected by later changes. */
function countSold(reservations: Ledger<WorldReservation>, before: ReadonlyMap<string, number>): Map<string, number> {
  const sold = new Map(before);
  for (const [id, record] of reservations.changed()) {
    const original = reservations.original(id);
    for (const [key, nights] of countNights(original === undefined ? [] : [original]))
      sold.set(key, (sold.get(key) ?? 0) - nights);
    for (const [key, nights] of countNights([record])) sold.set(key, (sold.get(key) ?? 0) + nights);
  }
  return sold;
}

function* everyOriginal(reservations: Ledger<WorldReservation>): Generator<WorldReservation> {
  for (let id = 1; id <= reservations.count; id++) {
    const one = reservations.original(id);
    if (one !== undefined) yield one;
  }
}

function blocks({ kind, from, to }: WorldRoom['maintenance'][number], date: string): boolean {
  return kind === 'out_of_order' && from.slice(0, 10) <= date && to.slice(0, 10) >= date;
}

function toCents({ amount }: Money): number {
  return Math.round(Number(amount) * 100);
}

import { nightsBetween } from '../../../shared/domain/stay.ts';
import { plusDays, toUtc } from './local-time.ts';
import { FIRST_NAMES, HOTEL, LAST_NAMES, ORIGINS, PREFERENCES, RATE_PLANS, ROOM_TYPES, scatter } from './world-seed.ts';
import type { WorldGuest, WorldReservation, WorldRoom } from './world-types.ts';

/** Each room's calendar is divided into slots of four days, each with one stay of one to three nights. */
const SLOT_DAYS = 4;
const ROOMS_PER_FLOOR = 20;

/** The plan from which a world's records are created. The same seed and day give the same hotel. */
export interface WorldPlan {
  seed: number;
  /** The hotel's date at the start of the world. */
  today: string;
  beganMs: number;
  reservations: number;
  guests: number;
  rooms: number;
}

export function makeRoom(plan: WorldPlan, index: number): WorldRoom {
  const states = ['clean', 'inspected', 'dirty', 'clean'] as const;
  return {
    number: numberRoom(index),
    floor: String(floorOf(index)),
    typeCode: pick(ROOM_TYPES, index).code,
    housekeeping: pick(states, scatter(plan.seed, index, 1)),
    availability: 'available',
    maintenance: [],
    modifiedAt: new Date(plan.beganMs).toISOString(),
  };
}

function floorOf(index: number): number {
  return 1 + Math.floor(index / ROOMS_PER_FLOOR);
}

function numberRoom(index: number): string {
  return String(floorOf(index) * 100 + (index % ROOMS_PER_FLOOR) + 1);
}

export function makeGuest(plan: WorldPlan, id: number): WorldGuest {
  const chance = (purpose: number) => scatter(plan.seed, id, purpose);
  const [language, country, dialling] = pick(ORIGINS, chance(2));
  const modifiedAt = new Date(plan.beganMs - (plan.reservations - Math.min(id, plan.reservations) + 1) * 1_000);
  return {
    id,
    firstName: pick(FIRST_NAMES, chance(3)),
    lastName: pick(LAST_NAMES, chance(4)),
    email: `guest${id}@example.org`,
    phone: `${dialling}${String(id).padStart(6, '0')}`,
    language,
    country,
    notes: chance(5) % 10 === 0 ? 'Regular guest' : '',
    preferences: chance(6) % 5 === 0 ? [pick(PREFERENCES, chance(7))] : [],
    mergedInto: null,
    createdAt: new Date(+modifiedAt - 86_400_000).toISOString(),
    modifiedAt: modifiedAt.toISOString(),
  };
}

export function makeReservation(plan: WorldPlan, id: number): WorldReservation {
  const index = id - 1;
  const roomIndex = index % plan.rooms;
  const round = Math.floor(index / plan.rooms);
  const chance = (purpose: number) => scatter(plan.seed, id, purpose);
  const nights = 1 + (chance(11) % 3);
  const checkIn = plusDays(plan.today, slotOf(round) * SLOT_DAYS - (roomIndex % SLOT_DAYS));
  const checkOut = plusDays(checkIn, nights);
  const modifiedMs = plan.beganMs - (plan.reservations - index) * 1_000;
  const type = pick(ROOM_TYPES, roomIndex);
  const ratePlan = pick(RATE_PLANS, chance(12));
  const total = (nightsBetween(checkIn, checkOut) * type.basePrice * ratePlan.percent) / 100;
  const cancelled = chance(13) % 23 === 0 && !(checkIn <= plan.today && checkOut >= plan.today);
  const past = checkOut < plan.today;
  const noShow = past && chance(14) % 29 === 0;
  const inHouse = checkIn < plan.today && checkOut >= plan.today;
  const came = !cancelled && !noShow && (past || inHouse);
  return {
    id,
    confirmationNumber: `AU${String(100_000 + id)}`,
    channelReference: chance(15) % 3 === 0 ? `BKG-${3_000_000 + id}` : null,
    guestId: 1 + (index % plan.guests),
    state: cancelled ? 'cancelled' : noShow ? 'no_show' : past ? 'checked_out' : inHouse ? 'checked_in' : 'booked',
    checkIn,
    checkOut,
    arrivalTime: chance(16) % 4 === 0 ? '18:30' : null,
    roomTypeCode: type.code,
    room: !cancelled && (came || checkIn === plan.today) ? numberRoom(roomIndex) : null,
    adults: 1 + (chance(17) % Math.min(2, type.maxPersons)),
    children: type.maxPersons > 2 ? chance(18) % 2 : 0,
    ratePlan: ratePlan.code,
    total: { amount: total.toFixed(2), currency: HOTEL.currency },
    paid: { amount: past && came ? total.toFixed(2) : '0.00', currency: HOTEL.currency },
    notes: chance(19) % 12 === 0 ? 'Anniversary' : '',
    createdAt: new Date(modifiedMs - 3_600_000).toISOString(),
    modifiedAt: new Date(modifiedMs).toISOString(),
    checkedInAt: came ? toUtc(checkIn, '16:10', HOTEL.timezone) : null,
    checkedOutAt: came && past ? toUtc(checkOut, '10:20', HOTEL.timezone) : null,
    cancelledAt: cancelled ? new Date(modifiedMs).toISOString() : null,
  };
}

/** The ids of unchanged records that may have this number, reference or address. */
export function findByConfirmationNumber(number: string): number[] {
  return numberIn(/^AU(\d+)$/, number, 100_000);
}

export function findByReference(reference: string): number[] {
  return numberIn(/^BKG-(\d+)$/, reference, 3_000_000);
}

export function findByEmail(email: string): number[] {
  return numberIn(/^guest(\d+)@example\.org$/i, email, 0);
}

function numberIn(pattern: RegExp, text: string, from: number): number[] {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? [] : [Number(digits) - from];
}

/** The unchanged stays of a guest. */
export function findStaysOf({ reservations, guests }: WorldPlan, guestId: number): number[] {
  const ids: number[] = [];
  if (guestId >= 1 && guestId <= guests) for (let id = guestId; id <= reservations; id += guests) ids.push(id);
  return ids;
}

/** The first and the last record whose last change may be in a time span. Successive records are one second apart. */
export function findChangedIn(
  { beganMs, reservations }: WorldPlan,
  count: number,
  { from, to }: { from: string; to?: string },
): number[] {
  const idAt = (instant: string) => reservations + 1 - (beganMs - Date.parse(instant)) / 1_000;
  const first = Math.max(1, Math.floor(idAt(from)) - 1);
  const last = Math.min(count, to === undefined ? count : Math.ceil(idAt(to)) + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The slots in the order of creation: today first, then two future slots for each past one: 0, 1, 2, -1, 3, 4, -2, … */
function slotOf(round: number): number {
  const third = Math.floor(round / 3);
  const rest = round % 3;
  return round === 0 ? 0 : rest === 0 ? -third : third * 2 + rest;
}

function pick<T>(list: readonly T[], number: number): T {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}

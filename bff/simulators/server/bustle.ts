import { plusDays } from '../world/local-time.ts';
import type { World } from '../world/world.ts';
import { FIRST_NAMES, LAST_NAMES, ORIGINS, scatter } from '../world/world-seed.ts';

const DAYS_AHEAD = 4;
const NIGHTS_MAX = 4;

export interface Bustle {
  /** Makes the next change at once, and describes it. */
  step(): string;
  close(): void;
}

/**
 * Simulates a busy day at the hotel: every `everyMs` somebody books, arrives or leaves, or a room is cleaned. The same
 * world always makes the same changes.
 */
export function startBustle(
  world: World,
  { everyMs, onStep }: { everyMs: number; onStep?: (what: string) => void },
): Bustle {
  let steps = 0;
  const acts = [book, checkIn, clean, checkOut] as const;
  const step = () => {
    for (let tries = 0; tries < acts.length; tries++) {
      const act = acts[steps++ % acts.length];
      const description = act?.(world, steps);
      if (description !== undefined && description !== null) return description;
    }
    return book(world, steps);
  };
  const timer = setInterval(() => {
    const description = step();
    onStep?.(description);
  }, everyMs);
  timer.unref();
  return { step, close: () => clearInterval(timer) };
}

function book(world: World, turn: number): string {
  const pick = <T>(list: readonly T[], purpose: number): T => {
    const found = list[scatter(turn, list.length, purpose) % list.length];
    if (found === undefined) throw new Error('The hotel has nothing to choose from');
    return found;
  };
  const [language, country, dialling] = pick(ORIGINS, 1);
  const lastName = pick(LAST_NAMES, 2);
  const type = pick(world.roomTypes, 3);
  const checkIn = plusDays(world.today(), scatter(turn, 1, 4) % DAYS_AHEAD);
  const booked = world.book({
    checkIn,
    checkOut: plusDays(checkIn, 1 + (scatter(turn, 2, 5) % NIGHTS_MAX)),
    roomTypeCode: type.code,
    adults: Math.min(2, type.maxPersons),
    guest: {
      firstName: pick(FIRST_NAMES, 6),
      lastName,
      language,
      country,
      phone: `${dialling}${String(1_000_000 + turn)}`,
      email: `guest.${turn}@guests.example`,
    },
  });
  return `${booked.confirmationNumber} booked: ${booked.checkIn} to ${booked.checkOut}, ${type.name}`;
}

function checkIn(world: World): string | null {
  const today = world.today();
  const [due] = world.findReservations({ states: ['booked'], arriving: { from: today, to: today } }).slice(0, 1);
  if (due === undefined) return null;
  const room =
    due.room ??
    world.rooms().find(({ typeCode, number }) => typeCode === due.roomTypeCode && !world.isOccupied(number))?.number;
  if (room === undefined) return null;
  if (due.room === null) world.assignRoom(due.id, room);
  world.checkIn(due.id);
  return `${due.confirmationNumber} checked in to room ${room}`;
}

function checkOut(world: World): string | null {
  const today = world.today();
  const [due] = world
    .findReservations({ states: ['checked_in'], departing: { from: '0000-01-01', to: today } })
    .slice(0, 1);
  if (due === undefined) return null;
  world.checkOut(due.id);
  if (due.room !== null) world.setRoom(due.room, { housekeeping: 'dirty' });
  return `${due.confirmationNumber} checked out`;
}

function clean(world: World): string | null {
  const dirty = world.rooms().find(({ housekeeping }) => housekeeping === 'dirty');
  if (dirty === undefined) return null;
  world.setRoom(dirty.number, { housekeeping: 'clean' });
  return `Room ${dirty.number} cleaned`;
}

import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import { type ChannelSimulator, ROOM_TYPES } from '../channel-manager.ts';
import { plusDays } from './local-time.ts';
import { FIRST_NAMES, LAST_NAMES, ORIGINS, scatter } from './world-seed.ts';

const PORTALS = ['Booking.com', 'Expedia', 'Airbnb'];
const DAYS_AHEAD = 30;
const NIGHTS_MAX = 5;

/** Busy portals: every `everyMs` somebody books, changes or cancels. */
export interface ChannelBustle {
  /** Makes the next change at once, and describes it. */
  step(): string;
  close(): void;
}

/** `bookings`: the initial number of bookings. The same hotel always gets the same changes. */
export function startChannelBustle(
  simulator: Pick<ChannelSimulator, 'put'>,
  given: { bookings: number; everyMs: number; today: string; onStep?: (what: string) => void },
): ChannelBustle {
  const booked: ChannelBooking[] = [];
  let turn = 0;
  const put = (booking: ChannelBooking) => {
    booked[Number(booking.id) - 1] = booking;
    simulator.put(booking);
  };
  const step = () => {
    turn += 1;
    const known = booked[scatter(turn, 1, 2) % Math.max(1, booked.length)];
    if (known === undefined || known.state === 'cancelled' || turn % 3 === 1) {
      const created = makeBooking(booked.length + 1, given.today);
      put(created);
      return `${created.booker.lastName} booked on ${created.otaName}`;
    }
    const isGone = turn % 3 === 2;
    put(isGone ? { ...known, state: 'cancelled' } : { ...known, notes: `Arriving late (${turn})` });
    return `${known.booker.lastName} ${isGone ? 'cancelled' : 'changed'} on ${known.otaName}`;
  };
  for (let number = 1; number <= given.bookings; number++) put(makeBooking(number, given.today));
  const timer = given.everyMs === 0 ? null : setInterval(() => given.onStep?.(step()), given.everyMs);
  timer?.unref();
  return {
    step,
    close() {
      if (timer !== null) clearInterval(timer);
    },
  };
}

function makeBooking(number: number, today: string): ChannelBooking {
  const pick = <T>(list: readonly T[], purpose: number): T => {
    const found = list[scatter(number, list.length, purpose) % list.length];
    if (found === undefined) throw new Error('The portals have nothing to choose from');
    return found;
  };
  const [language, , dialling] = pick(ORIGINS, 1);
  const checkIn = plusDays(today, scatter(number, 1, 4) % DAYS_AHEAD);
  const otaName = pick(PORTALS, 7);
  return {
    id: String(number),
    version: '1',
    otaName,
    otaReference: String(4_000_000_000 + scatter(number, 3, 9) * 1_000 + number),
    confirmationNumber: null,
    state: 'booked',
    rooms: [
      {
        roomType: pick(ROOM_TYPES, 3),
        ratePlan: '',
        checkIn,
        checkOut: plusDays(checkIn, 1 + (scatter(number, 2, 5) % NIGHTS_MAX)),
        adults: 2,
        children: 0,
        guestName: null,
      },
    ],
    booker: {
      firstName: pick(FIRST_NAMES, 6),
      lastName: pick(LAST_NAMES, 8),
      // Portals' forwarding addresses are not stored as contact data.
      email: `guest.${number}@guest.booking.com`,
      phone: `${dialling}${String(1_000_000 + number)}`,
      language,
    },
    arrivalTime: null,
    notes: '',
  };
}

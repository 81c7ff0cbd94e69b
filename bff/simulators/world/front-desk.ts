import type { Money } from '../../../shared/domain/house/money.ts';
import type { HousekeepingState, RoomAvailability } from '../../../shared/domain/pms.ts';
import { nightsBetween } from '../../../shared/domain/stay.ts';
import type { Clock } from '../../base/clock.ts';
import type { Ledger } from './ledger.ts';
import { HOTEL, ROOM_TYPES } from './world-seed.ts';
import type { WorldChange, WorldGuest, WorldMaintenance, WorldReservation, WorldRoom } from './world-types.ts';

type By = WorldChange['by'];
type GuestFields = Omit<WorldGuest, 'id' | 'createdAt' | 'modifiedAt' | 'mergedInto'>;
type StayFields = Pick<
  WorldReservation,
  'checkIn' | 'checkOut' | 'roomTypeCode' | 'adults' | 'children' | 'arrivalTime' | 'notes' | 'ratePlan'
>;

export interface Booking extends Partial<StayFields> {
  checkIn: string;
  checkOut: string;
  /** An earlier guest's number, or the data of a new guest. */
  guest: number | (Partial<GuestFields> & { lastName: string });
  confirmationNumber?: string;
  channelReference?: string;
}

/** The actions of a front desk. They throw a plain Error if the record does not exist, and call `onChange`. */
export interface FrontDesk {
  book(booking: Booking, by?: By): WorldReservation;
  changeStay(id: number, fields: Partial<StayFields>, by?: By): WorldReservation;
  /** null: removes the room. */
  assignRoom(id: number, room: string | null, by?: By): WorldReservation;
  checkIn(id: number, by?: By): WorldReservation;
  checkOut(id: number, by?: By): WorldReservation;
  cancel(id: number, by?: By): WorldReservation;
  markNoShow(id: number, by?: By): WorldReservation;
  pay(id: number, amount: string, by?: By): WorldReservation;
  addGuest(fields: Partial<GuestFields> & { lastName: string }, by?: By): WorldGuest;
  editGuest(id: number, fields: Partial<GuestFields>, by?: By): WorldGuest;
  /** Merges the first guest into the second, who gets the reservations. */
  mergeGuests(from: number, into: number, by?: By): WorldGuest;
  setRoom(
    number: string,
    fields: { housekeeping?: HousekeepingState; availability?: RoomAvailability },
    by?: By,
  ): WorldRoom;
  addMaintenance(number: string, block: Omit<WorldMaintenance, 'id'>, by?: By): WorldMaintenance;
  endMaintenance(number: string, id: string, by?: By): void;
  setPrice(planCode: string, typeCode: string, date: string, price: Money): void;
}

export interface WorldState {
  clock: Clock;
  reservations: Ledger<WorldReservation>;
  guests: Ledger<WorldGuest>;
  rooms: Map<string, WorldRoom>;
  prices: Map<string, Money>;
  /** The reservations of a guest. */
  staysOf(guestId: number): number[];
  tell(change: Omit<WorldChange, 'at'>): void;
}

export function createDesk(state: WorldState): FrontDesk {
  const guests = createGuestDesk(state);
  return {
    ...createStayDesk(state, guests),
    ...guests,
    ...createRoomDesk(state),
    setPrice(planCode, typeCode, date, price) {
      state.prices.set(`${planCode} ${typeCode} ${date}`, price);
      state.tell({ entity: 'rates', id: planCode, what: 'price', by: 'desk' });
    },
  };
}

type GuestDesk = Pick<FrontDesk, 'addGuest' | 'editGuest' | 'mergeGuests'>;
type RoomDesk = Pick<FrontDesk, 'setRoom' | 'addMaintenance' | 'endMaintenance'>;
type StayDesk = Omit<FrontDesk, keyof GuestDesk | keyof RoomDesk | 'setPrice'>;

const stampOf = ({ clock }: WorldState): string => clock().toISOString();

function changeReservation(
  state: WorldState,
  id: number,
  fields: Partial<WorldReservation>,
  what: WorldChange['what'],
  by: By,
): WorldReservation {
  const { reservations, tell } = state;
  const changed = { ...need(reservations.get(id), `reservation ${id}`), ...fields, modifiedAt: stampOf(state) };
  reservations.put(id, changed);
  tell({ entity: 'reservations', id, what, by });
  return changed;
}

function createStayDesk(state: WorldState, { addGuest }: GuestDesk): StayDesk {
  const { guests, reservations, tell } = state;
  const now = () => stampOf(state);
  const change = (id: number, fields: Partial<WorldReservation>, what: WorldChange['what'], by: By) =>
    changeReservation(state, id, fields, what, by);
  return {
    book({ guest, confirmationNumber, channelReference, ...fields }, by = 'desk') {
      const guestId = typeof guest === 'number' ? need(guests.get(guest), `guest ${guest}`).id : addGuest(guest, by).id;
      const stay = { roomTypeCode: 'DBL', adults: 2, children: 0, ratePlan: 'BAR', arrivalTime: null, notes: '' };
      const booked = reservations.add((id) => ({
        ...stay,
        ...fields,
        id,
        confirmationNumber: confirmationNumber ?? `AU${100_000 + id}`,
        channelReference: channelReference ?? null,
        guestId,
        state: 'booked',
        room: null,
        total: priceStay({ ...stay, ...fields }),
        paid: { amount: '0.00', currency: HOTEL.currency },
        createdAt: now(),
        modifiedAt: now(),
        checkedInAt: null,
        checkedOutAt: null,
        cancelledAt: null,
      }));
      tell({ entity: 'reservations', id: booked.id, what: 'created', by });
      return booked;
    },
    changeStay: (id, fields, by = 'desk') => change(id, fields, 'changed', by),
    assignRoom: (id, room, by = 'desk') => change(id, { room }, 'room_assigned', by),
    checkIn: (id, by = 'desk') => change(id, { state: 'checked_in', checkedInAt: now() }, 'checked_in', by),
    checkOut: (id, by = 'desk') => change(id, { state: 'checked_out', checkedOutAt: now() }, 'checked_out', by),
    cancel: (id, by = 'desk') => change(id, { state: 'cancelled', cancelledAt: now() }, 'cancelled', by),
    markNoShow: (id, by = 'desk') => change(id, { state: 'no_show', cancelledAt: now() }, 'no_show', by),
    pay(id, amount, by = 'desk') {
      const { paid } = need(reservations.get(id), `reservation ${id}`);
      const sum = (Math.round(Number(paid.amount) * 100) + Math.round(Number(amount) * 100)) / 100;
      return change(id, { paid: { ...paid, amount: sum.toFixed(2) } }, 'changed', by);
    },
  };
}

function createGuestDesk(state: WorldState): GuestDesk {
  const { guests, tell } = state;

  function change(id: number, fields: Partial<WorldGuest>, what: WorldChange['what'], by: By): WorldGuest {
    const changed = { ...need(guests.get(id), `guest ${id}`), ...fields, modifiedAt: stampOf(state) };
    guests.put(id, changed);
    tell({ entity: 'guests', id, what, by });
    return changed;
  }

  return {
    addGuest(fields, by = 'desk') {
      const guest = guests.add((id) => ({
        firstName: '',
        email: '',
        phone: '',
        language: 'en',
        country: 'GB',
        notes: '',
        preferences: [],
        ...fields,
        id,
        mergedInto: null,
        createdAt: stampOf(state),
        modifiedAt: stampOf(state),
      }));
      tell({ entity: 'guests', id: guest.id, what: 'created', by });
      return guest;
    },
    editGuest: (id, fields, by = 'desk') => change(id, fields, 'changed', by),
    mergeGuests(from, into, by = 'desk') {
      const remaining = need(guests.get(into), `guest ${into}`);
      for (const id of state.staysOf(from)) changeReservation(state, id, { guestId: into }, 'changed', by);
      change(from, { mergedInto: into }, 'merged', by);
      return remaining;
    },
  };
}

function createRoomDesk(state: WorldState): RoomDesk {
  const { rooms, tell } = state;
  let blocks = 0;

  function change(number: string, fields: Partial<WorldRoom>, what: WorldChange['what'], by: By): WorldRoom {
    const changed = { ...need(rooms.get(number), `room ${number}`), ...fields, modifiedAt: stampOf(state) };
    rooms.set(number, changed);
    tell({ entity: 'rooms', id: number, what, by });
    return changed;
  }

  return {
    setRoom: (number, fields, by = 'desk') => change(number, fields, 'room_state', by),
    addMaintenance(number, block, by = 'desk') {
      const added = { ...block, id: `m${++blocks}` };
      const room = need(rooms.get(number), `room ${number}`);
      change(number, { maintenance: [...room.maintenance, added] }, 'maintenance', by);
      return added;
    },
    endMaintenance(number, id, by = 'desk') {
      const room = need(rooms.get(number), `room ${number}`);
      change(number, { maintenance: room.maintenance.filter((block) => block.id !== id) }, 'maintenance', by);
    },
  };
}

function need<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`There is no ${what} in this hotel`);
  return found;
}

function priceStay({
  checkIn,
  checkOut,
  roomTypeCode,
}: {
  checkIn: string;
  checkOut: string;
  roomTypeCode: string;
}): Money {
  const type = ROOM_TYPES.find(({ code }) => code === roomTypeCode);
  const amount = nightsBetween(checkIn, checkOut) * (type?.basePrice ?? 100);
  return { amount: amount.toFixed(2), currency: HOTEL.currency };
}

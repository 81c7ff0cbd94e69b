import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GuestSession, newGuestSession } from '../../../bff/conversation/guest/guest-session.ts';
import { notifyOfReadyRooms } from '../../../bff/conversation/stay/room-ready.ts';
import type { EntryContext } from '../../../bff/reception/entry-context.ts';
import { addRooms, changeRoom } from '../../../bff/reception/rooms.ts';
import { addStay, changeStay } from '../../../bff/reception/stays.ts';
import { findReservation, type Reservation } from '../../../bff/store/guests/reservations.ts';
import { listRooms } from '../../../bff/store/pms/house.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';
import { openBooking } from '../access/open-booking.ts';

/** Guests of a house with hand-entered rooms and bookings get the same replies as guests of a house with a PMS. */
const TODAY = '2026-11-20';
const [EMAIL, LAST_NAME] = ['nora@guests.example', 'Handgast'];
let house: StaffedHouse;
let stay: Reservation;

beforeAll(async () => {
  house = await openStaffedHouse();
  const { writer } = house.services;
  await writer.write((trx) =>
    addRooms(trx, currentWork(), [{ number: '901', type: 'Loft', floor: '9', housekeeping: 'dirty' }]),
  );
  stay = await writer.write((trx) =>
    addStay(trx, currentWork(), {
      guest: { firstName: 'Nora', lastName: LAST_NAME, email: EMAIL },
      checkIn: TODAY,
      checkOut: '2026-11-23',
      room: '901',
    }),
  );
});
afterAll(() => house.close());

const currentWork = (): EntryContext => ({
  propertyId: house.propertyId,
  by: PROGRAM.id,
  at: house.now().toISOString(),
});

async function ask(text: string, session: GuestSession): Promise<string> {
  await house.say(text, session);
  return last(session);
}

async function last(session: GuestSession): Promise<string> {
  return (await house.messages(session)).findLast(({ author }) => author === 'ai')?.text ?? '';
}

async function setHousekeeping(housekeeping: 'clean' | 'dirty'): Promise<void> {
  const { db, writer } = house.services;
  const room = (await listRooms(db, house.propertyId)).find(({ number }) => number === '901');
  if (room === undefined) throw new Error('There is no room 901');
  await writer.write((trx) => changeRoom(trx, currentWork(), room, { housekeeping }));
}

describe('a guest of a house without a PMS', () => {
  it('opens the booking by its generated number, as a booking of a PMS', async () => {
    const session = newGuestSession(house.propertyId, house.now());
    await ask('When is my check-out?', session);
    await ask(stay.confirmationNumber, session);
    await ask(LAST_NAME, session);
    await ask('20 November 2026', session);
    expect(await ask('When do I leave?', session)).toMatch(/23/);
  });

  it('is told that the room is not ready yet, and later that it is ready', async () => {
    const session = newGuestSession(house.propertyId, house.now());
    await openBooking(house, session, stay.confirmationNumber);
    expect(await ask('Is my room ready?', session)).toContain('not ready yet');
    await notifyOfReadyRooms(house.services);
    expect(await last(session)).toContain('not ready yet');
    await setHousekeeping('clean');
    house.advance(1);
    await notifyOfReadyRooms(house.services);
    expect(await last(session)).toMatch(/Your room 901 is ready/);
  });

  it('still waits for the room after an undone check-in', async () => {
    const { db, writer } = house.services;
    await setHousekeeping('dirty');
    const session = newGuestSession(house.propertyId, house.now());
    await openBooking(house, session, stay.confirmationNumber);
    expect(await ask('Is my room ready?', session)).toContain('not ready yet');
    for (const state of ['checked_in', 'booked'] as const) {
      const found = await findReservation(db, house.propertyId, stay.id);
      if (found === undefined) throw new Error('The stay is gone');
      await writer.write((trx) => changeStay(trx, currentWork(), found, { state }));
      await notifyOfReadyRooms(house.services);
    }
    await setHousekeeping('clean');
    house.advance(1);
    await notifyOfReadyRooms(house.services);
    expect(await last(session)).toMatch(/Your room 901 is ready/);
  });

  it('is not notified of a room that the previous guest has left before it is cleaned', async () => {
    const { db, writer } = house.services;
    await setHousekeeping('clean');
    const change = async (body: Parameters<typeof changeStay>[3]) => {
      const found = await findReservation(db, house.propertyId, stay.id);
      if (found !== undefined) await writer.write((trx) => changeStay(trx, currentWork(), found, body));
    };
    await change({ state: 'checked_in' });
    const next = await writer.write((trx) =>
      addStay(trx, currentWork(), {
        guest: { lastName: 'Nachfolger' },
        checkIn: TODAY,
        checkOut: '2026-11-25',
        room: '901',
      }),
    );
    await change({ state: 'checked_out' });
    const session = newGuestSession(house.propertyId, house.now());
    await openBooking(house, session, next.confirmationNumber);
    expect(await ask('Is my room ready?', session)).toContain('not ready yet');
  });
});

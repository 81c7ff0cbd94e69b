import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyBooking } from '../../../bff/distribution/apply.ts';
import { changeStay } from '../../../bff/reception/stays.ts';
import { findByNumber, type Reservation } from '../../../bff/store/guests/reservations.ts';
import type { ChannelBooking } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { openStaffedHouse, PROGRAM, type StaffedHouse } from '../../support/staffed-house.ts';

/**
 * A house with a channel manager and without a PMS: the channel manager sells the stays, and staff check guests in at the
 * desk.
 */
let house: StaffedHouse;
beforeAll(async () => {
  house = await openStaffedHouse();
});
afterAll(() => house.close());

const BOOKING: ChannelBooking = {
  id: 'b-1',
  version: '1',
  otaName: 'Booking.com',
  otaReference: null,
  confirmationNumber: 'CHN-1',
  state: 'booked',
  rooms: [
    {
      roomType: null,
      ratePlan: '',
      checkIn: '2026-11-20',
      checkOut: '2026-11-22',
      adults: 1,
      children: 0,
      guestName: null,
    },
  ],
  booker: { firstName: 'Ida', lastName: 'Kanal', email: '', phone: '', language: null },
  arrivalTime: null,
  notes: '',
};

async function sendBooking(version: string, change: Partial<ChannelBooking> = {}): Promise<Reservation> {
  const { db, writer } = house.services;
  const context = { propertyId: house.propertyId, at: house.now().toISOString(), roomTypes: {} };
  await writer.write((trx) => applyBooking(trx, context, { ...BOOKING, version, ...change }));
  const found = await findByNumber(db, house.propertyId, 'CHN-1');
  if (found === undefined) throw new Error('The booking is not here');
  return found;
}

async function setStayState(stay: Reservation, state: ReservationState): Promise<void> {
  const doing = { propertyId: house.propertyId, by: PROGRAM.id, at: house.now().toISOString() };
  await house.services.writer.write((trx) => changeStay(trx, doing, stay, { state, room: '901' }));
}

it('a checked-in guest stays checked in and in the room when the channel changes the booking', async () => {
  await setStayState(await sendBooking('1'), 'checked_in');
  expect(await sendBooking('2', { notes: 'Late' })).toMatchObject({ state: 'checked_in', room: '901', notes: 'Late' });
  expect((await sendBooking('3', { state: 'cancelled' })).state).toBe('cancelled');
  expect((await sendBooking('4')).state).toBe('booked');
});

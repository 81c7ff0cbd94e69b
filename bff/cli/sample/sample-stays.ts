import { Temporal } from 'temporal-polyfill';
import type { GuestData } from '../../store/guests/guests.ts';
import { insertGuest } from '../../store/guests/guests.ts';
import { insertReservation, type ReservationData } from '../../store/guests/reservations.ts';
import { insertOffer, type StoredOffer } from '../../store/house/offers.ts';
import type { Trx } from '../../store/schema/schema.ts';

type OfferData = Omit<StoredOffer, 'id' | 'position' | 'createdAt' | 'updatedAt'>;

const ANY_TIME = { phase: 'any', daysBeforeMax: null, nightsMin: null, roomTypes: [], weekdays: [] } as const;

/** Extras of the sample hotel. */
const OFFERS: OfferData[] = [
  {
    kind: 'late_check_out',
    names: { en: 'Late check-out until 14:00', de: 'Später Check-out bis 14:00 Uhr' },
    price: { amount: '25.00', currency: 'EUR' },
    unit: 'stay',
    rule: { ...ANY_TIME, topics: ['check_out_time'], roomTypes: [], weekdays: [] },
    department: 'front_desk',
    onRequest: false,
    active: true,
  },
  {
    kind: 'breakfast',
    names: { en: 'Breakfast buffet', de: 'Frühstücksbuffet' },
    price: { amount: '19.00', currency: 'EUR' },
    unit: 'person_night',
    rule: { ...ANY_TIME, topics: [], roomTypes: [], weekdays: [] },
    department: 'reservations',
    onRequest: false,
    active: true,
  },
  {
    kind: 'airport_transfer',
    names: { en: 'Transfer from Friedrichshafen airport', de: 'Transfer vom Flughafen Friedrichshafen' },
    price: { amount: '60.00', currency: 'EUR' },
    unit: 'piece',
    rule: { ...ANY_TIME, topics: [], roomTypes: [], weekdays: [] },
    department: 'concierge',
    onRequest: true,
    active: true,
  },
];

interface SampleStay {
  guest: GuestData;
  /** Days from today to the arrival and the departure. */
  days: [arrival: number, departure: number];
  reservation: Pick<ReservationData, 'confirmationNumber' | 'roomType' | 'room' | 'inclusions' | 'adults'> &
    Partial<ReservationData>;
}

/** Three invented stays: current, future and past. */
const STAYS: SampleStay[] = [
  {
    guest: {
      firstName: 'Alma',
      lastName: 'Sommer',
      email: 'alma.sommer@guests.example',
      phone: '+4915550100001',
      language: 'de',
    },
    days: [-1, 2],
    reservation: {
      confirmationNumber: 'LH-48213',
      roomType: 'Double room, lake side',
      room: '204',
      inclusions: '["breakfast"]',
      adults: 2,
      state: 'checked_in',
      balance: '{"amount":"84.50","currency":"EUR"}',
    },
  },
  {
    guest: {
      firstName: 'Noel',
      lastName: 'Winter',
      email: 'noel.winter@guests.example',
      phone: '+33555010002',
      language: 'fr',
    },
    days: [5, 8],
    reservation: { confirmationNumber: 'LH-50977', roomType: 'Single room', room: null, inclusions: '[]', adults: 1 },
  },
  {
    guest: {
      firstName: 'Iris',
      lastName: 'Herbst',
      email: 'iris.herbst@guests.example',
      phone: '+393555010003',
      language: 'it',
    },
    days: [-40, -37],
    reservation: {
      confirmationNumber: 'LH-31120',
      roomType: 'Family room',
      room: '301',
      inclusions: '["breakfast","parking"]',
      adults: 2,
      children: 2,
      state: 'checked_out',
    },
  },
];

/** Adds bookings and extras to the sample hotel, so that all kinds of answers can be tried. */
export async function loadSampleStays(
  trx: Trx,
  { propertyId, timezone, now }: { propertyId: string; timezone: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  for (const { guest, days, reservation } of STAYS) {
    const { id: guestId } = await insertGuest(trx, propertyId, guest, at);
    const [checkIn, checkOut] = days.map((count) => today.add({ days: count }).toString());
    if (checkIn === undefined || checkOut === undefined) continue;
    await insertReservation(trx, propertyId, { ...reservation, guestId, checkIn, checkOut }, at);
  }
  for (const offer of OFFERS) await insertOffer(trx, propertyId, offer, at);
}

import type { ChannelBooking, ChannelRoom } from '../../../shared/domain/distribution.ts';
import type { ReservationState } from '../../../shared/domain/stay.ts';
import { find, findAll, type XmlElement } from './xml.ts';

const UNITS_MAX = 20;

/** States by `ResStatus`; null: no stay, but confirmed anyway (SMX, reservations). */
const STATES: Readonly<Record<string, ReservationState | null>> = {
  Reserved: 'booked',
  Waitlisted: null,
  Cancelled: 'cancelled',
  'No-show': 'no_show',
  'In-house': 'checked_in',
  'Checked-Out': 'checked_out',
};

/** OTA age codes: adult; child and infant. */
const ADULT = '10';
const CHILDREN = ['7', '8'];
/** OTA phone codes: a fax is not a phone. */
const FAX = '3';
const MOBILE = '5';

/**
 * A reservation, or why it is skipped. Handles the guaranteed minimum (SMX, minimum content sample): no room type, guest or
 * currency.
 */
export function readReservation(reservation: XmlElement, sentAt: string): ChannelBooking | { fault: string } {
  const { ResStatus: status = '', LastModifyDateTime: modifiedAt } = reservation.attributes;
  const ids = findAll(reservation, 'UniqueID').filter(({ attributes }) => (attributes['Type'] ?? '14') === '14');
  const id = ids[0]?.attributes['ID'] ?? '';
  const state = STATES[status];
  if (id === '') return { fault: 'a reservation without UniqueID' };
  if (state === null) return { fault: `${id}: ${status} is no stay` };
  if (state === undefined) return { fault: `${id}: ResStatus ${status.slice(0, 40)} is not known` };
  const version = Date.parse(modifiedAt ?? sentAt);
  if (Number.isNaN(version)) return { fault: `${id}: neither LastModifyDateTime nor TimeStamp is an instant` };
  const source = find(reservation, 'POS', 'Source');
  const requestor = find(source, 'RequestorID')?.attributes['ID'] ?? '';
  const company = find(source, 'BookingChannel', 'CompanyName');
  const info = find(reservation, 'ResGlobalInfo');
  const guest = primaryGuest(reservation);
  return {
    id: requestor === '' ? id : `${requestor}/${id}`,
    version: new Date(version).toISOString(),
    otaName: company?.text.trim() || (company?.attributes['Code'] ?? ''),
    otaReference: find(info, 'HotelReservationIDs', 'HotelReservationID')?.attributes['ResID_Value'] ?? id,
    confirmationNumber: id,
    state,
    rooms: findAll(reservation, 'RoomStays', 'RoomStay').flatMap((stay) => readRooms(stay, info)),
    booker: guest.booker,
    arrivalTime: guest.arrivalTime,
    notes: findAll(info, 'Comments', 'Comment', 'Text')
      .map(({ text }) => text.trim())
      .join('\n'),
  };
}

function readRooms(stay: XmlElement, info: XmlElement | undefined): ChannelRoom[] {
  const span = find(stay, 'TimeSpan') ?? find(info, 'TimeSpan');
  const type = find(stay, 'RoomTypes', 'RoomType');
  const code = type?.attributes['RoomTypeCode'] ?? '';
  const count = (codes: readonly string[]) =>
    findAll(stay, 'GuestCounts', 'GuestCount')
      .filter(({ attributes }) => codes.includes(attributes['AgeQualifyingCode'] ?? ADULT))
      .reduce((sum, { attributes }) => sum + Number(attributes['Count'] ?? 1), 0);
  const name = find(type, 'RoomDescription')?.attributes['Name'] ?? code;
  const room: ChannelRoom = {
    roomType: code === '' ? null : { code, name },
    ratePlan: find(stay, 'RatePlans', 'RatePlan')?.attributes['RatePlanCode'] ?? '',
    checkIn: dayOf(span?.attributes['Start']),
    checkOut: dayOf(span?.attributes['End']),
    adults: count([ADULT]) || 1,
    children: count(CHILDREN),
    guestName: null,
  };
  const units = Number(type?.attributes['NumberOfUnits'] ?? 1);
  return Array.from({ length: Number.isInteger(units) ? Math.min(Math.max(units, 1), UNITS_MAX) : 1 }, () => room);
}

function primaryGuest(reservation: XmlElement): { booker: ChannelBooking['booker']; arrivalTime: string | null } {
  const guests = findAll(reservation, 'ResGuests', 'ResGuest');
  const guest = guests.find(({ attributes }) => /^(?:true|1)$/.test(attributes['PrimaryIndicator'] ?? '')) ?? guests[0];
  const customer = find(guest, 'Profiles', 'ProfileInfo', 'Profile', 'Customer');
  const text = (...path: string[]) => find(customer, ...path)?.text.trim() ?? '';
  const phones = findAll(customer, 'Telephone').filter(({ attributes }) => attributes['PhoneTechType'] !== FAX);
  const phone = phones.find(({ attributes }) => attributes['PhoneTechType'] === MOBILE) ?? phones[0];
  return {
    booker: {
      firstName: text('PersonName', 'GivenName'),
      lastName: text('PersonName', 'Surname'),
      email: text('Email'),
      phone: phone?.attributes['PhoneNumber'] ?? '',
      language: customer?.attributes['Language'] ?? null,
    },
    arrivalTime: guest?.attributes['ArrivalTime']?.slice(0, 5) ?? null,
  };
}

/** A date, or the date part of an instant. */
function dayOf(text = ''): string {
  return text.slice(0, 10);
}

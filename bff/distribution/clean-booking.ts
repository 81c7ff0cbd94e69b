import type { ChannelBooking, ChannelGuest, ChannelRoom } from '../../shared/domain/distribution.ts';
import { atMostOneMailbox } from '../../shared/domain/text/mailbox.ts';
import { readPhone } from '../pms/values/phone.ts';
import { boundPersons, EMAIL_MAX, isDate, isTimeOfDay, NAME_MAX, NOTES_MAX } from '../pms/values/record-limits.ts';
import { cleanText } from '../sync/pull/clean.ts';
import { withoutCardData } from './card-data.ts';
import { ownAddress } from './relay.ts';

const ID_MAX = 200;
const ROOMS_MAX = 100;
const E164 = /^\+[1-9]\d{6,14}$/;
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/**
 * Limits text lengths and removes card data and shared relay addresses; or says why the booking is unusable. Every booking passes
 * here before it is stored.
 */
export function cleanBooking(booking: ChannelBooking): ChannelBooking | { fault: string } {
  if (!/[\p{L}\p{N}]/u.test(booking.id) || booking.id.length > ID_MAX) return { fault: 'it has no id' };
  if (booking.rooms.length > ROOMS_MAX) return { fault: `it has more than ${ROOMS_MAX} rooms` };
  for (const { checkIn, checkOut } of booking.rooms) {
    if (!isDate(checkIn)) return { fault: 'the day of arrival is not a date' };
    if (!isDate(checkOut)) return { fault: 'the day of departure is not a date' };
    if (checkOut < checkIn) return { fault: 'it ends before it begins' };
  }
  return {
    ...booking,
    otaName: text(booking.otaName, NAME_MAX),
    otaReference: reference(booking.otaReference),
    confirmationNumber: reference(booking.confirmationNumber),
    rooms: booking.rooms.map(cleanRoom),
    booker: cleanGuest(booking.booker),
    arrivalTime: booking.arrivalTime !== null && isTimeOfDay(booking.arrivalTime) ? booking.arrivalTime : null,
    notes: text(booking.notes, NOTES_MAX),
  };
}

function cleanRoom(room: ChannelRoom): ChannelRoom {
  const { roomType, guestName } = room;
  return {
    ...room,
    roomType:
      roomType === null || text(roomType.code, NAME_MAX) === ''
        ? null
        : { code: text(roomType.code, NAME_MAX), name: text(roomType.name, NAME_MAX) || text(roomType.code, NAME_MAX) },
    ratePlan: text(room.ratePlan, NAME_MAX),
    adults: boundPersons(room.adults),
    children: boundPersons(room.children),
    guestName:
      guestName === null
        ? null
        : { firstName: text(guestName.firstName, NAME_MAX), lastName: text(guestName.lastName, NAME_MAX) },
  };
}

/** Leaves out a phone number that cannot be called, as portals often invent one. */
function cleanGuest(guest: ChannelGuest): ChannelGuest {
  const phone = readPhone(cleanText(guest.phone, NAME_MAX));
  return {
    firstName: text(guest.firstName, NAME_MAX),
    lastName: text(guest.lastName, NAME_MAX),
    email: ownAddress(atMostOneMailbox(cleanText(guest.email, EMAIL_MAX))),
    phone: E164.test(phone) ? phone : '',
    language: guest.language !== null && LANGUAGE.test(guest.language) ? guest.language : null,
  };
}

function text(value: string, max: number): string {
  return withoutCardData(cleanText(value, max));
}

/** Null if nothing is left of the number. */
function reference(value: string | null): string | null {
  const cleaned = value === null ? '' : text(value, ID_MAX);
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : null;
}

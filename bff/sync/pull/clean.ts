import { createHash } from 'node:crypto';
import type { PmsGuest, PmsReservation } from '../../../shared/domain/pms.ts';
import { RESERVATION_STATES } from '../../../shared/domain/stay.ts';
import { withoutTurning } from '../../../shared/domain/text/clean-words.ts';
import { atMostOneMailbox } from '../../../shared/domain/text/mailbox.ts';
import { boundPersons, EMAIL_MAX, isDate, isTimeOfDay, NAME_MAX, NOTES_MAX } from '../../pms/values/record-limits.ts';

const PHONE_MAX = 40;
const PREFERENCES_MAX = 50;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a PMS sends is hostile until shown otherwise.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Removes control characters and limits the length. */
export function cleanText(text: string, max: number): string {
  return withoutTurning(text.replace(CONTROL, '')).trim().slice(0, max).trim();
}

export function cleanGuest(guest: PmsGuest): PmsGuest {
  return {
    ...guest,
    firstName: cleanText(guest.firstName, NAME_MAX),
    lastName: cleanText(guest.lastName, NAME_MAX),
    email: atMostOneMailbox(cleanText(guest.email, EMAIL_MAX)),
    phone: cleanText(guest.phone, PHONE_MAX),
    notes: cleanText(guest.notes, NOTES_MAX),
    preferences: guest.preferences
      .slice(0, PREFERENCES_MAX)
      .map((preference) => cleanText(preference, NAME_MAX))
      .filter((preference) => preference !== ''),
  };
}

/** The reservation with limited texts, or why it is unusable. */
export function cleanReservation(reservation: PmsReservation): PmsReservation | { fault: string } {
  const { checkIn, checkOut, state } = reservation;
  if (!isDate(checkIn)) return { fault: 'checkIn is not a date' };
  if (!isDate(checkOut)) return { fault: 'checkOut is not a date' };
  if (checkOut < checkIn) return { fault: 'checkOut is before checkIn' };
  if (!RESERVATION_STATES.includes(state)) return { fault: 'its state is not known' };
  if (!/[\p{L}\p{N}]/u.test(reservation.confirmationNumber)) return { fault: 'it has no confirmation number' };
  return {
    ...reservation,
    confirmationNumber: cleanText(reservation.confirmationNumber, NAME_MAX),
    channelReference: reservation.channelReference === null ? null : cleanText(reservation.channelReference, NAME_MAX),
    arrivalTime:
      reservation.arrivalTime !== null && isTimeOfDay(reservation.arrivalTime) ? reservation.arrivalTime : null,
    room: reservation.room === null ? null : cleanText(reservation.room, PHONE_MAX) || null,
    ratePlan: cleanText(reservation.ratePlan, NAME_MAX),
    notes: cleanText(reservation.notes, NOTES_MAX),
    adults: boundPersons(reservation.adults),
    children: boundPersons(reservation.children),
  };
}

/** Hash by which an unchanged record is recognised. */
export function hashRecord(record: object): string {
  return createHash('sha1').update(JSON.stringify(record)).digest('base64url');
}

/** Turns a name into a slug: `Deluxe King (sea)` → `deluxe-king-sea`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Unless whole profiles are wanted, keeps only name, contact and language. */
export function minimise(guest: PmsGuest, { wholeProfiles }: { wholeProfiles: boolean }): PmsGuest {
  return wholeProfiles ? guest : { ...guest, notes: '', preferences: [] };
}

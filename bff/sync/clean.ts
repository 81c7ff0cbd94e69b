import { createHash } from 'node:crypto';
import { withoutTurning } from '../../shared/domain/clean-words.ts';
import { atMostOneMailbox } from '../../shared/domain/mailbox.ts';
import type { PmsGuest, PmsReservation } from '../../shared/domain/pms.ts';
import { RESERVATION_STATES } from '../../shared/domain/stay.ts';

const NAME_MAX = 200;
const EMAIL_MAX = 320;
const PHONE_MAX = 40;
const NOTES_MAX = 4_000;
const PREFERENCES_MAX = 50;
const PERSONS_MAX = 999;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a PMS sends is hostile until shown otherwise.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A PMS's text without control characters and of bounded length. */
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

/** The reservation with bounded texts, or what makes it unusable. */
export function cleanReservation(reservation: PmsReservation): PmsReservation | { fault: string } {
  const { checkIn, checkOut, state } = reservation;
  if (!isDate(checkIn)) return { fault: 'checkIn is not a date' };
  if (!isDate(checkOut)) return { fault: 'checkOut is not a date' };
  if (checkOut < checkIn) return { fault: 'checkOut is before checkIn' };
  if (!RESERVATION_STATES.includes(state)) return { fault: 'its state is not known' };
  if (!/[\p{L}\p{N}]/u.test(reservation.confirmationNumber)) return { fault: 'it has no confirmation number' };
  const persons = (count: number) => (Number.isInteger(count) ? Math.min(Math.max(count, 0), PERSONS_MAX) : 0);
  return {
    ...reservation,
    confirmationNumber: cleanText(reservation.confirmationNumber, NAME_MAX),
    channelReference: reservation.channelReference === null ? null : cleanText(reservation.channelReference, NAME_MAX),
    arrivalTime:
      reservation.arrivalTime !== null && TIME.test(reservation.arrivalTime) ? reservation.arrivalTime : null,
    room: reservation.room === null ? null : cleanText(reservation.room, PHONE_MAX) || null,
    ratePlan: cleanText(reservation.ratePlan, NAME_MAX),
    notes: cleanText(reservation.notes, NOTES_MAX),
    adults: persons(reservation.adults),
    children: persons(reservation.children),
  };
}

function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text));
}

/** Of a record as it was read: the same again is known by it. */
export function hashRecord(record: object): string {
  return createHash('sha1').update(JSON.stringify(record)).digest('base64url');
}

/** A word for URLs and settings, of a name: `Deluxe King (sea)` → `deluxe-king-sea`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

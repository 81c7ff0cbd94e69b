import { CHANNELS, CONVERSATION_STATES } from '../../../../shared/domain/conversation.ts';
import { GRANT_LEVELS, RESERVATION_STATES } from '../../../../shared/domain/stay.ts';
import { count, fields, list, maybeText, oneOf, text } from './read.ts';
import type { CannedReply, Counts, GuestFile, GuestName, Preference, Reservation } from './types.ts';

/** Readers for the guest's data; see `read.ts`. */

export function readGuestFile(value: unknown): GuestFile {
  const from = fields(value);
  return {
    guest: readGuestName(from?.['guest']),
    reservations: list(from?.['reservations'], readReservation),
    spend: list(from?.['spend'], readMoney),
    preferences: list(from?.['preferences'], readPreference),
    pmsPreferences: list(from?.['pmsPreferences'], maybeText),
    conversations: list(from?.['conversations'], (item) => {
      const one = fields(item);
      if (one === null || typeof one['id'] !== 'string') return null;
      return {
        id: one['id'],
        channel: oneOf(CHANNELS, one['channel'], 'widget'),
        state: oneOf(CONVERSATION_STATES, one['state'], 'open'),
        updatedAt: text(one['updatedAt']),
        lastText: text(one['lastText']),
      };
    }),
  };
}

export function readGuestName(value: unknown): GuestName | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    firstName: text(from['firstName']),
    lastName: text(from['lastName']),
    email: text(from['email']),
    phone: text(from['phone']),
    language: maybeText(from['language']),
    notes: text(from['notes']),
  };
}

export function readReservation(value: unknown): Reservation | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const grant = fields(from['grant']);
  const level = GRANT_LEVELS.find((level) => level === grant?.['level']);
  return {
    id: from['id'],
    guestId: text(from['guestId']),
    confirmationNumber: text(from['confirmationNumber']),
    state: oneOf(RESERVATION_STATES, from['state'], RESERVATION_STATES[0]),
    checkIn: text(from['checkIn']),
    checkOut: text(from['checkOut']),
    arrivalTime: maybeText(from['arrivalTime']),
    roomType: text(from['roomType']),
    room: maybeText(from['room']),
    adults: count(from['adults']),
    children: count(from['children']),
    ratePlan: text(from['ratePlan']),
    inclusions: list(from['inclusions'], maybeText),
    balance: readMoney(from['balance']),
    notes: text(from['notes']),
    grant: level === undefined ? null : { level, reason: text(grant?.['reason']) },
  };
}

function readMoney(value: unknown): Reservation['balance'] {
  const from = fields(value);
  return from && { amount: text(from['amount']), currency: text(from['currency']) };
}

export function readPreference(value: unknown): Preference | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  return {
    id: from['id'],
    kind: text(from['kind']),
    quote: text(from['quote']),
    language: text(from['language'], 'und'),
    state: oneOf(['proposed', 'kept', 'discarded'], from['state'], 'proposed'),
  };
}

export function readCannedReply(value: unknown): CannedReply | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const texts = list(from['texts'], (item) => {
    const one = fields(item);
    return one === null ? null : { language: text(one['language'], 'und'), text: text(one['text']) };
  });
  return texts.length === 0
    ? null
    : { id: from['id'], name: text(from['name']), texts, updatedAt: text(from['updatedAt']) };
}

export function readCounts(value: unknown): Counts {
  const from = fields(value) ?? {};
  return { active: count(from['active']), mine: count(from['mine']), open: count(from['open']) };
}

import { msg } from '@lit/localize';
import type { ArrivalColumn, ArrivalFault } from '../../../../shared/domain/house/arrival-table.ts';
import { fieldWords } from '../../ui/words/problem-words.ts';

/** Returns the label of a booking's field, for the form and for the heading of a table. */
export function columnWord(column: ArrivalColumn): string {
  switch (column) {
    case 'lastName':
      return msg('Last name', { id: 'desk-card-last-name' });
    case 'firstName':
      return msg('First name', { id: 'desk-pms-first-name' });
    case 'checkIn':
      return msg('Arrival', { id: 'desk-fill-arrival' });
    case 'checkOut':
      return msg('Departure', { id: 'desk-fill-departure' });
    case 'room':
      return msg('Room', { id: 'desk-task-room' });
    case 'roomType':
      return msg('Kind of room', { id: 'desk-stay-room-type' });
    case 'confirmationNumber':
      return msg('Booking number', { id: 'desk-ask-number' });
    case 'email':
      return msg('E-mail', { id: 'desk-email' });
    case 'phone':
      return msg('Telephone', { id: 'desk-property-phone' });
    case 'language':
      return msg('Language', { id: 'desk-filter-language' });
    case 'arrivalTime':
      return msg('Arrives at', { id: 'desk-registration-arrival' });
    case 'adults':
      return msg('Adults', { id: 'desk-stay-adults' });
    case 'children':
      return msg('Children', { id: 'desk-intent-children' });
    case 'notes':
      return msg('Note', { id: 'desk-note-word' });
    default:
      return column satisfies never;
  }
}

/** Returns the label of the outcome of a table's line. */
export function outcomeWord(outcome: 'new' | 'known' | 'faulty'): string {
  switch (outcome) {
    case 'new':
      return msg('New', { id: 'desk-arrivals-new' });
    case 'known':
      return msg('Here already', { id: 'desk-arrivals-known' });
    case 'faulty':
      return msg('To be corrected', { id: 'desk-arrivals-faulty' });
    default:
      return outcome satisfies never;
  }
}

/** Returns the label of a fault in a cell. */
export function faultWord(code: ArrivalFault): string {
  switch (code) {
    case 'missing':
      return fieldWords({ pointer: '', code: 'required', detail: '' });
    case 'not_a_date':
      return msg('no date such as 2026-12-24', { id: 'desk-cell-date' });
    case 'ambiguous_date':
      return msg('day or month first? Write 2026-12-24', { id: 'desk-cell-ambiguous' });
    case 'out_of_order':
      return msg('before the arrival', { id: 'desk-cell-order' });
    case 'not_a_time':
      return msg('no time such as 15:30', { id: 'desk-cell-time' });
    case 'not_a_number':
    case 'not_a_booking_number':
      return msg('no number', { id: 'desk-cell-number' });
    case 'not_a_language':
      return fieldWords({ pointer: '/languages', code: '', detail: '' });
    case 'not_an_address':
      return fieldWords({ pointer: '/email', code: '', detail: '' });
    case 'not_a_phone':
      return fieldWords({ pointer: '/phone', code: '', detail: '' });
    case 'too_long':
      return msg('That is too long.', { id: 'desk-problem-long' });
    case 'twice':
      return fieldWords({ pointer: '', code: 'duplicate', detail: '' });
    default:
      return code satisfies never;
  }
}

/** The message that another room or booking already has this number. */
export function takenWords(): string {
  return msg('This number is taken.', { id: 'desk-number-taken' });
}

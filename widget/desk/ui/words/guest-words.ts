import { msg } from '@lit/localize';
import type { PreferenceKind } from '../../../../shared/domain/house/learning.ts';
import type { ReservationState } from '../../../../shared/domain/stay.ts';
import { plainWords } from './plain-words.ts';

/** Returns the label of a booking's state. */
export function reservationWord(state: ReservationState): string {
  switch (state) {
    case 'booked':
      return msg('Booked', { id: 'desk-stay-booked' });
    case 'checked_in':
      return msg('In the house', { id: 'desk-stay-in' });
    case 'checked_out':
      return msg('Checked out', { id: 'desk-stay-out' });
    case 'cancelled':
      return msg('Cancelled', { id: 'desk-task-cancelled' });
    case 'no_show':
      return msg('Did not come', { id: 'desk-stay-no-show' });
    default:
      return state satisfies never;
  }
}

const KINDS: Readonly<Record<PreferenceKind, () => string>> = {
  diet: () => msg('Diet', { id: 'desk-likes-diet' }),
  pillow: () => msg('Pillow', { id: 'desk-thing-pillow' }),
  floor: () => msg('Floor', { id: 'desk-fact-floor' }),
  quiet: () => msg('Quiet', { id: 'desk-likes-quiet' }),
  smoking: () => msg('Smoking', { id: 'desk-likes-smoking' }),
  other: () => msg('Other wish', { id: 'desk-likes-other' }),
};

/** The label of a kind of preference. A kind that this desk does not know keeps its name. */
export function preferenceWord(kind: string): string {
  return isKind(kind) ? KINDS[kind]() : plainWords(kind);
}

function isKind(kind: string): kind is PreferenceKind {
  return kind in KINDS;
}

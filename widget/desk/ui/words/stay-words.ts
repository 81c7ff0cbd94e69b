import { msg } from '@lit/localize';
import type { GrantLevel } from '../../../../shared/domain/stay.ts';
import { plainWords } from './plain-words.ts';

/** Labels of the details that the assistant asks guests for. */
const ASKED: Readonly<Record<string, () => string>> = {
  which_topic: () => msg('What it is about', { id: 'desk-ask-topic' }),
  rephrase: () => msg('To say it in other words', { id: 'desk-ask-rephrase' }),
  quantity: () => msg('How many', { id: 'desk-ask-quantity' }),
  room: () => msg('Which room', { id: 'desk-ask-room' }),
  time: () => msg('What time', { id: 'desk-ask-time' }),
  date: () => msg('Which day', { id: 'desk-ask-date' }),
  nights: () => msg('How many nights', { id: 'desk-ask-nights' }),
  confirm: () => msg('Yes or no', { id: 'desk-ask-confirm' }),
  stay: () => msg('Which booking', { id: 'desk-ask-stay' }),
  number: () => msg('Booking number', { id: 'desk-ask-number' }),
  code: () => msg('The code that was sent', { id: 'desk-ask-code' }),
  last_name: () => msg('Last name', { id: 'desk-card-last-name' }),
  arrival: () => msg('Day of arrival', { id: 'desk-ask-arrival' }),
};

/** The label of a detail that the assistant asks for, by the engine's name. */
export function askWord(asks: string): string {
  return ASKED[asks]?.() ?? plainWords(asks);
}

/** The label of the proof that a booking is this guest's. */
export function grantWord(level: GrantLevel): string {
  switch (level) {
    case 'channel':
      return msg('Writes from the booking’s own number', { id: 'desk-grant-channel' });
    case 'details':
      return msg('Knew number, name and arrival', { id: 'desk-grant-details' });
    case 'booking':
      return msg('Proved by a code', { id: 'desk-grant-booking' });
    case 'signed':
      return msg('Signed in on your site', { id: 'desk-grant-signed' });
    case 'staff':
      return msg('Linked by a colleague', { id: 'desk-grant-staff' });
    default:
      return level satisfies never;
  }
}

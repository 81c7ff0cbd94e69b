import { msg } from '@lit/localize';
import type { Unit } from '../../../../shared/domain/house/fact-terms.ts';
import { deskLocale } from '../../ui/words/format.ts';
import type { Booking } from './fact-value.ts';

/** Returns the label of an attribute's side, such as "when?" for `breakfast.hours`. A side without a label returns its catalogue name. */
export function sideWord(attribute: string): string {
  const side = attribute.split('.')[1] ?? '';
  switch (side) {
    case 'available':
      return msg('is it there?', { id: 'desk-side-available' });
    case 'allowed':
      return msg('is it allowed?', { id: 'desk-side-allowed' });
    case 'hours':
      return msg('when?', { id: 'desk-side-hours' });
    case 'price':
      return msg('what does it cost?', { id: 'desk-side-price' });
    case 'distance':
      return msg('how far?', { id: 'desk-side-distance' });
    case 'where':
      return msg('where?', { id: 'desk-side-where' });
    case 'password':
      return msg('the password', { id: 'desk-side-password' });
    case 'network':
      return msg('the name of the network', { id: 'desk-side-network' });
    case 'phone':
      return msg('the telephone number', { id: 'desk-side-phone' });
    case 'how':
      return msg('how does it work?', { id: 'desk-side-how' });
    case 'limitAge':
      return msg('from or up to which age?', { id: 'desk-side-age' });
    case 'limitWeight':
      return msg('up to which weight?', { id: 'desk-side-weight' });
    case 'limitHeight':
      return msg('up to which height?', { id: 'desk-side-height' });
    case 'booking':
      return msg('must it be booked?', { id: 'desk-side-booking' });
    default:
      return side;
  }
}

export function bookingWord(booking: Booking): string {
  switch (booking) {
    case 'needed':
      return msg('Must be booked', { id: 'desk-booking-needed' });
    case 'not_needed':
      return msg('Need not be booked', { id: 'desk-booking-not-needed' });
    case 'impossible':
      return msg('Cannot be booked', { id: 'desk-booking-impossible' });
    default:
      return booking satisfies never;
  }
}

export function presenceWord(is: 'yes' | 'no' | 'on_request'): string {
  switch (is) {
    case 'yes':
      return msg('Yes', { id: 'desk-fact-yes' });
    case 'no':
      return msg('No', { id: 'desk-fact-no' });
    case 'on_request':
      return msg('On request', { id: 'desk-fact-on-request' });
    default:
      return is satisfies never;
  }
}

export function costWord(cost: 'free' | 'included' | 'not_included' | 'on_request'): string {
  switch (cost) {
    case 'free':
      return msg('Free', { id: 'desk-free' });
    case 'included':
      return msg('Included', { id: 'desk-fact-included' });
    case 'not_included':
      return msg('Not included', { id: 'desk-fact-not-included' });
    case 'on_request':
      return msg('On request', { id: 'desk-fact-on-request' });
    default:
      return cost satisfies never;
  }
}

export function wayWord(way: 'on_foot' | 'by_car' | 'by_bus'): string {
  switch (way) {
    case 'on_foot':
      return msg('On foot', { id: 'desk-way-on-foot' });
    case 'by_car':
      return msg('By car', { id: 'desk-way-by-car' });
    case 'by_bus':
      return msg('By bus', { id: 'desk-way-by-bus' });
    default:
      return way satisfies never;
  }
}

/** Returns the name of a unit in the desk's language: "minutes", "metres". */
export function unitWord(unit: Unit): string {
  if (unit === 'count') return msg('persons or pieces', { id: 'desk-unit-count' });
  const form = new Intl.NumberFormat(deskLocale(), { style: 'unit', unit, unitDisplay: 'long' });
  const part = form.formatToParts(5).find(({ type }) => type === 'unit');
  return part?.value ?? unit;
}

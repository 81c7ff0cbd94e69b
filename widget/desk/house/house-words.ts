import { msg } from '@lit/localize';
import type { HousekeepingState } from '../../../shared/domain/pms.ts';
import type { StayPart } from '../../../shared/domain/stay.ts';

export function partWord(part: StayPart | 'rooms'): string {
  switch (part) {
    case 'arriving':
      return msg('Arrivals', { id: 'desk-house-arriving' });
    case 'inhouse':
      return msg('In house', { id: 'desk-house-inhouse' });
    case 'departing':
      return msg('Departures', { id: 'desk-house-departing' });
    case 'rooms':
      return msg('Rooms', { id: 'desk-house-rooms' });
    default:
      return part satisfies never;
  }
}

export function housekeepingWord(state: HousekeepingState): string {
  switch (state) {
    case 'clean':
      return msg('Clean', { id: 'desk-room-clean' });
    case 'inspected':
      return msg('Inspected', { id: 'desk-room-inspected' });
    case 'dirty':
      return msg('Dirty', { id: 'desk-room-dirty' });
    case 'pickup':
      return msg('Needs tidying', { id: 'desk-room-pickup' });
    case 'unknown':
      return msg('Unknown', { id: 'desk-room-unknown' });
    default:
      return state satisfies never;
  }
}

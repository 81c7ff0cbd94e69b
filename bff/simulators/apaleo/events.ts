import type { WorldChange } from '../world/world-types.ts';
import { ACCOUNT, PROPERTY, toReservationId, toUnitId } from './hotel.ts';

const RESERVATION_TYPES: Partial<Record<WorldChange['what'], string>> = {
  created: 'created',
  changed: 'changed',
  room_assigned: 'unit-assigned',
  checked_in: 'checked-in',
  checked_out: 'checked-out',
  cancelled: 'canceled',
  no_show: 'set-to-no-show',
};

export interface ApaleoEvent {
  id: string;
  topic: string;
  type: string;
  accountId: string;
  propertyId: string;
  timestamp: number;
  clientId?: string;
  data: { entityId: string };
}

/** The apaleo event for a change; null if apaleo has none. Topics are capitalised in events and lower case in subscriptions. */
export function toEvent(
  { entity, id, what, by }: WorldChange,
  { eventId, now, clientId }: { eventId: string; now: Date; clientId: string },
): ApaleoEvent | null {
  const common = {
    id: eventId,
    accountId: ACCOUNT,
    propertyId: PROPERTY,
    timestamp: +now,
    ...(by === 'api' ? { clientId } : {}),
  };
  if (entity === 'reservations') {
    const type = RESERVATION_TYPES[what];
    return type === undefined
      ? null
      : { ...common, topic: 'Reservation', type, data: { entityId: toReservationId(Number(id)) } };
  }
  if (entity === 'rooms') {
    const topic = what === 'maintenance' ? 'Maintenance' : 'Unit';
    return { ...common, topic, type: 'changed', data: { entityId: toUnitId(String(id)) } };
  }
  return null; // Guests are part of reservations, and prices have no events.
}

/** Whether a subscription such as `reservation/*` or `reservation/created` includes the event, ignoring case. */
export function isWanted({ topic, type }: ApaleoEvent, events: readonly string[]): boolean {
  const name = topic.toLowerCase();
  return events.some((one) => {
    const [wanted, kind] = one.toLowerCase().split('/');
    return wanted === name && (kind === '*' || kind === type);
  });
}

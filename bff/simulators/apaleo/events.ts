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

/** A change as apaleo tells of it; null where it tells of none. Topics are capitalised here, and lower where asked for. */
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
  return null; // guests are in reservations, rates have no event of a price
}

/** `reservation/*` or `reservation/created`, in any case. */
export function isWanted({ topic, type }: ApaleoEvent, events: readonly string[]): boolean {
  const name = topic.toLowerCase();
  return events.some((one) => {
    const [wanted, kind] = one.toLowerCase().split('/');
    return wanted === name && (kind === '*' || kind === type);
  });
}

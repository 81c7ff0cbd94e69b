import type { RoutedRequest } from '../server/routes.ts';
import type { SimAnswer } from '../server/serve.ts';
import type { WorldChange } from '../world/world-types.ts';
import {
  HOTEL_ID,
  NOTHING,
  type OperaState,
  ok,
  Problem,
  type QueuedEvent,
  stamp,
  toProfileId,
  toReservationId,
} from './state.ts';

const EVENTS_MAX = 20;

const RESERVATION_EVENTS: Partial<Record<WorldChange['what'], string>> = {
  created: 'NEW RESERVATION',
  checked_in: 'CHECK IN',
  checked_out: 'CHECK OUT',
};

/** Adds a change to the queue, as for a hotel that subscribed to all business events. */
export function enqueue({ queue, world }: OperaState, { entity, id, what, at }: WorldChange): QueuedEvent[] {
  const before = queue.length;
  const actionId = 770 + queue.length + Math.floor(Date.parse(at) / 1_000);
  const base = { id: `${actionId}-${queue.length}`, actionId, at, details: [] };
  if (entity === 'reservations')
    queue.push({
      ...base,
      moduleName: 'Reservation',
      actionType: RESERVATION_EVENTS[what] ?? 'UPDATE RESERVATION',
      primaryKey: toReservationId(Number(id)),
    });
  if (entity === 'guests')
    queue.push({ ...base, moduleName: 'Profile', actionType: 'UPDATE PROFILE', primaryKey: toProfileId(Number(id)) });
  if (entity === 'rooms') {
    const details = [
      { dataElement: 'ROOM', oldValue: '', newValue: String(id) },
      {
        dataElement: 'ROOM STATUS',
        oldValue: '',
        newValue: (world.room(String(id))?.housekeeping ?? '').toUpperCase(),
      },
    ];
    queue.push({
      ...base,
      details,
      moduleName: 'Housekeeping',
      actionType: 'UPDATE ROOM STATUS',
      primaryKey: String(id),
    });
  }
  return queue.slice(before);
}

/** `getBusinessEvents`: events are removed when read. */
export function getBusinessEvents(
  state: OperaState,
  { query, params }: RoutedRequest,
  extSystemCode: string,
): SimAnswer {
  if (params['extSystemCode'] !== extSystemCode) throw new Problem(400, 'Invalid external system', 'OPERAWS-INT00002');
  const limit = Number(query.get('limit') ?? EVENTS_MAX);
  if (!Number.isInteger(limit) || limit < 1 || limit > EVENTS_MAX) throw new Problem(400, 'limit must be 1 to 20');
  const events = state.queue.splice(0, limit);
  if (events.length === 0) return NOTHING;
  return ok({
    businessEventData: events.map(({ id, moduleName, actionType, actionId, primaryKey, at, details }) => ({
      businessEvent: {
        header: {
          moduleName,
          actionType,
          actionId,
          primaryKey,
          publisherId: 1,
          createdDateTime: stamp(state, at),
          hotelId: HOTEL_ID,
        },
        details: details.map((detail) => ({ ...detail, elementType: 'C' })),
      },
      businessEventId: { id, type: 'BusinessEvent' },
    })),
  });
}

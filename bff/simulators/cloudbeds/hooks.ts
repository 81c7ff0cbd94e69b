import type { Webhooks } from '../server/webhooks.ts';
import type { WorldChange } from '../world/world-types.ts';
import { PROPERTY_ID, STATUS, toGuestId, toRoomId } from './ids.ts';
import { type CloudbedsState, type Given, need, Refusal } from './state.ts';

export function postWebhook({ hooks }: CloudbedsState, given: Given) {
  const [object, action, endpoint] = [need(given, 'object'), need(given, 'action'), need(given, 'endpointUrl')];
  if (!URL.canParse(endpoint)) throw new Refusal('Invalid endpointUrl');
  const id = `sub-${hooks.length + 1}-${Math.floor(hooks.length / 7)}`;
  hooks.push({ id, object, action, endpoint });
  return { data: { subscriptionID: id } };
}

export function deleteWebhook({ hooks }: CloudbedsState, given: Given) {
  const at = hooks.findIndex(({ id }) => id === need(given, 'subscriptionID'));
  if (at === -1) throw new Refusal('Subscription not found');
  hooks.splice(at, 1);
  return {};
}

export function getWebhooks({ hooks }: CloudbedsState) {
  return {
    data: hooks.map(({ id, object, action, endpoint }) => ({
      id,
      key: { type: 'property', id: PROPERTY_ID },
      event: { entity: object, action },
      owner: { type: 'property', id: PROPERTY_ID },
      subscriptionType: 'webhook',
      subscriptionData: { endpoint },
    })),
  };
}

/** Posts changes to subscribers. The spelling of keys differs from event to event, as in the real API. */
export function callHooks(state: CloudbedsState, webhooks: Webhooks, change: WorldChange): void {
  const seconds = (Date.parse(change.at) + state.faults.clockSkewMs) / 1_000;
  for (const { event, fields } of toEvents(state, change)) {
    const body = { version: '1.0', event, timestamp: seconds + 0.123456, ...fields };
    for (const { object, action, endpoint } of state.hooks)
      if (`${object}/${action}` === event)
        webhooks.post({
          url: endpoint,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
  }
}

type Event = { event: string; fields: Record<string, unknown> };

function toEvents(state: CloudbedsState, { entity, id, what }: WorldChange): Event[] {
  const { world, ids } = state;
  const upper = { propertyID: Number(PROPERTY_ID), propertyID_str: PROPERTY_ID };
  const lower = { propertyId: Number(PROPERTY_ID), propertyId_str: PROPERTY_ID };
  if (entity === 'rooms') {
    const roomId = toRoomId(world, String(id));
    if (what === 'maintenance') return [{ event: 'roomblock/details_changed', fields: lower }];
    return [{ event: 'housekeeping/room_condition_changed', fields: { ...lower, roomId } }];
  }
  if (entity === 'guests') {
    const event = what === 'created' ? 'guest/created' : 'guest/details_changed';
    return [{ event, fields: { ...lower, guestId: toGuestId(Number(id)) } }];
  }
  const stay = entity === 'reservations' ? world.reservation(Number(id)) : undefined;
  if (stay === undefined) return [];
  const reservationID = ids.booking(stay.id).id;
  const status = { ...upper, reservationID, status: STATUS[stay.state] };
  const roomId = stay.room === null ? '' : toRoomId(world, stay.room);
  switch (what) {
    case 'created':
      return [{ event: 'reservation/created', fields: { ...upper, reservationID } }];
    case 'checked_in':
    case 'checked_out': {
      const occupancy = what === 'checked_in' ? 'occupied' : 'unoccupied';
      const place = { ...lower, reservationId: reservationID, roomId, status: occupancy };
      return [
        { event: 'reservation/status_changed', fields: status },
        ...(roomId === '' ? [] : [{ event: 'reservation/accommodation_status_changed', fields: place }]),
      ];
    }
    case 'cancelled':
    case 'no_show':
      return [{ event: 'reservation/status_changed', fields: status }];
    case 'room_assigned':
      return [
        { event: 'reservation/accommodation_changed', fields: { ...lower, reservationId: reservationID, roomId } },
      ];
    default:
      return [{ event: 'reservation/dates_changed', fields: { ...upper, reservationID } }];
  }
}

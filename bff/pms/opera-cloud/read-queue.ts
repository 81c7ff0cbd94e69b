import type { ChangeNotice } from '../port.ts';
import type { Client } from './client.ts';
import { businessEvents, type RawEvent } from './schema.ts';

/** The most that one call gives (the call's own description). */
const EVENTS_PER_CALL = 20;
/** So that a hotel that makes events faster than they are read holds nothing up for ever. */
const CALLS_MAX = 100;

/** Empties the queue of business events. What is read is gone from it: each call's events are kept before the next call. */
export async function readQueue(
  client: Client,
  extSystemCode: string,
  signal: AbortSignal,
  keep: (notices: ChangeNotice[]) => Promise<void>,
): Promise<void> {
  const path = `/int/v1/externalSystem/${encodeURIComponent(extSystemCode)}/hotels/{hotelId}/businessEvents`;
  for (let call = 0; call < CALLS_MAX; call++) {
    const found = await client.get(path, { limit: EVENTS_PER_CALL }, businessEvents, signal);
    const events = found?.businessEventData ?? [];
    await keep(events.flatMap((event) => readEvent(event) ?? []));
    if (events.length < EVENTS_PER_CALL) return;
  }
}

/** An event says where to look; not all names of events are published, so none is relied on. */
function readEvent({ businessEvent, businessEventId }: RawEvent): ChangeNotice | null {
  const { moduleName, actionType, actionId, primaryKey } = businessEvent.header;
  const noticeId = businessEventId?.id || `${moduleName}:${actionType}:${actionId}:${primaryKey}`;
  const elements = (businessEvent.details ?? []).map(({ dataElement, ...values }) => ({
    name: dataElement,
    ...values,
  }));
  return toNotice({ moduleName, primaryKey, noticeId, elements });
}

/** An event of the queue or of the stream. */
export function toNotice({
  moduleName,
  primaryKey,
  noticeId,
  elements,
}: {
  moduleName: string;
  primaryKey: string;
  noticeId: string;
  elements: readonly { name: string; oldValue: string; newValue: string }[];
}): ChangeNotice | null {
  const key = primaryKey === '' ? null : primaryKey;
  switch (moduleName.toLowerCase()) {
    case 'reservation':
      return { entity: 'reservations', id: key, noticeId };
    case 'profile':
      return { entity: 'guests', id: key, noticeId };
    case 'housekeeping':
      return { entity: 'rooms', id: findRoom(elements), noticeId };
    case 'rate':
      return { entity: 'rates', id: null, noticeId };
    case 'nightaudit':
      return { entity: 'reservations', id: null, noticeId };
    default:
      return null;
  }
}

/** The room that an event of housekeeping names among its elements. */
function findRoom(elements: readonly { name: string; oldValue: string; newValue: string }[]): string | null {
  const room = elements.find(({ name }) => ['ROOM', 'ROOM NUMBER'].includes(name.toUpperCase()));
  return room?.newValue || room?.oldValue || null;
}

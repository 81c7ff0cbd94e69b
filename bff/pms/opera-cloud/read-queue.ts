import type { ChangeNotice } from '../port.ts';
import type { Client } from './client.ts';
import { businessEvents, type RawEvent } from './schema.ts';

/** The most events per call (the call's own description). */
const EVENTS_PER_CALL = 20;
/** Ends the reading even if a hotel makes events faster than they are read. */
const CALLS_MAX = 100;

/**
 * Reads the queue of business events until it is empty. Reading removes events, so those of each call are stored before
 * the next call.
 */
export async function readQueue(
  client: Client,
  extSystemCode: string,
  signal: AbortSignal,
  keep: (notices: ChangeNotice[]) => Promise<void>,
): Promise<void> {
  const path = `/int/v1/externalSystem/${encodeURIComponent(extSystemCode)}/hotels/{hotelId}/businessEvents`;
  for (let call = 0; call < CALLS_MAX; call++) {
    const answer = await client.get(path, { limit: EVENTS_PER_CALL }, businessEvents, signal);
    const events = answer?.businessEventData ?? [];
    await keep(events.flatMap((event) => readEvent(event) ?? []));
    if (events.length < EVENTS_PER_CALL) return;
  }
}

/** Parses an event, which names the records to read again. Not all event names are published, so they are not used. */
function readEvent({ businessEvent, businessEventId }: RawEvent): ChangeNotice | null {
  const { moduleName, actionType, actionId, primaryKey } = businessEvent.header;
  const noticeId = businessEventId?.id || `${moduleName}:${actionType}:${actionId}:${primaryKey}`;
  const elements = (businessEvent.details ?? []).map(({ dataElement, ...values }) => ({
    name: dataElement,
    ...values,
  }));
  return toNotice({ moduleName, primaryKey, noticeId, elements });
}

/** Makes a notice from an event of the queue or the stream. */
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

/** The room that a housekeeping event names among its elements. */
function findRoom(elements: readonly { name: string; oldValue: string; newValue: string }[]): string | null {
  const room = elements.find(({ name }) => ['ROOM', 'ROOM NUMBER'].includes(name.toUpperCase()));
  return room?.newValue || room?.oldValue || null;
}

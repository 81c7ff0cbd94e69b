import type { Change, Page, PmsSession, Pulled, PullFrom, Receipt } from '../port.ts';

type Fetched = 'guests' | 'reservations' | 'rooms';

/** The functions that read one record of each kind. */
export type Fetchers = { [Entity in Fetched]: (id: string, signal: AbortSignal) => Promise<Pulled<Entity>[]> };

/**
 * The functions that write each kind of change. From the second attempt on (`attempt` > 1) the change may have arrived
 * already.
 */
export type Writers = {
  [Kind in Change['kind']]: (
    change: Extract<Change, { kind: Kind }>,
    attempt: number,
    signal: AbortSignal,
  ) => Promise<Receipt>;
};

/** A pull of everything, from the beginning. */
export const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };

export function fetchBy(fetchers: Fetchers): PmsSession['fetch'] {
  return (entity, id, signal) => fetchers[entity](id, signal);
}

export function pushBy(writers: Writers): PmsSession['push'] {
  return async (change, attempt, signal) => {
    switch (change.kind) {
      case 'request':
        return writers.request(change, attempt, signal);
      case 'completion':
        return writers.completion(change, attempt, signal);
      case 'communication':
        return writers.communication(change, attempt, signal);
      case 'charge':
        return writers.charge(change, attempt, signal);
      case 'charge_void':
        return writers.charge_void(change, attempt, signal);
      case 'preference':
        return writers.preference(change, attempt, signal);
      case 'fields':
        return writers.fields(change, attempt, signal);
      case 'arrival':
        return writers.arrival(change, attempt, signal);
      default:
        return change satisfies never;
    }
  };
}

/** Finds a room by its id, for PMSs that only list all rooms. */
export async function findRoom(pages: AsyncIterable<Page<'rooms'>>, id: string): Promise<Pulled<'rooms'>[]> {
  for await (const { records } of pages) {
    const room = records.find((record) => record.id === id);
    if (room !== undefined) return [room];
  }
  return [];
}

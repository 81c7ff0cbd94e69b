import type { Change, Page, PmsSession, Pulled, PullFrom, Receipt } from '../port.ts';

type Fetched = 'guests' | 'reservations' | 'rooms';

/** What reads one record of each kind again. */
export type Fetchers = { [Entity in Fetched]: (id: string, signal: AbortSignal) => Promise<Pulled<Entity>[]> };

/** What writes each kind of change. From the second try on (`attempt` > 1) it may be there already. */
export type Writers = {
  [Kind in Change['kind']]: (
    change: Extract<Change, { kind: Kind }>,
    attempt: number,
    signal: AbortSignal,
  ) => Promise<Receipt>;
};

/** A pull from the beginning, of the whole window. */
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

/** The room of that id, for PMSs that give rooms only as a list. */
export async function findRoom(pages: AsyncIterable<Page<'rooms'>>, id: string): Promise<Pulled<'rooms'>[]> {
  for await (const { records } of pages) {
    const room = records.find((record) => record.id === id);
    if (room !== undefined) return [room];
  }
  return [];
}

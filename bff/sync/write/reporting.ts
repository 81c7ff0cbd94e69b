import { HOUR_MS } from '../../../shared/domain/time.ts';
import type { Capabilities } from '../../pms/port.ts';
import type { PmsConnection } from '../../store/pms/connections.ts';

/** A webhook that works is heard of at least so often, in the quietest house. */
const WEBHOOK_HEARD_MS = 24 * HOUR_MS;
/** A queue is read every few seconds. */
const QUEUE_HEARD_MS = HOUR_MS / 4;

/**
 * Which PMSs tell of changes by themselves. Decided by what was heard of them and not by what they could do: an address that
 * nobody entered there, a subscription that was taken away, a queue that was not set up are all silent. Until something is
 * heard, as after a start, a PMS counts as silent and is asked more often.
 */
export interface Reporting {
  /** The PMS was asked to tell of changes and agreed, or did not. */
  subscribed(connectionId: string, agreed: boolean): void;
  /** A notice came that verified, or the queue was read. */
  heard(connectionId: string): void;
  reports(connection: Pick<PmsConnection, 'id' | 'settings'>, capabilities: Pick<Capabilities, 'notices'>): boolean;
  /** Keeps nothing of connections that are there no more. */
  keepOnly(connectionIds: ReadonlySet<string>): void;
}

export function createReporting(clock: () => Date): Reporting {
  const known = new Map<string, { agreed: boolean; heardAt: number | null }>();
  const of = (id: string) => known.get(id) ?? { agreed: false, heardAt: null };
  return {
    subscribed: (id, agreed) => void known.set(id, { ...of(id), agreed }),
    heard: (id) => void known.set(id, { ...of(id), heardAt: +clock() }),
    reports({ id, settings }, { notices }) {
      if (notices === 'none' || settings.mode !== 'realtime') return false;
      const { agreed, heardAt } = of(id);
      if (heardAt === null) return false;
      const silentMs = +clock() - heardAt;
      return notices === 'queue' ? silentMs <= QUEUE_HEARD_MS : agreed && silentMs <= WEBHOOK_HEARD_MS;
    },
    keepOnly(ids) {
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    },
  };
}

import { HOUR_MS } from '../../../shared/domain/time.ts';
import type { Capabilities } from '../../pms/port.ts';
import type { PmsConnection } from '../../store/pms/connections.ts';

/** A working webhook is called at least this often, even in a quiet hotel. */
const WEBHOOK_HEARD_MS = 24 * HOUR_MS;
/** A queue is read every few seconds. */
const QUEUE_HEARD_MS = HOUR_MS / 4;

/**
 * Which PMSs currently send notices. Decided by what was received and not by what they support, because an address may not be
 * entered, or a subscription removed. Until something is received, as after a start, a PMS counts as silent and is asked more
 * often.
 */
export interface Reporting {
  /** The result of subscribing. */
  subscribed(connectionId: string, agreed: boolean): void;
  /** A valid notice came, or the queue was read. */
  heard(connectionId: string): void;
  reports(connection: Pick<PmsConnection, 'id' | 'settings'>, capabilities: Pick<Capabilities, 'notices'>): boolean;
  /** Forgets connections that no longer exist. */
  keepOnly(connectionIds: ReadonlySet<string>): void;
}

export function createReporting(clock: () => Date): Reporting {
  const states = new Map<string, { agreed: boolean; heardAt: number | null }>();
  const stateOf = (id: string) => states.get(id) ?? { agreed: false, heardAt: null };
  return {
    subscribed: (id, agreed) => void states.set(id, { ...stateOf(id), agreed }),
    heard: (id) => void states.set(id, { ...stateOf(id), heardAt: +clock() }),
    reports({ id, settings }, { notices }) {
      if (notices === 'none' || settings.mode !== 'realtime') return false;
      const { agreed, heardAt } = stateOf(id);
      if (heardAt === null) return false;
      const silentMs = +clock() - heardAt;
      return notices === 'queue' ? silentMs <= QUEUE_HEARD_MS : agreed && silentMs <= WEBHOOK_HEARD_MS;
    },
    keepOnly(ids) {
      for (const id of states.keys()) if (!ids.has(id)) states.delete(id);
    },
  };
}

import { PMS_ENTITIES, type PmsEntity } from '../../../shared/domain/pms.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { FieldError } from '../../base/errors.ts';
import type { Capabilities, PmsAdapter } from '../../pms/port.ts';
import type { PmsConnection, SyncEnabled } from '../../store/pms/connections.ts';
import type { PmsCursor } from '../../store/pms/cursors.ts';

/** What can be read by its id. */
export type ById = 'guests' | 'reservations' | 'rooms';
const BY_ID: readonly PmsEntity[] = ['guests', 'reservations', 'rooms'] satisfies ById[];

export function isById(entity: PmsEntity): entity is ById {
  return BY_ID.includes(entity);
}

/** Where the PMS tells of changes, pulling only makes sure. */
const RECONCILE_MS = 15 * MINUTE_MS;
/** Where it does not tell, or not now, and can say what changed since. */
const POLL_MS = MINUTE_MS;
/** What changes rarely, or can only be read whole. */
const SLOW_MS = 60 * MINUTE_MS;

const WANTED: Record<PmsEntity, (enabled: SyncEnabled) => boolean> = {
  roomTypes: ({ reservations, availability, rates }) => reservations || availability || rates,
  rooms: ({ availability }) => availability,
  guests: ({ reservations, guestProfiles }) => reservations || guestProfiles,
  reservations: ({ reservations }) => reservations,
  rates: ({ rates }) => rates,
  availability: ({ availability }) => availability,
};

/** What is pulled of this property, in the order in which it is: what others refer to comes first. */
export function listEntities(enabled: SyncEnabled, { pulls }: Pick<Capabilities, 'pulls'>): PmsEntity[] {
  return PMS_ENTITIES.filter((entity) => WANTED[entity](enabled) && pulls.includes(entity));
}

/** How long after a pull the next one is due; null: only when somebody asks. `isTold`: the PMS tells of changes by itself. */
export function paceOf(
  entity: PmsEntity,
  { mode, interval }: PmsConnection['settings'],
  { incremental, pollMs = POLL_MS, isTold }: Pick<Capabilities, 'incremental' | 'pollMs'> & { isTold: boolean },
): number | null {
  if (mode === 'manual') return null;
  if (mode === 'batch') return interval;
  if (entity === 'roomTypes' || entity === 'rates') return SLOW_MS;
  if (entity === 'rooms' || entity === 'availability') return isTold ? RECONCILE_MS : 5 * MINUTE_MS;
  return !isTold && incremental.includes(entity) ? pollMs : RECONCILE_MS;
}

/** When each entity is due next, in milliseconds since 1970; one that was never through is due at once. */
export function listDueTimes(
  connection: Pick<PmsConnection, 'settings' | 'enabled'>,
  { capabilities, isTold }: { capabilities: Pick<Capabilities, 'pulls' | 'incremental' | 'pollMs'>; isTold: boolean },
  cursors: readonly PmsCursor[],
): Map<PmsEntity, number> {
  const due = new Map<PmsEntity, number>();
  for (const entity of listEntities(connection.enabled, capabilities)) {
    const everyMs = paceOf(entity, connection.settings, { ...capabilities, isTold });
    if (everyMs === null) continue;
    const { finishedAt = null } = cursors.find((cursor) => cursor.entity === entity) ?? {};
    due.set(entity, finishedAt === null ? 0 : Date.parse(finishedAt) + everyMs);
  }
  return due;
}

/** Asked for, and not pulled: because the hotel turned it off, or the PMS does not give it. */
export function notSynced(
  entity: PmsEntity,
  place: number,
  { adapter, possible }: { adapter: PmsAdapter; possible: readonly PmsEntity[] },
): FieldError {
  const isOff = adapter.capabilities.pulls.includes(entity);
  const why = isOff ? 'is turned off here' : `is not what ${adapter.name} gives`;
  const detail = `entities: ${entity} ${why}; any of ${possible.join(', ') || 'none'}`;
  return { pointer: `/entities/${place}`, code: isOff ? 'not_enabled' : 'not_supported', detail };
}

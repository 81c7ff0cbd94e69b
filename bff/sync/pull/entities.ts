import { PMS_ENTITIES, type PmsEntity } from '../../../shared/domain/pms.ts';
import { MINUTE_MS } from '../../../shared/domain/time.ts';
import type { FieldError } from '../../base/errors.ts';
import type { Capabilities, PmsAdapter } from '../../pms/port.ts';
import type { PmsConnection, SyncEnabled } from '../../store/pms/connections.ts';
import type { PmsCursor } from '../../store/pms/cursors.ts';

/** Entities that can be read by id. */
export type ById = 'guests' | 'reservations' | 'rooms';
const BY_ID: readonly PmsEntity[] = ['guests', 'reservations', 'rooms'] satisfies ById[];

export function isById(entity: PmsEntity): entity is ById {
  return BY_ID.includes(entity);
}

/** Interval when the PMS sends notices and pulling is only a safety net. */
const RECONCILE_MS = 15 * MINUTE_MS;
/** Interval when it sends none but can list changes. */
const POLL_MS = MINUTE_MS;
/** Interval for what changes rarely or must be read whole. */
const SLOW_MS = 60 * MINUTE_MS;

const WANTED: Record<PmsEntity, (enabled: SyncEnabled) => boolean> = {
  roomTypes: ({ reservations, availability, rates }) => reservations || availability || rates,
  rooms: ({ availability }) => availability,
  guests: ({ reservations, guestProfiles }) => reservations || guestProfiles,
  reservations: ({ reservations }) => reservations,
  rates: ({ rates }) => rates,
  availability: ({ availability }) => availability,
};

/** The entities pulled for this property, in order: referenced ones first. */
export function listEntities(enabled: SyncEnabled, { pulls }: Pick<Capabilities, 'pulls'>): PmsEntity[] {
  return PMS_ENTITIES.filter((entity) => WANTED[entity](enabled) && pulls.includes(entity));
}

/** Interval between pulls; null: only on request. `sendsNotices`: the PMS sends notices. */
export function paceOf(
  entity: PmsEntity,
  { mode, interval }: PmsConnection['settings'],
  {
    incremental,
    pollMs = POLL_MS,
    sendsNotices,
  }: Pick<Capabilities, 'incremental' | 'pollMs'> & { sendsNotices: boolean },
): number | null {
  if (mode === 'manual') return null;
  if (mode === 'batch') return interval;
  if (entity === 'roomTypes' || entity === 'rates') return SLOW_MS;
  if (entity === 'rooms' || entity === 'availability') return sendsNotices ? RECONCILE_MS : 5 * MINUTE_MS;
  return !sendsNotices && incremental.includes(entity) ? pollMs : RECONCILE_MS;
}

/** When each entity is due, in milliseconds since 1970; at once if it was never finished. */
export function listDueTimes(
  connection: Pick<PmsConnection, 'settings' | 'enabled'>,
  {
    capabilities,
    sendsNotices,
  }: { capabilities: Pick<Capabilities, 'pulls' | 'incremental' | 'pollMs'>; sendsNotices: boolean },
  cursors: readonly PmsCursor[],
): Map<PmsEntity, number> {
  const due = new Map<PmsEntity, number>();
  for (const entity of listEntities(connection.enabled, capabilities)) {
    const everyMs = paceOf(entity, connection.settings, { ...capabilities, sendsNotices });
    if (everyMs === null) continue;
    const { finishedAt = null } = cursors.find((cursor) => cursor.entity === entity) ?? {};
    due.set(entity, finishedAt === null ? 0 : Date.parse(finishedAt) + everyMs);
  }
  return due;
}

/** Errors for requested entities that are disabled or not provided by the PMS. */
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

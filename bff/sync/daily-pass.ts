import { Temporal } from 'temporal-polyfill';
import { findCursor, type PmsCursor, saveCursor, USUAL_SCOPE } from '../store/pms-cursors.ts';
import type { Db } from '../store/schema.ts';
import type { OpenConnection } from './connections.ts';
import { listEntities } from './entities.ts';
import type { RunRequest } from './runs.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Where it is kept when the last one was through. */
const SCOPE = 'daily';

/**
 * The run that makes sure, once a day, of what the PMS's own "changed since" may leave out: the stays of yesterday up to the
 * adapter's horizon, read whole. Null where none is due. The day begins anew only when the run went well.
 */
export async function findDailyPass(
  db: Db,
  { connection, adapter, timezone }: OpenConnection,
  now: Date,
): Promise<RunRequest | null> {
  const { dailyPass, capabilities } = adapter;
  if (dailyPass === undefined || connection.settings.mode === 'manual') return null;
  const wanted = listEntities(connection.enabled, capabilities).filter((one) => dailyPass.entities.includes(one));
  const [first] = wanted;
  if (first === undefined) return null;
  const { propertyId, connectedAt } = connection;
  const usual = await findCursor(db, propertyId, first, USUAL_SCOPE);
  if (usual === undefined || usual.finishedAt === null) return null; // everything is read for the first time
  const marker = await findCursor(db, propertyId, first, SCOPE);
  if (+now - Date.parse(marker?.finishedAt ?? connectedAt) < DAY_MS) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  const to = today.add({ days: dailyPass.daysAhead }).toString();
  return {
    entities: wanted,
    range: { from: today.subtract({ days: 1 }).toString(), to },
    trigger: 'schedule',
    onDone: (trx) => saveCursor(trx, { ...MARKER, propertyId, entity: first, finishedAt: now.toISOString() }),
  };
}

const MARKER: Omit<PmsCursor, 'propertyId' | 'entity' | 'finishedAt'> = {
  scope: SCOPE,
  cursor: null,
  nextCursor: null,
  resume: null,
  pull: '',
  done: 0,
  total: null,
};

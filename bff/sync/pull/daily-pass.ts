import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '../../../shared/domain/time.ts';
import { findCursor, type PmsCursor, saveCursor, USUAL_SCOPE } from '../../store/pms/cursors.ts';
import type { Db } from '../../store/schema/schema.ts';
import type { OpenConnection } from '../connection/connections.ts';
import { listEntities } from './entities.ts';
import type { RunRequest } from './runs.ts';

/** Scope under which the last complete pass is stored. */
const SCOPE = 'daily';

/**
 * The daily run that reads all stays from yesterday up to the adapter's horizon, to find what "changed since" missed. Null if
 * none is due. Only a successful run counts.
 */
export async function findDailyPass(
  db: Db,
  { connection, adapter, timezone }: OpenConnection,
  now: Date,
): Promise<RunRequest | null> {
  const { dailyPass, capabilities } = adapter;
  if (dailyPass === undefined || connection.settings.mode === 'manual') return null;
  const dailyEntities = listEntities(connection.enabled, capabilities).filter((one) =>
    dailyPass.entities.includes(one),
  );
  const [first] = dailyEntities;
  if (first === undefined) return null;
  const { propertyId, source, connectedAt } = connection;
  const usual = await findCursor(db, connection, first, USUAL_SCOPE);
  if (usual === undefined || usual.finishedAt === null) return null; // the first import is not finished
  const marker = await findCursor(db, connection, first, SCOPE);
  if (+now - Date.parse(marker?.finishedAt ?? connectedAt) < DAY_MS) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timezone).toPlainDate();
  const to = today.add({ days: dailyPass.daysAhead }).toString();
  return {
    entities: dailyEntities,
    range: { from: today.subtract({ days: 1 }).toString(), to },
    trigger: 'schedule',
    onDone: (trx) => saveCursor(trx, { ...MARKER, propertyId, source, entity: first, finishedAt: now.toISOString() }),
  };
}

const MARKER: Omit<PmsCursor, 'propertyId' | 'source' | 'entity' | 'finishedAt'> = {
  scope: SCOPE,
  cursor: null,
  nextCursor: null,
  resume: null,
  pull: '',
  done: 0,
  total: null,
};

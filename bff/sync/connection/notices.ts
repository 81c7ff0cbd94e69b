import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { PmsError } from '../../pms/net/errors.ts';
import {
  listDueNotices,
  listNotified,
  type PmsNotice,
  postponeNotices,
  settleNotices,
} from '../../store/pms/notices.ts';
import type { PmsSource } from '../../store/pms/source.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Pace, SyncDeps } from '../deps.ts';
import { createPerSource } from '../per-source.ts';
import { isById, listEntities } from '../pull/entities.ts';
import { reread, rereadRooms } from '../pull/reread.ts';
import type { Runs } from '../pull/runs.ts';
import type { Connections, OpenConnection } from './connections.ts';
import { describeFailure } from './failure.ts';
import { findPause } from './paused.ts';

const AT_ONCE_MAX = 200;
const READS_AT_ONCE = 4;
const ATTEMPTS_MAX = 8;
/** With more rooms than this, all rooms are read at once, because some PMSs need as many calls for one room as for all. */
const ROOMS_APART_MAX = 2;
const RETRY_MS_MAX = 5 * 60_000;
/** Longer than the replication delay of most vendors. */
const STALE_MS = 15_000;

/** Reads records that the PMS sent notices about. */
export interface Notices {
  /** Starts working on due notices. */
  startDue(): Promise<void>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

export function createNotices(deps: SyncDeps, connections: Connections, runs: Runs, pace: Pace): Notices {
  const { db, writer, clock, log } = deps;
  const stop = new AbortController();
  const now = () => clock().toISOString();

  async function workOff(of: PmsSource): Promise<void> {
    while (!stop.signal.aborted) {
      if ((await findPause(db, of.propertyId, clock())) !== null) return;
      const due = await listDueNotices(db, of, now(), AT_ONCE_MAX);
      if (due.length === 0) return;
      const open = await connections.open(of).catch(() => null);
      if (open === null) {
        await writer.write((trx) => settleNotices(trx, idsOf(due), now()));
        return;
      }
      const signal = AbortSignal.any([stop.signal, open.signal]);
      const groups = [...group(due).values()];
      const next = async (): Promise<void> => {
        for (let one = groups.shift(); one !== undefined; one = groups.shift()) await answer(open, one, signal);
      };
      await Promise.all(Array.from({ length: READS_AT_ONCE }, next));
    }
  }

  async function answer(open: OpenConnection, notices: readonly PmsNotice[], signal: AbortSignal): Promise<void> {
    const [first] = notices;
    if (first === undefined || signal.aborted) return;
    const { entity } = first;
    const isSynced = listEntities(open.connection.enabled, open.adapter.capabilities).includes(entity);
    const settle = () => writer.write((trx) => settleNotices(trx, idsOf(notices), now()));
    try {
      if (!isSynced) await settle();
      else if (first.externalId === null || !isById(entity)) {
        await runs.start(open.connection, { entities: [entity], range: null, trigger: 'notice' });
        await settle();
      } else {
        const also = (trx: Trx) => settleNotices(trx, idsOf(notices), now());
        const ids = new Set(notices.flatMap(({ externalId }) => externalId ?? []));
        if (ids.size > 1) await rereadRooms({ writer, clock }, open, { ids, signal }, also);
        else {
          const { externalId } = first;
          await reread({ writer, clock }, open, { entity, externalId, signal }, (trx, changed) =>
            changed ? also(trx) : requeueUnchanged(trx, notices),
          );
        }
      }
    } catch (error) {
      if (signal.aborted) return; // they stay and are read later
      await putOff(open, entity, notices, error);
    }
  }

  /**
   * A PMS may answer from a replica that is behind its notices. If a record looks unchanged, it is read once more after a moment,
   * and also if we have no stored version or changed it ourselves.
   */
  async function requeueUnchanged(trx: Trx, notices: readonly PmsNotice[]): Promise<void> {
    const fresh = notices.filter(({ attempts }) => attempts === 0);
    const retriedNotices = notices.filter(({ attempts }) => attempts > 0);
    await settleNotices(trx, idsOf(retriedNotices), now());
    await postponeNotices(trx, idsOf(fresh), new Date(+clock() + STALE_MS).toISOString());
  }

  async function putOff(
    open: OpenConnection,
    entity: PmsEntity,
    notices: readonly PmsNotice[],
    error: unknown,
  ): Promise<void> {
    if (!(error instanceof PmsError)) log.error({ err: error, entity }, 'reading what a PMS told of failed');
    const attempts = Math.max(...notices.map((notice) => notice.attempts)) + 1;
    const isGivenUp = attempts >= ATTEMPTS_MAX || (error instanceof PmsError && !error.worthRetrying);
    open.logBook.add({
      level: isGivenUp ? 'error' : 'warn',
      event: 'notice.failed',
      entity,
      message: `Not read again${isGivenUp ? ', left to the next pull' : ' yet'}: ${describeFailure(error, clock()).message}`,
      detail: { code: describeFailure(error, clock()).code, final: isGivenUp },
    });
    const retryAfterMs = error instanceof PmsError ? (error.retryAfterMs ?? 0) : 0;
    const waitMs = Math.max(retryAfterMs, Math.min(RETRY_MS_MAX, pace.pushRetryMs * 2 ** (attempts - 1)));
    const runAt = new Date(+clock() + waitMs).toISOString();
    await writer.write(async (trx) => {
      if (isGivenUp) await settleNotices(trx, idsOf(notices), now());
      else await postponeNotices(trx, idsOf(notices), runAt);
      await open.logBook.store(trx);
    });
  }

  const sources = createPerSource(log, 'working off PMS notices failed', workOff);
  return {
    startDue: async () => sources.begin(await listNotified(db, now())),
    idle: sources.idle,
    async close() {
      stop.abort();
      await sources.idle();
    },
  };
}

/** Notices of the same record are read once, and so are those of many rooms. */
function group(due: readonly PmsNotice[]): Map<string, PmsNotice[]> {
  const groups = new Map<string, PmsNotice[]>();
  const rooms = new Set(due.flatMap(({ entity, externalId }) => (entity === 'rooms' ? (externalId ?? []) : [])));
  for (const notice of due) {
    const { entity, externalId } = notice;
    const isOneOfMany = entity === 'rooms' && externalId !== null && rooms.size > ROOMS_APART_MAX;
    const id = isOneOfMany ? '*' : isById(entity) ? externalId : null;
    const key = `${entity}:${id ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return groups;
}

function idsOf(notices: readonly PmsNotice[]): string[] {
  return notices.map(({ id }) => id);
}

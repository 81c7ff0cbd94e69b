import { ServiceError } from '../base/errors.ts';
import { PmsError } from '../pms/net/errors.ts';
import { queueHappenings } from '../store/channels/webhooks.ts';
import { saveChannelRoomTypes } from '../store/pms/channel-manager-calls.ts';
import {
  changeChannelManager,
  findChannelManager,
  isChannelManager,
} from '../store/pms/channel-manager-connections.ts';
import { deleteOldLogs } from '../store/pms/logs.ts';
import {
  deleteOldRuns,
  findRun,
  insertRun,
  listOpenRuns,
  type RunTrigger,
  type SyncRun,
  saveRun,
} from '../store/pms/runs.ts';
import { describeFailure } from '../sync/connection/failure.ts';
import type { AlsoStore } from '../sync/deps.ts';
import type { LogBook } from '../sync/log-book.ts';
import { inRun } from '../sync/pull/run-context.ts';
import { applyBooking } from './apply.ts';
import type { ChannelManagerConnections, OpenChannelManager } from './connections.ts';
import type { DistributionDeps } from './deps.ts';
import { createNightReader } from './nights.ts';
import type { BookingPage } from './port.ts';

const RETRY_MS_MAX = 15 * 60_000;
const SOURCE = 'channel_manager';
const SUBSCRIBE_TIMEOUT_MS = 30_000;
/** Name of this work among nodes; one node does it. */
export const PULLING = 'asking channel managers';

/** The pulls of all properties, one at a time per property. */
export interface Pulls {
  /** Starts a pull or joins the running one. It runs in the background, on the node that does this work. */
  start(propertyId: string, trigger: RunTrigger, also?: AlsoStore<SyncRun>): Promise<SyncRun>;
  current(propertyId: string): SyncRun | undefined;
  /** The running pull, here or on another node. */
  findCurrent(propertyId: string): Promise<SyncRun | undefined>;
  /**
   * Continues pulls that are stored as running but not running here, because they were started by another node or a crashed one.
   */
  takeUp(): Promise<void>;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export function createPulls(deps: DistributionDeps, connections: ChannelManagerConnections, retryMs: number): Pulls {
  const { db, writer, clock, log, nodes } = deps;
  const underWay = new Map<string, { run: SyncRun; done: Promise<void> }>();
  const starting = new Map<string, Promise<SyncRun>>();
  const failures = new Map<string, number>();
  const nights = createNightReader(deps);
  const stop = new AbortController();

  async function storePage(open: OpenChannelManager, run: SyncRun, page: BookingPage): Promise<void> {
    const { connection, logBook } = open;
    const { propertyId, roomTypes } = connection;
    const at = clock().toISOString();
    await writer.write(async (trx) => {
      if (!(await isChannelManager(trx, connection))) throw new PmsError('cancelled', 'It is not connected any more');
      const faults = [...page.faults];
      for (const booking of page.bookings) {
        const { fault } = await applyBooking(trx, { propertyId, roomTypes, at }, booking);
        if (fault !== undefined) faults.push(fault);
      }
      for (const fault of faults) logRejected(logBook, fault);
      const before = run.progress.reservations;
      run.progress.reservations = {
        done: (before?.done ?? 0) + page.bookings.length,
        total: null,
        finished: false,
        rejected: (before?.rejected ?? 0) + faults.length,
      };
      if (page.cursor !== null) await changeChannelManager(trx, connection, { cursor: page.cursor });
      await saveRun(trx, run);
      await logBook.store(trx);
    });
  }

  async function pullAll(open: OpenChannelManager, run: SyncRun, signal: AbortSignal): Promise<void> {
    const { session, adapter, connection } = open;
    const isRegular = run.trigger === 'schedule' || run.trigger === 'notice';
    if (!isRegular && adapter.capabilities.gives.includes('roomTypes')) {
      const types = await session.roomTypes(signal);
      run.progress.roomTypes = { done: types.length, total: types.length, finished: true, rejected: 0 };
      await writer.write(async (trx) => {
        if (!(await isChannelManager(trx, connection))) return;
        await saveChannelRoomTypes(trx, connection.propertyId, types, clock().toISOString());
      });
    }
    for await (const page of session.pull(connection.cursor, signal)) {
      signal.throwIfAborted();
      await storePage(open, run, page);
      if (page.receipts.length > 0) await session.acknowledge(page.receipts, signal);
    }
    await nights.read(open, { isAsked: !isRegular, signal });
    const { reservations } = run.progress;
    run.progress.reservations = { ...(reservations ?? { done: 0, total: null, rejected: 0 }), finished: true };
  }

  async function carryOut(run: SyncRun): Promise<void> {
    const { propertyId } = run;
    const logBook = connections.logBookOf(propertyId);
    let error: SyncRun['errors'][number] | null = null;
    let retryAfterMs: number | null = null;
    // A new cursor may have been stored since the connection was opened.
    const stored = await findChannelManager(db, propertyId);
    const open = await connections.open(propertyId).catch(() => null);
    try {
      if (open === null || stored === undefined) throw new PmsError('cancelled', 'It is not connected any more');
      await renewSubscription(open, run);
      const signal = AbortSignal.any([stop.signal, open.signal]);
      await pullAll({ ...open, connection: stored }, run, signal);
      failures.delete(propertyId);
    } catch (thrown) {
      if (!(thrown instanceof PmsError) && !stop.signal.aborted)
        log.error({ err: thrown, propertyId }, 'pulling from a channel manager failed');
      const { code, message } = describeFailure(thrown, clock());
      error = { entity: null, code, message };
      retryAfterMs = thrown instanceof PmsError ? thrown.retryAfterMs : null;
    }
    await finish(run, open, error, retryAfterMs);
    await logBook.flush();
  }

  /** Renews the subscription to changes at each connection and start, because the vendor may remove it silently. */
  async function renewSubscription(open: OpenChannelManager, { trigger }: SyncRun): Promise<void> {
    const { session, logBook, connection } = open;
    if (session.subscribe === undefined || (trigger === 'schedule' && connection.lastSync !== null)) return;
    await session.subscribe(AbortSignal.timeout(SUBSCRIBE_TIMEOUT_MS)).catch((error: unknown) => {
      const message = `It does not tell of changes by itself: ${describeFailure(error, clock()).message}`;
      logBook.add({ level: 'warn', event: 'subscribe.failed', message });
    });
  }

  async function finish(
    run: SyncRun,
    open: OpenChannelManager | null,
    error: SyncRun['errors'][number] | null,
    retryAfterMs: number | null,
  ): Promise<void> {
    const { propertyId } = run;
    const now = +clock();
    const finishedAt = new Date(now).toISOString();
    run.state = error === null ? 'done' : 'failed';
    run.finishedAt = finishedAt;
    if (error !== null) run.errors.push(error);
    const logBook = connections.logBookOf(propertyId);
    const count = run.progress.reservations?.done ?? 0;
    const summary = error === null ? `Done: ${count} bookings` : `Failed: ${error.message}`;
    logBook.add({ level: error === null ? 'info' : 'error', event: `run.${run.state}`, message: summary });
    const pollMs = open?.adapter.capabilities.pollMs ?? null;
    const failed = (failures.get(propertyId) ?? 0) + 1;
    if (error !== null) failures.set(propertyId, failed);
    const waitMs =
      error === null ? pollMs : Math.max(retryAfterMs ?? 0, Math.min(RETRY_MS_MAX, retryMs * 2 ** (failed - 1)));
    await writer.write(async (trx) => {
      await saveRun(trx, run);
      await logBook.store(trx);
      await deleteOldRuns(trx, propertyId, SOURCE);
      await deleteOldLogs(trx, propertyId, SOURCE);
      if (error?.code === 'cancelled') return;
      if (error !== null)
        await queueHappenings(trx, [{ propertyId, type: 'sync.failed', subjectId: run.syncId }], finishedAt);
      if (open === null) return;
      // A call during this pull may report a change that the pull has missed, so the next pull stays due.
      const stored = await findChannelManager(trx, propertyId);
      const wasNudged = stored?.dueAt != null && stored.dueAt > run.startedAt;
      const dueAt = waitMs === null ? null : new Date(now + waitMs).toISOString();
      const outcome =
        error === null
          ? { lastSync: finishedAt, lastError: null }
          : { lastError: { code: error.code, message: error.message, at: finishedAt } };
      const due = wasNudged && error === null ? {} : { dueAt };
      await changeChannelManager(trx, open.connection, { ...outcome, ...due });
    });
  }

  async function begin(propertyId: string, trigger: RunTrigger, also?: AlsoStore<SyncRun>): Promise<SyncRun> {
    const isOurs = await nodes.takes(PULLING);
    const joined = underWay.get(propertyId)?.run ?? (isOurs ? undefined : await findOpen(propertyId));
    if (joined !== undefined) {
      if (also !== undefined) await writer.write((trx) => also(trx, joined));
      return joined;
    }
    if (stop.signal.aborted) throw new ServiceError('overloaded', 'The server stops');
    const startedAt = clock().toISOString();
    const run = await writer.write(async (trx) => {
      const runFields = { propertyId, trigger, entities: ['reservations' as const], range: null, startedAt };
      const newRun = await insertRun(trx, runFields, SOURCE);
      await also?.(trx, newRun);
      return newRun;
    });
    if (isOurs) runInBackground(run); // otherwise the node that does this work finds it
    return run;
  }

  function runInBackground(run: SyncRun): void {
    const { propertyId } = run;
    if (underWay.has(propertyId)) return; // already started between its commit and now
    const done = inRun(run.syncId, () => carryOut(run))
      .catch((error: unknown) => log.error({ err: error, propertyId }, 'what became of a pull could not be stored'))
      .finally(() => underWay.delete(propertyId));
    underWay.set(propertyId, { run, done });
  }

  async function findOpen(propertyId: string): Promise<SyncRun | undefined> {
    return (await listOpenRuns(db, { propertyId, isChannelManager: true }))[0];
  }

  return {
    start(propertyId, trigger, also) {
      // One after the other, so that simultaneous requests join one pull.
      const before = starting.get(propertyId)?.catch(() => undefined) ?? Promise.resolve();
      const started = before.then(() => begin(propertyId, trigger, also));
      starting.set(propertyId, started);
      return started;
    },
    current: (propertyId) => underWay.get(propertyId)?.run,
    async findCurrent(propertyId) {
      const here = underWay.get(propertyId)?.run;
      return here ?? (nodes.id === null ? undefined : findOpen(propertyId));
    },
    async takeUp() {
      if (nodes.id === null || stop.signal.aborted) return;
      for (const { propertyId, syncId } of await listOpenRuns(db, { isChannelManager: true })) {
        // It may have ended since the list was read.
        const now = underWay.has(propertyId) ? undefined : await findRun(db, propertyId, syncId, SOURCE);
        if (now?.state === 'running' && !underWay.has(propertyId)) runInBackground(now);
      }
    },
    async idle() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done));
    },
    async close() {
      stop.abort();
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}

function logRejected(logBook: LogBook, fault: string): void {
  const message = `Not stored: ${fault}`;
  logBook.add({ level: 'error', event: 'record.rejected', entity: 'reservations', message });
}

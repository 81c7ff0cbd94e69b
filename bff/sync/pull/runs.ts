import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { ServiceError } from '../../base/errors.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { queueHappenings } from '../../store/channels/webhooks.ts';
import { noteHealth } from '../../store/pms/connections.ts';
import { deleteOldLogs } from '../../store/pms/logs.ts';
import {
  type DateRange,
  deleteOldRuns,
  findRun,
  insertRun,
  listOpenRuns,
  type RunError,
  type RunTrigger,
  type SyncRun,
  saveRun,
} from '../../store/pms/runs.ts';
import { keyOfSource, type PmsSource } from '../../store/pms/source.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { Connections, OpenConnection } from '../connection/connections.ts';
import { describeFailure } from '../connection/failure.ts';
import { findPause } from '../connection/paused.ts';
import type { AlsoStore, SyncDeps } from '../deps.ts';
import { pullEntity } from './pull-entity.ts';
import { inRun } from './run-context.ts';

/** After these errors the rest of a run would fail too. */
const ENDS_THE_RUN = ['unreachable', 'rejected_credentials', 'rate_limited', 'address_refused', 'cancelled'];
const WAITING_MAX = 20;
/** Name of this work among nodes; one node does it. */
export const TALKING = 'talking to PMSs';

export interface RunRequest {
  entities: PmsEntity[];
  range: DateRange | null;
  trigger: RunTrigger;
  /** Runs when a new run succeeds; not if it joined another. */
  onDone?: (trx: Trx) => Promise<void>;
}

/** The sync runs of all sources: one at a time per source, sources in parallel. */
export interface Runs {
  /** Begins a run, or joins one that does the same already. */
  start(of: PmsSource, request: RunRequest, also?: AlsoStore<SyncRun>): Promise<SyncRun>;
  /** The current run on this node, with its progress. */
  current(of: PmsSource): SyncRun | undefined;
  /** The current run, here or on another node. */
  findCurrent(of: PmsSource): Promise<SyncRun | undefined>;
  /**
   * Continues runs that are stored as running but not running here, because they were started by another node or a crashed one.
   */
  takeUp(): Promise<void>;
  /** Waits for running and queued runs. */
  idle(of?: PmsSource): Promise<void>;
  /** When a failing source may be tried again, in milliseconds since 1970. */
  notBefore(of: PmsSource): number;
  /** Stops after the current page. */
  close(): Promise<void>;
}

interface Job {
  run: SyncRun;
  onDone: RunRequest['onDone'];
  ended: Promise<void>;
  end(): void;
}

export function createRuns(deps: SyncDeps, connections: Connections, retryMs: number): Runs {
  const { db, writer, clock, log, nodes } = deps;
  const queues = new Map<string, Job[]>();
  const working = new Map<string, Promise<void>>();
  const failures = new Map<string, { count: number; notBefore: number }>();
  const starting = new Map<string, Promise<unknown>>();
  const stop = new AbortController();

  async function work(key: string, queue: Job[]): Promise<void> {
    for (let job = queue[0]; job !== undefined; job = queue[0]) {
      const current = job;
      const { syncId } = current.run;
      await inRun(syncId, () => carryOut(current)).catch((error: unknown) =>
        log.error({ err: error, syncId }, 'what became of a sync run could not be stored'),
      );
      queue.shift();
      job.end();
    }
    queues.delete(key);
    working.delete(key);
  }

  async function carryOut({ run, onDone }: Job): Promise<void> {
    const { propertyId, syncId } = run;
    const pause = await findPause(db, propertyId, clock());
    if (pause !== null) {
      const error = { entity: null, code: pause.code, message: pause.message };
      run.errors.push(error);
      return finish(run, null, error);
    }
    const open = await connections.open(run).catch(() => null);
    if (open === null) {
      const error = { entity: null, code: 'cancelled', message: 'The PMS is not connected any more' };
      return finish(run, null, fail(run, error, null));
    }
    const signal = AbortSignal.any([stop.signal, open.signal]);
    let failure: RunError | null = null;
    const entityNames = run.entities.join(', ');
    open.logBook.add({
      level: 'info',
      event: 'run.started',
      message: `Started (${run.trigger}): ${entityNames}`,
      detail: { trigger: run.trigger },
    });
    for (const entity of run.entities) {
      const tally: Tally = { read: 0, rejected: 0, example: null };
      let ended: unknown = null;
      try {
        await pullEntity({ db, writer, now: clock }, open, {
          entity,
          range: run.range,
          signal,
          async onPage(trx, { done, total, resume }, { records, faults }) {
            const rejected = tally.rejected + faults.length;
            run.progress[entity] = { done, total, finished: resume === null, rejected };
            await saveRun(trx, run);
            Object.assign(tally, { read: tally.read + records, rejected, example: tally.example ?? faults[0] });
          },
        });
      } catch (thrown) {
        ended = signal.aborted ? new PmsError('cancelled', 'The run was stopped') : thrown;
        if (!(ended instanceof PmsError)) log.error({ err: ended, syncId, entity }, 'pulling from a PMS failed');
        const { code, message } = describeFailure(ended, clock());
        const runError = fail(run, { entity, code, message }, ended);
        failure ??= runError;
      }
      const rejected = describeRejected(entity, tally);
      if (rejected !== null && ended === null && tally.rejected === tally.read) {
        const runError = fail(run, rejected, null);
        failure ??= runError;
      } else if (rejected !== null) run.errors.push(rejected);
      if (ended instanceof PmsError && ENDS_THE_RUN.includes(ended.code)) break;
    }
    await finish(run, open, failure, onDone);
  }

  function fail(run: SyncRun, runError: RunError, error: unknown): RunError {
    const { entity, message } = runError;
    run.errors.push(runError);
    const line = { level: 'error', event: 'run.error', entity, message } as const;
    connections.logBookOf(run).add(line);
    const retryAfterMs = error instanceof PmsError ? error.retryAfterMs : null;
    const count = (failures.get(keyOfSource(run))?.count ?? 0) + 1;
    const waitMs = Math.max(retryAfterMs ?? 0, Math.min(15 * 60_000, retryMs * 2 ** (count - 1)));
    failures.set(keyOfSource(run), { count, notBefore: +clock() + waitMs });
    return runError;
  }

  /** `error`: the failure; rejected records alone are none. */
  async function finish(
    run: SyncRun,
    open: OpenConnection | null,
    error: RunError | null,
    onDone?: RunRequest['onDone'],
  ): Promise<void> {
    const { propertyId, source } = run;
    run.state = error === null ? 'done' : 'failed';
    run.finishedAt = clock().toISOString();
    if (run.state === 'done') failures.delete(keyOfSource(run));
    const counts = Object.entries(run.progress).map(
      ([entity, { done, rejected }]) => `${entity} ${done}${rejected === 0 ? '' : ` (${rejected} not stored)`}`,
    );
    const logBook = connections.logBookOf(run);
    const message = `${run.state === 'done' ? 'Done' : 'Failed'}: ${counts.join(', ') || 'nothing read'}`;
    logBook.add({ level: run.state === 'done' ? 'info' : 'error', event: `run.${run.state}`, message });
    const finishedAt = run.finishedAt;
    await writer.write(async (trx) => {
      await saveRun(trx, run);
      await logBook.store(trx);
      await deleteOldRuns(trx, propertyId, source);
      await deleteOldLogs(trx, propertyId, source);
      if (error === null) await onDone?.(trx);
      else await queueHappenings(trx, [{ propertyId, type: 'sync.failed', subjectId: run.syncId }], finishedAt);
      if (open === null || error?.code === 'cancelled') return;
      const syncedAt = run.range === null ? finishedAt : null;
      await noteHealth(
        trx,
        open.connection,
        error === null ? { syncedAt } : { error: { code: error.code, message: error.message, at: finishedAt } },
      );
    });
  }

  async function startOrJoin(of: PmsSource, request: RunRequest, also?: AlsoStore<SyncRun>): Promise<SyncRun> {
    const key = keyOfSource(of);
    const isOurs = await nodes.takes(TALKING);
    const open = isOurs ? (queues.get(key) ?? []).map(({ run }) => run) : await listOpen(of);
    const joined = open.find((run) => covers(run, request));
    if (joined !== undefined) {
      if (also !== undefined) await writer.write((trx) => also(trx, joined));
      return joined;
    }
    if (open.length >= WAITING_MAX) throw new ServiceError('overloaded', 'Too many runs wait for this PMS');
    const startedAt = clock().toISOString();
    const { onDone, ...asked } = request;
    const run = await writer.write(async (trx) => {
      const newRun = await insertRun(trx, { propertyId: of.propertyId, ...asked, startedAt }, of.source);
      await also?.(trx, newRun);
      return newRun;
    });
    if (isOurs) queue(run, onDone); // otherwise the node that does this work finds it
    return run;
  }

  const isQueued = (run: SyncRun) =>
    queues.get(keyOfSource(run))?.some((job) => job.run.syncId === run.syncId) === true;

  function queue(run: SyncRun, onDone: RunRequest['onDone']): void {
    if (isQueued(run)) return; // already queued between its commit and now
    const key = keyOfSource(run);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const jobs = queues.get(key) ?? [];
    jobs.push({ run, onDone, ended, end });
    queues.set(key, jobs);
    if (!working.has(key)) working.set(key, work(key, jobs));
  }

  async function listOpen({ propertyId, source }: PmsSource): Promise<SyncRun[]> {
    const open = await listOpenRuns(db, { propertyId, isChannelManager: false });
    return open.filter((run) => run.source === source);
  }

  return {
    start(of, request, also) {
      // One after the other, so that simultaneous requests join one run.
      const before = starting.get(keyOfSource(of)) ?? Promise.resolve();
      const started = before.then(() => startOrJoin(of, request, also));
      starting.set(
        keyOfSource(of),
        started.catch(() => undefined),
      );
      return started;
    },
    current: (of) => queues.get(keyOfSource(of))?.[0]?.run,
    async findCurrent(of) {
      const here = queues.get(keyOfSource(of))?.[0]?.run;
      return here ?? (nodes.id === null ? undefined : (await listOpen(of))[0]);
    },
    async takeUp() {
      if (nodes.id === null || stop.signal.aborted) return;
      for (const run of await listOpenRuns(db, { isChannelManager: false })) {
        if (isQueued(run)) continue;
        // It may have ended since the list was read.
        const now = await findRun(db, run.propertyId, run.syncId, run.source);
        if (now?.state === 'running' && !isQueued(now)) queue(now, undefined);
      }
    },
    async idle(of) {
      const jobs = of === undefined ? [...queues.values()].flat() : (queues.get(keyOfSource(of)) ?? []);
      await Promise.all(jobs.map(({ ended }) => ended));
    },
    notBefore: (of) => failures.get(keyOfSource(of))?.notBefore ?? 0,
    async close() {
      stop.abort();
      await Promise.all(working.values());
    },
  };
}

/** Counts of one entity in one run. */
interface Tally {
  read: number;
  rejected: number;
  /** Why one record was not stored. */
  example: string | null;
}

function describeRejected(entity: PmsEntity, { read, rejected, example }: Tally): RunError | null {
  if (rejected === 0) return null;
  const message = `${rejected} of ${read} not stored, such as ${example}. The log names them`;
  return { entity, code: 'not_stored', message };
}

/**
 * Whether a run does all that is requested. If the request was caused by a notice, entities it has already pulled do not count,
 * because they may not have the change.
 */
function covers(run: SyncRun, { entities, range, trigger }: RunRequest): boolean {
  if (run.range?.from !== range?.from || run.range?.to !== range?.to) return false;
  return entities.every(
    (entity) =>
      run.entities.includes(entity) &&
      (trigger !== 'notice' || (run.progress[entity] === undefined && run.state === 'running')),
  );
}

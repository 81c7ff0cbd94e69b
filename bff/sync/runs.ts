import type { PmsEntity } from '../../shared/domain/pms.ts';
import { ServiceError } from '../base/errors.ts';
import { PmsError } from '../pms/errors.ts';
import { noteHealth } from '../store/pms-connections.ts';
import { deleteOldLogs } from '../store/pms-logs.ts';
import { type DateRange, deleteOldRuns, insertRun, type RunTrigger, type SyncRun, saveRun } from '../store/pms-runs.ts';
import type { Connections, OpenConnection } from './connections.ts';
import type { AlsoStore, SyncDeps } from './deps.ts';
import { describeFailure } from './failure.ts';
import { pullEntity } from './pull-entity.ts';

/** After these nothing else of the same run would go better. */
const ENDS_THE_RUN = ['unreachable', 'rejected_credentials', 'rate_limited', 'address_refused', 'cancelled'];
const WAITING_MAX = 20;

export interface RunRequest {
  entities: PmsEntity[];
  range: DateRange | null;
  trigger: RunTrigger;
}

/** The synchronisations of every property: of each property one after the other, properties beside each other. */
export interface Runs {
  /** Begins a run, or joins one that does the same already. */
  start(propertyId: string, request: RunRequest, also?: AlsoStore<SyncRun>): Promise<SyncRun>;
  /** The run under way, with how far it is. */
  current(propertyId: string): SyncRun | undefined;
  /** What is under way or waits, of every property. */
  idle(propertyId?: string): Promise<void>;
  /** When a property whose runs fail may be tried again, in milliseconds since 1970. */
  notBefore(propertyId: string): number;
  /** Stops after the page under way. */
  close(): Promise<void>;
}

interface Job {
  run: SyncRun;
  ended: Promise<void>;
  end(): void;
}

export function createRuns(deps: SyncDeps, connections: Connections, retryMs: number): Runs {
  const { db, writer, clock, log } = deps;
  const queues = new Map<string, Job[]>();
  const working = new Map<string, Promise<void>>();
  const failures = new Map<string, { count: number; notBefore: number }>();
  const starting = new Map<string, Promise<unknown>>();
  const stop = new AbortController();

  async function work(propertyId: string, queue: Job[]): Promise<void> {
    for (let job = queue[0]; job !== undefined; job = queue[0]) {
      await carryOut(job.run).catch((error: unknown) =>
        log.error({ err: error, syncId: job?.run.syncId }, 'what became of a sync run could not be stored'),
      );
      queue.shift();
      job.end();
    }
    queues.delete(propertyId);
    working.delete(propertyId);
  }

  async function carryOut(run: SyncRun): Promise<void> {
    const { propertyId, syncId } = run;
    const open = await connections.open(propertyId).catch(() => null);
    if (open === null) {
      fail(run, null, new PmsError('cancelled', 'The PMS is not connected any more'));
      return finish(run, null);
    }
    const signal = AbortSignal.any([stop.signal, open.signal]);
    open.syncId = syncId;
    const what = run.entities.join(', ');
    open.book.add({ level: 'info', event: 'run.started', message: `Started (${run.trigger}): ${what}`, syncId });
    for (const entity of run.entities) {
      try {
        await pullEntity({ db, writer, now: clock }, open, {
          entity,
          range: run.range,
          signal,
          async onPage(trx, { done, total, resume }) {
            run.progress[entity] = { done, total, finished: resume === null };
            await saveRun(trx, run);
          },
        });
      } catch (thrown) {
        const error = signal.aborted ? new PmsError('cancelled', 'The run was stopped') : thrown;
        if (!(error instanceof PmsError)) log.error({ err: error, syncId, entity }, 'pulling from a PMS failed');
        fail(run, entity, error);
        if (error instanceof PmsError && ENDS_THE_RUN.includes(error.code)) break;
      }
    }
    open.syncId = null;
    await finish(run, open);
  }

  function fail(run: SyncRun, entity: PmsEntity | null, error: unknown): void {
    const { code, message } = describeFailure(error, clock());
    run.errors.push({ entity, code, message });
    const line = { level: 'error', event: 'run.error', entity, message, syncId: run.syncId } as const;
    connections.book(run.propertyId).add(line);
    const retryAfterMs = error instanceof PmsError ? error.retryAfterMs : null;
    const count = (failures.get(run.propertyId)?.count ?? 0) + 1;
    const waitMs = Math.max(retryAfterMs ?? 0, Math.min(15 * 60_000, retryMs * 2 ** (count - 1)));
    failures.set(run.propertyId, { count, notBefore: +clock() + waitMs });
  }

  async function finish(run: SyncRun, open: OpenConnection | null): Promise<void> {
    const { propertyId, syncId, errors } = run;
    run.state = errors.length === 0 ? 'done' : 'failed';
    run.finishedAt = clock().toISOString();
    if (run.state === 'done') failures.delete(propertyId);
    const read = Object.entries(run.progress).map(([entity, { done }]) => `${entity} ${done}`);
    const book = connections.book(propertyId);
    const message = `${run.state === 'done' ? 'Done' : 'Failed'}: ${read.join(', ') || 'nothing read'}`;
    book.add({ level: run.state === 'done' ? 'info' : 'error', event: `run.${run.state}`, message, syncId });
    const finishedAt = run.finishedAt;
    const [error] = errors;
    await writer.write(async (trx) => {
      await saveRun(trx, run);
      await book.store(trx);
      await deleteOldRuns(trx, propertyId);
      await deleteOldLogs(trx, propertyId);
      if (open === null || error?.code === 'cancelled') return;
      const syncedAt = run.range === null ? finishedAt : null;
      const { code, message: why } = error ?? { code: '', message: '' };
      await noteHealth(
        trx,
        open.connection,
        error === undefined ? { syncedAt } : { error: { code, message: why, at: finishedAt } },
      );
    });
  }

  async function startOrJoin(propertyId: string, request: RunRequest, also?: AlsoStore<SyncRun>): Promise<SyncRun> {
    const queue = queues.get(propertyId) ?? [];
    const joined = queue.find(({ run }) => covers(run, request));
    if (joined !== undefined) {
      if (also !== undefined) await writer.write((trx) => also(trx, joined.run));
      return joined.run;
    }
    if (queue.length >= WAITING_MAX) throw new ServiceError('overloaded', 'Too many runs wait for this property');
    const startedAt = clock().toISOString();
    const run = await writer.write(async (trx) => {
      const made = await insertRun(trx, { propertyId, ...request, startedAt });
      await also?.(trx, made);
      return made;
    });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const jobs = queues.get(propertyId) ?? [];
    jobs.push({ run, ended, end });
    queues.set(propertyId, jobs);
    if (!working.has(propertyId)) working.set(propertyId, work(propertyId, jobs));
    return run;
  }

  return {
    start(propertyId, request, also) {
      // One after the other, so that two that come at once are one run.
      const before = starting.get(propertyId) ?? Promise.resolve();
      const started = before.then(() => startOrJoin(propertyId, request, also));
      starting.set(
        propertyId,
        started.catch(() => undefined),
      );
      return started;
    },
    current: (propertyId) => queues.get(propertyId)?.[0]?.run,
    async idle(propertyId) {
      const jobs = propertyId === undefined ? [...queues.values()].flat() : (queues.get(propertyId) ?? []);
      await Promise.all(jobs.map(({ ended }) => ended));
    },
    notBefore: (propertyId) => failures.get(propertyId)?.notBefore ?? 0,
    async close() {
      stop.abort();
      await Promise.all(working.values());
    },
  };
}

/**
 * Does a run do all that is asked for? Of one that was begun because the PMS told of a change only what it has not
 * pulled yet counts: what it read before may not hold the change.
 */
function covers(run: SyncRun, { entities, range, trigger }: RunRequest): boolean {
  if (run.range?.from !== range?.from || run.range?.to !== range?.to) return false;
  return entities.every(
    (entity) =>
      run.entities.includes(entity) &&
      (trigger !== 'notice' || (run.progress[entity] === undefined && run.state === 'running')),
  );
}

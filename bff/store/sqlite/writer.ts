import { type ControlledTransaction, sql } from 'kysely';
import { ServiceError } from '../../base/errors.ts';
import type { Db, Schema, Trx } from '../schema/schema.ts';
import { keepQuery } from './kept-query.ts';

/** The largest number of jobs in one batch. A batch is one transaction and one flush to disk. */
const BATCH_MAX = 128;

/** Explanations of SQLite's error codes for the operator. */
const DISK_ERROR_TEXTS = [
  ['SQLITE_FULL', 'The disk is full: nothing more can be stored until whoever runs this server makes room'],
  ['SQLITE_IOERR', 'The disk does not take what is written: whoever runs this server must look at it'],
  ['SQLITE_READONLY', 'The store cannot be written: whoever runs this server must look at its rights'],
] as const;

/** A write that is made once per batch. Its values were added by the jobs of the batch and are in the order of the jobs. */
export interface BatchWrite<Value> {
  write(trx: Trx, values: readonly Value[]): Promise<void>;
}

/** Adds a value to a batch write, which runs at the end of the batch's transaction. Values of failed jobs are discarded. */
export type AddToBatch = <Value>(batchWrite: BatchWrite<Value>, value: Value) => void;

/**
 * The only way to change the store. `write` runs the work inside a transaction and settles once the commit is on disk: with
 * the value of the work, or with the error that the work threw (none of its changes is stored then), or with
 * `store_unavailable` if the commit failed (the outcome is then unknown). The work may await only its own queries, because
 * all other writes wait for the work.
 */
export interface Writer {
  write<T>(work: (trx: Trx, addToBatch: AddToBatch) => Promise<T>): Promise<T>;
  /** Waits for the pending writes. Later writes are refused. */
  close(): Promise<void>;
}

interface Job {
  run(trx: Trx, addToBatch: AddToBatch): Promise<void>;
  /** Settles the caller's promise with the result of `run`, after the commit. */
  settle(): void;
  fail(error: unknown): void;
}

/** Receives the duration of each commit in seconds; null if it failed. */
export type OnCommit = (seconds: number | null) => void;

/** Group commit over one database. */
export function createWriter(db: Db, onCommit: OnCommit = () => undefined): Writer {
  const pendingJobs: Job[] = [];
  let runningDrain: Promise<void> | null = null;
  let isClosed = false;

  async function drain(): Promise<void> {
    while (pendingJobs.length > 0) {
      await nextTurn(); // writes that arrive in this round of the event loop join the batch
      await commit(db, pendingJobs.splice(0, BATCH_MAX), onCommit);
    }
    runningDrain = null;
  }

  return {
    write(work) {
      if (isClosed) return Promise.reject(new ServiceError('store_unavailable', 'The server is stopping'));
      return new Promise((resolve, reject) => {
        pendingJobs.push(createJob(work, resolve, reject));
        runningDrain ??= drain();
      });
    },
    async close() {
      isClosed = true;
      await runningDrain;
    },
  };
}

function createJob<T>(
  work: (trx: Trx, addToBatch: AddToBatch) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Job {
  let settle: () => void = () => reject(new Error('A write settled before it ran'));
  return {
    async run(trx, addToBatch) {
      const value = await work(trx, addToBatch);
      settle = () => resolve(value);
    },
    settle: () => settle(),
    fail: reject,
  };
}

/** The batch writes of one batch, with the values that its jobs added. */
class BatchWrites {
  readonly #valuesByWrite = new Map<BatchWrite<unknown>, unknown[]>();

  /** Runs a job. Its values are kept unless the job fails. */
  async runJob(run: (addToBatch: AddToBatch) => Promise<void>): Promise<void> {
    const valuesOfJob: [BatchWrite<unknown>, unknown][] = [];
    await run((batchWrite, value) => valuesOfJob.push([batchWrite, value]));
    for (const [batchWrite, value] of valuesOfJob) {
      const values = this.#valuesByWrite.get(batchWrite) ?? [];
      values.push(value);
      this.#valuesByWrite.set(batchWrite, values);
    }
  }

  async write(trx: Trx): Promise<void> {
    for (const [batchWrite, values] of this.#valuesByWrite) await batchWrite.write(trx, values);
  }
}

async function commit(db: Db, batch: Job[], onCommit: OnCommit): Promise<void> {
  const succeededJobs: Job[] = [];
  const startedAt = performance.now();
  const batchWrites = new BatchWrites();
  let trx: ControlledTransaction<Schema> | null = null;
  try {
    trx = await db.startTransaction().execute();
    const run = batch.length === 1 ? runAlone : runGuarded;
    for (const job of batch) if (await run(trx, batchWrites, job)) succeededJobs.push(job);
    if (!trx.isRolledBack) {
      await batchWrites.write(trx);
      await trx.commit().execute();
    }
  } catch (cause) {
    if (trx !== null && !trx.isCommitted)
      await trx
        .rollback()
        .execute()
        .catch(() => undefined); // the commit's own error is the one to report
    const described = describeDisk(cause);
    const error =
      described instanceof ServiceError
        ? described
        : new ServiceError('store_unavailable', 'The store did not confirm the write', { cause });
    for (const job of batch) job.fail(error);
    onCommit(null);
    return;
  }
  if (succeededJobs.length > 0) onCommit((performance.now() - startedAt) / 1_000);
  for (const job of succeededJobs) job.settle();
}

/** Runs a transaction's only job without a savepoint: if it fails, the transaction is rolled back. */
async function runAlone(trx: ControlledTransaction<Schema>, batchWrites: BatchWrites, job: Job): Promise<boolean> {
  try {
    await batchWrites.runJob((addToBatch) => job.run(trx, addToBatch));
    return true;
  } catch (error) {
    // With a full disk SQLite has rolled back by itself and reports that there is nothing to roll back.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    job.fail(describeDisk(error));
    return false;
  }
}

/** Runs one job inside a savepoint, so that its failure does not undo the other jobs. */
async function runGuarded(trx: ControlledTransaction<Schema>, batchWrites: BatchWrites, job: Job): Promise<boolean> {
  await savepoint(trx, {});
  try {
    await batchWrites.runJob(async (addToBatch) => {
      await job.run(trx, addToBatch);
      await releaseSavepoint(trx, {});
    });
    return true;
  } catch (error) {
    await rollbackToSavepoint(trx, {}).catch(() => Promise.reject(error)); // with a full disk the whole batch fails
    job.fail(describeDisk(error));
    return false;
  }
}

const savepoint = keepQuery((db) => ({ compile: () => sql`savepoint job`.compile(db) }));
const releaseSavepoint = keepQuery((db) => ({ compile: () => sql`release savepoint job`.compile(db) }));
const rollbackToSavepoint = keepQuery((db) => ({ compile: () => sql`rollback to savepoint job`.compile(db) }));

/** Turns errors of the disk into `store_unavailable`: the caller may try again once there is room. */
function describeDisk(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const errorText = DISK_ERROR_TEXTS.find(([prefix]) => code.startsWith(prefix));
  return errorText === undefined ? error : new ServiceError('store_unavailable', errorText[1], { cause: error });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

import { type ControlledTransaction, sql } from 'kysely';
import { ServiceError } from '../../base/errors.ts';
import type { Db, Schema, Trx } from '../schema/schema.ts';
import { keepQuery } from './kept-query.ts';

/** Up to this many writes that arrive together are committed together, with one flush to disk. */
const BATCH_MAX = 128;

/** Explanations of SQLite's error codes for the operator. */
const DISK_WORDS = [
  ['SQLITE_FULL', 'The disk is full: nothing more can be stored until whoever runs this server makes room'],
  ['SQLITE_IOERR', 'The disk does not take what is written: whoever runs this server must look at it'],
  ['SQLITE_READONLY', 'The store cannot be written: whoever runs this server must look at its rights'],
] as const;

/** A write made once for a whole batch, with the values its jobs have left, in the order of the jobs. */
export interface WrittenTogether<Value> {
  write(trx: Trx, values: readonly Value[]): Promise<void>;
}

/** Leaves a value to be written at the end of the batch's transaction. Values of failed jobs are dropped. */
export type WriteTogether = <Value>(kind: WrittenTogether<Value>, value: Value) => void;

/**
 * The only way to change the store. `write` runs the work inside a transaction and settles once the commit is on disk: with
 * the work's value, or with the error it threw (nothing of it is then stored), or with `store_unavailable` if the commit
 * failed; it is then unknown whether the change was stored. Work may await only its own queries, since all other writes
 * wait for it.
 */
export interface Writer {
  write<T>(work: (trx: Trx, together: WriteTogether) => Promise<T>): Promise<T>;
  /** Waits for the running writes. Later ones are refused. */
  close(): Promise<void>;
}

interface Job {
  run(trx: Trx, together: WriteTogether): Promise<void>;
  /** Settles the caller's promise with the result of `run`, after the commit. */
  settle(): void;
  fail(error: unknown): void;
}

/** Receives the duration of each commit in seconds; null if it failed. */
export type OnCommit = (seconds: number | null) => void;

/** Group commit over one database. */
export function createWriter(db: Db, onCommit: OnCommit = () => undefined): Writer {
  const waiting: Job[] = [];
  let running: Promise<void> | null = null;
  let closed = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn(); // writes that arrive in this round of the event loop join the batch
      await commit(db, waiting.splice(0, BATCH_MAX), onCommit);
    }
    running = null;
  }

  return {
    write(work) {
      if (closed) return Promise.reject(new ServiceError('store_unavailable', 'The server is stopping'));
      return new Promise((resolve, reject) => {
        waiting.push(createJob(work, resolve, reject));
        running ??= drain();
      });
    },
    async close() {
      closed = true;
      await running;
    },
  };
}

function createJob<T>(
  work: (trx: Trx, together: WriteTogether) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Job {
  let settle: () => void = () => reject(new Error('A write settled before it ran'));
  return {
    async run(trx, together) {
      const value = await work(trx, together);
      settle = () => resolve(value);
    },
    settle: () => settle(),
    fail: reject,
  };
}

/** The values that the jobs of a batch have left. */
class Together {
  readonly #left = new Map<WrittenTogether<unknown>, unknown[]>();

  /** Runs a job and keeps the values it leaves unless it fails. */
  async gather(work: (leave: WriteTogether) => Promise<void>): Promise<void> {
    const leftByJob: [WrittenTogether<unknown>, unknown][] = [];
    await work((kind, value) => leftByJob.push([kind, value]));
    for (const [kind, value] of leftByJob) {
      const values = this.#left.get(kind) ?? [];
      values.push(value);
      this.#left.set(kind, values);
    }
  }

  async write(trx: Trx): Promise<void> {
    for (const [kind, values] of this.#left) await kind.write(trx, values);
  }
}

async function commit(db: Db, batch: Job[], onCommit: OnCommit): Promise<void> {
  const stored: Job[] = [];
  const begun = performance.now();
  const together = new Together();
  let trx: ControlledTransaction<Schema> | null = null;
  try {
    trx = await db.startTransaction().execute();
    const run = batch.length === 1 ? runAlone : runGuarded;
    for (const job of batch) if (await run(trx, together, job)) stored.push(job);
    if (!trx.isRolledBack) {
      await together.write(trx);
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
  if (stored.length > 0) onCommit((performance.now() - begun) / 1_000);
  for (const job of stored) job.settle();
}

/** Runs a transaction's only job without a savepoint: if it fails, the transaction is rolled back. */
async function runAlone(trx: ControlledTransaction<Schema>, together: Together, job: Job): Promise<boolean> {
  try {
    await together.gather((leave) => job.run(trx, leave));
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
async function runGuarded(trx: ControlledTransaction<Schema>, together: Together, job: Job): Promise<boolean> {
  await savepoint(trx, {});
  try {
    await together.gather(async (leave) => {
      await job.run(trx, leave);
      await releaseSavepoint(trx, {});
    });
    return true;
  } catch (error) {
    await rollbackToSavepoint(trx, {}).catch(() => Promise.reject(error)); // with a full disk the whole batch is lost
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
  const words = DISK_WORDS.find(([prefix]) => code.startsWith(prefix));
  return words === undefined ? error : new ServiceError('store_unavailable', words[1], { cause: error });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

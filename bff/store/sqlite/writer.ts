import { type ControlledTransaction, sql } from 'kysely';
import { ServiceError } from '../../base/errors.ts';
import type { Db, Schema, Trx } from '../schema/schema.ts';
import { keepQuery } from './kept-query.ts';

/** Writes that arrive together commit together: one flush to the disk acknowledges up to this many, which are soon written. */
const BATCH_MAX = 128;

/** What SQLite's codes come from, for whoever runs the server. */
const DISK_WORDS = [
  ['SQLITE_FULL', 'The disk is full: nothing more can be stored until whoever runs this server makes room'],
  ['SQLITE_IOERR', 'The disk does not take what is written: whoever runs this server must look at it'],
  ['SQLITE_READONLY', 'The store cannot be written: whoever runs this server must look at its rights'],
] as const;

/** What is written once for all works of a batch that left something for it. It takes their values in the order of the works. */
export interface WrittenTogether<Value> {
  write(trx: Trx, values: readonly Value[]): Promise<void>;
}

/** Leaves a value to be written in the same transaction, after the last work of the batch. Of a work that failed nothing is. */
export type WriteTogether = <Value>(kind: WrittenTogether<Value>, value: Value) => void;

/**
 * The only way to change the store. `write` runs the work inside a transaction and settles after the commit is on
 * the disk: with the work's value, with the error the work threw (nothing of it stored), or with `store_unavailable`
 * where the commit itself failed, in which case the caller cannot know and must not call it failed.
 * Work must await nothing but its own queries: every other write waits for it.
 */
export interface Writer {
  write<T>(work: (trx: Trx, together: WriteTogether) => Promise<T>): Promise<T>;
  /** Waits for what was begun. Later writes are refused. */
  close(): Promise<void>;
}

interface Job {
  run(trx: Trx, together: WriteTogether): Promise<void>;
  /** Settles the caller's promise with what `run` left, after the commit. */
  settle(): void;
  fail(error: unknown): void;
}

/** What a commit took in seconds; null: the disk did not take it. */
export type OnCommit = (seconds: number | null) => void;

/** Group commit over one database. */
export function createWriter(db: Db, onCommit: OnCommit = () => undefined): Writer {
  const waiting: Job[] = [];
  let running: Promise<void> | null = null;
  let closed = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn(); // what arrives in this turn of the event loop joins the batch
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

/** What the works of a batch left to be written together. */
class Together {
  readonly #left = new Map<WrittenTogether<unknown>, unknown[]>();

  /** Does a work, and keeps what it left where it did not fail. */
  async gather(work: (leave: WriteTogether) => Promise<void>): Promise<void> {
    const own: [WrittenTogether<unknown>, unknown][] = [];
    await work((kind, value) => own.push([kind, value]));
    for (const [kind, value] of own) {
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
        .catch(() => undefined); // the commit's error says more
    const told = describeDisk(cause);
    const error =
      told instanceof ServiceError
        ? told
        : new ServiceError('store_unavailable', 'The store did not confirm the write', { cause });
    for (const job of batch) job.fail(error);
    onCommit(null);
    return;
  }
  if (stored.length > 0) onCommit((performance.now() - begun) / 1_000);
  for (const job of stored) job.settle();
}

/** Runs the transaction's only job, with no savepoint to pay for: its failure ends the transaction. */
async function runAlone(trx: ControlledTransaction<Schema>, together: Together, job: Job): Promise<boolean> {
  try {
    await together.gather((leave) => job.run(trx, leave));
    return true;
  } catch (error) {
    // SQLite has done that itself where the disk was full, and says that there is nothing to roll back.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    job.fail(describeDisk(error));
    return false;
  }
}

/** Runs one job inside a savepoint, so that its failure undoes nothing of the others'. */
async function runGuarded(trx: ControlledTransaction<Schema>, together: Together, job: Job): Promise<boolean> {
  await savepoint(trx, {});
  try {
    await together.gather(async (leave) => {
      await job.run(trx, leave);
      await releaseSavepoint(trx, {});
    });
    return true;
  } catch (error) {
    await rollbackToSavepoint(trx, {}).catch(() => Promise.reject(error)); // with the disk full nothing of the batch is left
    job.fail(describeDisk(error));
    return false;
  }
}

const savepoint = keepQuery((db) => ({ compile: () => sql`savepoint job`.compile(db) }));
const releaseSavepoint = keepQuery((db) => ({ compile: () => sql`release savepoint job`.compile(db) }));
const rollbackToSavepoint = keepQuery((db) => ({ compile: () => sql`rollback to savepoint job`.compile(db) }));

/** What the disk refused is not the work's fault: the caller may try again once there is room. */
function describeDisk(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = DISK_WORDS.find(([prefix]) => code.startsWith(prefix));
  return words === undefined ? error : new ServiceError('store_unavailable', words[1], { cause: error });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
